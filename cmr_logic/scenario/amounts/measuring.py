"""Quantities of a story against those that a clause demands, once both measure the same thing."""

from __future__ import annotations

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.demands.demanded import Demand, names_income
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Tense, Who
from cmr_logic.scenario.times.elapsed import is_of_time_since
from cmr_logic.scenario.times.stated import quantities_of

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint, Quantity

_COUNTED = frozenset({"money", "rate", "duration", "count", "percent"})


def measure(demand: Demand, stated: Sequence[Quantity], clause: Statement) -> Verdict | None:
    """Return what quantities say of a clause that they measure, or None where they leave it open.

    Args:
        demand: what it demands.
        stated: its quantities.
        clause: the clause, read.
    """
    from cmr_logic.quantities import comparable, compare  # noqa: PLC0415 - most stories name no quantity

    if demand.never:
        return _measure_with_margin(demand, stated, clause)
    aged = any(c.kind.value == "age" for c in demand.constraints)
    # Beside an age, a date is the day on which it is asked for.
    demanded = [c for c in demand.constraints if not (aged and c.kind.value == "date")]
    met: list[bool] = []
    names: list[str] = []
    for constraint in demanded:
        values = [
            (compare(constraint, per_year(constraint, q, demand)), q.entry)
            for q in stated
            if comparable(constraint, q)
        ]
        told = {value for value, _ in values if value is not None}
        unsure = constraint.kind.value == "clock" and any(value is None for value, _ in values)
        if len(told) != 1 or unsure:
            return None  # at nine in the morning, or in the evening
        met.append(told.pop())
        names.extend(entry for _, entry in values)
    missed = [c for c, ok in zip(demanded, met, strict=True) if not ok]
    if len(met) > 1 and any(c.kind.value == "place" for c in missed):
        return None  # 120 days elsewhere say nothing of the days here
    return Verdict(all(met) ^ clause.negated, tuple(dict.fromkeys(names)))


def asks_when(demand: Demand) -> bool:
    """Tell whether a clause asks on which day, or how long ago, something was.

    Args:
        demand: what it demands.
    """
    return all(c.kind.value == "date" or is_of_time_since(c) for c in demand.constraints)


def _measure_with_margin(
    demand: Demand, stated: Sequence[Quantity], clause: Statement
) -> Verdict | None:
    """Return what quantities say of a demand that only some surely meet, and others surely miss."""
    missed = replace(demand, constraints=demand.never, never=())
    found = measure(missed, stated, clause)
    if found is not None and found.value is not clause.negated:
        return replace(found, value=clause.negated)
    met = measure(replace(demand, never=()), stated, clause)
    return met if met is not None and met.value is not clause.negated else None


def per_year(constraint: Constraint, quantity: Quantity, demand: Demand) -> Quantity:
    """Take a sum of income without a period as that of a year, where the clause asks for one.

    Args:
        constraint: what is demanded.
        quantity: the sum.
        demand: all that the clause demands.
    """
    if (
        constraint.kind.value != "money"
        or "/" in quantity.unit
        or "year" not in constraint.text
        or not any(names_income(key) for key in demand.about)
    ):
        return quantity
    low = quantity.interval.low or 0.0
    yearly = quantities_of(quantity.text + " a year")
    if not yearly and low == quantity.interval.high:  # "thirty-one thousand"
        yearly = quantities_of(f"{low / 1000:g} grand a year")
    if not yearly or yearly[0].kind is not quantity.kind:
        return quantity
    if quantity.interval.high is None:  # a part of a whole
        return replace(yearly[0], interval=replace(yearly[0].interval, high=None))
    return yearly[0]


def as_yearly(told: Statement, demand: Demand, quote: str) -> Statement:
    """Return what somebody took in last year as what they take in: nobody knows of a later year.

    Args:
        told: a statement of a story.
        demand: what a clause demands.
        quote: the words of the statement.
    """
    income = "last year" in quote.lower() and any(names_income(key) for key in demand.about)
    return replace(told, tense=Tense.PRESENT) if income and told.tense is Tense.PAST else told


