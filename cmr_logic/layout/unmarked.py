"""Lists without marks: lines below a colon, each of which is an item by itself."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic.records import record

_LONGEST = 20  # words of an item without a mark: a longer line is prose
_LONGEST_TITLE = 6  # words
_LONGEST_IN_CAPITALS = 12  # words of a title that is told by its capitals
_SHORTEST_LIST = 2  # items
# Last words of a line that goes on in the next one, as printed prose does: "and have been **in**".
_GOING_ON = re.compile(
    r"(?:\A|[^\w'’])(?:a|an|the|your|their|his|her|its|our|my|this|these|those|that|which|who|of|in|on"
    r"|at|to|for|from|with|by|into|than|as|is|are|was|were|be|been|has|have|had|not|if|you|we|it"
    r"|they|must|can|may|will|least|any|all|every|no)[ \t]*\Z",
    re.IGNORECASE,
)
# The number of a section before its title: "**§ 12** Guests", "**Art. 3a** Oars"; not "12 guests".
_SECTION = re.compile(
    r"\A(?:§+[ \t]*|(?:section|sec\.|article|art\.|rule|reg(?:ulation|\.))[ \t]+)"
    r"\d+[a-z]?(?:\.\d+)*[.:]?(?:[ \t]*[–—-])?[ \t]+(?=[A-Z])",
    re.IGNORECASE,
)
# Last marks of a line that no width has broken: "You can row if:".
_WHOLE = frozenset({".", ":"})
# What joins a line to the next item: "a towel; **and**".
_TAIL = re.compile(r"[;,](?:[ \t]*(?:and|or))?[ \t]*\Z|[^\w](?:and|or)[ \t]*\Z")
_MORE_SENTENCES = re.compile(r"[.!?][ \t]+[A-Z]")


@record(frozen=True, slots=True)
class Unmarked:
    """The lines of a list without marks.

    Args:
        first: index of its first line.
        last: index after its last line.
    """

    first: int
    last: int


def unmarked_items(lines: Sequence[str]) -> Unmarked | None:
    """Return the lines of a paragraph that are a list, None where none are.

    They stand behind a line that ends in a colon, all begin alike, small or with a capital, and
    none breaks off as a line of prose does.

    Example:
        >>> unmarked_items(["You can row if:", "you can swim", "you have a vest", "Ask us."])
        Unmarked(first=1, last=3)
        >>> unmarked_items(["We say:", "you can row if you have a", "vest and can swim."]) is None
        True
    """
    opening = (at for at, line in enumerate(lines) if line.rstrip().endswith(":"))
    first = next(opening, len(lines)) + 1
    last = first + items_at(lines[first:])
    return Unmarked(first, last) if last - first >= _SHORTEST_LIST else None


def opens_with_title(lines: Sequence[str]) -> bool:
    """Tell whether the first line of a paragraph may be the title of the others: a short one.

    Lines of prose that was broken to a width are about as long as those below them.

    Example:
        >>> opens_with_title(["Guest passes", "You can bring a guest if you are a member."])
        True
        >>> opens_with_title(["You can bring", "a guest."])
        False
        >>> opens_with_title(["§ 12 Guest passes", "Members may bring a guest if they pay."])
        True
        >>> opens_with_title(["BERTHS - REQUEST TO BE MOVED ELSEWHERE", "Ask the harbour master."])
        True
    """
    if len(lines) < 2:  # noqa: PLR2004 - a title and what it is the title of
        return False
    first, second = _SECTION.sub("", lines[0].strip()), lines[1].strip()
    if not first:
        return False
    if first.isupper() and first[-1].isalnum() and not second.isupper():
        return second[:1].isupper() and len(first.split()) <= _LONGEST_IN_CAPITALS
    return (
        first[:1].isupper()
        and first[-1:].isalnum()
        and len(first.split()) <= _LONGEST_TITLE
        and second[:1].isupper()
        and (2 * len(first) < len(second) or _is_short_beside(first, second))
        and _GOING_ON.search(first) is None
    )


def _is_short_beside(title: str, line: str) -> bool:
    """Tell whether a line is shorter by far than one that is a sentence or leads in a list."""
    return 3 * len(title) < 2 * len(line) and line[-1] in _WHOLE


def goes_on_below(lines: Sequence[str], below: Sequence[str]) -> bool:
    """Tell whether the paragraph below one is a list that it leads in, or goes on with.

    Args:
        lines: those of the one.
        below: those of the paragraph below it.

    Example:
        >>> goes_on_below(["Bring:"], ["a towel", "a cap"]), goes_on_below(["Hi."], ["a cap"])
        (True, False)
        >>> goes_on_below(["a towel"], ["a cap"])
        True
    """
    small = len(below) == 1 and _begins_small(below[0]) and _is_item(below[0])
    if lines[-1].rstrip().endswith(":"):
        return small or items_at(below) >= _SHORTEST_LIST
    return small and len(lines) == 1 and _begins_small(lines[0]) and not lines[0].endswith(".")


def items_at(lines: Sequence[str]) -> int:
    """Return how many lines, from the first, may be the items of one list.

    Example:
        >>> items_at(["you can swim", "you have a vest", "Ask us."])
        2
    """
    if not lines:
        return 0
    small = _begins_small(lines[0])
    for at, line in enumerate(lines):
        behind_tail = at > 0 and _TAIL.search(lines[at - 1]) is not None
        ends = line.rstrip().endswith(".") and not small and not behind_tail
        if not _is_item(line) or _begins_small(line) is not small or ends:
            return at
        if small and line.rstrip().endswith("."):
            return at + 1
    return len(lines)


def _begins_small(line: str) -> bool:
    """Tell whether a line begins without a capital: with a small letter."""
    return line.lstrip()[:1].islower()


def _is_item(line: str) -> bool:
    """Tell whether a line says one thing, and all of it."""
    whole = _GOING_ON.search(line) is None and _MORE_SENTENCES.search(line) is None
    return whole and len(line.split()) <= _LONGEST and not line.rstrip().endswith(":")
