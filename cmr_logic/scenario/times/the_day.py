"""Which day it is when a story is told, and the days that it counts from there.

"It's June 2024 as I write, and I joined in March of last year": that was in March 2023. The day is
taken only from words that say of today, and of nothing else, which day it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING

from cmr_logic.records import replace
from cmr_logic.syntax import A_MONTH, A_WEEKDAY
from cmr_logic.text.number_names import AN_HOUR, VALUES

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint, Quantity

_TODAY = re.compile(
    r"\b(?P<sure>(?:today|the\sdate\s(?:today|now)|today['’]s\sdate)(?:\sis|['’]s)|(?:now|as\sI\swrite(?:\sthis)?,?)\sit(?:['’]s|\sis)"
    r"|it(?:['’]s|\sis)\s(?:now|already|currently|only|still|nearly)|we(?:['’]re|\sare)\s(?:now\s|already\s)?in)\s"
    r"|\bit(?:['’]s|\sis)\s",
    re.IGNORECASE,
)
_SHOWN = re.compile(r"\b(?:today|now|as\sI\s(?:write|type)|right\snow|already)\b", re.IGNORECASE)
_CLAUSE_END = re.compile(r"[.;!?]|,?\s(?:and|but|so)\s")
# Whose day "it" may be: "my **birthday** is soon. It's the 9th of May."
_OF_OTHERS = re.compile(
    r"\b(?:birthday|deadline|appointment|exam|party|wedding|date|due|anniversary|show|concert|match|meeting|flight|trip)\b",
    re.IGNORECASE,
)
_AT_THE_START = 12  # characters before the day: "the ", "nearly the "
_WEEKDAY = re.compile(
    rf"(?:an?\s|the\s)?(?:[a-z-]+\s){{0,2}}?(?P<day>{A_WEEKDAY}|weekend|weekday|bank\sholiday)\b(?!s)",
    re.IGNORECASE,
)
# Years told from today: "in March **of last year**".
_MONTH_OF = re.compile(
    rf"\b(?P<month>{A_MONTH})\s(?:of\s)?(?P<which>last|this|next)\syear\b", re.IGNORECASE
)
_SEASON_OF = re.compile(
    r"\b(?:in\s(?:the\s)?|during\s(?:the\s)?|the\s)(?P<season>spring|summer|autumn)\sof\s(?P<which>last|this|next)\syear\b",
    re.IGNORECASE,
)
_YEAR_TOLD = re.compile(
    r"\b(?P<which>last|this|next)\syear\b|\bthe\syear\sbefore\slast\b", re.IGNORECASE
)
_AGO = re.compile(
    rf"\b(?P<many>\d+|an?|{AN_HOUR}|fourteen|twenty)\s(?P<unit>day|week|fortnight)s?\sago\b",
    re.IGNORECASE,
)
_SMALL = {"a": 1, "an": 1, **VALUES}
_UNIT_DAYS = {"day": 1, "week": 7, "fortnight": 14}
_WHICH = {"last": -1, "this": 0, "next": 1}
_BACK = re.compile(r"\b(?:last|past|previous|preceding)\b", re.IGNORECASE)
_AHEAD = re.compile(r"\b(?:next|coming)\b", re.IGNORECASE)
_LAST_DAY_OF_ANY_YEAR = 366


@lru_cache(maxsize=1024)
def today_told(story: str) -> Quantity | None:
    """Return the day that a story says it is, with or without its year; None where it says none.

    Args:
        story: the text.

    Example:
        >>> [q and q.text for q in map(today_told, (
        ...     "Today is 4 May.", "It's June 2024 as I write.", "My party? It's on 4 May."))]
        ['4 May', 'June 2024', None]
    """
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories tell no day

    for match in _TODAY.finditer(story):
        rest = _CLAUSE_END.split(story[match.end() :])[0]
        if not match["sure"] and not _SHOWN.search(rest) and not _begins(story, match.start()):
            continue
        found = [q for q in find_quantities(rest) if q.kind.value in {"date", "year days"}]
        if (
            found
            and found[0].span.start <= _AT_THE_START
            and not rest.lower().startswith(("on ", "from ", "by ", "until ", "before ", "after "))
        ):
            return found[0]
    return None


def _begins(story: str, start: int) -> bool:
    """Tell whether a sentence begins there, and none before it speaks of another day."""
    before = story[:start].rstrip()
    return (not before or before[-1] in ".!?;") and not _OF_OTHERS.search(before)


@lru_cache(maxsize=1024)
def weekday_told(story: str) -> str:
    """Return the day of the week that a story says it is; nothing where it says none.

    Args:
        story: the text.

    Example:
        >>> weekday_told("It's a sunny Wednesday today."), weekday_told("It's on a Wednesday.")
        ('wednesday', '')
    """
    for match in _TODAY.finditer(story):
        rest = _CLAUSE_END.split(story[match.end() :])[0]
        found = _WEEKDAY.match(rest)
        if found is None or rest.lower().startswith(("on ", "every ", "always ", "usually ")):
            continue
        sure = match["sure"] or _SHOWN.search(rest) or _begins(story, match.start())
        if sure and not re.match(r"\s(?:that|which|when|to|till|until|or)\b", rest[found.end() :]):
            return found["day"].lower()
    return ""


def dated_from(words: str, today: Quantity | None, *, ahead: bool = False) -> Iterator[Quantity]:
    """Yield the dates that words tell from today: "in March of last year".

    Args:
        words: the words of a statement.
        today: the day that it is, as the story says.
        ahead: they tell of what is to come.

    Example:
        >>> today = today_told("It's 4 June 2024 today.")
        >>> [q.dates()[0].isoformat() for words in ("in March of last year", "on 2 May")
        ...     for q in dated_from(words, today)]
        ['2023-03-01', '2024-05-02']
    """
    if today is None or today.kind.value != "date":
        return
    low, high = today.dates()
    if low is None or high is None or low.year != high.year:
        return
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above

    year = low.year
    for pattern, name in ((_MONTH_OF, "month"), (_SEASON_OF, "season")):
        match = pattern.search(words)
        if match is not None:
            meant = year + _WHICH[match["which"].lower()]
            article, of = ("the ", "of ") if name == "season" else ("", "")
            yield from find_quantities(f"in {article}{match[name]} {of}{meant}")
            return
    match = _YEAR_TOLD.search(words)
    days = [q for q in find_quantities(words) if q.kind.value == "year days"]
    if match is not None and not days:
        apart = _WHICH[match["which"].lower()] if match["which"] else -2
        yield from find_quantities(f"in {year + apart}")
        return
    ago = _AGO.search(words)
    if ago is not None and not days:
        many = ago["many"].lower()
        count = int(many) if many.isdigit() else _SMALL[many]
        spell = count * _UNIT_DAYS[ago["unit"].lower()]
        loose = 0 if ago["unit"].lower() == "day" else 1
        interval = replace(
            today.interval,
            low=(today.interval.low or 0) - spell - loose,
            high=(today.interval.high or 0) - spell + loose,
        )
        yield replace(today, interval=interval, entry="from-today")
        return
    for each in days[:1]:
        yield from _in_its_year(each, low, high, ahead=ahead)


def _in_its_year(days: Quantity, first: date, last: date, *, ahead: bool) -> Iterator[Quantity]:
    """Yield days of any year as those nearest to today that are gone, or are to come."""
    from cmr_logic.quantities import Kind  # noqa: PLC0415 - as above

    low, high = days.interval.low, days.interval.high
    if low is None or high is None or not 1 <= low <= high <= _LAST_DAY_OF_ANY_YEAR:
        return
    for year in (first.year, first.year + 1) if ahead else (last.year, last.year - 1):
        start, end = _ordinal(year, int(low)), _ordinal(year, int(high))
        over, to_come = end <= last.toordinal(), start >= first.toordinal()
        if (to_come and ahead) or (over and not ahead):
            interval = replace(days.interval, low=start, high=end)
            yield replace(days, kind=Kind.DATE, interval=interval)
            return


def _ordinal(year: int, day: int) -> int:
    """Return a day of a leap year, counted from 1, as that of another year."""
    leap = date(2000, 1, 1).toordinal() + day - 1
    shown = date.fromordinal(leap)
    if (shown.month, shown.day) == (2, 29):
        return date(year, 3, 1).toordinal() - 1
    return date(year, shown.month, shown.day).toordinal()


def counted_from(constraint: Constraint, today: Quantity | None) -> Constraint | None:
    """Return the days that a clause counts from now, as dates: "within the next six months".

    Args:
        constraint: what the clause demands.
        today: the day that it is, as the story says.

    Example:
        >>> from cmr_logic.quantities import find_constraints
        >>> (demand,) = find_constraints("it was delivered in the last 30 days")
        >>> counted_from(demand, today_told("Today is 20 May 2024.")).dates()[0].isoformat()
        '2024-04-20'
    """
    length = constraint.interval.high
    if today is None or constraint.kind.value != "duration" or not length:
        return None
    if constraint.interval.low is not None or today.interval.low != today.interval.high:
        return None
    now = today.interval.low or 0
    if _BACK.search(constraint.text):
        interval = replace(today.interval, low=now - length, high=now)
    elif _AHEAD.search(constraint.text):
        interval = replace(today.interval, low=now, high=now + length)
    else:
        return None
    return replace(constraint, kind=today.kind, interval=interval, unit="day", calendar=False)
