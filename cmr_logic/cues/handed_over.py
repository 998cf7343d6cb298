"""How things are to be handed over, told in a row: "returned within a week **in its box**".

All of it must be so: "returned within a week **and** in its box **and** with the receipt".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import places_of, word_set

# What is done with a thing that is handed over: "**returned** within a week"; not "worn".
_HANDED = word_set("returned brought sent handed given posted delivered submitted presented")
SIGNS = _HANDED
"""Words of which each has one: "goods **returned** in May"; not "goods worn"."""
_BACK = word_set("back in over to us")  # "brought **back**", "handed **in**"
# How a thing may still be: "in its original **box**"; not "in person".
_STATES = word_set(
    "condition state packaging packing package box wrapping wrapper packet container bag case seal"
)
# What comes with it: "with the **receipt**"; not "with a friend".
_PAPERS = word_set(
    """
    receipt receipts proof invoice bill ticket label labels tag tags form certificate voucher note
    packaging accessories box
    """
)
_IN, _WITH, _AND, _WITHIN = "in", "with", ("and",), word_set("within by before no")
_LONGEST = 7  # words of one of them: "in its original and undamaged packaging"


def handed_over(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each joint of what is told so in a row, where no word joins it.

    Example:
        >>> list(handed_over("goods returned within a week in their box with the receipt".split()))
        [(5, 5, ('and',)), (8, 8, ('and',))]
        >>> list(handed_over("goods returned within a week with a friend".split()))
        []
        >>> list(handed_over("goods worn within a week with the label".split()))
        []
        >>> list(handed_over("goods sent back in their box with the receipt".split()))
        [(6, 6, ('and',))]
    """
    for at in places_of(words, SIGNS, 1):
        first = at + 1
        while first < len(words) and words[first] in _BACK and not _opens(words, first):
            first += 1
        joints = _joints(words, first) if _opens(words, first) else []
        yield from ((joint, joint, _AND) for joint in joints)


def _joints(words: Sequence[str], first: int) -> list[int]:
    """Return where the second and the third of them begin, behind the first at an index."""
    found, at, last = [], first + 1, first
    while at < len(words) and at - last <= _LONGEST:
        if words[at] in STOPS | syntax.JOINTS or words[at] in syntax.AUXILIARIES:
            break
        if _opens(words, at) and words[at - 1] not in syntax.PREPOSITIONS:
            found.append(at)
            last = at
        at += 1
    return found


def _opens(words: Sequence[str], at: int) -> bool:
    """Tell whether one of them begins at an index: "**within** a week", "**in** its box"."""
    if at >= len(words):
        return False
    near = list(words[at + 1 : at + _LONGEST])
    ends = (i for i, w in enumerate(near) if w in STOPS | syntax.JOINTS | syntax.PREPOSITIONS)
    near = near[: next(ends, len(near))]
    if words[at] == _IN:
        return not _STATES.isdisjoint(near) and "post" not in near
    if words[at] == _WITH:
        return not _PAPERS.isdisjoint(near)
    return words[at] in _WITHIN and not syntax.TIME_UNITS.isdisjoint(near)
