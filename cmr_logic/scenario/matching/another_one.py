"""Words of another one of a kind than a clause names: "a similar tent", "the rowing club".

Who has used a similar tent has not used the tent that a rule is about, and who is no member of the
rowing club may well be one of the sailing club.
"""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import is_person
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
# Before another one of several: "my **spare** oar", "the oar **next door**"; not "my long oar".
_OF_SEVERAL = re.compile(
    r"\b(?:(?:my|our)\s(?:(?:very|two)\s)?(?P<which>other|second|third|fourth|previous|former|earlier|future|spare"
    r"|first|next|old)\s(?:[a-z]+\s){0,1}?(?P<noun>[a-z]+)\b|(?:my|our)\sex-(?P<ex>[a-z]+)\b|(?:the|this|that)\sother\s(?P<other>[a-z]+)\b"
    r"|(?:just\s|only\s)?one\sof\s(?:my|our|the)\s(?:[a-z]+\s)??(?P<one>[a-z]+s)\b"
    r"|the\s(?P<there>[a-z]+)\s(?:next\sdoor|opposite|across\sthe\s(?:road|street)|(?:(?:that|which)\s)?(?:I|we)\s(?:had|used|rented|drove|lived\sin)"
    r"\s(?:before|first|then|previously|last\syear|back\sthen)))(?![^.!?]*\bstill\b)",
    re.IGNORECASE,
)
# What one has one after another, so that an old one is a former one, and the next one is another:
# "my **old** landlord"; not "my old mare".
_IN_TURN = word_set(
    "landlord landlady employer boss manager job school passport licence license phone mobile "
    "laptop computer flat tenancy contract lease address teacher doctor dentist accountant team "
    "club supplier insurer policy bank email number card firm company office shop stall workplace "
    "agent agency lodger tenant flatmate housemate"
)
# What comes again, so that the next or second one may well be asked about: "my **next** exam".
_IN_TURN_AHEAD = _IN_TURN | word_set(
    "car van lorry motorbike bike boat house home cottage bungalow caravan dog cat horse tent "
    "kitchen garden field barn shed garage"
)
# Behind which another thing is told: "my spare oar is wet**, but** my boat is dry".
_NEXT = re.compile(r"[,;:]|\b(?:and|but|so|while|whereas|though|although|because)\b")
_LATER = frozenset(map(word_key, _IN_TURN_AHEAD))
_AMONG = {
    "old": frozenset(map(word_key, _IN_TURN)),
    "first": frozenset(),
    **dict.fromkeys(("next", "second", "third", "fourth"), _LATER),
}
# What tells of which of several a clause asks, or asks of them all: "your **second** boat".
_WHICH = re.compile(
    r"\b(?:other|another|second|third|fourth|previous|former|earlier|future|spare|first|next|old|ex|all|both|each|every|any|one"
    r"|either|neither|none|no)\b"
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


# Who lives in another place does not live in the one: "I live in **the next** town".
_DWELLING = re.compile(r"^you\s(?:do\s)?(?:live|reside)\sin\s")


def is_another_like_it(statement: str, quote: str, *, denied: bool = False) -> bool:
    """Tell whether words are of a thing like the one that a clause names.

    Args:
        statement: a clause.
        quote: words of a story that would settle it.
        denied: what they would say of the clause is that it is not so.

    Example:
        >>> is_another_like_it("the tent has been used", "I've used a similar tent")
        True
        >>> is_another_like_it("the tent has been used", "I've used the tent")
        False
    """
    found = None if denied and _DWELLING.match(statement) else _ANOTHER.search(quote)
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


def is_of_another_of_mine(statement: str, head: str, told: str, start: int) -> bool:
    """Tell whether words are of another of one's own than the one that a clause is about.

    Args:
        statement: a clause.
        head: what it is about, as it is compared.
        told: the words of a story that would settle it, with those of their sentence before them.
        start: where among these they begin.

    Example:
        >>> clause = "your boat has a motor"
        >>> is_of_another_of_mine(clause, "boat", "My spare boat has no motor", 0)
        True
        >>> is_of_another_of_mine(clause, "boat", "My long boat has no motor", 0)
        False
    """
    if not head or _WHICH.search(statement) is not None:
        return False
    for found in _OF_SEVERAL.finditer(told):
        between = told[found.end() : start]
        if found.start() > start or _NEXT.search(between) is not None:
            continue
        named = next(found[each] for each in ("noun", "ex", "other", "one", "there") if found[each])
        noun = word_key(named.lower())
        told_apart = found["noun"] or found["ex"] or (found["there"] and " had " in found[0])
        if is_person(named.lower()) and not told_apart:
            continue  # one of my neighbours may well be the one
        among = _AMONG.get((found["which"] or "").lower())
        if among is None or noun in among:
            return noun == head or covers((noun,), head) or covers((head,), noun)
    return False


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
