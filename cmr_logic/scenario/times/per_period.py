"""How many in one length of time, told as how many in another: "700 requests a day" in a month.

How many days of a week, or a month, count is rarely said: so many a day are so many times the
working days at least, and the days of the calendar at most.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cmr_logic.records import replace

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_UNIT = r"(?P<unit>day|week|month|year)"
_BEHIND = re.compile(
    rf"^\s?(?:[a-z’'-]+\s){{0,3}}?(?:(?:a|per|each|every|in\sa|in\sany)\s(?:single\s|calendar\s)?{_UNIT}\b|(?P<ly>daily|weekly|monthly|yearly)\b)",
    re.IGNORECASE,
)
_ADVERBS = {"daily": "day", "weekly": "week", "monthly": "month", "yearly": "year"}
# The fewest and the most of a shorter time in a longer one.
_IN: dict[tuple[str, str], tuple[float, float]] = {
    ("day", "week"): (5, 7),
    ("day", "month"): (20, 31),
    ("day", "year"): (220, 366),
    ("week", "month"): (4, 5),
    ("week", "year"): (44, 53),
    ("month", "year"): (11, 12),
}


def period_behind(words: str) -> str:
    """Return the time in which so many are counted, by the words behind them; "" for none.

    Args:
        words: those behind a figure and what it counts.

    Example:
        >>> period_behind(" a day, never more"), period_behind(" to the vet")
        ('day', '')
    """
    match = _BEHIND.match(words)
    if match is None:
        return ""
    return match["unit"].lower() if match["unit"] else _ADVERBS[match["ly"].lower()]


def period_of(statements: Sequence[str]) -> str:
    """Return the time in which clauses count things, if they all count in the same.

    Args:
        statements: the clauses.

    Example:
        >>> period_of(["you make more than 900 requests a month", "you live here"])
        'month'
    """
    from cmr_logic.quantities import find_constraints  # noqa: PLC0415 - most clauses count nothing

    found = {
        period_behind(each[constraint.span.end :])
        for each in statements
        if re.search(r"\d", each) and (_BEHIND_ANYWHERE.search(each) is not None)
        for constraint in find_constraints(each)
        if constraint.kind.value == "count"
    }
    return found.pop() if len(found) == 1 else ""


_BEHIND_ANYWHERE = re.compile(r"\b(?:day|week|month|year|daily|weekly|monthly|yearly)\b")


def in_period(quantity: Quantity, told: str, asked: str) -> Quantity:
    """Return so many in one time as how many they are in another.

    Args:
        quantity: how many there are in a time that is told.
        told: that time.
        asked: the time in which a clause counts.
    """
    low, high = quantity.interval.low, quantity.interval.high
    if (told, asked) in _IN:
        least, most = _IN[told, asked]
        low, high = (None if low is None else low * least), (None if high is None else high * most)
    elif (asked, told) in _IN:
        least, most = _IN[asked, told]
        low, high = (None if low is None else low / most), (None if high is None else high / least)
    else:
        return quantity
    return replace(quantity, interval=replace(quantity.interval, low=low, high=high))
