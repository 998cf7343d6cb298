"""Which hour of a day a story tells, where a clause asks when something begins, ends or goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cmr_logic.records import replace
from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.lexicon.relations import same
from cmr_logic.scenario.statements.statement import Statement
from cmr_logic.text import word_set

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint, Quantity

_BEGINNING = word_set("start begin open arrive come land kick_off check_in kick")
_ENDING = word_set("finish end stop close leave")
_UNTIL = "until_hour"
_FROM = "from_hour"
_RANGE = "between_hours"
_OPEN = frozenset({"after_hour", "before_hour"})
_DAY = 24  # hours
# A bare hour is of the half of the day in which it lies so near to what a clause names, and in the
# other so far off: "at quarter to nine" is in the morning for "before 9 am".
_NEAR, _FAR = 4, 8
# What goes on for a while, and is done after eight if any of it is: "I **work** from six to ten".
_GOING_ON = frozenset(
    {"work", "drive", "travel", "operate", "trade", "rehearse", "practise", "play"}
)


def of_the_day(
    demand: Demand, clause: Statement, told: Statement, stated: Sequence[Quantity]
) -> Sequence[Quantity]:
    """Return quantities with those hours of a day alone that say what a clause asks for.

    Of what lasts from two to six, the end is at six. Of what goes on until nine nobody knows the
    beginning: it may be after eight, and also before.

    Args:
        demand: what the clause demands.
        clause: the clause, read.
        told: the statement that tells them.
        stated: its quantities.
    """
    constraint = next((c for c in demand.constraints if c.kind.value == "clock"), None)
    if constraint is None:
        return stated
    others = [q for q in stated if q.kind.value != "clock"]
    hours = _of_half(constraint, [q for q in stated if q.kind.value == "clock"])
    if told.verb in _GOING_ON and clause.verb in _GOING_ON:
        hours = [_within(constraint, quantity) for quantity in hours]
    return [*others, *_asked(constraint, _side(clause), _side(told), hours)]


def _of_half(constraint: Constraint, hours: Sequence[Quantity]) -> Sequence[Quantity]:
    """Return hours without those of a half of the day that a clause cannot mean.

    Asked whether they came before 9 am, people say "at quarter to nine" and mean the morning.
    """
    bound = _bound(constraint)
    apart = {q.interval.low for q in hours}
    if bound is None or len(hours) != 2 or len({q.text for q in hours}) != 1:  # noqa: PLR2004 - a pair
        return hours
    if any(q.interval.low is None or q.interval.low != q.interval.high for q in hours):
        return hours
    away = {_apart(q.interval.low or 0.0, bound): q for q in hours}
    near, far = min(away), max(away)
    return [away[near]] if len(apart) > 1 and near <= _NEAR and far >= _FAR else hours


def _bound(constraint: Constraint) -> float | None:
    """Return the hour that a clause names where it asks for those before, or after, it."""
    side = constraint.entry.split(":")[0]
    if side == "before_hour":
        return constraint.interval.high
    return constraint.interval.low if side == "after_hour" else None


def _apart(hour: float, other: float) -> float:
    """Return how many hours are between two of a day, the shorter way round."""
    between = abs(hour - other) % _DAY
    return min(between, _DAY - between)


def _within(constraint: Constraint, quantity: Quantity) -> Quantity:
    """Return an hour of a range that a clause asks for, if it has one: 3 am, of ten to six."""
    from cmr_logic.quantities import Interval  # noqa: PLC0415 - most clauses name no hour

    entries = [each.entry.split(":")[0] for each in (quantity, constraint)]
    asked, told = constraint.interval, quantity.interval
    ends = (asked.low, asked.high, told.low, told.high)
    if entries[0] != _RANGE or entries[1] not in _OPEN or None in ends:
        return quantity
    low, high, first, last = (end or 0.0 for end in ends)
    for shift in (-_DAY, 0, _DAY):
        begin, end = max(low, first + shift), min(high, last + shift)
        if end > begin:
            middle = (begin + end) / 2
            return replace(quantity, interval=Interval(middle, middle))
    return quantity


def _side(told: Statement) -> str:
    """Return which end of what is done a statement tells by its verb; nothing where neither."""
    keys = same(told.verb)
    if not keys.isdisjoint(_BEGINNING):
        return _FROM
    return _UNTIL if not keys.isdisjoint(_ENDING) else ""


def _asked(
    constraint: Constraint, asked: str, told: str, hours: Sequence[Quantity]
) -> Iterator[Quantity]:
    from cmr_logic.quantities import Interval, compare  # noqa: PLC0415 - most clauses name no hour

    for quantity in hours:
        entry = quantity.entry.split(":")[0]
        side = entry if entry in {_FROM, _UNTIL} else told if entry != _RANGE else ""
        if asked and entry == _RANGE:
            end = quantity.interval.low if asked == _FROM else quantity.interval.high
            yield replace(quantity, interval=Interval(end, end))
        elif asked and side:
            if side == asked:
                yield quantity
        elif asked or not side or compare(constraint, quantity):
            yield quantity
