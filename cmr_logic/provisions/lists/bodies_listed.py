"""Lists of bodies, of which whoever applies is one: "you must be: | a city | a nonprofit firm"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.words.people_nouns import BODIES
from cmr_logic.text import word_set

# Bodies that govern a place, besides those: "a **county**"; not "a coast".
_GOVERNING = word_set("state county city town village district township territory borough parish")
_KINDS = BODIES | _GOVERNING | frozenset({"government", "council", "university", "college"})
# What ends their names: "a county **or** city", "a club **that** rows"; not "a rowing club".
_ENDS = frozenset({",", "or", "and", "that", "which", "with", "("})
_LONGEST = 6  # words of a name: "a federally recognized Indian tribe"


def name_bodies(items: Sequence[Frame]) -> bool:
    """Tell whether each item names a body, so that nobody is several of them.

    Example:
        >>> name_bodies([("a", "county", "or", "city"), ("a", "nonprofit", "corporation")])
        True
        >>> name_bodies([("a", "county"), ("open", "all", "year")])
        False
    """
    return len(items) > 1 and all(_is_body(item) for item in items)


def _is_body(item: Frame) -> bool:
    if item[:1] == () or item[0] not in syntax.INDEFINITE:
        return False
    ends = _ENDS | syntax.PREPOSITIONS
    near = range(1, min(len(item), _LONGEST))
    last = next(
        (i for i in near if item[i] in ends or syntax.is_participle(item[i])),
        min(len(item), _LONGEST),
    )
    return item[last - 1] in _KINDS
