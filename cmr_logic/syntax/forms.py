"""What a single form can be: an adverb, a participle, a gerund, a plural."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from cmr_logic.syntax.small_words import SMALL_WORDS
from cmr_logic.syntax.wordlists import (
    AUXILIARIES,
    BOUNDS,
    BY_THEMSELVES,
    JOINTS,
    LIGHT_ADVERBS,
    NO_GERUNDS,
    NUMBERS,
    OBJECT_FIRST,
    PLURALS,
    PREPOSITIONS,
    SAME_PARTICIPLE,
    STATES_WITH,
    VERBS_FIRST,
    WITH_BARE_NOUNS,
)
from cmr_logic.text import (
    ADJECTIVE,
    ADVERB,
    NOUN,
    VERB,
    WORD_CACHE,
    bases,
    classes,
)

_SHORTEST_PLURAL = 4  # letters of a plural that no table knows
_SHORTEST = 2  # letters: a base so short is no noun
_BOUNDED = 6  # words of a number with what it bounds: "16 years of age or older"


@lru_cache(maxsize=WORD_CACHE)
def is_adverb(word: str) -> bool:
    """Tell whether a word can stand between a subject and its verb.

    Example:
        >>> is_adverb("usually"), is_adverb("habitually"), is_adverb("work")
        (True, True, False)
    """
    return word in LIGHT_ADVERBS or (
        word.endswith("ly") and ADVERB in classes(word) and word != "apply"
    )


@lru_cache(maxsize=WORD_CACHE)
def is_participle(word: str) -> bool:
    """Tell whether a form can be a past participle.

    Example:
        >>> is_participle("received"), is_participle("bought"), is_participle("claim")
        (True, True, False)
    """
    base = bases(word, VERB)
    return (
        bool(base)
        and (base[0] != word or word in SAME_PARTICIPLE)
        and not word.endswith(("s", "ing"))
    )


@lru_cache(maxsize=WORD_CACHE)
def ends_in_ing(word: str) -> bool:
    """Tell whether a form ends in -ing and is no verb in its base form: it is never finite.

    Example:
        >>> ends_in_ing("living"), ends_in_ing("thing"), ends_in_ing("bring")
        (True, True, False)
    """
    return word.endswith("ing") and word not in bases(word, VERB)


@lru_cache(maxsize=WORD_CACHE)
def acting(word: str) -> tuple[bool, bool]:
    """Tell whether a verb may end its clause, and whether a bare noun behind it may.

    Example:
        >>> acting("leans"), acting("serves"), acting("needs")
        ((True, False), (False, True), (False, False))
    """
    base = bases(word, VERB)
    return not BY_THEMSELVES.isdisjoint(base), not WITH_BARE_NOUNS.isdisjoint(base)


@lru_cache(maxsize=WORD_CACHE)
def is_gerund(word: str) -> bool:
    """Tell whether a form is an -ing form of a verb.

    Example:
        >>> is_gerund("living"), is_gerund("thing")
        (True, False)
    """
    return word.endswith("ing") and bool(bases(word, VERB)) and word not in NO_GERUNDS


@lru_cache(maxsize=WORD_CACHE)
def reads_as_verb(word: str) -> bool:
    """Tell whether a form is taken for a verb where nothing around it decides.

    Example:
        >>> reads_as_verb("improve"), reads_as_verb("own"), reads_as_verb("tax")
        (True, True, False)
    """
    kinds = classes(word)
    return VERB in kinds and (NOUN not in kinds or word in VERBS_FIRST)


def reads_as_state(word: str, following: str) -> bool:
    """Tell whether what stands behind a form that can be a verb shows that it is none there.

    Example:
        >>> reads_as_state("fit", "for"), reads_as_state("access", "to")
        (True, True)
        >>> reads_as_state("fit", "in"), reads_as_state("row", "to")
        (False, False)
    """
    return (word in OBJECT_FIRST and following in PREPOSITIONS) or (word, following) in STATES_WITH


@lru_cache(maxsize=WORD_CACHE)
def is_plural_noun(word: str) -> bool:
    """Tell whether a form is the plural of a noun.

    Example:
        >>> is_plural_noun("children"), is_plural_noun("boats"), is_plural_noun("business")
        (True, True, False)
        >>> is_plural_noun("flats"), is_plural_noun("gas"), is_plural_noun("65s")
        (True, False, True)
    """
    if word in PLURALS:
        return True
    if word[:1].isdigit() and word[:-1].isdigit() and word.endswith("s"):
        return True  # "over **65s**"; tables know a few of them
    if not classes(word):  # a word that no table knows
        return len(word) >= _SHORTEST_PLURAL and word.endswith("s") and not word.endswith("ss")
    own = bases(word, NOUN)
    if word.endswith("ss"):
        return False  # "pass" is no more than one "pas"
    # "flats" may be a word of its own, and is the plural of "flat"; "gas" is none of "ga"
    return NOUN in classes(word) and (word not in own or any(len(b) > _SHORTEST for b in own[1:]))


@lru_cache(maxsize=WORD_CACHE)
def is_thing(word: str) -> bool:
    """Tell whether a word alone names what a sentence may be about: a noun, and no state.

    Example:
        >>> is_thing("illness"), is_thing("floodwater"), is_thing("ill"), is_thing("have")
        (True, True, False, False)
    """
    kinds = classes(word)
    known = NOUN in kinds and ADJECTIVE not in kinds and word not in AUXILIARIES
    return known or (not kinds and word.isalpha() and word not in SMALL_WORDS)


def is_bounded(words: Sequence[str], start: int = 0) -> bool:
    """Tell whether words begin with a number and what makes it a bound: "16 or older".

    Example:
        >>> is_bounded("16 years of age or older".split()), is_bounded("16 boats or rafts".split())
        (True, False)
    """
    if not (words[start][:1].isdigit() or words[start] in NUMBERS):
        return False
    return any(
        a in JOINTS and b in BOUNDS for a, b in pairwise(words[start + 1 : start + _BOUNDED])
    )


def article(word: str) -> str:
    """Return the indefinite article before a word.

    Example:
        >>> [article(word) for word in ("pensioner", "adult", "hour", "university", "MP", "one")]
        ['a', 'an', 'an', 'a', 'an', 'a']
        >>> [article(word) for word in ("S", "US", "8", "80", "x", "18")]
        ['an', 'a', 'an', 'an', 'an', 'an']
        >>> [article(word) for word in ("h", "b")]
        ['an', 'a']
    """
    if word.isupper() or (len(word) == 1 and word.isalpha()):
        word = word.upper()
        return "an" if word[0] in "AEFHILMNORSX" else "a"
    lower = word.lower()
    eight = lower.startswith("8") or lower in {"11", "18"}
    if eight or lower.startswith(("hour", "honest", "honour", "honor", "heir")):
        return "an"
    if lower.startswith(
        ("uni", "use", "usu", "uti", "uk", "us-", "eu", "one", "once")
    ) and not lower.startswith("unin"):
        return "a"
    return "an" if lower[:1] in "aeiou" else "a"
