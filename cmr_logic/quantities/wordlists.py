"""Words and patterns of the tables: lists written as one string, expressions compiled on use."""

from __future__ import annotations

import re
from functools import cache


def words(text: str) -> tuple[str, ...]:
    """Return the words of a string.

    Example:
        >>> words("one two")
        ('one', 'two')
    """
    return tuple(text.split())


def phrases(text: str) -> tuple[str, ...]:
    """Return the phrases of a string, which bars divide.

    Example:
        >>> phrases("at least|no less than")
        ('at least', 'no less than')
    """
    return tuple(text.split("|"))


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """Return a pattern of a table, compiled when it is first needed, ignoring case.

    Example:
        >>> compiled("april").search("In April").span()
        (3, 8)
    """
    return re.compile(pattern, re.IGNORECASE)
