"""Kinds told apart by what they are not: "cars **not registered** here need a permit".

In plain words a relative says it: "cars that are not registered here need a permit".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import NOUN, VERB, classes, places_of_word, word_set

_NOT = "not"
ONE_OF_KIND = frozenset({"any", "a", "an", "every", "each"})
"""Words before one of a kind: "**any** car not registered"; not "the car"."""
# Words behind which a denial is of the verb: "**do** guests not", "**are** boats not".
_ASKING = syntax.AUXILIARIES
_NEAR = 3  # words back in which such a word stands
# States that stand behind a noun as well: "people **not resident** here"; not "people not here".
_STATES = word_set("resident domiciled present able eligible liable entitled subject available fit")
SIGNS = frozenset({_NOT})
"""Words of which each of them has one: "cars **not** registered"; not "cars registered"."""


def not_so(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each "not" that tells a kind apart, with what it comes to.

    Example:
        >>> list(not_so("cars not registered here need a permit .".split()))
        [(1, 2, ('that', 'are', 'not'))]
        >>> list(not_so("a permit is due for any car not registered here .".split()))
        [(7, 8, ('that', 'is', 'not'))]
        >>> list(not_so("the car is not registered . tickets not later than may".split()))
        []
    """
    for at in places_of_word(words[:-1], _NOT, 1):
        if not (syntax.is_participle(words[at + 1]) or words[at + 1] in _STATES):
            continue
        several = syntax.is_plural_noun(words[at - 1]) and words[at - 1] not in syntax.PRONOUNS
        one = not several and _is_one(words, at - 1)
        if (several or one) and _ASKING.isdisjoint(words[max(at - _NEAR, 0) : at]):
            yield at, at + 1, ("that", "are" if several else "is", _NOT)


def _is_one(words: Sequence[str], noun: int) -> bool:
    """Tell whether a noun names any one of a kind: "any car"; not "the car", "any"."""
    kinds = classes(words[noun])
    named = NOUN in kinds and (VERB not in kinds or words[noun - 1] in ONE_OF_KIND)
    return named and noun > 0 and not ONE_OF_KIND.isdisjoint(words[max(noun - 2, 0) : noun])
