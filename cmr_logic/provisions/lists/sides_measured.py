"""Measures of several sides of one applicant, joint though no word says so: "Fewer than 50 staff".

"Fewer than 50 staff | Turnover below £9m | No debts" says what a firm must be, all of it; a list of
kinds ("Under 5s | Farms over 9 acres") is a choice.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.text import word_set

# What is measured of somebody or something: "**turnover** below £9m"; not "farms below 9 acres".
_SIDES = word_set(
    "turnover income earnings savings age height weight length experience revenue profit assets "
    "capital residence residency rent balance wealth size headcount membership"
)
# Words of a bound ahead of its figure: "**at least** 2 years"; not "in 2 years".
_BOUNDS = word_set(
    "at least most fewer less more than no over under below above up to minimum maximum a an of "
    "not exceeding"
)
# What somebody or something is, of whom more is measured: "**resident** in Wales"; not "residents".
_STATES = word_set("resident living based registered employed enrolled located trading domiciled")
_HAVING = frozenset({"a", "an"})  # what somebody has: "**a** clean licence"
_NONE = "no"  # what there must be none of: "**no** debts"
_COMPARED = "er"  # how words of sizes end that are compared: "**larger** than 9 m"
_NEAR = 6  # words of an item within which its figure stands: "age at the start at least 18"


def measure_sides(items: Sequence[Frame]) -> bool:
    """Tell whether each item measures another side of one thing, or says what it has none of.

    Args:
        items: the words of the items of a list.

    Example:
        >>> measure_sides([("fewer", "than", "50", "staff"), ("turnover", "below", "£", "9m")])
        True
        >>> measure_sides([("at", "least", "9", "guests"), ("at", "least", "5", "nights")])
        False
        >>> measure_sides([("under", "18s"), ("over", "65s")])
        False
        >>> measure_sides([("under", "5", "years"), ("over", "65", "years")])
        False
        >>> measure_sides([("farms", "under", "5", "acres"), ("no", "debts")])
        False
    """
    lacks = [item for item in items if item[:1] == (_NONE,)]
    if lacks and all(item in lacks or item[0] in _HAVING or _side(item) for item in items if item):
        return len(lacks) < len(items)  # "a clean licence | no convictions"
    sides = [_side(item) for item in items]
    if len(sides) <= 1 or "" in sides or len(set(sides)) < len(sides):
        return False
    # "at least 10 guests | at least 5 nights" may be a choice
    return any(item[0] in _SIDES for item in items)


def bound_each(items: Sequence[Frame]) -> bool:
    """Tell whether each item bounds a measure of a thing: "under 9 m", "no older than 3 years".

    Args:
        items: the words of the items of a list.

    Example:
        >>> bound_each([("no", "longer", "than", "9", "m"), ("at", "least", "2", "years", "old")])
        True
        >>> bound_each([("electric",), ("over", "40", "years", "old")])
        False
    """
    return all(map(_is_bound, items))


def _is_bound(item: Frame) -> bool:
    figure = next((at for at, word in enumerate(item[:_NEAR]) if _is_figure(word)), 0)
    return figure > 0 and all(w in _BOUNDS or w.endswith(_COMPARED) for w in item[:figure])


def _side(item: Frame) -> str:
    """Return what an item measures, "" where it measures nothing: "fewer than 50 | staff"."""
    figure = next((at for at, word in enumerate(item[:_NEAR]) if _is_figure(word)), None)
    if item[:1] and item[0] in _SIDES:
        return "" if figure is None else item[0]
    if item[:1] and item[0] in _STATES:
        return item[0]
    if item[:1] == (_NONE,) and figure is None:
        return " ".join(item)
    if not figure or not _BOUNDS.issuperset(item[:figure]):
        return ""
    return next((word for word in item[figure + 1 :] if not _is_figure(word)), "")


def _is_figure(word: str) -> bool:
    return (word[:1].isdigit() and not word.endswith("s")) or word in syntax.NUMBERS