def measure_any(demand: Demand, stated: Sequence[Quantity], clause: Statement) -> Verdict | None:
    """Return what several quantities say of a demand that one of them may meet.

    Args:
        demand: what is demanded.
        stated: the quantities.
        clause: the clause, read.
    """
    found = [measure(demand, [quantity], clause) for quantity in stated]
    told = [verdict for verdict in found if verdict is not None]
    meeting = [verdict for verdict in told if verdict.value is not clause.negated]
    if meeting:
        return meeting[0]
    return told[0] if told and len(told) == len(found) else None


# What one does not have in this way one may still use: "I **own** no flat"; not "I have no flat".
_OWNING = "own"
_LEAST_COUNT = frozenset({"single"})  # "not a **single** lesson"


def _may_be_used(clause: Statement, story: Statement) -> bool:
    """Tell whether a clause asks what one does with a thing, and a story who owns it: a flat."""
    does = clause.subject.who is Who.SELF and clause.verb not in lists.HAVING
    return does and story.verb == _OWNING


# What is still to come where it has not happened: "my pass has not **expired**"; not "I have none".
_RUNNING_OUT = frozenset({"expire", "lapse", "end", "finish", "run"})
_GIVING_UP = lists.ENDING | {"give_up"}


def _is_open(demand: Demand, constraint: Constraint, clause: Statement) -> bool:
    """Tell whether a demand may be met or not where there is none of what it measures.

    What there is not has no size, who does not smoke may have stopped at any time, and what has
    not expired may expire within a week, or on any day to come.
    """
    kind = constraint.kind.value
    since = kind == "date" or is_of_time_since(constraint)
    ahead = clause.tense is Tense.PRESENT and clause.verb not in lists.HAVING
    return (
        (kind in lists.SIZES and constraint.interval.holds(0))
        or (since and not _GIVING_UP.isdisjoint(demand.about))
        or (ahead and constraint.entry.startswith("within"))
        or (ahead and kind == "date" and clause.verb in _RUNNING_OUT)
    )


def _is_beside(
    constraint: Constraint, denied: AbstractSet[str], story: Statement, clause: Statement
) -> bool:
    """Tell whether what is denied only says when, and not what, lasted or was done.

    "Wed for three years on the day of the **application**" says no more of who never applied.
    """
    if constraint.kind.value not in {"duration", "date"} or clause.verb in lists.HAVING | {"be"}:
        return False
    return not clause.negated and not covers((story.verb, *denied), word_key(clause.verb))


def none_of(demand: Demand, story: Statement, clause: Statement) -> Verdict | None:
    """Return what a statement that denies all of what is measured says of a demand.

    Example:
        >>> from cmr_logic.scenario.demands.demanded import demand_of
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> from cmr_logic.scenario.statements.reading import read
        >>> statement = "you have savings of more than £900"
        >>> none_of(demand_of(statement), read("I have no savings.")[0], read_clause(statement))
        Verdict(value=False, entries=('none',))
    """
    money = any(c.kind.value == "money" for c in demand.constraints)
    spare = lists.LIGHT | (lists.LEAST_SUMS if money else frozenset())
    if any(c.kind.value == "count" for c in demand.constraints):
        spare |= _LEAST_COUNT
    denied = story.keys - spare - {story.verb if story.verb in lists.HAVING else ""}
    gone = story.tense is Tense.PAST and clause.tense in (Tense.PAST, Tense.PERFECT)
    lasts = gone or story.tense in (Tense.PRESENT, Tense.PERFECT)
    if not story.negated or not denied or not lasts or _may_be_used(clause, story):
        return None
    if not all(any(covers((key,), k) for key in demand.about) for k in denied):
        return None
    if len(demand.constraints) != 1:
        return None
    (constraint,) = demand.constraints
    if _is_open(demand, constraint, clause) or _is_beside(constraint, denied, story, clause):
        return None
    # Who has no boat has none in France, and bought none before May.
    counted = constraint.kind.value in _COUNTED and not is_of_time_since(constraint)
    if story.verb == "be" and any(map(is_person, denied)):
        counted = False  # who is no tenant has been one for no time
    if constraint.entry.startswith("within") and clause.verb not in lists.HAVING:
        counted = False  # what was not done was not done within a week
    value = counted and constraint.interval.holds(0)
    return Verdict(value ^ clause.negated, ("none",))
