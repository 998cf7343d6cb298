"""What a coordinator can join, and the form of the signs that show it."""

from __future__ import annotations

import enum
from collections.abc import Callable

from cmr_logic.clauses.stretch import Stretch
from cmr_logic.records import record


class Level(enum.Enum):
    """What the two sides of a coordinator are."""

    STATEMENT = "statement"  # "you can park here **and** you can stay"
    CLAUSE = "clause"  # "if you work **or** study"
    STATE = "state"  # "if you are sick **or** over 60 and live here": both are what "be" says
    TIGHT = "tight"  # "if you live in England **or** Wales"
    INSIDE = "inside"  # "between 5 **and** 10": it joins nothing that can be asked apart

    __hash__ = object.__hash__  # as of `Effect`


WITHIN = frozenset({Level.STATE, Level.TIGHT})
"""What stands within a clause: parts of what its verb says."""


@record(frozen=True, slots=True)
class Sign:
    """What the words around a coordinator show of its level.

    Args:
        name: a unique name.
        level: what the two sides then are.
        shows: whether it shows, given the sentence, the index of the coordinator, and that of the
            first word behind it that counts.
        fires: a sentence in which it decides of the coordinator between the asterisks.
        silent: one with similar words in which it does not.
        at: the words that alone it can show at, where they are the coordinator: "also".
        before: those that alone it can show before, where they are the first word behind that
            counts: "that".
        behind: what that word must be like by itself, whatever stands around it: an -ing form.
    """

    name: str
    level: Level
    shows: Callable[[Stretch, int, int], bool]
    fires: str
    silent: str
    at: frozenset[str] | None = None
    before: frozenset[str] | None = None
    behind: Callable[[str], bool] | None = None
