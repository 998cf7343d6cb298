"""Debts of others that are taken off them: "The state will **cancel student loans** for nurses"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic.provisions.words.predicate_words import PAYOUTS
from cmr_logic.text import word_set

# What spares someone a debt: "we **cancel** the loans of nurses"; not "we lend to nurses".
_CLEARING = word_set("cancel clear pay off repay settle forgive write reimburse refund meet cover")
# What is owed: "we pay the **fees** of nurses"; not "the wages of nurses".
_OWED = word_set(
    "loan loans debt debts fee fees arrears bill bills tuition rent cost costs fare fares fines"
)
# How a thing is given to those whom a text names: "grants **are made to** weavers who:".
_GIVEN = frozenset({("are", "made"), ("are", "paid"), ("is", "paid"), ("are", "given")})
_WHOSE = frozenset({("for",), ("of",)})
_START = 5  # words of a statement in which that is said


def clears_debts(words: Sequence[str]) -> bool:
    """Tell whether someone is spared what they owe, or paid what a text gives.

    Args:
        words: those of a conclusion.

    Example:
        >>> clears_debts("the state will cancel loans for nurses".split())
        True
        >>> clears_debts("grants are made to weavers".split())
        True
        >>> clears_debts("we may cancel your loan for this".split())
        False
    """
    owed = not _OWED.isdisjoint(words)
    at = next((i for i, word in enumerate(words) if word in _OWED), 0) if owed else 0
    if at and tuple(words[at + 1 : at + 2]) in _WHOSE and not _CLEARING.isdisjoint(words[:at]):
        return "your" not in words[:at]
    if PAYOUTS.isdisjoint(words[:2]):
        return False
    pairs = enumerate(pairwise(words[:_START]))
    return any(pair in _GIVEN and "to" in words[i + 2 : i + 3] for i, pair in pairs)
