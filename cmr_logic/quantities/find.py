"""Find the constraints of a rule's clause and the quantities of a story's sentence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from typing import Any, Final

from cmr_logic.quantities import context
from cmr_logic.quantities.ages import find_ages
from cmr_logic.quantities.bounds import Relation, read_left, read_right
from cmr_logic.quantities.dates import FoundDate, find_dates
from cmr_logic.quantities.location import find_locations
from cmr_logic.quantities.measures import Found, find_measures
from cmr_logic.quantities.model import Constraint, Interval, Kind, Quantity
from cmr_logic.quantities.number_words import SCALES, SMALL
from cmr_logic.quantities.units import UNITS
from cmr_logic.quantities.wordlists import words
from cmr_logic.spans import Span

_TRIGGERS: Final = frozenset(
    {*SMALL, *SCALES}
    | {form for unit in UNITS for form in unit.forms if form.isalpha()}
    | set(words("half couple today yesterday tomorrow last next this birthday teenager teens"))
    | {word[:-1] + "ies" for word in SMALL if word.endswith("ty")}
)
_WORD: Final = re.compile(r"[a-z]+|\d")
_DURATION_BEFORE: Final = re.compile(
    r"\b(?:minutes?|hours?|days?|weeks?|months?|years?|shortly|soon|just|right|immediately)\s$",
    re.IGNORECASE,
)
_MERGE: Final = re.compile(r",?\s(?:and|but)\s")
_AGE_BLOCK: Final = re.compile(
    r"\b(?:before|until|till|if|when|once|unless|after)\b", re.IGNORECASE
)


def find_constraints(text: str) -> tuple[Constraint, ...]:
    """Return what a clause of a rule demands of numbers, dates and places, in order.

    A number without a bound ("you get £20") demands nothing; a date with "on", "in" or "during"
    does, and so do ages and places.

    Args:
        text: the clause.

    Example:
        >>> for c in find_constraints("you work less than 24 hours a week and are aged 60 or over"):
        ...     print(c.kind.value, c.interval, c.unit, c.entry)
        rate (-∞, 24) hour/week less_than:unit_hour:per_week
        age [60, ∞) year aged:or_more
    """
    found = [Constraint(**fields) for fields, bounded, _ in _all(text, None, rule=True) if bounded]
    return tuple(_merged(text, found))


def find_quantities(text: str, reference: date | None = None) -> tuple[Quantity, ...]:
    """Return what a sentence of a story states of numbers, dates and places, in order.

    Args:
        text: the sentence.
        reference: the day it was written; without it, "last year" says nothing.

    Example:
        >>> for q in find_quantities("I'm 65 and I have worked 20 hours a week for a year and a half."):
        ...     print(q.kind.value, q.interval, q.unit, q.entry)
        age [65, 66) year be_age
        rate [20, 20] hour/week unit_hour:per_week
        duration [547.875, 547.875] day unit_year
    """
    found = []
    for fields, _, one_sided in _all(text, reference, rule=False):
        if fields["kind"] is not Kind.PLACE and fields["negated"]:
            turned = fields["interval"].complement() if one_sided else None
            if turned is None:
                continue
            fields["interval"] = turned
        elif fields["negated"] and not fields["outside"]:
            continue
        span = fields["span"]
        time = context.time_of(text, span.start, span.end, age=fields["kind"] is Kind.AGE)
        subject = context.subject(text, span.start, span.end)
        found.append(Quantity(**fields, subject=subject, time=time))
    return tuple(found)


def _all(
    text: str, reference: date | None, *, rule: bool
) -> Iterator[tuple[dict[str, Any], bool, bool]]:
    """Yield the fields of each measure, whether it demands, and whether it has one bound."""
    rows = []
    if not _TRIGGERS.isdisjoint(words := _WORD.findall(text.lower())) or any(
        word.isdigit() for word in words
    ):
        rows += list(_numbers(text, reference, rule=rule))
    for location in find_locations(text):
        fields = _fields(
            text,
            (location.start, location.end),
            Kind.PLACE,
            Interval(),
            (location.relation.name,),
            unit=location.relation.relation,
        )
        fields["places"] = location.places
        fields["outside"] = location.relation.outside
        rows.append((fields, True, False))
    rows.sort(key=lambda row: (row[0]["span"].start, row[0]["span"].end))
    yield from rows


def _numbers(
    text: str, reference: date | None, *, rule: bool
) -> Iterator[tuple[dict[str, Any], bool, bool]]:
    dates = find_dates(text, reference)
    taken = [(d.start, d.end) for d in dates if d.entry != "ago"]
    yield from _date_rows(text, dates)
    if not rule:
        for age in find_ages(text):
            span = (age.start, age.end)
            if any(age.start < end and start < age.end for start, end in taken):
                continue
            taken.append(span)
            one_sided = age.interval.high is None
            if age.entry == "turned_age" and _AGE_BLOCK.search(
                text, context.clause_start(text, age.start), age.start
            ):
                continue
            fields = _fields(text, span, Kind.AGE, age.interval, (age.entry,), unit="year")
            yield fields, True, one_sided
    for found in find_measures(text, taken):
        interval = found.interval
        fields = _fields(
            text, (found.start, found.end), found.kind, interval, found.entries, unit=found.unit
        )
        fields["calendar"] = found.calendar
        one_sided = (interval.low is None) != (interval.high is None)
        if rule or _stated(found):
            yield fields, _demands(text, found), one_sided


def _stated(found: Found) -> bool:
    return found.kind is not Kind.COUNT or found.unit != ""


def _demands(text: str, found: Found) -> bool:
    """Tell whether a measured number in a rule is a demand: it is bounded, or an age."""
    return found.bounded or found.kind is Kind.AGE


def _fields(
    text: str,
    span: tuple[int, int],
    kind: Kind,
    interval: Interval,
    entries: tuple[str, ...],
    *,
    unit: str,
) -> dict[str, Any]:
    start, end = span
    return {
        "kind": kind,
        "unit": unit,
        "interval": interval,
        "span": Span(start, end),
        "text": text[start:end],
        "entry": ":".join(entries),
        "about": context.about(text, start, end),
        "negated": context.negated(text, start),
    }


def _date_rows(text: str, dates: list[FoundDate]) -> Iterator[tuple[dict[str, Any], bool, bool]]:
    index = 0
    while index < len(dates):
        found = dates[index]
        index += 1
        left = read_left(text, found.start, date=True)
        first, last, end = found.first, found.last, found.end
        entries: tuple[str, ...] = (found.entry,)
        ranged = False
        between = left.bound is not None and left.bound.relation is Relation.BETWEEN
        if index < len(dates) and _joined(text[end : dates[index].start], between=between):
            other = dates[index]
            index += 1
            ranged, last, end = True, other.last, other.end
            entries += (other.entry,)
        if between and not ranged:
            continue
        after = read_right(text, end, date=True)
        relation = Relation.EXACT
        if left.bound is not None and not between:
            relation = left.bound.relation
        if after is not None:
            relation, end = after[0].relation, after[1]
        start = min(left.start, found.start)
        if relation in (Relation.LESS, Relation.MORE) and _DURATION_BEFORE.search(text[:start]):
            continue  # "three months before 6 April 2016"
        interval = _date_interval(relation, first, last, ranged=ranged)
        names = [b.name for b in (left.bound, after[0] if after else None) if b is not None]
        fields = _fields(text, (start, end), Kind.DATE, interval, (*names, *entries), unit="day")
        since = left.bound is not None and text[start:].lower().startswith("since")
        one_sided = (interval.low is None) != (interval.high is None)
        yield fields, (bool(names) or ranged) and not since, one_sided


def _joined(gap: str, *, between: bool) -> bool:
    words = gap.strip().lower()
    if words in ("to", "until", "till", "through", "-", "–", "—", "to the", "up to"):
        return True
    return between and words in ("and", "and the")


def _date_interval(relation: Relation, first: date, last: date, *, ranged: bool) -> Interval:
    low, high = first.toordinal(), last.toordinal()
    if ranged:
        return Interval(low, high)
    if relation in (Relation.AT_LEAST, Relation.FROM):
        return Interval(low=low)
    if relation is Relation.MORE:
        return Interval(low=high + 1)
    if relation is Relation.AT_MOST:
        return Interval(high=high)
    if relation is Relation.LESS:
        return Interval(high=low - 1)
    return Interval(low, high)


def _merged(text: str, found: list[Constraint]) -> list[Constraint]:
    """Join "at least 16 and under 19" into one constraint."""
    merged: list[Constraint] = []
    for constraint in found:
        last = merged[-1] if merged else None
        both = last and _both(text, last, constraint)
        if both:
            merged[-1] = both
        else:
            merged.append(constraint)
    return merged


def _both(text: str, first: Constraint, second: Constraint) -> Constraint | None:
    same = (first.kind, first.negated) == (second.kind, second.negated)
    if not same or first.unit != second.unit or first.kind is Kind.PLACE:
        return None
    if not _MERGE.fullmatch(text, first.span.end, second.span.start):
        return None
    opposite = (first.interval.low is None) != (second.interval.low is None)
    met = first.interval.meet(second.interval) if opposite else None
    if met is None or met.low is None or met.high is None:
        return None
    span = first.span.cover(second.span)
    return Constraint(
        kind=first.kind,
        unit=first.unit,
        interval=met,
        calendar=first.calendar or second.calendar,
        span=span,
        text=span.of(text),
        entry=f"{first.entry}:{second.entry}",
        about=tuple(dict.fromkeys(first.about + second.about)),
        negated=first.negated,
    )
