"""Find the constraints of a rule's clause and the quantities of a story's sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from functools import lru_cache
from typing import Final

from cmr_logic.quantities import context
from cmr_logic.quantities.ages import find_ages
from cmr_logic.quantities.clock_times import denied_hours, find_clock_times
from cmr_logic.quantities.dating import find_bounded_dates
from cmr_logic.quantities.demands import demanded
from cmr_logic.quantities.dimension import COUNTED
from cmr_logic.quantities.frequencies import find_frequencies
from cmr_logic.quantities.life_stages import STAGE_WORDS
from cmr_logic.quantities.location import find_locations
from cmr_logic.quantities.measures import Found, find_measures
from cmr_logic.quantities.model import Constraint, Interval, Kind, Quantity, Time
from cmr_logic.quantities.places import Place
from cmr_logic.quantities.taken import Taken
from cmr_logic.quantities.units import UNITS
from cmr_logic.quantities.wordlists import words
from cmr_logic.quantities.year_days import find_year_days
from cmr_logic.records import record, replace
from cmr_logic.spans import Span
from cmr_logic.syntax import MONTHS
from cmr_logic.text.number_names import ORDINALS, SCALES, SMALL

_KEPT: Final = 4_096  # texts with what they hold: several passes look at each clause and statement
# Without a digit or one of these words, a text holds no quantity but places.
_TRIGGERS: Final = frozenset(
    {*SMALL, *SCALES, *ORDINALS, *STAGE_WORDS}
    | {form for unit in UNITS for form in unit.forms if form.isalpha() and len(form) > 1}
    | {word + "s" for word in ORDINALS}
    | {word[:-1] + "ies" for word in SMALL if word.endswith("ty")}
    | set(MONTHS)
    | {name[:3] for name in MONTHS}
    | set(words("christmas easter boxing halloween midsummer eve valentine"))
    | set(
        words(
            "half quarter quarters couple today yesterday tomorrow last next this birthday teenager"
            " teens once twice every daily weekly monthly yearly annually fortnightly"
            " tudor elizabethan jacobean georgian victorian edwardian medieval"
            " century noon midday midnight lunchtime"
        )
    )
)
_WORD: Final = re.compile(r"[a-z]+")
_DIGIT: Final = re.compile(r"\d")
_MERGE: Final = re.compile(r",?\s(?:and|but)\s")
# What is not so of a place is so outside it alone: "I am **not a citizen** of it"; not "from it".
_DENIABLE: Final = frozenset({"in", "nationality"})
# Signs of a nationality that one can lack and be of it: "no UK **passport**"; not "no UK citizen".
_BY_SIGN: Final = re.compile(r"\b(?:passport|born)\b", re.IGNORECASE)
_NOT_YET: Final = re.compile(r"\b(?:before|until|till|if|when|once|unless|after)\b", re.IGNORECASE)


@record(frozen=True, slots=True)
class _Row:
    """A measure before it becomes a constraint or a quantity."""

    start: int
    end: int
    kind: Kind
    unit: str
    interval: Interval
    entries: tuple[str, ...]
    demands: bool = True
    calendar: bool = False
    places: tuple[Place, ...] = ()
    outside: bool = False


@lru_cache(maxsize=_KEPT)
def find_constraints(text: str) -> tuple[Constraint, ...]:
    """Return what a clause of a rule demands of numbers, dates and places, in order.

    A number without a bound ("you get £20") demands nothing; a date with "on", "in" or "during"
    does, and so do ages and places. Two bounds of one value, as in "at least 14 and under 17",
    are one constraint.

    Args:
        text: the clause.

    Example:
        >>> for c in find_constraints("you work less than 22 hours a week and are aged 60 or over"):
        ...     print(c.kind.value, c.interval, c.unit, c.entry)
        rate (-∞, 22) hour/week less_than:unit_hour:per_week
        age [60, ∞) year aged:or_more
    """
    rows = [*_numbers(text, None), *_places(text)]
    found = [_constraint(text, row) for row in sorted(rows, key=_order) if row.demands]
    merged: list[Constraint] = []
    for constraint in found:
        both = _both(text, merged[-1], constraint) if merged else None
        if both is not None:
            merged[-1] = both
        else:
            merged.append(constraint)
    return tuple(merged)


@lru_cache(maxsize=_KEPT)
def find_quantities(text: str, reference: date | None = None) -> tuple[Quantity, ...]:
    """Return what a sentence of a story states of numbers, dates and places, in order.

    Args:
        text: the sentence.
        reference: the day it was written; without it, "last year" says nothing.

    Example:
        >>> for q in find_quantities("I'm 65 and worked 20 hours a week for a year and a half."):
        ...     print(q.kind.value, q.interval, q.unit, q.entry)
        age [65, 66) year be_age
        rate [20, 20] hour/week unit_hour:per_week
        duration [547.875, 547.875] day unit_year
    """
    rows = [*_numbers(text, reference, story=True), *_places(text)]
    found = []
    for row in sorted(rows, key=_order):
        quantity = _quantity(text, row)
        if quantity is not None:
            found.append(quantity)
    return tuple(found)


def _order(row: _Row) -> tuple[int, int]:
    return row.start, row.end


def _constraint(text: str, row: _Row) -> Constraint:
    clause = context.clause_start(text, row.start)
    return Constraint(
        kind=row.kind,
        interval=row.interval,
        unit=row.unit,
        calendar=row.calendar,
        places=row.places,
        outside=row.outside,
        span=Span(row.start, row.end),
        text=text[row.start : row.end],
        entry=":".join(row.entries),
        about=context.about(text, clause, row.start, row.end),
        negated=context.negated(text, clause, row.start),
    )


def _quantity(text: str, row: _Row) -> Quantity | None:
    """Return the quantity that a story states, or None when a negation leaves nothing certain."""
    clause = context.clause_start(text, row.start)
    negated = context.negated(text, clause, row.start)
    outside = row.outside
    interval = row.interval
    if negated and row.kind is Kind.PLACE:
        if row.unit not in _DENIABLE or outside or _BY_SIGN.search(text, row.start, row.end):
            return None
        outside = True  # "I do not live in France"
    elif negated:
        hours = row.kind is Kind.CLOCK
        turned = denied_hours(interval, row.entries[0]) if hours else interval.complement()
        if turned is None:
            return None
        interval = turned.whole() if COUNTED.intersection(row.entries) else turned
    return Quantity(
        kind=row.kind,
        interval=interval,
        unit=row.unit,
        calendar=row.calendar,
        places=row.places,
        outside=outside,
        span=Span(row.start, row.end),
        text=text[row.start : row.end],
        entry=":".join(row.entries),
        about=context.about(text, clause, row.start, row.end),
        negated=negated,
        subject=context.subject(text, row.start, row.end),
        time=Time.PRESENT
        if "was_age" in row.entries  # of a birthday just gone by
        else context.time_of(text, clause, row.end, age=row.kind is Kind.AGE),
    )


def _places(text: str) -> Iterator[_Row]:
    for found in find_locations(text):
        relation = found.relation
        yield _Row(
            found.start,
            found.end,
            Kind.PLACE,
            relation.relation,
            Interval(),
            (relation.name,),
            places=found.places,
            outside=relation.outside,
        )


def _numbers(text: str, reference: date | None, *, story: bool = False) -> Iterator[_Row]:
    if _DIGIT.search(text) is None and _TRIGGERS.isdisjoint(_WORD.findall(text.lower())):
        return
    taken = Taken(len(text))
    yield from list(_times(text, taken, reference, story=story))
    if story:
        for row in list(_bare_ages(text, taken)):
            taken.mark(row.start, row.end)
            yield row
    yield from _measures(text, taken, story=story)


def _times(text: str, taken: Taken, reference: date | None, *, story: bool) -> Iterator[_Row]:
    """Yield the dates, the days of any year and the hours of any day, and take their places."""
    for day in find_bounded_dates(text, reference):
        yield _Row(
            day.start, day.end, Kind.DATE, "day", day.interval, day.entries, demands=day.demands
        )
        if day.blocks is not None:
            taken.mark(*day.blocks)
    for stretch in list(find_year_days(text, taken)):
        yield _Row(
            stretch.start,
            stretch.end,
            Kind.YEAR_DAYS,
            "day",
            stretch.interval,
            stretch.entries,
            demands=stretch.demands,
        )
    for hour in list(find_clock_times(text, taken, story=story)):
        if not hour.loose:
            taken.mark(hour.start, hour.end)
        yield _Row(
            hour.start,
            hour.end,
            Kind.CLOCK,
            "hour",
            hour.interval,
            hour.entries,
            demands=hour.demands,
        )


def _measures(text: str, taken: Taken, *, story: bool) -> Iterator[_Row]:
    """Yield how often something is done, and all else that has a number."""
    for often in find_frequencies(text, taken):
        yield _Row(
            often.start,
            often.end,
            Kind.RATE,
            "time/year",
            often.interval,
            often.entries,
            demands=often.bounded,
        )
    for measure in find_measures(text, taken):
        found = measure if story else _as_demanded(text, measure)
        if not story or found.kind is not Kind.COUNT or found.unit:
            yield _Row(
                found.start,
                found.end,
                found.kind,
                found.unit,
                found.interval,
                found.entries,
                demands=found.bounded or found.kind is Kind.AGE,
                calendar=found.calendar,
            )


def _bare_ages(text: str, taken: Taken) -> Iterator[_Row]:
    for age in find_ages(text):
        if not taken.free(age.start, age.end):
            continue
        clause = context.clause_start(text, age.start)
        if age.entry == "turned_age" and _NOT_YET.search(text, clause, age.start):
            continue  # "before I turned 65"
        yield _Row(age.start, age.end, Kind.AGE, "year", age.interval, (age.entry,))


def _as_demanded(text: str, found: Found) -> Found:
    least = demanded(text, found)
    if least is None:
        return found
    interval, name = least
    return replace(found, interval=interval, entries=(name, *found.entries), bounded=True)


def _both(text: str, first: Constraint, second: Constraint) -> Constraint | None:
    """Return "at least 14 and under 17" as one constraint, or None when the two are apart."""
    if (first.kind, first.unit, first.negated) != (second.kind, second.unit, second.negated):
        return None
    if _MERGE.fullmatch(text, first.span.end, second.span.start) is None:
        return None
    met = first.interval.meet(second.interval)
    one_sided = first.interval.complement() and second.interval.complement()
    if met is None or not one_sided or met.low is None or met.high is None:
        return None
    span = first.span.cover(second.span)
    return replace(
        first,
        interval=met,
        calendar=first.calendar or second.calendar,
        span=span,
        text=span.of(text),
        entry=f"{first.entry}:{second.entry}",
        about=tuple(dict.fromkeys(first.about + second.about)),
    )
