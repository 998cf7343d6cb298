"""Do a follow-up and a clause set one bound, or two that shut each other out?"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from cmr_logic.facts.limits import with_kind, with_limit
from cmr_logic.facts.turns_of_bounds import in_usual_turns, same_bare_side
from cmr_logic.text import words_in
from cmr_logic.text.number_names import SMALL
from cmr_logic.text.patterns import compiled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cmr_logic.quantities import Constraint, Interval, Quantity

# Words after a negation with which it sets a bound: "no more than two"; not "no money".
COMPARING = frozenset({"more", "less", "fewer", "later", "earlier", "older", "younger", "longer"})
# Numbers in words, that a bound may be set by: to look for bounds elsewhere takes time.
_ONE = "one"
_NUMBERS = frozenset(SMALL) - {_ONE}
# Words that set a bound by that number as well: "at **most** one"; not "at one".
_OF_ONE = COMPARING | {"most", "least", "only", "just"}
# Spans of time told without a number: "for **half a year**", "in the last year"; not "a boat".
_SPAN_ALONE = re.compile(
    r"\b(?:half\s+an?|an?|a\s+whole|a\s+full|the\s+(?:last|past))\s+"
    r"(?:year|month|week|day|hour|decade|fortnight)\b",
    re.IGNORECASE,
)
# The number that says neither the same as "at least one" nor the opposite: "**only one** boat".
_ONE_ALONE = re.compile(r"\b(?:only|just)\s+(?:one|a\s+single)\b", re.IGNORECASE)
_ANY = re.compile(r"\bat\s+least\s+(?:one|a|1)\b|\b(?:one|1)\s+or\s+more\b", re.IGNORECASE)
# Before an amount that is no more than that: "**only** two weeks".
_AT_MOST = r"\b(?:only|just|merely)\b"
# Kinds that are counted in whole steps, and how far apart the two sides of a number are there: to
# have more than ten is to have eleven, and fewer are nine: "date"; not "age".
_STEPS = {"count": 2, "date": 2, "year days": 2}
_AGE, _COUNT = "age", "count"
# What people who work for somebody are counted as: "10 **employees**"; not "10 guests".
_WORKERS = frozenset({"people", "person", "employee", "staff", "worker", "employees", "workers"})
# Kinds whose bounds come again: "clock"; not "date".
_COMING_AGAIN = frozenset({"year days", "clock"})
# Which end of such an interval nobody named, behind which word.
_SIDES = {"after": "high", "before": "low"}
_STEP = 1
_SLIGHT = 1e-6  # what rounding makes of a month


def same_bound(question: str, statement: str) -> bool | None:
    """Tell whether a follow-up and a statement set the same bound (True) or opposite ones (False).

    Returns:
        None where no bound of one can be held against one of the other.

    Example:
        >>> same_bound("Are you 18 or over?", "you are under 18")
        False
    """
    if not names_number(statement) or (_ONE_ALONE.search(question) and _ANY.search(statement)):
        return None
    if not names_number(question):
        question = with_limit(question, statement)
        if not names_number(question):
            return None
    found = _agreeing(question, statement)
    if found is None:
        counted = with_kind(question, statement)
        found = None if counted == question else _agreeing(counted, statement)
    if found is None and not (constraints(question) and constraints(statement)):
        found = same_bare_side(question, statement)
    return _against_amount(question, statement) if found is None else found


def _agreeing(question: str, statement: str) -> bool | None:
    """Tell on which side of the same number the bounds of two texts lie."""
    asked, said = constraints(question), constraints(statement)
    found = {
        _same_side(one, other)
        for one in asked
        for other in said
        if one.kind is other.kind and of_one_unit(one.unit, other.unit)
    } - {None}
    return found.pop() if len(found) == 1 else None


def _against_amount(question: str, statement: str) -> bool | None:
    """Tell whether a follow-up asks for at least, or for less than, the one amount of a statement.

    Example:
        >>> _against_amount("Did it last less than 9 weeks?", "you have completed 9 weeks of it")
        False
        >>> _against_amount("Did it last at least 9 weeks?", "you have completed 9 weeks of it")
        True
    """
    asked, stated = constraints(question), amounts(statement)
    if compiled(_AT_MOST).search(statement) is not None:
        return None
    if not asked and compiled(_AT_MOST).search(question) is not None:
        return False if _is_less(amounts(question), stated) else None
    if len(asked) != 1 or len(stated) != 1 or (constraints(statement) and not _is_age(stated)):
        return None
    (bound,), (amount,) = asked, stated
    found, exact = bound.interval, amount.interval.low
    if bound.kind is not amount.kind or not of_one_unit(bound.unit, amount.unit) or exact is None:
        return None
    if found.high is None:
        return True if found.low is not None and abs(found.low - exact) <= _SLIGHT else None
    step = _STEP if bound.kind.value == _COUNT else 0.0
    short = found.low is None and abs(found.high - (exact - step)) <= _SLIGHT
    return False if short else None


def _is_less(asked: Sequence[Quantity], said: Sequence[Quantity]) -> bool:
    """Tell whether one amount is less than another of its kind: "only **a month**", of "a year"."""
    if len(asked) != 1 or len(said) != 1:
        return False
    one, other = asked[0], said[0]
    if one.kind is not other.kind or not of_one_unit(one.unit, other.unit):
        return False
    return (one.interval.high or 0.0) + _SLIGHT < (other.interval.low or 0.0)


def _is_age(found: Sequence[Quantity]) -> bool:
    """Tell whether an amount is an age alone, which sets a bound by itself: "have reached 60"."""
    return found[0].kind.value == _AGE


@lru_cache(maxsize=1024)
def amounts(text: str) -> tuple[Quantity, ...]:
    """Return the amounts of a text; not those in names: "the **100-night** trial".

    Example:
        >>> [each.text for each in amounts("You row for 9 weeks in the 100-night trial.")]
        ['9 weeks']
    """
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most texts name no number

    return tuple(found for found in find_quantities(text) if "-" not in found.text)


def of_one_unit(one: str, other: str) -> bool:
    """Tell whether two amounts are told in one unit; a follow-up may leave out "a week".

    Example:
        >>> of_one_unit("GBP", "GBP/week"), of_one_unit("GBP", "EUR")
        (True, False)
    """
    if one in _WORKERS and other in _WORKERS:
        return True
    bare = {unit.partition("/")[0] for unit in (one, other)}
    return one == other or (len(bare) == 1 and ("/" in one) is not ("/" in other))


def names_number(text: str) -> bool:
    """Tell whether a text names a number, or a span of time without one.

    Example:
        >>> names_number("for six weeks"), names_number("for half a year"), names_number("for long")
        (True, True, False)
    """
    if any(map(str.isdigit, text)) or not _NUMBERS.isdisjoint(words_in(text)):
        return True
    if _SPAN_ALONE.search(text) is not None:
        return True
    return _ONE in words_in(text) and not _OF_ONE.isdisjoint(words_in(text))


@lru_cache(maxsize=1024)
def constraints(text: str) -> tuple[Constraint, ...]:
    """Return the bounds that a text sets, in whatever turns.

    Example:
        >>> [each.text for each in constraints("Is your bag 55 cm long or shorter?")]
        ['at most 55 cm']
    """
    from cmr_logic.quantities import find_constraints  # noqa: PLC0415 - most texts name no number

    return find_constraints(in_usual_turns(text))


def _same_side(one: Constraint, other: Constraint) -> bool | None:
    """Tell whether two ranges lie on one side of the same number, or on its two sides.

    Whether the number itself belongs to them does not matter: who asks "over 18?" of "under 18"
    means the opposite.
    """
    first, second = _one_sided(one), _one_sided(other)
    if second.complement() is None:
        return None
    if first.complement() is None:
        near = _STEP if one.kind.value in {_AGE, _COUNT} else _SLIGHT
        return False if _shuts_out(first, second, near) else None  # not one bound each
    step = _STEPS.get(one.kind.value, _SLIGHT)
    if (first.low is None) is (second.low is None):
        # "over 60", "61 or older"
        ages = one.kind.value == _AGE and _bound(first) != _bound(second)
        near = abs(_whole(first) - _whole(second)) if ages else abs(_bound(first) - _bound(second))
        return True if near <= _SLIGHT else None
    low, high = (first, second) if first.high is None else (second, first)
    gap = _bound(low) - _bound(high)
    if one.kind.value == _AGE and gap and _whole(low) - _bound(high) <= _SLIGHT:
        return False if gap >= -_STEP else None  # "older than 24" of "under 25"
    return False if -_SLIGHT <= gap <= step else None


def _shuts_out(asked: Interval, said: Interval, near: float) -> bool:
    """Tell whether an interval with two ends lies beyond a bound: "between 25 and 60", "under 25".

    Args:
        asked: the interval.
        said: what has the bound.
        near: how far the two may overlap, as "to 60" has the whole year of those who are 60.
    """
    if asked.low is None or asked.high is None or asked.high - asked.low <= near:
        return False  # one age alone: "have you reached the age of 65?"
    beyond_high = said.high is not None and asked.low >= said.high - near
    return beyond_high or (said.low is not None and asked.high <= said.low + near)


def _whole(interval: Interval) -> float:
    """Return the least whole number above a lower bound, or the greatest below an upper one."""
    bound = _bound(interval)
    if interval.high is None:
        return bound + (interval.low_open and bound.is_integer())
    return bound - (interval.high_open and bound.is_integer())


def _one_sided(constraint: Constraint) -> Interval:
    """Return an interval, of days of any year or hours of any day without the end nobody named.

    "After 3 May" ends half a year later there, "before noon" begins with the day.
    """
    side = constraint.entry.partition("_")[0]
    comes_again = constraint.kind.value in _COMING_AGAIN
    if not comes_again or side not in _SIDES or constraint.negated:  # "no earlier than 3 May"
        return constraint.interval
    if _SIDES[side] == "high":
        return replace(constraint.interval, high=None)
    return replace(constraint.interval, low=None)


def _bound(interval: Interval) -> float:
    found = interval.low if interval.high is None else interval.high
    return 0.0 if found is None else found
