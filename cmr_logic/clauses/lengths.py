"""Lengths and amounts behind a participle: "guests booked **for two nights** may row"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.cues import Cue

FOR_CASE = "for-case"  # the cue of the case that something is for: "for late entries"
_LENGTH = 4  # words of a length of time: "at least two years"
# How one begins: "for **at** least a day", "for **two** days"; not "for day guests".
_COUNTING = syntax.NUMBERS | syntax.CURRENCIES | syntax.BOUNDS | {"a", "an", "at", "up"}
# What a length is counted in: "two **nights**", "**£**5"; not "two guests".
_UNITS = syntax.TIME_UNITS | syntax.CURRENCIES | {"night", "nights", "minute", "minutes"}


def says_length(stretch: Stretch, at: int, cue: Cue) -> bool:
    """Tell whether a cue at an index is a "for" that says how long or how much, and no case.

    Args:
        stretch: the sentence.
        at: the index.
        cue: the cue.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("Guests booked for two nights may row.")
        >>> stretch = Stretch(tokens, 0, 7, item=False, lead_in=False)
        >>> says_length(stretch, 2, stretch.cue(2)[0])
        True
    """
    if cue.name != FOR_CASE or at + 1 >= stretch.last:
        return False
    counted = stretch.words[at + 1 : at + 1 + _LENGTH]
    counts = counted[0][0].isdigit() or counted[0] in _COUNTING
    return counts and not _UNITS.isdisjoint(counted)
