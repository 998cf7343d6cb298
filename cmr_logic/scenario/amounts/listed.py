"""Several ages, or several spells, told in one breath: "my children are 4, 7 and 20"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from cmr_logic.records import replace
from cmr_logic.scenario.amounts.measuring import measure
from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.statements.statement import Statement

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_AGES = re.compile(r"\b(?:are|aged)\s(\d{1,2}(?:,\s\d{1,2})*,?\sand\s\d{1,2})\b(?![\s-]\w)")
_NUMBER = re.compile(r"\d+")


def ages_listed(quote: str) -> Sequence[Quantity]:
    """Return the ages that words list of several people.

    Args:
        quote: the words of a statement.

    Example:
        >>> [age.interval.low for age in ages_listed("My children are 4, 7 and 20")]
        [4.0, 7.0, 20.0]
        >>> ages_listed("My children are 4 and happy")
        ()
    """
    found = _AGES.search(quote) if " and " in quote else None
    if found is None:
        return ()
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories list no ages

    return [
        quantity
        for number in _NUMBER.findall(found[1])
        for quantity in find_quantities(f"they are {number} years old")
        if quantity.kind.value == "age"
    ]


def spells_of(told: Sequence[tuple[int, Quantity]], *, one_by_one: bool) -> Quantity | None:
    """Return how long several spells lasted together at least; None where only one is told.

    Args:
        told: durations, each with the place where it stands in the story.
        one_by_one: one came after another; otherwise they may have been at the same time.
    """
    spells = list(dict(told).values())
    lows = [spell.interval.low for spell in spells]
    if len(spells) <= 1 or None in lows or len({spell.unit for spell in spells}) > 1:
        return None
    known = [low for low in lows if low is not None]
    least = sum(known) if one_by_one else max(known)
    ends = replace(spells[0].interval, low=least, high=None)
    return replace(spells[0], interval=ends, entry=spells[0].entry + ":spells")


def agree_on(demand: Demand, listed: Sequence[Quantity], clause: Statement) -> bool:
    """Tell whether all that is listed says the same of a demand: one of several may not.

    Args:
        demand: what a clause demands.
        listed: the quantities.
        clause: the clause, read.
    """
    if not listed or not any(c.kind.value == "age" for c in demand.constraints):
        return True  # beside a number of children, their ages are counted
    verdicts = (measure(demand, [quantity], clause) for quantity in listed)
    return len({verdict.value for verdict in verdicts if verdict is not None}) == 1


def said_once(telling: Sequence[Statement]) -> list[Statement]:
    """Return statements without those that say the words of others again.

    Args:
        telling: statements of a story.
    """
    kept: list[Statement] = []
    for told in telling:
        again = any(told.start < other.end and other.start < told.end for other in kept)
        if not (told.text and again):
            kept.append(told)
    return kept


def came_about(
    following: Iterable[Statement], statements: Sequence[Statement]
) -> Iterator[Statement]:
    """Yield what follows that came about when a story tells its ground: not what was booked.

    Args:
        following: what follows from a story.
        statements: those of the story.
    """
    for told in following:
        grounds = {s.verb for s in statements if (s.start, s.end) == (told.start, told.end)}
        if grounds.isdisjoint(("book", "reserve", "order", "plan")):
            yield told
