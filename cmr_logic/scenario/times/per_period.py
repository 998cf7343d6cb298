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


# What comes in or goes out by the week or month, named before its sum: "a **monthly** income".
_NAMED_BEFORE = re.compile(
    r"\b(?P<often>hourly|weekly|monthly|yearly|annual)\s(?:[a-z-]+\s){0,2}?"
    r"(?:income|earnings|pay|wages?|salary|pension|rent|rate|takings|turnover|bill|profit|revenue)\b[^.;£$€\d]{0,25}$",
    re.IGNORECASE,
)
_OFTEN = {"hourly": "hour", "annual": "year", **_ADVERBS}


def by_the_period(stated: Sequence[Quantity], text: str) -> list[Quantity]:
    """Return what a text states, with each sum by the time of which a word before it says.

    Args:
        stated: what it states.
        text: the text.

    Example:
        >>> from cmr_logic.quantities import find_quantities
        >>> def told(text):
        ...     return [q.unit for q in by_the_period(find_quantities(text), text)]
        >>> told("My monthly income is £900."), told("My monthly magazine costs £9.")
        (['GBP/week'], ['GBP'])
    """
    return [_by_period(quantity, text) for quantity in stated]


def _by_period(quantity: Quantity, text: str) -> Quantity:
    if quantity.kind.value != "money" or "/" in quantity.unit:
        return quantity
    named = _NAMED_BEFORE.search(text, 0, max(quantity.span.start, 0))
    if named is None:
        return quantity
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - few stories tell such a sum

    for each in find_quantities(f"{quantity.text} per {_OFTEN[named['often'].lower()]}"):
        if "/" in each.unit:
            return replace(quantity, unit=each.unit, interval=each.interval, entry=each.entry)
    return quantity
