"""Words of the tables: lists written as one string."""

from __future__ import annotations


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
