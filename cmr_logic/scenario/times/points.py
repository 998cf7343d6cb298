"""When something happened that a story tells, to the day or nearly, for counting the days between.

A day may be told with its year, without it, by the name of a weekday, or from today. Two of one
sort can be set against each other: "it came on Monday, and I wrote on Thursday".
"""

from __future__ import annotations

import re
from datetime import date
from enum import Enum

from cmr_logic.records import record, replace
from cmr_logic.syntax import A_MONTH, A_WEEKDAY, MONTHS, WEEK

_MONTH = rf"(?P<month>{A_MONTH})"
# Days of a month whose year is told nowhere; of two of them the year is taken to be the same.
_DAY = re.compile(
    rf"\b(?:(?P<day>\d{{1,2}})(?:st|nd|rd|th)?(?:\sof)?\s{_MONTH}"
    rf"|{_MONTH.replace('month', 'named')}\s(?:the\s)?"
    r"(?P<nth>\d{1,2})(?:st|nd|rd|th)?)\b(?!,?\s\d{4})",
    re.IGNORECASE,
)
_SOME_DAY = re.compile(
    rf"\b(?:in|until|till|during|since|now)\s(?P<part>early\s|mid[\s-]|late\s)?{_MONTH}\b(?!,?\s\d)",
    re.IGNORECASE,
)
_WEEKDAY = re.compile(
    rf"\b(?:on|last|this|until|till)\s(?:the\s|that\s)?(?P<weekday>{A_WEEKDAY})\b(?!s)",
    re.IGNORECASE,
)
# The days of a month that its parts surely lie in.
_PARTS = {"early": (1, 12), "mid": (8, 22), "late": (18, 31), "": (1, 31)}
_ANY_YEAR = 2001
_YEAR = 365
_WEEK = 7
# How far apart two days without a year may lie over New Year.
_WINTER = 120


class Scale(Enum):
    """What the days of a point are counted from."""

    DATE = "date"  # as ``datetime.date.toordinal``
    YEAR = "year"  # those of any year
    WEEK = "week"  # those of any week
    TODAY = "today"  # from today, into the past below zero


@record(frozen=True, slots=True)
class Point:
    """A day, or the days among which it is.

    Args:
        low: the first day that it may be.
        high: the last day that it may be.
        scale: what the days are counted from.
    """

    low: float
    high: float
    scale: Scale


def point_of(text: str) -> Point | None:
    """Return when something happened that a text tells; None where it tells no day, or several.

    Example:
        >>> [str(p and (p.low, p.high, p.scale.value)) for p in map(point_of, (
        ...     "It came on 3 May.", "It came on Tuesday.", "It came three days ago.", "It came."))]
        ["(122, 122, 'year')", "(1, 1, 'week')", "(-3.0, -3.0, 'today')", 'None']
    """
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most clauses name no quantity

    dates = [q.interval for q in find_quantities(text) if q.kind.value == "date"]
    if dates:
        low, high = dates[0].low, dates[0].high
        if len(dates) > 1 or low is None or high is None:
            return None
        return Point(low, high, Scale.DATE)
    return _of_any_year(text) or _of_any_week(text) or _from_today(text)


def _of_any_year(text: str) -> Point | None:
    found = [*_DAY.finditer(text)]
    if len(found) == 1:
        day = _ordinal(found[0]["month"] or found[0]["named"], found[0]["day"] or found[0]["nth"])
        return Point(day, day, Scale.YEAR) if day else None
    named = [*_SOME_DAY.finditer(text)]
    if found or len(named) != 1:
        return None
    first, last = _PARTS[(named[0]["part"] or "").strip(" -").lower()]
    month = named[0]["month"]
    days = [day for n in range(first, last + 1) if (day := _ordinal(month, str(n)))]
    return Point(min(days), max(days), Scale.YEAR)


def _ordinal(month: str, day: str) -> int:
    """Return the day of the year, 0 where there is no such day."""
    try:
        found = date(_ANY_YEAR, MONTHS.index(month.lower()) + 1, int(day))
    except ValueError:
        return 0  # 31 June
    return found.toordinal() - date(_ANY_YEAR, 1, 1).toordinal()


def _of_any_week(text: str) -> Point | None:
    named = [*_WEEKDAY.finditer(text)]
    if len(named) != 1:
        return None
    day = WEEK.index(named[0]["weekday"].lower())
    return Point(day, day, Scale.WEEK)


def _from_today(text: str) -> Point | None:
    from cmr_logic.scenario.times.elapsed import elapsed_of  # noqa: PLC0415 - as above

    since = [q for q in elapsed_of(text) if q.kind.value == "duration"]
    if len(since) != 1 or since[0].interval.low is None or since[0].interval.high is None:
        return None
    return Point(-since[0].interval.high, -since[0].interval.low, Scale.TODAY)


def days_between(first: Point, second: Point) -> tuple[float, float] | None:
    """Return how many days lie between two points, at least and at most.

    None where the second comes first, or where they cannot be set against each other.

    Example:
        >>> days_between(point_of("on 3 May"), point_of("on 9 May"))
        (6, 6)
        >>> days_between(point_of("on 20 December"), point_of("on 3 January"))
        (14, 14)
        >>> days_between(point_of("on Monday"), point_of("on 9 May")) is None
        True
    """
    first, second = in_the_year_of(first, second), in_the_year_of(second, first)
    if first.scale is not second.scale:
        return None
    low, high = second.low - first.high, second.high - first.low
    if high < 0 and first.scale is Scale.YEAR and high + _YEAR <= _WINTER:
        low, high = low + _YEAR, high + _YEAR
    if high < 0 and first.scale is Scale.WEEK:
        low, high = low + _WEEK, high + _WEEK
    return (max(0, low), high) if high >= 0 else None


def in_the_year_of(point: Point, other: Point) -> Point:
    """Return a day without a year as that of the year of another.

    Args:
        point: the day.
        other: the other, with its year.
    """
    if point.scale is not Scale.YEAR or other.scale is not Scale.DATE:
        return point
    start = date(date.fromordinal(int(other.low)).year, 1, 1).toordinal()
    return replace(point, low=start + point.low, high=start + point.high, scale=Scale.DATE)
