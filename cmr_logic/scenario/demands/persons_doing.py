"""Whom a rule calls by what they do, where whoever asks does it: "the person hiring the van"."""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.text import VERB, bases
from cmr_logic.text.patterns import compiled

_PERSON = re.compile(
    r"^(?:the|a|any)\s(?:person|one|driver|customer|adult|individual)\s(?:who\sis\s)?(?P<verb>[a-z]+ing)\s"
    r"(?P<thing>(?:(?!is\b|has\b|was\b|holds\b|must\b|will\b|can\b|does\b)[a-z'-]+\s){1,5})"
    r"(?P<be>is|has|was|holds|must\sbe|must\shave|will\sbe|does\snot\shave)\s(?P<rest>.+)$"
)
_YOU = {"is": "are", "was": "were", "holds": "hold", "has": "have", "does not have": "do not have"}


@lru_cache(maxsize=2048)
def as_doer(statement: str, story: str) -> str:
    """Return a clause with "you" for the person who does what whoever asks says that they do.

    Args:
        statement: the clause.
        story: the story.

    Example:
        >>> clause = "the person hiring the van is under 25"
        >>> as_doer(clause, "I'm hiring a van to move."), as_doer(clause, "My son is hiring it.")
        ('you are under 25', 'the person hiring the van is under 25')
    """
    match = _PERSON.match(statement) if "ing " in statement else None
    if match is None or not syntax.is_gerund(match["verb"]):
        return statement
    base = next(iter(bases(match["verb"], VERB)), match["verb"])
    does = rf"(?:{re.escape(match['verb'])}|(?:to|will|shall|['’]ll|I|we)\s{re.escape(base)})"
    told = rf"\b(?:I|we)\b(?:['’](?:m|ll|d|re|ve)|\s(?!not\b|n['’]t)[a-z]+){{0,4}}?\s?{does}\b"
    asker = rf"\bI\s{re.escape(base)}\b|{told}"
    if compiled(asker).search(story) is None:
        return statement
    return f"you {_YOU.get(match['be'], match['be'])} {match['rest']}"
