"""Signs that a coordinator joins what is left out: "anyone other than you **or** your son"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.text import NOUN, VERB, classes

_THAN, _OTHER = "than", "other"
_NEAR = 6  # tokens from "than" to its "or", at most


def leaves_out_both(stretch: Stretch, index: int, at: int) -> bool:
    """Tell whether two are left out, of which it is neither: "other than you **or** your son".

    What is no person or thing is not: "income other than interest **or** own a house".
    """
    words = stretch.words
    first = max(stretch.first, index - _NEAR)
    before = words[first:index]
    if _THAN not in before:
        return False
    than = first + len(before) - 1 - before[::-1].index(_THAN)
    named = words[than + 1 : index]
    if words[than - 1] != _OTHER or "," in named or not syntax.AUXILIARIES.isdisjoint(named):
        return False
    opening = stretch.word(at)
    if opening in syntax.DETERMINERS or opening == "you":
        return stretch.finite_verb(than + 1, index) is None
    kinds = classes(opening)
    return NOUN in kinds and VERB not in kinds
