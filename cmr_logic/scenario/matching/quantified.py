"""Of how many a statement speaks: "**half of** my hens are ill" is not said of all of them."""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.text import words_in

_NUMBER = r"(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|a\s(?:few|couple)|several)"
# Words at the beginning that part some from the rest: "**most of the** hens"; not "the hens".
_SOME = re.compile(
    rf"^(?:(?:and|but|so|because)\s)?(?:(?:only|just|about|around|nearly|almost|at\sleast|maybe)\s)?"
    rf"(?:(?:half|part|some|most|many|few|{_NUMBER})\s(?:of\s)?(?:the|my|our|these|those|them)\b"
    rf"|all\sbut\s{_NUMBER}\b|not\s(?:all|every|each|both)\b)",
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


def speaks_of_some(statement: str, quote: str) -> bool:
    """Tell whether a clause asks about all of something, and words tell of some of it.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a statement of a story.

    Example:
        >>> clause = "your hens are vaccinated"
        >>> speaks_of_some(clause, "Half of my hens are vaccinated")
        True
        >>> speaks_of_some(clause, "My hens are vaccinated")
        False
        >>> speaks_of_some("your hen is vaccinated", "One of my hens is vaccinated")
        False
    """
    return _SOME.match(quote) is not None and _of_all(statement)
