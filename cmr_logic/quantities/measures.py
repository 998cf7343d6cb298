"""Numbers with what they measure: money, ages, durations, rates, counts and the rest."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from cmr_logic.quantities.bounds import Relation, Scope
from cmr_logic.quantities.dimension import COUNTED, Dimension, dimension_of, is_year
from cmr_logic.quantities.drafts import Draft, Reader
from cmr_logic.quantities.model import Interval, Kind
from cmr_logic.quantities.taken import Taken
from cmr_logic.records import record

_ABOUT: Final = 0.1  # how far "about" reaches, as a share of the number
_AGO: Final = re.compile(r"\sago\b", re.IGNORECASE)
# A spell before one of these words is the distance to a point in time, or something else again.
# What takes so long as is told behind "in".
_DONE: Final = frozenset(
    {"finish", "finished", "finishes", "complete", "completed", "done", "ran", "swam", "rowed"}
)
_MORE: Final = "another"  # of a sum beside the first: "£60 here, and another £40"
_OFFSET: Final = re.compile(
    r"\s(?:later|earlier|before|after|afterwards?|from\s(?:now|the|today)|prior|until|late|early"
    r"|in\sadvance|away|older|younger|apart|behind|ahead|left)\b",
    re.IGNORECASE,
)
_PREGNANT: Final = re.compile(r"\s(?:pregnant|gone)\b", re.IGNORECASE)
# By which it is said how long somebody has been so: "I'**m** 20 weeks pregnant"; not "at 20 weeks".
_BE: Final = re.compile(r"(?:[a-z]+['’](?:m|s|re|ll)|am|is|are|was|were|be|being|now)")


@record(frozen=True, slots=True)
class Found:
    """A measured number in a text.

    Args:
        start: the offset of the first character, bounding words included.
        end: the offset behind the last.
        kind: the dimension.
        unit: the canonical unit.
        interval: the range in it.
        calendar: counted in months or years.
        entries: the names of the entries that made it.
        bounded: bounding words or a range made the interval.
    """

    start: int
    end: int
    kind: Kind
    unit: str
    interval: Interval
    calendar: bool
    entries: tuple[str, ...]
    bounded: bool


def find_measures(text: str, taken: Taken) -> list[Found]:
    """Return the measured numbers of a text, in order.

    Args:
        text: the text.
        taken: what holds something else, such as dates; names of things are marked in it.

    Example:
        >>> found = find_measures("under 24 hours a week", Taken(21))[0]
        >>> found.kind.value, str(found.interval), found.unit
        ('rate', '(-∞, 24)', 'hour/week')
    """
    reader = Reader(text, taken)
    found: list[Found] = []
    draft = reader.next(0)
    while draft is not None:
        result = _finished(text, draft)
        if result is not None:
            found.append(result)
        draft = reader.next(draft.end)
    return found


def _is_ahead(words: Sequence[str]) -> bool:
    """Tell whether a spell behind words is a time ahead: "in two weeks", not "done in two"."""
    done = not _DONE.isdisjoint(words[-2:-1]) and list(words[-3:-2]) != ["be"]
    return list(words[-1:]) == ["in"] and not done


def _is_stage(text: str, draft: Draft) -> bool:
    """Tell whether a spell is when something happened: "at 20 weeks pregnant", not "I'm 20"."""
    if _PREGNANT.match(text, draft.end) is None:
        return False
    return not draft.left.rest or _BE.fullmatch(draft.left.rest[-1]) is None


def _finished(text: str, draft: Draft) -> Found | None:
    if not _is_quantity(text, draft):
        return None
    dimension = dimension_of(text, draft)
    if dimension is None or not _bounds_fit(draft, dimension.kind):
        return None
    if draft.minus:
        if dimension.kind is not Kind.TEMPERATURE:
            return None
        draft.low, draft.high = -draft.high, -draft.low
    ago = None
    if dimension.kind is Kind.DURATION:
        ago = _AGO.match(text, draft.end)
        point = _OFFSET.match(text, draft.end) or _is_ahead(draft.left.rest)
        point = point or _is_stage(text, draft)
        spread = draft.bounded and not draft.has_relation(Relation.PRECISE)
        if ago is None and not spread and point:
            return None  # "two weeks later", "in two weeks"
    interval = _interval(draft, dimension)
    if interval is None:
        return None
    left = draft.left
    made = (left.loose, left.bound, left.aged, draft.after)
    entries = [entry.name for entry in made if entry is not None]
    if dimension.entry:
        entries.append(dimension.entry)
    if ago is not None:
        entries.append("ago")
    return Found(
        start=min(left.start, draft.start),
        end=ago.end() if ago is not None else draft.end,
        kind=dimension.kind,
        unit=dimension.unit,
        interval=interval,
        calendar=dimension.calendar,
        entries=tuple(entries),
        bounded=draft.bounded,
    )


def _is_quantity(text: str, draft: Draft) -> bool:
    if draft.low < 0 or is_year(text, draft):
        return False
    if draft.has_relation(Relation.SKIP):
        bound = draft.left.bound
        more = draft.sign is not None and bound is not None and bound.name == _MORE
        if draft.left.rest[-1:] != ["for"] and not more:
            return False
        draft.left.bound = None  # "for the last ten years" is a spell of ten years
    return draft.ranged or not draft.has_relation(Relation.BETWEEN)


def _bounds_fit(draft: Draft, kind: Kind) -> bool:
    for bound in draft.bounds:
        if bound.scope is Scope.AGE and kind is not Kind.AGE:
            return False
        if bound.scope is Scope.SPELL and kind not in (Kind.DURATION, Kind.DISTANCE):
            return False
    return True


def _interval(draft: Draft, dimension: Dimension) -> Interval | None:
    low, high = dimension.convert(draft.low), dimension.convert(draft.high)
    if draft.ranged:
        return Interval(low, high + dimension.step, high_open=dimension.step > 0)
    relations = [b.relation for b in draft.bounds]
    one_sided = [r for r in relations if r not in (Relation.ABOUT, Relation.BETWEEN)]
    if len(one_sided) > 1:
        return None  # "at least 5 or less"
    relation = one_sided[0] if one_sided else Relation.EXACT
    if relation is Relation.EXACT and low < high:
        return Interval(low, high + dimension.step, high_open=dimension.step > 0)  # "a couple of"
    counted = dimension.entry in COUNTED
    reach = max(low * _ABOUT, 1.0) if counted else low * _ABOUT
    interval = _close_by(draft, low, reach) or _bounded_by(relation, low, dimension.step)
    if relation is Relation.EXACT:
        loose = draft.left.loose.relation if draft.left.loose is not None else None
        if loose is Relation.ALMOST:
            interval = Interval(low - reach, low, high_open=low > 0)
        elif loose is Relation.ABOUT or Relation.ABOUT in relations:
            interval = interval.widened(0.0, reach)
    return interval.whole() if counted else interval


def _close_by(draft: Draft, number: float, reach: float) -> Interval | None:
    """Return the range of what is "just over" or "just under" a number; None for other words.

    Args:
        draft: the number with the words beside it.
        number: the number.
        reach: how far from it such words reach; of what is counted, by one at least.
    """
    names = {bound.name for bound in draft.bounds} if number > 0 else set()
    if "just_over" in names:
        return Interval(number, number + reach, low_open=True)
    return Interval(number - reach, number, high_open=True) if "just_under" in names else None


def _bounded_by(relation: Relation, number: float, step: float) -> Interval:
    if relation in (Relation.AT_LEAST, Relation.FROM):
        return Interval(low=number)
    if relation is Relation.MORE:
        return Interval(low=number, low_open=True)
    if relation is Relation.AT_MOST:
        return Interval(high=number + step, high_open=step > 0)
    if relation is Relation.LESS:
        return Interval(high=number, high_open=True)
    return Interval(number, number + step, high_open=step > 0)
