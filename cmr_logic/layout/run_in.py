"""Counted lists that run on in one line: "You need: 1. a rope 2. a vest" → a lead-in and items."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic.layout.lines import Line

# The second mark of such a line: " 2. a vest", ". (b) You"; not "; (b) you", inside a sentence.
_SECOND = re.compile(r"[ \t]2\.[ \t]|\.[ \t]+\((?:b|2)\)[ \t]")
# What marks an item: "3. a rope", "(c) a rope"; not "at least 3", "3.5 metres".
_MARK = re.compile(
    r"(?:(?<=[\s:;])|\A)(?:(\d{1,2})\.|\(([a-h]|\d{1,2})\))[ \t]+(?=[^\W\d_]{2}|[^\W\d_][ \t])"
)
_LETTERS = "abcdefgh"
# What the first may stand behind: nothing, a sign, or words that break off: "**if** 1. you row";
# not "under section 1."
_LEADING = re.compile(
    r"(?:\A|[.:;—–]|[^\w’'](?:if|when|where|unless|until|provided|that|who|you|must|either|both))"
    r"[ \t]*\Z",
    re.IGNORECASE,
)
# Where another sentence follows: "a vest**.** Ask us"; not "e.g. a vest".
_SENTENCE_END = re.compile(r"(?:(?<=\w\w)|(?<=[)\d]))[.!?][ \t]+(?=[A-Z])")
_FEWEST = 2  # items
_LONGEST_MARK = 3  # characters, without the space behind it


def counts_on(text: str) -> bool:
    """Tell whether any line of a text may have a counted list in it.

    Example:
        >>> counts_on("You need: 1. a rope 2. a vest"), counts_on("You need a rope.")
        (True, False)
    """
    marked = "2." in text or "(2)" in text or "(b)" in text  # found sooner than that none counts
    return marked and _SECOND.search(text) is not None


def run_in(line: Line) -> Sequence[Line]:
    """Return the lead-in and the items of a line with a counted list in it, else the line alone.

    Marks are those that count from one, in order, the first of which opens the line or what its
    words announce. Where each item is one sentence, so is the last: what follows it is text.

    Args:
        line: a line of text or of a list.

    Example:
        >>> [part.text for part in run_in(Line("TEXT", "Bring: 1. a rope 2. a vest. Ask us."))]
        ['Bring: ', '1. a rope ', '2. a vest. ', 'Ask us.']
        >>> len(run_in(Line("TEXT", "Read part 1. Part 2. is new.")))
        1
    """
    text = line.text
    second = _SECOND.search(text)
    if second is None:
        return (line,)
    places = _counted(text, bracketed=second[0].startswith("."))
    if len(places) < _FEWEST or _LEADING.search(text[: places[0]]) is None:
        return (line,)
    ends = [*places[1:], len(text)]
    single = not any(_end_of_sentence(text[:b].rstrip(), a) for a, b in pairwise(places))
    ends[-1] = (_end_of_sentence(text, places[-1]) if single else 0) or len(text)
    return list(_lines(line, places, ends))


def _counted(text: str, *, bracketed: bool) -> Sequence[int]:
    """Return where the marks of items stand that count from one, in this order."""
    places: list[int] = []
    for found in _MARK.finditer(text):
        count = found[2] if bracketed else found[1]
        if count in {str(len(places) + 1), _LETTERS[len(places) : len(places) + 1]}:
            places.append(found.start())
    return places


def _end_of_sentence(text: str, start: int) -> int:
    """Return where the first sentence of an item ends before another one, 0 where none follows."""
    found = _SENTENCE_END.search(text, start + _LONGEST_MARK)
    return 0 if found is None else found.end()


def _lines(line: Line, places: Sequence[int], ends: Sequence[int]) -> Iterator[Line]:
    """Yield the words before the items, the items, and the words behind them."""
    parts = [(0, places[0], line.kind)]
    parts += [(start, end, "BULLET") for start, end in zip(places, ends, strict=True)]
    parts.append((ends[-1], len(line.text), "TEXT"))
    for start, end, kind in parts:
        if line.text[start:end].strip():
            yield Line(kind, line.text[start:end], line.start + start, line.start + end)
