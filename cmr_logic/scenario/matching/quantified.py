"""Of how many a statement speaks: "**half of** my hens are ill" is not said of all of them."""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.scenario.matching.all_but import leaves_some_out
from cmr_logic.scenario.matching.parts_of_all import is_told_of_a_part, total_in
from cmr_logic.text import words_in

_NUMBER = r"(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a\s(?:few|couple)|several)"
# Words at the beginning that part some from the rest: "**most of the** hens"; not "the hens".
_SOME = re.compile(
    rf"^(?:(?:and|but|so|because)\s)?(?:(?:only|just|about|around|nearly|almost|at\sleast|maybe)\s)?"
    rf"(?:(?:half|part|some|most|many|few|{_NUMBER})\s(?:of\s)?(?:the|my|our|these|those|them)\b"
    rf"|all\sbut\s{_NUMBER}\b|not\s(?:all|every|each|both)\b)",
    re.IGNORECASE,
)
# What all of is asked for behind the verb: "you attended **both sessions**".
_ASKED_ALL = re.compile(
    r"(?<!^you)\s(?:both|all|every|each)\s(?:(?:of\s)?(?:the|your|these|those)\s)?(?:(?!of\b)[a-z]+\s)?[a-z]+",
    re.IGNORECASE,
)
# Words that say so of all, or deny it: "I was there the **whole** time".
_TOLD_ALL = re.compile(
    r"\b(?:both|all|every|each|whole|entire|full|two|always|throughout|everything|any|none|neither|no|not|never|without"
    r"|and|daily|weekly|them|lot|last|final|off|up|\w+n['’]t)\b|\b(?:my|our|the|these|those)\s(?:[a-z]+\s)?[a-z]+s\b",
    re.IGNORECASE,
)
_SUBJECT = 2  # words of a subject: "your hens"


@lru_cache(maxsize=4096)
def _of_all(statement: str) -> bool:
    """Tell whether a clause speaks of all of several, or of the whole of what has no number."""
    words = words_in(statement.lower())
    if len(words) <= _SUBJECT or words[0] not in {"your", "the", "all", "every"}:
        return False
    verb = next((w for w in words[_SUBJECT:] if w in syntax.BE | syntax.HAVE | {"do", "does"}), "")
    return verb in {"are", "were", "have", "do"} or words[1] in _WHOLE


# What one has some of, without a number: "**part of** your land".
_WHOLE = frozenset({"land", "money", "income", "property", "equipment", "work", "farm", "stock"})


def speaks_of_some(statement: str, quote: str, before: str = "") -> bool:
    """Tell whether a clause asks about all of something, and words tell of some of it.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a statement of a story.
        before: the words of its sentence before them.

    Example:
        >>> clause = "your hens are vaccinated"
        >>> speaks_of_some(clause, "Half of my hens are vaccinated")
        True
        >>> speaks_of_some(clause, "My hens are vaccinated")
        False
        >>> clause = "you booked both days"
        >>> speaks_of_some(clause, "I booked the Friday"), speaks_of_some(clause, "I booked both")
        (True, False)
        >>> speaks_of_some("your hen is vaccinated", "One of my hens is vaccinated")
        False
    """
    total = total_in(statement)
    if total is not None and leaves_some_out(statement, quote):
        return False  # what is told of all but one says that it is not so of all
    if total is not None:
        return is_told_of_a_part(total, quote, before)
    if _asks_of_all(statement):
        return _TOLD_ALL.search(quote) is None and not _names_it_whole(statement, quote)
    return _SOME.match(quote) is not None and _of_all(statement)


@lru_cache(maxsize=4096)
def _asks_of_all(statement: str) -> bool:
    """Tell whether a clause asks that somebody does a thing to all of several."""
    return statement.startswith("you ") and _ASKED_ALL.search(statement) is not None


def _names_it_whole(statement: str, quote: str) -> bool:
    """Tell whether words name as a whole what a clause asks for all of: "I sold **my land**"."""
    noun = statement.rstrip(".").rsplit(" ", 1)[-1]
    return (
        re.search(rf"\b(?:my|our|the|it)\b(?:\s{re.escape(noun)}\b)", quote, re.IGNORECASE)
        is not None
    )
