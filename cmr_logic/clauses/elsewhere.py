"""Openings that name all places or times but those said before: "**In all other rooms** …"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.stretch import Stretch

_ALL_OTHER = (("all", "other"), ("any", "other"))
LONGEST_OPENING = 10
"""Tokens of what a sentence opens with, at most: "In all other rooms, …"."""


def others_end(stretch: Stretch) -> int | None:
    """Return where the places or times end that a sentence opens with as all but those before.

    "**In all other rooms,** you must ask": where what was said before is not so.
    """
    words, first = stretch.words, stretch.first
    if words[first + 1 : first + 3] not in _ALL_OTHER or stretch.item or stretch.lead_in:
        return None
    if words[first] not in syntax.OF_PLACES_AND_TIMES:
        return None
    near = range(first + 3, min(stretch.last, first + LONGEST_OPENING))
    opening = syntax.NOMINATIVES | syntax.DETERMINERS | {","}
    return next((at for at in near if words[at] in opening), None)
