"""Amounts that are denied: who does "**not** have 30 years of service" has fewer.

What is denied of an amount, people have less of, up to that; of a bound, what lies beyond it. A
denial of some such ("not always 30", "not just 30") says nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cmr_logic.records import replace

if TYPE_CHECKING:
    from cmr_logic.quantities import Interval, Quantity

# Where a verb is denied: "I do **not** have"; not "no longer".
_DENIAL = re.compile(
    r"(?P<verb>\b(?:do|does|did|have|has|had|am|is|are|was|were|will|would|could|can)|['’](?:m|ve|re|s|d))"
    r"(?:n?['’]t|(?<=can)not|\s(?:not|never))\b",
    re.IGNORECASE,
)
# Words by which more or some is meant: "not **just** 30"; not "not yet 30".
_SOME = re.compile(
    r"\b(?:just|only|always|every|all|exactly|quite|another|more\sthan\sone|even|nearly|longer"
    r"|since|ago|last|until|before|after|because|if)\b",
    re.IGNORECASE,
)
# An age beyond which somebody is: "**over** 40"; not "40 or over".
_OVER = re.compile(r"\b(?:over|older\sthan|past|above)\s(?:the\sage\sof\s)?[\da-z]", re.IGNORECASE)
# Kinds of what one has the more the longer one goes on: "an **age** of nine"; not "a date".
_AMOUNTS = frozenset(
    {"money", "duration", "rate", "count", "distance", "weight", "area", "volume", "percent", "age"}
)


def denied_amounts(quote: str) -> Sequence[Quantity]:
    """Return what words that deny a single amount say of it, nothing for other words.

    Args:
        quote: the words of one statement.

    Example:
        >>> [str(q.interval) for q in denied_amounts("I don't have 30 references")]
        ['(-∞, 30)']
        >>> [str(q.interval) for q in denied_amounts("I have not earned more than £900")]
        ['(-∞, 900]']
        >>> [str(q.interval) for q in denied_amounts("I'm not 18")]
        ['(-∞, 18)']
        >>> [str(q.interval) for q in denied_amounts("I'm not over 40")]
        ['(-∞, 41)']
        >>> denied_amounts("I'm not a teenager")
        []
        >>> denied_amounts("I don't have just 30 references")
        []
    """
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories deny no amount

    found = _DENIAL.search(quote)
    if found is None or _SOME.search(quote, found.end()) or _DENIAL.search(quote, found.end()):
        return []
    affirmed = f"{quote[: found.end('verb')]}{quote[found.end() :]}"
    told = [q for q in find_quantities(affirmed) if q.kind.value in _AMOUNTS and not q.negated]
    if len(told) != 1:
        return []
    beyond = _beyond(_in_full_years(told[0], over=_OVER.search(affirmed) is not None))
    return [] if beyond is None else [replace(told[0], interval=beyond)]


def _in_full_years(quantity: Quantity, *, over: bool) -> Interval:
    """Return the range of a quantity, of an age of full years from the day on that it begins.

    Who is not over 40 may be 40, up to the next birthday.
    """
    low, high = quantity.interval.low, quantity.interval.high
    if quantity.kind.value == "age" and over and low is not None and high is None:
        return replace(quantity.interval, low=low + 1, low_open=False)
    year = quantity.kind.value == "age" and low is not None and high == low + 1
    return replace(quantity.interval, high=None, high_open=False) if year else quantity.interval


def _beyond(interval: Interval) -> Interval | None:
    """Return what is left where a range is denied, None where that is no one range."""
    from cmr_logic.quantities import Interval  # noqa: PLC0415 - as above

    if interval.low is not None and interval.low == interval.high:
        return Interval(None, interval.low, high_open=True)
    if interval.high is None and interval.low is not None:
        return Interval(None, interval.low, high_open=not interval.low_open)
    if interval.low is None and interval.high is not None:
        return Interval(interval.high, None, low_open=not interval.high_open)
    return None
