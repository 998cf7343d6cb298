"""Bounds of what is given, no condition: "We pay fares**, subject to a maximum of £9**"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import word_set

_SUBJECT_TO = ("subject", "to")
# Bounds of an amount: "subject to a **maximum** of two nights"; not "subject to a test".
_BOUNDS = word_set("maximum limit cap ceiling")
_TELLING = word_set("overall annual daily weekly monthly yearly total upper usual normal")
_AMOUNT = word_set("of per")
_ENDS = STOPS | {",", ":"}
SIGNS = frozenset({"subject"})
"""The word that each has: "**subject** to a limit of £9"; not "up to a limit"."""


def amounts_capped(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each bound of an amount that something is subject to, and leave it out.

    Example:
        >>> list(amounts_capped("we pay fares , subject to a limit of £9 .".split()))
        [(3, 10, ())]
        >>> list(amounts_capped("we pay fares , subject to a test of skill .".split()))
        []
    """
    for at in range(1, len(words) - 3):
        if tuple(words[at : at + 2]) != _SUBJECT_TO or words[at + 2] not in syntax.INDEFINITE:
            continue
        bound = at + 3 + (words[at + 3] in _TELLING)
        said = words[bound : bound + 2]
        if len(said) > 1 and said[0] in _BOUNDS and said[1] in _AMOUNT:
            last = next((i for i in range(bound, len(words)) if words[i] in _ENDS), len(words))
            yield at - (words[at - 1] == ","), last, ()
