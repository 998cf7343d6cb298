"""Dates of a story that tells which day it is, with how long ago they are.

"We moved here in May 2023. It's June 2024 now" says that they moved between 366 and 426 days ago.
The spell stands before the date, which stays: a clause may ask for either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from cmr_logic.spans import Span
from cmr_logic.syntax import A_MONTH, A_WEEKDAY

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_ORDINAL = r"(?:the\s)?(?P<nth>\d{1,2})(?:st|nd|rd|th)\b"
_PART_OF = r"(?:spring|summer|autumn|fall|winter|start|end|beginning|middle)"
_IN_THE_YEAR = rf"(?:(?:early|late|mid|the\s{_PART_OF}\sof)[\s-])?"
_DATE = (
    rf"(?:{_IN_THE_YEAR}(?:(?:the\s)?\d{{1,2}}(?:st|nd|rd|th)?\s(?:of\s)?)?(?:{A_MONTH})\b(?:\s\d{{1,2}}(?:st|nd|rd|th)?\b)?(?:,?\s(?:19|20)\d\d\b)?"
    rf"|{_IN_THE_YEAR}(?:19|20)\d\d\b|{_ORDINAL}(?!\sof)|(?:{A_WEEKDAY})\b|the\s(?P<ends>weekend|start\sof\sthe\smonth))"
)
# What tells the day on which a story is told: "**it's now** June 2024"; not "it's in June".
_TODAY = re.compile(
    rf"\b(?:today(?:['’]s|\sis)|the\s(?:current\s)?year\sis|this\sis|"
    rf"(?:it(?:['’]s|\sis)|we(?:['’]re|\sare)\sin)(?P<now>\s(?:now|already|currently|only|nearly))?)\s(?:a\s)?"
    rf"(?P<date>{_DATE})(?P<after>\s(?:now|already|today|as\sI\swrite))?(?P<alone>(?=[.,;!]|$))?",
    re.IGNORECASE,
)
_MAYBE = re.compile(r"\b(?:it|today|year\sis|this\sis|we)\b", re.IGNORECASE)
_SURELY = ("today", "we", "the")
_A_YEAR = re.compile(r"(?:19|20)\d\d")
# Whose age is told by a birth: "**my son was born** in 2012"; not "who was born in 2012".
_BIRTH = re.compile(
    rf"\b(?P<who>I|he|she|(?:my|our)\s(?:[a-z]+\s)?[a-z]+)\s(?P<was>was|were)\sborn\s(?:back\s)?"
    rf"(?P<at>in|on)\s(?P<date>{_DATE})",
    re.IGNORECASE,
)
# When something was, or began: "**in** May 2023", "**since** Monday"; not "until May".
_THEN = re.compile(rf"\b(?P<at>since|in|on|at)\s(?P<date>{_DATE})", re.IGNORECASE)
# Before a date that others read: "**born** in 1952"; not "moved in 1952".
_READ_ELSEWHERE = re.compile(
    r"\b(?:born|built|made|manufactured|constructed|registered|next|dated|dates?|again|due|from|between)\s(?:[a-z]+\s)?$",
    re.IGNORECASE,
)
_WEEK = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_DAYS_OF_WEEK, _DAYS_OF_YEAR, _FULL = 7, 365, 4  # digits of a year


@dataclass(frozen=True, slots=True)
class _Day:
    """When something is: days counted from some day, of a week, a month, a year, or of all.

    Args:
        scale: of what the days are counted.
        first: the first day on which it may be.
        last: the last one.
    """

    scale: str
    first: float
    last: float


def told_by_today(story: str) -> Iterator[tuple[Span, str]]:
    """Yield where a story says when something was, and the same with how long ago that is.

    Args:
        story: the story.

    Example:
        >>> text = "We moved here in May 2023. It's now June 2024."
        >>> [words for _, words in told_by_today(text)]
        ['between 367 and 426 days ago, in May 2023']
        >>> [words for _, words in told_by_today("I've been off since Monday. Today is Thursday.")]
        ['for between 3 and 4 days, since Monday']
        >>> [words for _, words in told_by_today("I was born in 2012. It's 2025.")]
        ['I am between 12 and 13 years old. I was born in 2012']
        >>> list(told_by_today("We moved here in May 2023."))
        []
    """
    today = _today(story)
    if today is None:
        return
    for match in _THEN.finditer(story):
        if match.start() < today[0].end and today[0].start < match.end():
            continue
        if _READ_ELSEWHERE.search(story[: match.start()]):
            continue
        days = _between(_day(match), today[1], since=match["at"].lower() == "since")
        if days is None:
            continue
        spell = f"between {days[0]:g} and {days[1]:g} days"
        lead = f"for {spell}" if match["at"].lower() == "since" else f"{spell} ago"
        yield Span(*match.span()), f"{lead}, {match.group()}"
    yield from _ages(story, today[1])


def _ages(story: str, today: _Day) -> Iterator[tuple[Span, str]]:
    """Yield where a story says when somebody was born, and with it how old they are."""
    for match in _BIRTH.finditer(story) if "born" in story.lower() else ():
        then = _day(match)
        days = _between(then, today, since=False)
        if days is None or then is None or then.scale != "all":
            continue
        least, most = _years(then.last, today.first), _years(then.first, today.last)
        be = "are" if match["was"].lower() == "were" else "am" if match["who"] == "I" else "is"
        who = match["who"]
        aged = f"{who} {be} between {least} and {most} years old"
        yield Span(*match.span()), f"{aged}. {who[:1].upper()}{match.group()[1:]}"


def _years(birth: float, day: float) -> int:
    """Return how old somebody is on a day, both counted from the first of the calendar."""
    born, now = date.fromordinal(int(birth)), date.fromordinal(int(day))
    return now.year - born.year - ((now.month, now.day) < (born.month, born.day))


def _today(story: str) -> tuple[Span, _Day] | None:
    """Return where a story says which day it is, and which; None where it says none, or two."""
    found = []
    for match in _TODAY.finditer(story) if _MAYBE.search(story) is not None else ():
        sure = match["now"] or match["after"] or match.group().lower().startswith(_SURELY)
        sure = sure or (match["alone"] is not None and _A_YEAR.fullmatch(match["date"]))
        full = len(re.findall(r"\d", match["date"])) >= _FULL and match["date"][:1].isalpha()
        weekday = re.fullmatch(A_WEEKDAY, match["date"], re.IGNORECASE)
        day = _day(match) if sure or full or weekday else None
        if day is not None:
            found.append((Span(*match.span()), day))
    return found[0] if len(found) == 1 else None


def _day(match: re.Match[str]) -> _Day | None:
    """Return which day, or days, a date names."""
    date = match["date"]
    if match["nth"]:
        return _Day("month", int(match["nth"]), int(match["nth"]))
    if match["ends"]:
        first, last = (5, 6) if match["ends"].lower() == "weekend" else (1, 5)
        return _Day("week" if first > last - 2 else "month", first, last)
    if re.fullmatch(A_WEEKDAY, date, re.IGNORECASE):
        at = _WEEK.index(date[:3].lower())
        return _Day("week", at, at)
    return _of_calendar(date)


def _of_calendar(date: str) -> _Day | None:
    """Return the days of a date with a month or a year."""
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - few stories say which day it is

    found: list[Quantity] = [
        q for q in find_quantities("on " + date) or find_quantities("in " + date)
        if q.kind.value in {"date", "year days"}
    ]  # fmt: skip
    if len(found) != 1 or found[0].interval.low is None or found[0].interval.high is None:
        return None
    scale = "all" if found[0].kind.value == "date" else "year"
    return _Day(scale, found[0].interval.low, found[0].interval.high)


def _between(then: _Day | None, today: _Day, *, since: bool) -> tuple[float, float] | None:
    """Return between how many days lie from one day to another; None where nobody can tell."""
    if then is None or then.scale != today.scale:
        return None
    low, high = today.first - then.last, today.last - then.first
    if then.scale == "week":
        if not since:
            return None
        low, high = (n + _DAYS_OF_WEEK if n < 0 else n for n in (low, high))
        return (min(low, high), max(low, high) + 1)
    if low < 0:
        if then.scale != "year" or not since or high >= 0:
            return None
        low, high = low + _DAYS_OF_YEAR, high + _DAYS_OF_YEAR + 1
    return (low, high)
