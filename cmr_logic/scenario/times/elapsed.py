"""How long ago something happened that a story tells: "yesterday", "last spring", "in 2011".

A date tells the least time only, since nobody knows the day on which a story is read: that of the
day on which the tables were reviewed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from cmr_logic.records import record, replace
from cmr_logic.syntax import A_MONTH, A_WEEKDAY

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity
    from cmr_logic.quantities.model import Measure

_SEASONS = "spring|summer|autumn|fall|winter|christmas|easter"
_SPELL = re.compile(r"\s(?:for|in)\s(?:the\s(?:last|past)\s)?(?P<spell>[^.,;!?]+)$", re.IGNORECASE)
_UNITS = frozenset({"day", "week", "month", "year"})
# Constraints on the time since something happened: "in the last 30 days", "a year ago".
_SINCE = frozenset({"ago", "last_spell"})


@record(frozen=True, slots=True)
class Elapsed:
    """Words that tell how long ago something happened.

    Args:
        name: a unique name.
        pattern: the words, ignoring case.
        least: the days that have gone by at least.
        most: the days that have gone by at most; None where nobody can say.
        example: a text with them.
        counter_example: a text without.
    """

    name: str
    pattern: str
    least: float
    most: float | None
    example: str
    counter_example: str


_YEAR = 365.25  # days, in which a rule's twelve months are reckoned

ELAPSED: tuple[Elapsed, ...] = (
    Elapsed(
        "in-the-past-hour", r"\b(?:in|within)\sthe\s(?:last|past)\shour\b", 0, 1 / 24,
        "The kiln broke in the last hour.", "The kiln broke at the last hurdle.",
    ),
    Elapsed(
        "in-the-past-week", r"\b(?:in|within)\sthe\s(?:last|past)\sweek\b", 0, 7,
        "The kiln broke in the last week.", "The kiln broke in the last weeks.",
    ),
    Elapsed(
        "in-the-past-month", r"\b(?:in|within)\sthe\s(?:last|past)\smonth\b", 0, 30,
        "The kiln broke in the last month.", "The kiln broke in the last months.",
    ),
    Elapsed(
        "in-the-past-year", r"\b(?:(?:in|within|over)\sthe\s(?:last|past)|this\spast)\syear\b", 0,
        _YEAR,
        "The kiln broke in the last year.", "The kiln broke in the last years.",
    ),
    Elapsed(
        "today", r"\b(?:today|this\s(?:morning|afternoon|evening))\b", 0, 1,
        "The kiln broke this morning.", "The kiln broke one morning.",
    ),
    Elapsed(
        "yesterday", r"(?<!day before )\byesterday\b|\blast\snight\b", 0, 2,
        "The kiln broke yesterday.", "The kiln broke the day before yesterday.",
    ),
    Elapsed(
        "day-before-yesterday", r"\bthe\sday\sbefore\syesterday\b", 1, 3,
        "The kiln broke the day before yesterday.", "The kiln broke yesterday.",
    ),
    Elapsed(
        "weekday",
        rf"\b(?:on|last|this|since)\s(?:last\s)?(?:{A_WEEKDAY})\b(?!\s(?:in|of|night\sin)\b)",
        0, 14,
        "The kiln broke on Tuesday.", "The kiln stood still on Tuesdays.",
    ),
    Elapsed(
        "this-week", r"\bthis\sweek(?:end)?\b|\bthe\sother\s(?:day|night|week)\b", 0, 21,
        "The kiln broke the other day.", "The kiln broke one day.",
    ),
    Elapsed(
        "last-week", r"\blast\sweek(?:end)?\b", 0, 13,
        "The kiln broke last week.", "The kiln broke the week before last.",
    ),
    Elapsed(
        "days-ago", r"\b(?:a\sfew|some|several)\sdays\s(?:ago|back)\b", 2, 14,
        "The kiln broke a few days ago.", "The kiln ran for a few days.",
    ),
    Elapsed(
        "weeks-ago", r"\b(?:a\sfew|some|several)\sweeks\s(?:ago|back)\b", 14, 75,
        "The kiln broke several weeks ago.", "The kiln ran for several weeks.",
    ),
    Elapsed(
        "just", r"(?:['’]ve|\b(?:have|has|only))\s(?:only\s)?just\b|\brecently\b", 0, 180,
        "The kiln has just broken.", "The kiln broke just there.",
    ),
    Elapsed(
        "this-month", r"\b(?:earlier\s)?this\smonth\b", 0, 31,
        "The kiln broke this month.", "The kiln broke one month.",
    ),
    Elapsed(
        "in-the-last-week",
        r"\bin\sthe\s(?:last|past)\s(?:fortnight|few\sdays|couple\sof\s(?:days|weeks))\b",
        0, 21,
        "The kiln broke in the last few days.", "The kiln ran its last few days.",
    ),
    Elapsed(
        "in-the-last-month",
        r"\bin\sthe\s(?:last|past)\s(?:few\sweeks|couple\sof\smonths)\b", 0, 92,
        "The kiln broke in the past few weeks.", "The kiln ran past the month.",
    ),
    Elapsed(
        "in-the-last-months", r"\bin\sthe\s(?:last|past)\s(?:few|several)\smonths\b", 0, 244,
        "The kiln broke in the last few months.", "The kiln ran for a few months.",
    ),
    Elapsed(
        "last-month", r"\blast\smonth\b", 0, 62,
        "The kiln broke last month.", "The kiln broke that month.",
    ),
    Elapsed(
        "months-ago", r"\b(?:a\sfew|some|several)\smonths\s(?:ago|back)\b", 60, 365,
        "The kiln broke a few months ago.", "The kiln ran for a few months.",
    ),
    Elapsed(
        "this-year", r"\b(?:earlier\s)?this\syear\b", 0, 366,
        "The kiln broke this year.", "The kiln broke one year.",
    ),
    Elapsed(
        "last-year", rf"\blast\s(?:year|{_SEASONS}|{A_MONTH})\b", 0, 731,
        "The kiln broke last autumn.", "The kiln broke one autumn.",
    ),
    Elapsed(
        "year-before-last", r"\bthe\syear\sbefore\slast\b", 365, 1097,
        "The kiln broke the year before last.", "The kiln broke the week before last.",
    ),
    Elapsed(
        "years-ago", r"\b(?:(?:a\sfew|some|several|many)\s)?years\s(?:ago|back)\b", 730, None,
        "The kiln broke years ago.", "The kiln is years old.",
    ),
    Elapsed(
        "decades-ago", r"\bdecades\s(?:ago|back)\b", 7300, None,
        "The kiln broke decades ago.", "The kiln is decades old.",
    ),
)  # fmt: skip


@cache
def _compiled() -> tuple[tuple[Elapsed, re.Pattern[str]], ...]:
    return tuple((entry, re.compile(entry.pattern, re.IGNORECASE)) for entry in ELAPSED)


def is_of_time_since(measure: Measure) -> bool:
    """Tell whether what a clause demands or a story states is the time since something happened.

    Args:
        measure: what is demanded or stated.

    Example:
        >>> from cmr_logic.quantities import find_constraints
        >>> [is_of_time_since(c) for c in find_constraints("it broke in the last 30 days")]
        [True]
        >>> [is_of_time_since(c) for c in find_constraints("it has run for over 30 days")]
        [False]
    """
    return not _SINCE.isdisjoint(measure.entry.split(":"))


@lru_cache(maxsize=1024)
def elapsed_of(text: str) -> tuple[Quantity, ...]:
    """Return the times since something happened that a part of a story tells.

    Args:
        text: the words of a statement.

    Example:
        >>> [str(q.interval) for q in elapsed_of("The kiln broke last month.")]
        ['[0, 62]']
        >>> [q.interval.high for q in elapsed_of("The kiln broke in 1999.")]
        [None]
        >>> elapsed_of("The kiln broke in May.")
        ()
    """
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories name no quantity

    found = find_quantities(text)
    counted = tuple(q for q in found if q.kind.value == "duration" and "ago" in q.entry.split(":"))
    return counted or (*_in_words(text), *_since_dates(found))


def lasting_of(text: str) -> tuple[Quantity, ...]:
    """Return how long a state has lasted that a part of a story tells by its beginning.

    Args:
        text: the words of a statement.

    Example:
        >>> [q.entry for q in lasting_of("I have run the kiln since last spring.")]
        ['elapsed:last-year']
        >>> lasting_of("I ran the kiln last spring.")
        ()
    """
    _, since, rest = text.partition(" since ")
    return elapsed_of("since " + rest) if since else ()


def gap_of(text: str) -> tuple[Quantity, ...]:
    """Return for how long something has not happened that a part of a story denies.

    Args:
        text: the words of a statement that is denied.

    Example:
        >>> [str(q.interval) for q in gap_of("I haven't fired the kiln for 30 days")]
        ['(30, ∞)']
        >>> gap_of("I haven't fired the kiln.")
        ()
    """
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories name no quantity

    spell = _SPELL.search(text)
    if spell is None:
        return lasting_of(text)
    number = "1 " if spell["spell"].lower() in _UNITS else ""  # "in the last year"
    found = find_quantities(f"for {number}{spell['spell']}")
    return tuple(_or_longer(q) for q in found if q.kind.value == "duration")


# The day up to which a clause reckons: "for 3 years **on the day of** the claim"; not "on the day".
_UP_TO = re.compile(
    r"\b(?:on|at|by|before)\sthe\s(?:day|date|time|moment|start)\s(?:of|on\swhich|when|that)\b"
    r"|^\S+(?:\s\S+)?\shad\sbeen\b",
    re.IGNORECASE,
)
_TIMES_TOLD = 2  # of what began and of that other day


def up_to_another_day(statement: str, story: str) -> bool:
    """Tell whether a clause reckons a time up to a day that a story may tell, and not up to now.

    Args:
        statement: the clause.
        story: the whole story: with one time told, the other day may be today.

    Example:
        >>> clause = "you have rowed for two years on the day of the race"
        >>> up_to_another_day(clause, "I began in May 2019. The race was in July 2020.")
        True
        >>> up_to_another_day(clause, "I began in May 2019.")
        False
    """
    if _UP_TO.search(statement) is None:
        return False
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above

    dates = sum(quantity.kind.value == "date" for quantity in find_quantities(story))
    ago = any(pattern.search(story) for _, pattern in _compiled())
    return dates + ago >= _TIMES_TOLD


def _or_longer(gap: Quantity) -> Quantity:
    """Return a time in which something has not happened, as the least: it may be longer."""
    from cmr_logic.quantities import Interval  # noqa: PLC0415 - as above

    return replace(gap, interval=Interval(gap.interval.low, None, low_open=True))


def _in_words(text: str) -> Iterator[Quantity]:
    """Yield the time that words tell: the first entry that knows them decides."""
    for entry, pattern in _compiled():
        match = pattern.search(text)
        if match is not None:
            days = _days(entry.least, entry.most, match.group(), "elapsed:" + entry.name)
            yield replace(days, calendar=entry.most == _YEAR)
            return


def _since_dates(stated: tuple[Quantity, ...]) -> Iterator[Quantity]:
    """Yield the least time since the dates of a text."""
    from cmr_logic.quantities.memberships import REVIEWED  # noqa: PLC0415 - as above

    today = REVIEWED.toordinal()
    for quantity in stated:
        latest = quantity.interval.high
        if quantity.kind.value == "date" and latest is not None and latest < today:
            yield _days(today - latest, None, quantity.text, "elapsed:" + quantity.entry)


def _days(least: float, most: float | None, text: str, entry: str) -> Quantity:
    from cmr_logic.quantities import Interval  # noqa: PLC0415 - as above

    return replace(_a_day_ago(), interval=Interval(least, most), text=text, entry=entry)


@cache
def _a_day_ago() -> Quantity:
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above

    return next(q for q in find_quantities("1 day ago") if q.kind.value == "duration")
