"""What a clause demands and what a story states, as intervals in one unit for each dimension."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from enum import Enum
from math import ceil, floor
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cmr_logic.quantities.places import Place
    from cmr_logic.spans import Span


class Kind(Enum):
    """The dimension that is measured, and (after the dash) its canonical unit."""

    AGE = "age"  # years, counted from birth: "I am 25" is [25, 26)
    MONEY = "money"  # the currency, or the currency per year, day or hour
    DURATION = "duration"  # days
    RATE = "rate"  # units per week or per day: "hour/week"
    COUNT = "count"  # things of the noun in ``unit``
    DATE = "date"  # ordinal days, as ``datetime.date.toordinal``
    YEAR_DAYS = "year days"  # days of any year, from 1 January; over New Year, beyond the last
    CLOCK = "clock"  # hours of any day, from midnight; over midnight, beyond 24
    PLACE = "place"  # no interval: see ``places``
    PERCENT = "percent"
    DISTANCE = "distance"  # metres
    WEIGHT = "weight"  # kilograms
    AREA = "area"  # square metres
    VOLUME = "volume"  # litres
    DATA = "data"  # gigabytes
    TEMPERATURE = "temperature"  # degrees Celsius; of those of Fahrenheit, the unit is "degree F"


class Time(Enum):
    """When a stated quantity holds, as far as the words beside it tell."""

    PRESENT = "present"
    PAST = "past"
    FUTURE = "future"


@dataclass(frozen=True, slots=True)
class Interval:
    """A range of real numbers, bounded or not at each end.

    Args:
        low: the lower bound; None when there is none.
        high: the upper bound; None when there is none.
        low_open: the lower bound itself is left out.
        high_open: the upper bound itself is left out.

    Raises:
        ValueError: no number lies in the range.

    Example:
        >>> print(Interval(16, 19, high_open=True))
        [16, 19)
        >>> Interval(low=60).contains(Interval(65, 66, high_open=True))
        True
    """

    low: float | None = None
    high: float | None = None
    low_open: bool = False
    high_open: bool = False

    def __post_init__(self) -> None:
        if self.low is None or self.high is None:
            return
        if self.low > self.high or (self.low == self.high and (self.low_open or self.high_open)):
            raise ValueError(f"an interval needs a number between its bounds: {self}")

    def __str__(self) -> str:
        low = "-∞" if self.low is None else f"{self.low:g}"
        high = "∞" if self.high is None else f"{self.high:g}"
        left = "(" if self.low is None or self.low_open else "["
        right = ")" if self.high is None or self.high_open else "]"
        return f"{left}{low}, {high}{right}"

    @property
    def bounded(self) -> bool:
        """Whether there is a bound at either end."""
        return self.low is not None or self.high is not None

    def holds(self, number: float) -> bool:
        """Tell whether a number lies in the range.

        Example:
            >>> Interval(high=16, high_open=True).holds(16)
            False
        """
        above = self.low is None or number > self.low or (number == self.low and not self.low_open)
        below = (
            self.high is None or number < self.high or (number == self.high and not self.high_open)
        )
        return above and below

    def contains(self, other: Interval) -> bool:
        """Tell whether every number of ``other`` lies in this range."""
        if self.low is not None and (
            other.low is None
            or other.low < self.low
            or (other.low == self.low and self.low_open and not other.low_open)
        ):
            return False
        return self.high is None or not (
            other.high is None
            or other.high > self.high
            or (other.high == self.high and self.high_open and not other.high_open)
        )

    def disjoint(self, other: Interval) -> bool:
        """Tell whether no number lies in both ranges.

        Example:
            >>> Interval(high=16, high_open=True).disjoint(Interval(16, 17, high_open=True))
            True
        """
        return _ends_before(self, other) or _ends_before(other, self)

    def complement(self) -> Interval | None:
        """Return the numbers outside a range with exactly one bound; None for any other range.

        Example:
            >>> print(Interval(high=16, high_open=True).complement())
            [16, ∞)
        """
        if self.low is None and self.high is not None:
            return Interval(low=self.high, low_open=not self.high_open)
        if self.high is None and self.low is not None:
            return Interval(high=self.low, high_open=not self.low_open)
        return None

    def whole(self) -> Interval:
        """Return the range of the same whole numbers with closed bounds.

        Example:
            >>> print(Interval(2, 5, low_open=True, high_open=True).whole())
            [3, 4]
        """
        low, high = self.low, self.high
        if low is not None:
            low = floor(low) + 1 if self.low_open else ceil(low)
        if high is not None:
            high = ceil(high) - 1 if self.high_open else floor(high)
        if low is not None and high is not None and low > high:
            return self  # "between 2 and 3, both left out": no whole number
        return Interval(low, high)

    def meet(self, other: Interval) -> Interval | None:
        """Return the numbers that lie in both ranges, or None when there are none.

        Example:
            >>> print(Interval(low=16).meet(Interval(high=19, high_open=True)))
            [16, 19)
        """
        if self.disjoint(other):
            return None
        low, low_open = self.low, self.low_open
        if low is None or (other.low is not None and other.low >= low):
            low_open = other.low_open or (low_open and other.low == low)
            low = other.low
        high, high_open = self.high, self.high_open
        if high is None or (other.high is not None and other.high <= high):
            high_open = other.high_open or (high_open and other.high == high)
            high = other.high
        return Interval(low, high, low_open, high_open)

    def widened(self, share: float, at_least: float = 0.0) -> Interval:
        """Return the range with each bound moved outwards by a share of itself.

        Args:
            share: the part of the bound's size to move it by, such as 0.1.
            at_least: the least distance to move it by.

        Example:
            >>> print(Interval(100, 100).widened(0.1))
            [90, 110]
        """
        low, high = self.low, self.high
        if low is not None:
            low -= max(abs(low) * share, at_least)
        if high is not None:
            high += max(abs(high) * share, at_least)
        return Interval(low, high, self.low_open, self.high_open)


def _ends_before(first: Interval, second: Interval) -> bool:
    if first.high is None or second.low is None:
        return False
    touches = first.high == second.low and (first.high_open or second.low_open)
    return first.high < second.low or touches


@dataclass(frozen=True, slots=True, kw_only=True)
class Measure:
    """What constraints and quantities have in common.

    Args:
        kind: the dimension.
        unit: the canonical unit of ``interval``: "year" for ages, "day" for durations and dates,
            "hour/week" for weekly hours, a currency code or "GBP/year" for money (empty when the
            currency is not said), the singular noun for counts (empty when there is none). For
            places it is the relation: "in", "to", "from" or "nationality".
        interval: the range in that unit; unbounded for places.
        calendar: the words count months or years, whose length in days varies.
        places: the places named, for the kind PLACE; any one of them will do.
        outside: the place lies outside all of ``places``.
        span: where the words stand.
        text: the words.
        entry: names of the table entries that made it, joined by ":".
        about: content words beside it, which tell what is measured.
        negated: a negation governs it in its clause.
    """

    kind: Kind
    interval: Interval
    unit: str = ""
    calendar: bool = False
    places: tuple[Place, ...] = ()
    outside: bool = False
    span: Span = field(compare=False)
    text: str = field(compare=False)
    entry: str
    about: tuple[str, ...] = ()
    negated: bool = False

    def dates(self) -> tuple[date | None, date | None]:
        """Return the first and the last day of a DATE, None where it is unbounded."""
        low, high = self.interval.low, self.interval.high
        return (
            None if low is None else date.fromordinal(int(low)),
            None if high is None else date.fromordinal(int(high)),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Constraint(Measure):
    """What a clause of a rule demands.

    The interval is the one the words name. Where ``negated`` is set, a negation stands before
    them in the clause; whether the clause as a whole is negated is for the caller to decide.
    """


@dataclass(frozen=True, slots=True, kw_only=True)
class Quantity(Measure):
    """What a sentence of a story states.

    The interval is true of the story: a negated bound ("not more than two") is already turned
    round, and other negated quantities are left out.

    Args:
        subject: whose it is, as the words go ("I", "my son"); empty when nobody is named.
        time: when it holds.
    """

    subject: str = ""
    time: Time = Time.PRESENT
