"""Short limits of one thing, joint though no word says so: "Refunds: **within 14 days, unopened**".

What is said of one side of a thing, item by item, is a choice ("Discounts: for nurses, for cooks");
what is said of several sides, of its time or size, its state and what comes with it, holds of it
together.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.text import ADJECTIVE, classes

# Prepositions of how long, how much or how old: "**within** 14 days"; not "in".
_MEASURING = frozenset({"within", "under", "over", "below", "above", "up", "before", "after"})
_NUMBER_NEAR = 4  # words within which the figure of a measure stands: "up to the first 10"
# What comes with a thing, or does not: "**with** a receipt"; not "for".
_HAVING = frozenset({"with", "without"})
# Words before the state of a thing: "**still** sealed", "**only** unworn"; not "in a box".
_BEFORE_STATES = frozenset({"only", "still", "completely", "fully", "not"})
_UN = "un"  # how adjectives begin that no word list has: "unworn"


def limit_together(items: Sequence[Frame]) -> bool:
    """Tell whether items say of one thing its time or size, its state, or what comes with it.

    At least two of these must be said, and neither the measure nor what comes with it twice, as by
    alternatives.

    Args:
        items: the words of the items of a list.

    Example:
        >>> limit_together([("within", "14", "days"), ("unopened",), ("with", "a", "receipt")])
        True
        >>> limit_together([("for", "nurses"), ("for", "cooks")])
        False
        >>> limit_together([("under", "5", "kg"), ("over", "9", "kg")])
        False
        >>> limit_together([("on", "foot"), ("with", "a", "dog")])
        False
    """
    sides = [_side(item) for item in items]
    if "" in sides or len(set(sides)) == 1:
        return False
    return sides.count("measure") <= 1 and sides.count("having") <= 1


def _side(item: Frame) -> str:
    """Return which side of a thing an item is about, an empty string where it is none of these."""
    if not item:
        return ""
    if item[0] in _HAVING:
        return "having"
    if item[0] in _MEASURING:
        near = item[1:_NUMBER_NEAR]
        counted = any(word[:1].isdigit() or word in syntax.NUMBERS for word in near)
        return "measure" if counted else ""
    state = item
    while state and state[0] in _BEFORE_STATES:
        state = state[1:]
    if not state:
        return ""
    known = classes(state[0])
    alone = ADJECTIVE in known or (not known and state[0].startswith(_UN))
    is_state = syntax.is_participle(state[0]) or (alone and len(state) == 1)
    return "state" if is_state else ""
