"""What an answer about one bound of a measure says of another: who is not over 16 is not over 21.

An answer to a clause that bounds a measure settles those that it leaves no choice, and nobody is
asked about these.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from cmr_logic.dialog.measures import Bounded
from cmr_logic.dialog.told import Told
from cmr_logic.expression import ClauseRef

if TYPE_CHECKING:
    from cmr_logic.quantities import Interval

_DERIVED = -1.0  # the score of what follows from an answer: the answers themselves come first


def from_bounds(measures: Iterable[Sequence[Bounded]], facts: Iterable[Told]) -> Iterator[Told]:
    """Yield the facts about clauses that answers about another bound of their measure settle.

    Args:
        measures: the clauses that bound one measure, for each.
        facts: what the answers say.

    Example:
        >>> from cmr_logic import decide
        >>> text = "You can row if you are over 21, or if you are over 16 and live here."
        >>> decide(text, "Can I row?", history=[("Are you over 16?", "no")]).answer
        'No'
    """
    known = {
        fact.part.clause_id: fact
        for fact in facts
        if isinstance(fact.part, ClauseRef) and fact.value is not None
    }
    for bounded in measures:
        yield from _settled(bounded, known)


def _settled(bounded: Sequence[Bounded], known: Mapping[str, Told]) -> Iterator[Told]:
    """Yield what is settled of the clauses about one measure."""
    for told in bounded:
        fact = known.get(told.clause_id)
        left = None if fact is None else _left(told.interval, holds=bool(fact.value))
        if fact is None or left is None:
            continue
        for other in bounded:
            sure = other.interval.contains(left)
            if other.clause_id not in known and (sure or other.interval.disjoint(left)):
                part = ClauseRef(other.clause_id)
                yield Told(part, sure, fact.source, fact.evidence, fact.span, score=_DERIVED)


def _left(interval: Interval, *, holds: bool) -> Interval | None:
    """Return the values that a measure may have; None where they are no single interval."""
    from cmr_logic.quantities import Interval as Values  # noqa: PLC0415 - as in `measures`

    if holds:
        return interval
    if interval.low is not None and interval.high is None:
        return Values(high=interval.low, high_open=not interval.low_open)
    if interval.high is not None and interval.low is None:
        return Values(low=interval.high, low_open=not interval.high_open)
    return None
