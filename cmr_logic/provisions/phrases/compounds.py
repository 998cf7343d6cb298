"""Compounds of a noun and an -ing form, which tell no things apart: "free **swimming** lessons"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.words.mass_nouns import MASS_NOUNS
from cmr_logic.text import NOUN, VERB, bases, classes, word_set

# Verbs of what things are, by their measure or otherwise: "land **exceeding**"; not "swimming".
_MEASURES = word_set("exceed weigh cost measure contain belong last hold include lie use carry")
_UNCHANGED = frozenset({"sheep", "deer"})  # nouns that are their own plural
_SORTED = 3  # words from the first noun of a compound to its end: "street | trading | licence"


def is_compound(words: Frame, at: int) -> bool:
    """Tell whether a noun before a word makes one with it: "free **swimming**"; not "exceeding".

    Nor where it has an object: "a hut **facing** the street".

    Args:
        words: the words around it.
        at: the place of the word behind the noun.

    Example:
        >>> said = "a hut facing the street".split()
        >>> is_compound(("fish", "selling", "passes"), 1), is_compound(tuple(said), 2)
        (True, False)
    """
    word = words[at]
    active = not syntax.DETERMINERS.isdisjoint(words[at + 1 : at + 2])
    return syntax.is_gerund(word) and not (active or _MEASURES.intersection(bases(word, VERB)))


def sorts_out(words: Frame, noun: int, last: int) -> bool:
    """Tell whether a noun and an -ing form say of what sort a thing is: "a **fish selling** pass".

    What one thing cannot be without an article is no object: "a van carrying **fish**" has one.

    Args:
        words: the words around it.
        noun: the place of the noun.
        last: the index after the last word of the phrase.

    Example:
        >>> sorts_out(("a", "street", "trading", "licence"), 1, 4)
        True
        >>> sorts_out(("a", "van", "carrying", "fish"), 1, 4)
        False
    """
    plain = syntax.is_gerund(words[noun + 1]) and noun + _SORTED == last
    if not plain or syntax.is_plural_noun(words[noun]):
        return False
    named = words[last - 1]
    counted = NOUN in classes(named) and not syntax.is_plural_noun(named)
    return counted and named not in MASS_NOUNS | _UNCHANGED
