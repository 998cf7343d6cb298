"""On how many days of a week something is so, and for how many hours of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cmr_logic.records import record, replace
from cmr_logic.syntax import A_WEEKDAY

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity


@record(frozen=True, slots=True)
class Week:
    """Words that tell on how many days of a week something is so.

    Args:
        name: the entry's name.
        pattern: the words.
        days: how many days.
        example: a text with them.
        counter_example: a text without.
    """

    name: str
    pattern: str
    days: int
    example: str
    counter_example: str


WEEKS: tuple[Week, ...] = (
    Week(
        "weekdays",
        r"\b(?:(?:every|each)\sweekday|on\sweekdays|monday\s(?:to|through|till|until)\sfriday"
        r"|mondays\sto\sfridays|(?:five|5)\sdays\sa\sweek)\b",
        5,
        "On weekdays I row for two hours.",
        "On Monday I rowed for two hours.",
    ),
    Week(
        "weekends",
        r"\b(?:on|at)\sweekends\b|\b(?:every|each)\sweekend\b|\b(?:two|2)\sdays\sa\sweek\b",
        2,
        "At weekends I row for two hours a day.",
        "At one weekend I rowed for two hours.",
    ),
    Week("six-days", r"\b(?:six|6)\sdays\sa\sweek\b", 6, "6 days a week", "6 days of a week"),
    Week("four-days", r"\b(?:four|4)\sdays\sa\sweek\b", 4, "4 days a week", "4 days of a week"),
    Week("one-day", r"\b(?:one|a|1)\sday\sa\sweek\b", 1, "1 day a week", "1 day of a week"),
    Week("three-days", r"\b(?:three|3)\sdays\sa\sweek\b", 3, "3 days a week", "3 days of a week"),
    Week(
        "every-day",
        r"\b(?:(?:every|each)\s(?:single\s)?(?:day|night|morning|evening|afternoon)|daily"
        r"|(?:seven|7)\sdays\sa\sweek|weekends\s(?:as\swell|too|included))\b",
        7,
        "Every day I row for two hours.",
        "One day I rowed for two hours.",
    ),
)
_WEEKS = tuple((re.compile(week.pattern, re.IGNORECASE), week) for week in WEEKS)
_IN_ALL = re.compile(r"\b(?:in\sall|altogether|in\stotal|combined)\b", re.IGNORECASE)
_ALL_DAYS = 7
_HOURS_A_DAY = 24
_DAY = rf"(?:{A_WEEKDAY})"
_DAYS = rf"{_DAY}s?(?:(?:,|\sand|\sor|,\sand|\s&)\s{_DAY}s?)*"
_NAMED = re.compile(
    rf"(?P<except>\bevery\s(?:single\s)?day\s(?:of\sthe\sweek\s)?(?:except|but|bar|apart\sfrom|other\s"
    rf"than)\s(?:for\s)?(?:on\s)?{_DAYS})|(?P<each>\b(?:every|each)\s(?:single\s)?{_DAYS})"
    rf"|(?P<plural>\b{_DAY}(?:s|\s(?:mornings|afternoons|evenings|nights))(?:(?:,|\sand|\sor|,\sand|\s&)\s{_DAY}s)*)\b",
    re.IGNORECASE,
)
# Not each week: "alternate weekends", "every other day".
_SELDOM = re.compile(
    r"\b(?:alternat(?:e|ing)|every\s(?:other|second|third|few|two|three|four)|fortnight|month)\b",
    re.IGNORECASE,
)
_AN_HOUR = re.compile(
    r"\b(?:an|one)\shour\b(?!\s(?:ago|away|from|late|a\s|per\s|each\s|every\s))", re.IGNORECASE
)
_NAME = re.compile(_DAY, re.IGNORECASE)
_ONLY = re.compile(r"\b(?:only|just)\b", re.IGNORECASE)
_IN_A_WEEK = 7


@record(frozen=True, slots=True)
class Days:
    """On how many days of a week something is so.

    Args:
        least: on so many at least.
        most: on so many at most; None where there may be others.
        text: the words.
        entry: the name of the entry.
    """

    least: int
    most: int | None
    text: str
    entry: str


def days_of(text: str) -> Days | None:
    """Return on how many days of a week a text says that something is so.

    Who comes on Mondays may come on other days too; who names several days names all of them.

    Args:
        text: the words of a statement.

    Example:
        >>> [(d.least, d.most) for d in map(days_of, ("I row every day but Sunday.",
        ...     "I row on Mondays.", "I only row on Mondays.", "I row Mondays and Fridays.")) if d]
        [(6, 6), (1, None), (1, 1), (2, 2)]
        >>> days_of("I rowed on Monday.") is None
        True
    """
    named = _NAMED.search(text)
    several = named is not None and len(_NAME.findall(named.group())) > 1
    for pattern, week in _WEEKS:
        match = pattern.search(text)
        if match is None:
            continue
        if several and named is not None and named.start() < match.start():
            continue  # "on Mondays and Fridays, two hours **each day**"
        if named is None or not named["except"]:
            return Days(week.days, week.days, match.group(), week.name)
    if named is None:
        return None
    count = len({day.lower() for day in _NAME.findall(named.group())})
    if named["except"]:
        return Days(_IN_A_WEEK - count, _IN_A_WEEK - count, named.group(), "except-days")
    exact = count > 1 or _ONLY.search(text) is not None
    return Days(count, count if exact else None, named.group(), "named-days")


def weekly(stated: Sequence[Quantity], text: str) -> Iterator[Quantity]:
    """Yield the days of a week that a text tells, and the hours of a week on so many days.

    Args:
        stated: the quantities that the text states.
        text: the text.

    Example:
        >>> text = "I row two hours on Mondays and three on Fridays."
        >>> [str(quantity.interval) for quantity in weekly([], text)]
        ['[5, 5]']
    """
    listed = [*_on_each_day(text)]
    days = days_of(text)
    if days is not None and not listed and _IN_ALL.search(text) is None:
        listed = [*_of_all_days(stated, text, days)]
    yield from listed


def _of_all_days(stated: Sequence[Quantity], text: str, days: Days) -> Iterator[Quantity]:
    """Yield the days of a week, and the hours of a week in which each has so many."""
    from cmr_logic.quantities import Interval, Kind, find_quantities  # noqa: PLC0415 - most stories name no days

    for quantity in find_quantities(f"{days.least} days a week"):
        if not any(q.unit == quantity.unit for q in stated):
            span = Interval(days.least, days.most)
            yield replace(quantity, interval=span, text=days.text, entry="days:" + days.entry)
    if _SELDOM.search(text) is not None:
        return
    if _AN_HOUR.search(text) is not None and not any("hour" in q.entry for q in stated):
        stated = [*stated, *find_quantities("for 1 hour")]
    for quantity in stated:
        hours = 0
        if quantity.unit == "hour/day":
            hours = 1
        elif quantity.kind is Kind.DURATION and quantity.entry.endswith("unit_hour"):
            hours = _HOURS_A_DAY
        low, high = quantity.interval.low, quantity.interval.high
        if hours and low is not None and high is not None:
            yield replace(
                quantity,
                kind=Kind.RATE,
                unit="hour/week",
                interval=Interval(low * hours * days.least, days.most and high * hours * days.most),
                entry=quantity.entry + ":weekly",
            )


_EACH_DAY = re.compile(
    rf"\b(?P<n>an|[a-z]+(?:-[a-z]+)?|\d+(?:\.\d+)?)(?P<hours>\shours?)?\s(?:(?:every|each|on|on\sa)\s)(?P<days>{_DAYS})\b",
    re.IGNORECASE,
)


def _on_each_day(text: str) -> Iterator[Quantity]:
    """Yield the hours of a week told day by day: "two hours on Mondays and three on Fridays"."""
    parts = [*_EACH_DAY.finditer(text)] if " hour" in text else []
    if len(parts) <= 1 or not parts[0]["hours"] or _SELDOM.search(text) is not None:
        return
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories name no days

    total = 0.0
    for part in parts:
        found = find_quantities(f"{part['n']} hours a week")
        if len(found) != 1 or found[0].interval.low is None:
            return
        total += found[0].interval.low * len(_NAME.findall(part["days"]))
    for quantity in find_quantities(f"{total:g} hours a week"):
        yield replace(quantity, text=text[parts[0].start() : parts[-1].end()], entry="day-by-day")


def on_some_days(stated: Sequence[Quantity]) -> Iterator[Quantity]:
    """Yield the hours of a week in which there are so many a day, on one day at least.

    Args:
        stated: the quantities that a text states.

    Example:
        >>> from cmr_logic.quantities import find_quantities
        >>> [str(q.interval) for q in on_some_days(find_quantities("I row two hours a day."))]
        ['[2, 14]']
    """
    if any(quantity.unit == "hour/week" for quantity in stated):
        return
    from cmr_logic.quantities import Interval, Kind  # noqa: PLC0415 - most stories name no days

    for quantity in stated:
        low, high = quantity.interval.low, quantity.interval.high
        if quantity.kind is Kind.RATE and quantity.unit == "hour/day" and high is not None:
            yield replace(
                quantity,
                unit="hour/week",
                interval=Interval(low, high * _ALL_DAYS),
                entry=quantity.entry + ":some-days",
            )
