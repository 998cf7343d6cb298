"""Spells that a rule demands without a bounding word: "you have lived here for 3 years"."""

from __future__ import annotations

from typing import Final

from cmr_logic.quantities.measures import Found
from cmr_logic.quantities.model import Interval, Kind
from cmr_logic.records import record
from cmr_logic.text.patterns import compiled

_WINDOW: Final = 90  # characters to look at before a spell


@record(frozen=True, slots=True)
class Demand:
    """Words that make the least that is asked for of a spell in a rule.

    Args:
        name: the entry's name.
        pattern: what stands right before the number, ignoring case.
        example: a clause where the entry fires.
        counter_example: a clause where it must not.
        kinds: what it is that is demanded.
    """

    name: str
    pattern: str
    example: str
    counter_example: str
    kinds: tuple[Kind, ...] = (Kind.DURATION, Kind.RATE)


DEMANDS: Final[tuple[Demand, ...]] = (
    Demand(
        "spell_so_far",
        r"\b(?:have|has|had|having|been|['’]ve)\s(?:[^\s.;,:()]+\s){1,9}?for\s$",
        "You have lived in the town for 3 years.",
        "You can stop paying for 3 years.",
    ),
    Demand(
        "spell_needed",
        r"\b(?:needs?|needed|requires?|required)\s(?:to\s(?:have|show|work)\s)?(?:a\stotal\sof\s)?$",
        "You need 30 years of contributions.",
        "You get 30 years of contributions.",
    ),
    Demand(
        "feat",
        r"\b(?:can|able\sto|could)\s(?:swim|run|walk|row|cycle|ride|lift|carry|climb|throw|jump)\s$",
        "You can swim 400 metres.",
        "You can park 400 metres away.",
        kinds=(Kind.DISTANCE, Kind.WEIGHT),
    ),
)


def demanded(text: str, found: Found) -> tuple[Interval, str] | None:
    """Return the range that a spell without a bound demands in a rule, and the entry's name.

    Example:
        >>> from cmr_logic.quantities.measures import find_measures
        >>> from cmr_logic.quantities.taken import Taken
        >>> text = "you need 10 days of rest"
        >>> interval, name = demanded(text, find_measures(text, Taken(len(text)))[0])
        >>> print(interval, name)
        [10, ∞) spell_needed
    """
    if found.bounded:
        return None
    start = max(0, found.start - _WINDOW)
    for demand in DEMANDS:
        if found.kind in demand.kinds and compiled(demand.pattern).search(text, start, found.start):
            return Interval(low=found.interval.low), demand.name
    return None
