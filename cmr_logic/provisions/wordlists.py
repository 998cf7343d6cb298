"""Sets of words, written as one string."""

from __future__ import annotations


def word_set(text: str) -> frozenset[str]:
    """Return the words of a string.

    Example:
        >>> sorted(word_set("two one"))
        ['one', 'two']
    """
    return frozenset(text.split())
