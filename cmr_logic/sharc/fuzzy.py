r"""The fuzzy search of the published multi-reference script, exactly and fast.

The published script searches a rule text for a question with the third-party ``regex`` module: the
pattern ``(?b)(?:\bQUESTION\b){i<=6,d<=20}``, a best match at word boundaries with at most 6
characters of the text left over (insertions) and 20 of the question not found (deletions). That
takes seconds a question. Here the same answer takes about a millisecond, and every property of the
original that shows in its answers is kept:

- errors are tried only where characters differ, an insertion before a deletion, so the first match
  at a position is well defined and need not be the best one;
- each match found starts the next, stricter search at its own start, where a search may not begin
  with an insertion: a best match that needs one is passed over there;
- a best match with more than 10 errors is looked for once more near its place, under that same
  restriction, and gives nothing when that fails.

The speed comes from two things. A start can be left out when no end after it is near enough, which
the Indel distance of rapidfuzz proves. And a state of the search that has failed is not entered
again: what can follow depends on the state alone.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

MAX_INSERTIONS = 6
MAX_DELETIONS = 20

_NO_LIMIT = MAX_INSERTIONS + MAX_DELETIONS
_LOOK_AGAIN = 10  # up to this many errors the search tries to better a match where it found it

_BOUNDARY = re.compile(r"\b")


def find_best(question: str, text: str) -> tuple[int, int] | None:
    """Return where a question stands in a text, as offsets, or None.

    Args:
        question: what to look for; both are compared as they are, so lower-case them first.
        text: where to look.

    Example:
        >>> find_best("is the child under 5?", "paid if your child is under 5")
        (12, 29)
    """
    return _Search(question, text).best()


class _Search:
    """One question and one text: the boundaries of the text and what is near enough from each."""

    def __init__(self, question: str, text: str) -> None:
        self.question = question
        self.text = text
        self.stops = [match.start() for match in _BOUNDARY.finditer(text)]
        self.is_stop = bytearray(len(text) + 1)
        for stop in self.stops:
            self.is_stop[stop] = 1
        self.near = self._near()

    def best(self) -> tuple[int, int] | None:
        found: tuple[int, int, int] | None = None
        position, limit = 0, _NO_LIMIT
        while (match := self.first(position, limit, len(self.text))) is not None:
            found = match
            position, limit = match[0], match[2] - 1
            if limit < 0:
                break
        if found is None or found[2] == 0:
            return found and found[:2]
        return self._look_again(*found)

    def _look_again(self, start: int, end: int, errors: int) -> tuple[int, int] | None:
        better: tuple[int, int] | None = None
        limit = min(errors, _LOOK_AGAIN)
        for offset in range(min(len(self.text) - start, limit) + 1):
            for allowed in range(1, limit + 1):
                match = self.match(start + offset, allowed, -1, len(self.text))
                if match is not None:
                    if match[1] < limit or offset == 0:
                        better, limit = (start + offset, match[0]), match[1]
                    break
        if better is not None:
            return better
        again = self.first(start, errors, min(end + errors, len(self.text)))
        return again and again[:2]

    def first(self, start: int, limit: int, end: int) -> tuple[int, int, int] | None:
        """Return start, end and errors of the leftmost match from ``start`` on."""
        for position in self._starts(start, limit, end):
            match = self.match(position, limit, start, end)
            if match is not None:
                return position, *match
        return None

    def _starts(self, start: int, limit: int, end: int) -> Iterator[int]:
        """Yield the starts that can have a match, in order.

        A start between boundaries reaches the next one by insertions alone.
        """
        previous = -1
        for stop, cheapest in self.near:
            if stop >= start:
                first = max(start, previous + 1, stop - MAX_INSERTIONS)
                for position in range(first, stop + 1):
                    lead = stop - position
                    if any(
                        lead + errors <= limit and lead + inserted <= MAX_INSERTIONS
                        for inserted, errors in cheapest
                    ):
                        if position > end:
                            return
                        yield position
            previous = stop

    def _near(self) -> list[tuple[int, list[tuple[int, int]]]]:
        """Return, for each boundary, the insertions and errors of every end that is near enough."""
        from rapidfuzz.distance import Indel  # noqa: PLC0415 - only a fuzzy search needs it

        length = len(self.question)
        near = []
        for index, start in enumerate(self.stops):
            found = []
            for end in self.stops[index:]:
                longer = end - start - length
                if longer > MAX_INSERTIONS:
                    break
                if longer < -MAX_DELETIONS:
                    continue
                errors = Indel.distance(self.question, self.text[start:end], score_cutoff=_NO_LIMIT)
                inserted = (errors + longer) // 2
                if inserted <= MAX_INSERTIONS and errors - inserted <= MAX_DELETIONS:
                    found.append((inserted, errors))
            near.append((start, found))
        return near

    def match(self, start: int, limit: int, anchor: int, end: int) -> tuple[int, int] | None:
        """Return end and errors of the first match at ``start``, in the order of the original.

        Args:
            start: where the match begins.
            limit: how many errors it may have.
            anchor: where no insertion is allowed; -1 for nowhere.
            end: the match must not go beyond.
        """
        question, text = self.question, self.text
        length = len(question)
        stop = self._reach(start, min(MAX_INSERTIONS, limit) if start != anchor else 0, end)
        if stop is None:
            return None
        failed: set[tuple[int, int, int]] = set()
        # What is left to try: place in the text, place in the question, insertions. The deletions
        # follow from these: what was neither inserted nor matched.
        stack = [(stop, 0, stop - start)]
        while stack:
            place, asked, inserted = state = stack.pop()
            if state in failed:
                continue
            failed.add(state)
            while asked < length and place < end and text[place] == question[asked]:
                place += 1
                asked += 1
            deleted = asked - (place - start - inserted)
            if asked == length:
                reached = self._reach(
                    place, min(MAX_INSERTIONS - inserted, limit - inserted - deleted), end
                )
                if reached is not None:
                    return reached, inserted + deleted + reached - place
            if asked == length or inserted + deleted >= limit:
                continue
            if deleted < MAX_DELETIONS:
                stack.append((place, asked + 1, inserted))
            if inserted < MAX_INSERTIONS and place < end and place != anchor:
                stack.append((place + 1, asked, inserted + 1))
        return None

    def _reach(self, place: int, insertions: int, end: int) -> int | None:
        """Return the next boundary, if it can be reached with so many insertions."""
        stop = self.is_stop.find(1, place)
        return stop if 0 <= stop - place <= insertions and stop <= max(end, place) else None
