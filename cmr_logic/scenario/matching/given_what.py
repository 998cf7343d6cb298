"""What was given that is not the thing in question: "a friend gave me **a lift**".

A clause asks who gave "it"; a story tells that the same person gave something else, or nothing that
anybody could keep.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import word_set

_GIVING = re.compile(r"\b(?:giv(?:e|es|en)|gave|present|gift)\b", re.IGNORECASE)
_GIVEN = re.compile(
    r"\b(?:gives?|gave|given)\s(?:me|us|him|her|them)\s(?:(?:an?|the|some|my|his|her|two|all)\s)?(?:[a-z-]+\s)??"
    r"(?P<what>[a-z-]+)(?=\s*(?:[.,;:!?]|$)|\s(?:[a-z]+)\b)",
    re.IGNORECASE,
)
# What one gives that nobody keeps: "a **lift**"; not "a lamp".
_NO_GIFT = word_set(
    "lift ride hand call ring buzz shout hug kiss warning talk speech lesson look smile wave nod "
    "answer reply advice tip hint idea reason choice chance break rest notice permission leave "
    "time fright shock start surprise headache cold push shove tour welcome clue opinion estimate "
    "quote discount reference interview job appointment date deadline"
)
# What any gift is called: "a friend gave me **one**"; not "a lift".
_ANY_GIFT = word_set("it them one this that these those both mine present gift everything")


def is_another_gift(statement: str, named: frozenset[str], quote: str) -> bool:
    """Tell whether words tell of something else that was given than the thing in question.

    Args:
        statement: a clause.
        named: what the question and the clause name, as it is compared.
        quote: words of a story that would affirm it.

    Example:
        >>> asked = "you were given it by a friend"
        >>> is_another_gift(asked, frozenset({"lamp"}), "A friend gave me a lift home")
        True
        >>> is_another_gift(asked, frozenset({"lamp"}), "A friend gave me the lamp")
        False
        >>> is_another_gift(asked, frozenset({"lamp"}), "A friend gave me a chair")
        True
    """
    found = _GIVEN.search(quote) if _GIVING.search(statement) is not None else None
    if found is None:
        return False
    words = quote[found.start() : found.end()].lower().split()[1:]
    keys = {word_key(word) for word in words} - {""}
    asked = {word_key(word) for word in statement.lower().split()} | named
    if not _ANY_GIFT.isdisjoint(words) or any(covers(keys, key) for key in asked if key):
        return False
    if found["what"].lower() in _NO_GIFT or not _NO_GIFT.isdisjoint(words):
        return True
    things = named - lists.ANY_THING
    return " it" in statement and bool(things) and bool(keys - lists.LIGHT)
