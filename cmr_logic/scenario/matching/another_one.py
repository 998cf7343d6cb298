"""Words of another one of a kind than a clause names: "a similar tent", "the rowing club".

Who has used a similar tent has not used the tent that a rule is about, and who is no member of the
rowing club may well be one of the sailing club.
"""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.text import word_set

# Before what is another one of the kind: "a **similar** tent"; not "the wet tent".
_ANOTHER = re.compile(
    r"\b(?:(?:similar|identical)\s(?:[a-z]+\s)??(?P<noun>[a-z]+)|(?:another|other|different)"
    r"\sone|(?:in|at|with|from|for|on)\s(?:another|a\sdifferent|some\sother|the\s(?:next|neighbouring|adjoining))"
    r"\s(?P<place>[a-z]+))\b",
    re.IGNORECASE,
)
_OTHERS = re.compile(
    r"\b(?:another|other|others|similar|identical|different|else|any|more|all|every)\b", re.I
)
# Before one that somebody had before: "my **last** mare"; not "my lasting love".
_FORMER = re.compile(
    r"^(?:(?:but|and|so)\s)?(?:my|our|the|his|her|their)\s(?:last|previous|former|earlier|late)\s"
    r"(?:[a-z]+\s){0,2}?(?P<noun>[a-z]+)\b(?![^.!?]*\bstill\b)"
    r"|^(?:my|our)\s(?:[a-z]+\s){0,2}?(?P<dead>[a-z]+),\s(?:who|which)\s(?:died|has\sdied|passed\saway"
    r"|was\sput\s(?:down|to\ssleep)|(?:I|we)\s(?:have\s)?(?:sold|lost|gave\saway|scrapped))\b[^,.!?]*,",
    re.IGNORECASE,
)
# What a clause names as known: "the **tent**"; not "a tent".
_KNOWN = re.compile(r"\b(?:the|your|this)\s(?P<noun>[a-z]+)\b", re.IGNORECASE)
# Bodies of which there are several, told apart by the word before: "the **rowing club**".
_BODY = re.compile(
    r"\b(?:the|my|our|your|an?)\s(?P<sort>[a-z]+)\s(?P<noun>club|society|association|union|league"
    r"|choir|band|orchestra"
    r"|federation|guild|company)\b",
    re.IGNORECASE,
)
# Words before a body that tell nothing of its sort: "the **local** club"; not "the rowing club".
_ANY_SORT = word_set(
    "same local village town big small new old whole entire only very own private public national "
    "regional"
)


def is_another_like_it(statement: str, quote: str) -> bool:
    """Tell whether words are of a thing like the one that a clause names.

    Args:
        statement: a clause.
        quote: words of a story that would settle it.

    Example:
        >>> is_another_like_it("the tent has been used", "I've used a similar tent")
        True
        >>> is_another_like_it("the tent has been used", "I've used the tent")
        False
    """
    found = _ANOTHER.search(quote)
    if found is None or _OTHERS.search(statement) is not None:
        return False
    named = _named(statement)
    noun = (found["noun"] or found["place"] or "one").lower()
    return bool(named) and (noun == "one" or word_key(noun) in named)


def is_of_a_former_one(head: str, quote: str) -> bool:
    """Tell whether words are of a thing or animal that somebody had before the one asked about.

    Args:
        head: what a clause is about, as it is compared.
        quote: words of a story that would settle it.

    Example:
        >>> is_of_a_former_one("horse", "My last horse was vaccinated")
        True
        >>> is_of_a_former_one("horse", "Our old horse, who died in May, was vaccinated")
        True
        >>> is_of_a_former_one("horse", "My old horse is vaccinated")
        False
    """
    found = _FORMER.search(quote)
    if found is None:
        return False
    noun = word_key((found["noun"] or found["dead"]).lower())
    return noun == head or covers((noun,), head) or covers((head,), noun)


@lru_cache(maxsize=4096)
def _named(statement: str) -> frozenset[str]:
    """Return what a clause names as known, as words are compared."""
    return frozenset(word_key(found["noun"].lower()) for found in _KNOWN.finditer(statement))


def is_another_body(statement: str, quote: str) -> bool:
    """Tell whether words are of a body of another sort than the one that a clause names.

    Args:
        statement: a clause.
        quote: words of a story that would settle it.

    Example:
        >>> is_another_body("you are in the sailing club", "I am not in the rowing club")
        True
        >>> is_another_body("you are in the sailing club", "I am not in the club")
        False
    """
    asked, told = _BODY.search(statement), _BODY.search(quote)
    if asked is None or told is None or asked["noun"].lower() != told["noun"].lower():
        return False
    sorts = asked["sort"].lower(), told["sort"].lower()
    if not _ANY_SORT.isdisjoint(sorts) or not syntax.PRONOUNS.isdisjoint(sorts):
        return False
    one, other = map(word_key, sorts)
    return one != other and not (covers((one,), other) or covers((other,), one))
