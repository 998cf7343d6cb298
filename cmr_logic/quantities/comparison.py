"""Does a stated quantity meet a constraint: yes, no, or not to be told."""

from __future__ import annotations

from datetime import date
from typing import Final

from cmr_logic.quantities.clock_times import DAY
from cmr_logic.quantities.currencies import may_be_one
from cmr_logic.quantities.model import Constraint, Interval, Kind, Quantity, Time
from cmr_logic.quantities.places import Place, inside
from cmr_logic.quantities.year_days import among, of_any_year

# Between days or weeks and months or years: a month is 28 to 31 days, and twelve are 365 or 366.
_SLACK_SHARE: Final = 0.002
_SLACK_DAYS: Final = 2.5
_CODE: Final = 3  # letters in a currency code, which a "/" and a time may follow
_RATE_SLACK: Final = 0.1  # a month has 28 to 31 days, so a weekly rate differs by up to a tenth


def compare(constraint: Constraint, quantity: Quantity, on: date | None = None) -> bool | None:
    """Tell whether a quantity entails a constraint (True), contradicts it (False), or neither.

    The constraint is taken as its words say; its ``negated`` flag is the caller's business.

    Args:
        constraint: what a clause demands.
        quantity: what a story states.
        on: the day that memberships of unions are asked for.

    Returns:
        True when every value the quantity admits meets the constraint, False when none does, and
        None when some do, or when the two cannot be compared: other kinds, currencies or units,
        or an age that is not the present one.

    Example:
        >>> from cmr_logic.quantities import find_constraints, find_quantities
        >>> (demand,) = find_constraints("you are aged 60 or over")
        >>> (stated,) = find_quantities("I am 65.")
        >>> compare(demand, stated)
        True
    """
    if not comparable(constraint, quantity) or quantity.time is not Time.PRESENT:
        return None
    if constraint.kind is Kind.YEAR_DAYS:
        return _compare_year_days(constraint, quantity)
    if constraint.kind is Kind.CLOCK:
        return among(quantity.interval, constraint.interval, turn=DAY)
    if constraint.kind is Kind.PLACE:
        return _compare_places(constraint, quantity, on)
    if not _same_unit(constraint, quantity):
        return None
    demanded, stated = constraint.interval, quantity.interval
    if constraint.kind in (Kind.DURATION, Kind.MONEY, Kind.RATE):
        stated = _allowing_for_calendar(constraint, quantity)
    return _compare_intervals(demanded, stated)


def comparable(constraint: Constraint, quantity: Quantity) -> bool:
    """Tell whether a quantity is of a kind that a constraint can be compared with.

    Args:
        constraint: what a clause demands.
        quantity: what a story states.

    Example:
        >>> from cmr_logic.quantities import find_constraints, find_quantities
        >>> (demand,) = find_constraints("it is between 1 October and 31 March")
        >>> (stated,) = find_quantities("I was there on 3 May 2019.")
        >>> comparable(demand, stated)
        True
    """
    if constraint.kind is Kind.YEAR_DAYS:
        return quantity.kind in (Kind.YEAR_DAYS, Kind.DATE)
    return quantity.kind is constraint.kind


def _compare_intervals(demanded: Interval, stated: Interval) -> bool | None:
    if not (demanded.bounded and stated.bounded):
        return None
    if demanded.contains(stated):
        return True
    return False if demanded.disjoint(stated) else None


def _same_unit(constraint: Constraint, quantity: Quantity) -> bool:
    if constraint.unit == quantity.unit:
        return True
    if constraint.kind is Kind.COUNT:
        return constraint.unit == ""  # "no more than two": the clause says elsewhere what of
    if constraint.kind is not Kind.MONEY:
        return False
    # Someone who leaves the currency out ("25 grand") means the one that is spoken of, and so does
    # who says "dollars" or "kr".
    per = constraint.unit[_CODE:]
    return quantity.unit == per or (
        quantity.unit[_CODE:] == per and may_be_one(constraint.unit[:_CODE], quantity.unit[:_CODE])
    )


def _allowing_for_calendar(constraint: Constraint, quantity: Quantity) -> Interval:
    if constraint.calendar == quantity.calendar:
        return quantity.interval
    if constraint.kind is Kind.DURATION:
        return quantity.interval.widened(_SLACK_SHARE, _SLACK_DAYS)
    return quantity.interval.widened(_RATE_SLACK)


def _compare_year_days(constraint: Constraint, quantity: Quantity) -> bool | None:
    dated = quantity.kind is Kind.DATE
    days = of_any_year(quantity.interval) if dated else quantity.interval
    return among(days, constraint.interval) if days is not None else None


def _compare_places(constraint: Constraint, quantity: Quantity, on: date | None) -> bool | None:
    if constraint.unit != quantity.unit:
        return None
    if quantity.outside:  # outside France is outside Paris, and says nothing of Europe
        held = {_in_any(region, quantity.places, on) for region in constraint.places}
        return constraint.outside if held == {True} else None
    answers = {_in_any(place, constraint.places, on) for place in quantity.places}
    if len(answers) != 1:
        return None
    answer = answers.pop()
    if answer is None:
        return None
    return answer is not constraint.outside


def _in_any(place: Place, regions: tuple[Place, ...], on: date | None) -> bool | None:
    # A name of two places is that of one and the same: "I live in Georgia".
    same = (place.name == region.name and place.codes == region.codes for region in regions)
    if any(same):
        return True
    answers = [inside(place, region, on) for region in regions]
    if True in answers:
        return True
    return None if None in answers else False
