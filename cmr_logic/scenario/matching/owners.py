"""Whose a thing is that a clause calls "your": "my parents' address" is not one's own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

from cmr_logic.scenario.statements.vocabulary import THEIR_OWNERS
from cmr_logic.text import NOUN, bases, words_in

_NO_OWNERS = r"(?!(?:it|that|this|there|here|he|she|who|what|let|where|today|year)['’]s\b)"
# Words for a thing that stands beside one's own: "the barn **next door**"; not "our barn".
_NEARBY = re.compile(
    r"\b(?:next[\s-]door|(?:over|across)\sthe\s(?:road|street|way)|opposite|(?:up|down)stairs|(?:beside|behind)\s(?:us|ours))\b",
    re.IGNORECASE,
)
# Whose a thing is that words tell of: "my **aunt's** shed"; not "my shed".
_WHOSE = re.compile(r"(?:my|our)\s(?P<who>[a-z]+)['’]s\s(?P<thing>[a-z]+)\b", re.IGNORECASE)
_SUBJECT = 2  # words of a subject, "your car", whose owner the statement itself has


@lru_cache(maxsize=4096)
def _owned(statement: str) -> tuple[str, ...]:
    """Return the nouns behind "your" in what a clause says of its subject."""
    words = words_in(statement.lower())
    return tuple(
        thing
        for at, (owner, thing) in enumerate(pairwise(words))
        if owner == "your" and at >= _SUBJECT and thing.isalpha()
    )


@lru_cache(maxsize=1024)
def _of_another(noun: str, others: str) -> re.Pattern[str]:
    return re.compile(
        rf"(?:\b(?:{others})|\b{_NO_OWNERS}[a-z]+['’]s|\b[a-z]+s['’])\s(?:(?!my\b|our\b)\w+\s)?{noun}\b",
        re.IGNORECASE,
    )


def is_anothers(statement: str, quote: str, *, of_third: bool = False) -> bool:
    """Tell whether words of a story speak of another's thing where a clause asks of one's own.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a statement of a story.
        of_third: "you" of the clause is somebody of whom the story says "he" or "she".

    Example:
        >>> clause = "your car is registered at your address"
        >>> is_anothers(clause, "It's registered at my parents' address")
        True
        >>> is_anothers(clause, "My aunt's car is registered at my address")
        False
        >>> clause = "you have lost your pass"
        >>> is_anothers(clause, "He has lost his pass"), is_anothers(clause, "I lost my pass")
        (True, False)
        >>> is_anothers(clause, "He has lost his pass", of_third=True)
        False
    """
    nouns: Sequence[str] = () if _asks_of_another(statement) else _owned(statement)
    others = "my" if of_third else "|".join(sorted(THEIR_OWNERS))
    return any(_of_another(noun, others).search(quote) is not None for noun in nouns)


def of_another(statement: str, quote: str, given: frozenset[str]) -> bool:
    """Tell whether words tell of another's thing what a clause says of "the" thing.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a statement of a story.
        given: what the words of the question are compared by, which may name the owner.

    Example:
        >>> clause, told = "the shed is locked", "My aunt's shed is locked"
        >>> of_another(clause, told, frozenset()), of_another(clause, told, frozenset({"aunt"}))
        (True, False)
    """
    words = words_in(statement.lower())
    if tuple(words[:1]) != ("the",) or not words[1:] or _asks_of_another(statement):
        return False
    named = {words[1], *bases(words[1], NOUN)}
    owner = _WHOSE.match(quote)
    return owner is not None and owner["thing"].lower() in named and owner["who"] not in given


def is_nearby(quote: str) -> bool:
    """Tell whether words speak of a thing as one that stands beside one's own.

    Args:
        quote: the words of a statement of a story.

    Example:
        >>> is_nearby("The barn next door is old"), is_nearby("The barn with the red door is old")
        (True, False)
    """
    return _NEARBY.search(quote) is not None


def _asks_of_another(statement: str) -> bool:
    """Tell whether a clause itself names another owner: "your partner's address"."""
    words = words_in(statement.lower())
    return "'s" in words or not THEIR_OWNERS.isdisjoint(words)


# Of whom a thing was named right before "it": "my neighbour took **his**, it's 9 feet".
_THEIRS = re.compile(
    r"(?:^|[.!?]\s)[^.!?]*?\b(?:my|our|the|a)\s[a-z]+(?:\s[a-z]+)?\s[^.!?]*?\b(?:his|hers|theirs|(?:his|her|their)\s(?:own|[a-z]+))\b"
    r"[^.!?]*$",
    re.IGNORECASE,
)
_OF_MINE = re.compile(r"\b(?:mine|ours|my\sown|our\sown)\b", re.IGNORECASE)


def follows_theirs(before: str, quote: str) -> bool:
    """Tell whether "it" stands for what another was said to have in the same sentence.

    Args:
        before: what a story tells before a statement.
        quote: the words of the statement.

    Example:
        >>> follows_theirs("My neighbour took his on Sunday, ", "it's 9 feet long")
        True
        >>> follows_theirs("My neighbour sold me a boat, ", "it's 9 feet long")
        False
    """
    pronoun = quote[:2].lower() == "it" and not quote[2:3].isalpha()
    theirs = _THEIRS.search(before) if pronoun else None
    return theirs is not None and _OF_MINE.search(theirs.group()) is None
