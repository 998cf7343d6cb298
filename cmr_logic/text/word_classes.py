"""What a form can be, of which base form it is, and what it is compared by: from lookup tables."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from pathlib import Path
from sys import intern
from typing import Any as AnyType

WORD_CACHE = 65_536  # forms of which it is kept what they can be
_SHORTEST_DOUBLED = 3  # letters of a stem that may double its consonant: "run" of "running"
_SHORTEST_PLURAL = 5  # letters of a plural that no table knows
HISSING = ("s", "x", "z", "ch", "sh", "o")  # behind these, the third person ends in "-es"
_DOUBLING = re.compile(r"[^aeiou]*[aeiou][bdgklmnprtvz]")  # such a base doubles its last letter

# What stands for a name in :attr:`Tokens.unnamed`: with a capital, so that it is no word.
NAME = "Name"
VERB = "verb"
NOUN = "noun"
ADJECTIVE = "adj"
ADVERB = "adv"


def word_set(text: str) -> frozenset[str]:
    """Return the words of a string, as lists of words are written here.

    Example:
        >>> sorted(word_set("two one"))
        ['one', 'two']
    """
    return frozenset(map(intern, text.split()))


# Function words that WordNet lists as something else, or not at all: "**us** all"; not "was",
# which is no plural.
CLOSED = word_set(
    "a an the this that these those my your his her its our their i you he she it we they me him "
    "us them who whom whose which what there here and or but nor if unless of in on at by for with "
    "from to into onto under over about between during within without against than as not no n't "
    "any some all both either neither each every"
)


@cache
def _tables() -> dict[str, tuple[frozenset[str], dict[str, list[str]], list[list[str]]]]:
    """Return index, exceptions and suffix rules of each open word class."""
    import gzip  # noqa: PLC0415 - nothing else here needs it
    import json  # noqa: PLC0415 - nothing else here needs it
    from importlib.util import find_spec  # noqa: PLC0415 - nothing else here needs it

    # Found without being imported: the package looks for its 140 files then.
    package = find_spec("spacy_lookups_data")
    if package is None or package.origin is None:
        raise ModuleNotFoundError("spacy-lookups-data is missing: install 'spacy[lookups]'")
    folder = Path(package.origin).parent / "data"

    def read(name: str) -> dict[str, AnyType]:
        raw = (folder / f"en_lemma_{name}.json.gz").read_bytes()
        table: dict[str, AnyType] = json.loads(gzip.decompress(raw))
        return table

    index, exceptions, rules = read("index"), read("exc"), read("rules")
    return {
        word_class: (frozenset(index[word_class]), exceptions[word_class], rules[word_class])
        for word_class in (VERB, NOUN, ADJECTIVE, ADVERB)
    }


# Forms that the tables take as another verb's past only: "rent" of "rend"; not "lent".
_OWN_BASES = frozenset({"rent"})
# Plurals that the tables take as words of their own: "**taxis**"; not "axis".
_SINGULARS = {"taxis": "taxi"}
# Nouns that the tables take as adjectives too: "my **boss** refuses", "a **pass**"; not "key".
_NO_ADJECTIVES = frozenset({"boss", "mum", "pass", "ticket", "guest", "owner", "bread", "case"})
# Participles that the tables take as nouns too, as names of people: "a pupil **born** in May".
_NO_NOUNS = frozenset({"born"})
# Nouns that the tables take as verbs too: "pay the **tenants**", "way to **trams**"; not "bus".
_NO_VERBS = frozenset({"tenant", "tenants", "tram", "trams"})
# What the tables say of a word and is not so, by the class.
_MISTAKEN = {
    ADJECTIVE: _NO_ADJECTIVES,
    NOUN: _NO_NOUNS,
    VERB: _NO_VERBS,
    ADVERB: frozenset[str](),
}


@lru_cache(maxsize=WORD_CACHE)
def bases(word: str, word_class: str) -> tuple[str, ...]:
    """Return the base forms that a lower-cased form can have as a word of the class, perhaps none.

    Example:
        >>> bases("bought", VERB), bases("children", NOUN), bases("the", NOUN)
        (('buy',), ('child',), ())
        >>> bases("cafés", NOUN), bases("café", NOUN)
        (('cafe',), ('café',))
    """
    if not word.isascii() and (plain := _without_accents(word)) != word:
        return tuple(word if base == plain else base for base in bases(plain, word_class))
    if word in CLOSED or word in _MISTAKEN[word_class]:
        return ()
    return _bases_in_tables(word, word_class)


def _bases_in_tables(word: str, word_class: str) -> tuple[str, ...]:
    """Return the base forms of a form that no list names as none of its class."""
    if word == NAME:  # a name can be what any word is: "Marry" opens a sentence
        return (word,) if word_class in (NOUN, VERB) else ()
    if word in _SINGULARS:
        return (_SINGULARS[word],) if word_class in (NOUN, VERB) else ()
    index, exceptions, rules = _tables()[word_class]
    if word in _OWN_BASES:
        return (word,)
    if word in exceptions and not (word in index and word_class == NOUN):
        return tuple(exceptions[word])
    found = [word] if word in index else []
    for suffix, ending in rules:
        if suffix and word.endswith(suffix):
            base = word[: -len(suffix)] + ending
            if base in index and base not in found:
                found.append(base)
    if not found and word_class == VERB:
        found = [b for b in _doubled(word) if b in index]
    return tuple(found)


def _without_accents(word: str) -> str:
    """Return a word as the tables spell it: "cafés" is "cafes"."""
    apart = unicodedata.normalize("NFD", word)
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _doubled(word: str) -> Iterator[str]:
    """Yield the base of a form with a doubled consonant ("travelling")."""
    for suffix in ("ing", "ed"):
        stem = word.removesuffix(suffix)
        if stem != word and len(stem) >= _SHORTEST_DOUBLED and stem[-1] == stem[-2]:
            yield stem[:-1]


@lru_cache(maxsize=WORD_CACHE)
def classes(word: str) -> frozenset[str]:
    """Return the open word classes that a form can belong to.

    Example:
        >>> sorted(classes("claims")), sorted(classes("the"))
        (['noun', 'verb'], [])
    """
    return frozenset(c for c in (VERB, NOUN, ADJECTIVE, ADVERB) if bases(word, c))


def likeliest(word: str, found: Sequence[str]) -> str:
    """Return the base of a form that it is likeliest of: "riding" is of "ride", not of "rid".

    Args:
        word: the form.
        found: the bases that it can have, at least one.

    Example:
        >>> [likeliest(word, bases(word, VERB)) for word in ("riding", "rides", "washes")]
        ['ride', 'ride', 'wash']
    """
    if word[-1] == "s" and word[:-1] in found:
        return word[:-1]  # "rates" are of "rate", not of "rat"
    shortest = min(found, key=len)
    if shortest + "e" not in found:
        return shortest
    if word == shortest + "es":
        return shortest if shortest.endswith(HISSING) else shortest + "e"
    doubles = word in {shortest + "ing", shortest + "ed"} and _DOUBLING.fullmatch(shortest)
    return shortest + "e" if doubles else shortest


# Nouns that have the form of a rare verb's past as well: "a **stove**"; not "a saw".
_NOUNS_ALONE = frozenset({"stove", "dove", "feed"})


@lru_cache(maxsize=WORD_CACHE)
def lemma(word: str) -> str:
    """Return one base form for comparing words, whatever their class.

    A noun's base wins over a verb's unless the form is a verb's alone, so that "claims", "claim"
    and "claimed" meet.

    Example:
        >>> [lemma(w) for w in ("claims", "claimed", "children", "paid", "VAT".lower())]
        ['claim', 'claim', 'child', 'pay', 'vat']
        >>> lemma("rates"), lemma("wages"), lemma("planned"), lemma("riding")
        ('rate', 'wage', 'plan', 'ride')
    """
    for word_class in (VERB, NOUN):
        found = bases(word, word_class)
        if found and word not in _NOUNS_ALONE:
            return likeliest(word, found)
    found = bases(word, ADJECTIVE)
    if found:
        return found[0]
    # a word that no table knows: a plural at most
    return (
        word[:-1]
        if len(word) >= _SHORTEST_PLURAL and word.endswith("s") and word[-2] not in "sui"
        else word
    )


_MONEY = "£$€"  # signs before an amount, which count for nothing: "£90", as "£ 90"
# Words without content of their own: they relate, point or modify.
_FUNCTION_WORDS = CLOSED | word_set(
    "am is are was were be been being have has had do does did can could may "
    "might must shall should would 's 're 've 'll 'd 'm ca wo sha so too very just only also "
    "still already always usually normally generally more most less least much many other "
    "such same yes will up out off over if when where why how get gets got getting need needs "
    "needed able me mine yourself themselves someone anyone everyone something anything one "
    "then now ever once your because while until although though yet however any amp let us "
    "per"
)


@lru_cache(maxsize=WORD_CACHE)
def key(word: str) -> str:
    """Return what a word is compared by, or "" for a word without content.

    Example:
        >>> key("payments"), key("the"), key("£"), key("2016"), key("£90")
        ('payment', '', '', '2016', '90')
    """
    word = word.lstrip(_MONEY)
    if word in _FUNCTION_WORDS or not word[:1].isalnum():
        return ""
    if "," in word and word[:1].isdigit():
        word = word.replace(",", "")  # "2,010" is "2010"
    return lemma(word)


def keys(words: Iterable[str]) -> frozenset[str]:
    """Return what a run of tokens is compared by.

    Example:
        >>> sorted(keys(("you", "get", "payments", ",", "monthly")))
        ['monthly', 'payment']
    """
    return frozenset(filter(None, map(key, words)))
