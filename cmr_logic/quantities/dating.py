"""Dates with the words that bound them: "before 3 April 2016", "from 2010 to 2012"."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

from cmr_logic.quantities.bounding import read_left, read_right
from cmr_logic.quantities.bounds import Relation
from cmr_logic.quantities.date_forms import FoundDate
from cmr_logic.quantities.dates import find_dates
from cmr_logic.quantities.model import Interval
from cmr_logic.records import record

_TO: Final = frozenset(("to", "until", "till", "through", "-", "–", "—", "to the", "up to"))
_AND: Final = frozenset(("and", "and the"))
# "three months before 3 April 2016" is another date, which is not worked out here.
_OFFSET: Final = re.compile(
    r"\b(?:minutes?|hours?|days?|weeks?|months?|years?|shortly|soon|just|right|immediately)\s$",
    re.IGNORECASE,
)
_WINDOW: Final = 24  # characters to look at before a date
_ROUGHLY: Final = re.compile(
    r"\b(?:around|about|circa|roughly|approximately)\s(?:the\s)?$", re.IGNORECASE
)
_FIRST_DAY: Final = re.compile(
    r"\b(?:between|from)\s(?:the\s)?(?P<day>\d{1,2})(?:st|nd|rd|th)?\s(?:and|to|until|till)\s(?:the\s)?$",
    re.IGNORECASE,
)


@record(frozen=True, slots=True)
class BoundedDate:
    """A date with its bounding words.

    Args:
        start: the offset of the first character, bounding words included.
        end: the offset behind the last.
        interval: the days, as ordinals.
        entries: the names of the entries that made it.
        demands: the words would make a condition in a rule.
        blocks: where the date itself stands, which holds no other quantity; None for "two years
            ago", which is also a duration.
    """

    start: int
    end: int
    interval: Interval
    entries: tuple[str, ...]
    demands: bool
    blocks: tuple[int, int] | None


def find_bounded_dates(text: str, reference: date | None = None) -> list[BoundedDate]:
    """Return the dates of a text with their bounds, in order.

    Args:
        text: the text.
        reference: the day it was written.

    Example:
        >>> [found] = find_bounded_dates("It began before 2 January 1900.")
        >>> date.fromordinal(int(found.interval.high)).isoformat(), found.entries
        ('1900-01-01', ('before_date', 'day_month_year'))
        >>> [found] = find_bounded_dates("It ran between 4 and 9 May 1900.")
        >>> found.interval.high - found.interval.low
        5
    """
    dates = find_dates(text, reference)
    found = []
    index = 0
    while index < len(dates):
        first = dates[index]
        other = dates[index + 1] if index + 1 < len(dates) else None
        bounded, used = _bounded(text, first, other)
        found.append(bounded)
        index += used
    return [each for each in found if each is not None]


def _bounded(
    text: str, found: FoundDate, other: FoundDate | None
) -> tuple[BoundedDate | None, int]:
    """Return a date with its bounds, and how many of the two dates it took."""
    days = _first_day(text, found)
    if days is not None:
        return days, 1
    left = read_left(text, found.start, date=True)
    between = left.bound is not None and left.bound.relation is Relation.BETWEEN
    relation = left.bound.relation if left.bound is not None else Relation.EXACT
    used = 1
    end = found.end
    last = found.last
    entries = [left.bound.name] if left.bound is not None else []
    entries.append(found.entry)
    if other is not None and _joined(text[found.end : other.start], between=between):
        relation, end, last, used = Relation.BETWEEN, other.end, other.last, 2
        entries.append(other.entry)
        if last < found.first:
            return None, used
    elif between:
        return None, used
    after = read_right(text, end, date=True)
    if after is not None:
        relation, end = after[0].relation, after[1]
        entries.append(after[0].name)
    start = min(left.start, found.start)
    if _ROUGHLY.search(text, max(0, start - _WINDOW), start):
        return None, used  # "around May 2016": how far around?
    one_sided = relation in (Relation.LESS, Relation.MORE)
    if one_sided and _OFFSET.search(text, max(0, start - _WINDOW), start):
        return None, used
    since = text[start : start + 5].lower() == "since"
    bounded = BoundedDate(
        start,
        end,
        _interval(relation, found.first.toordinal(), last.toordinal()),
        tuple(entries),
        demands=not since and len(entries) > 1,
        blocks=None if found.entry == "ago" else (found.start, end),
    )
    return bounded, used


def _first_day(text: str, found: FoundDate) -> BoundedDate | None:
    """Return the days from one to another of the same month: "between 1 and 31 October 2023"."""
    match = _FIRST_DAY.search(text, max(0, found.start - _WINDOW), found.start)
    if match is None or found.first != found.last or not 0 < int(match["day"]) < found.first.day:
        return None
    first = found.first.replace(day=int(match["day"]))
    return BoundedDate(
        match.start(),
        found.end,
        Interval(low=first.toordinal(), high=found.last.toordinal()),
        ("first_day", found.entry),
        demands=True,
        blocks=(match.start(), found.end),
    )


def _joined(gap: str, *, between: bool) -> bool:
    words = gap.strip().lower()
    return words in _TO or (between and words in _AND)


def _interval(relation: Relation, low: int, high: int) -> Interval:
    if relation in (Relation.AT_LEAST, Relation.FROM):
        return Interval(low=low)
    if relation is Relation.MORE:
        return Interval(low=high + 1)
    if relation is Relation.AT_MOST:
        return Interval(high=high)
    if relation is Relation.LESS:
        return Interval(high=low - 1)
    return Interval(low, high)
