"""Word lists are written as one string of words, which reads better than a column of quotes."""

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
