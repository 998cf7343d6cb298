"""Relatives of somebody who is named inside another: "anyone who helps **a child who** is ill"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.stretch import Stretch
from cmr_logic.text import NOUN, classes

_NAMED = 5  # words from before an article to its noun: "helps a severely disabled child"
_ONE_PERSON = syntax.INDEFINITE | {"the", "your", "their"}


def names_other(stretch: Stretch, index: int) -> bool:
    """Tell whether a relative is of somebody in the one before: "who helps **a child who** is ill".

    Args:
        stretch: the sentence.
        index: the place of the inner relative.
    """
    if stretch.words[index] != "who":
        return False
    before = stretch.words[max(stretch.first, index - _NAMED) : index]
    if before[-1] in syntax.INDEFINITE_PRONOUNS:
        return True
    one = NOUN in classes(before[-1]) and not syntax.is_plural_noun(before[-1])
    article = next((i for i, word in enumerate(before) if word in _ONE_PERSON), 0)
    # "who is **a member who** rows" are members
    return one and article > 0 and before[article - 1] not in syntax.BE
