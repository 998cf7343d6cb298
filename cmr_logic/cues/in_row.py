"""Signs of two words in a row: "or **else**" is one of what follows, "or" alone stands anywhere."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import TypeAlias

Sign: TypeAlias = str | tuple[str, str]
"""A word, or two words in a row; "" stands before the first word of a text and behind its last."""

EDGE = ""
"""What stands where a text begins or ends, in the place of a word."""


def in_row(firsts: Iterable[str], seconds: Iterable[str]) -> frozenset[tuple[str, str]]:
    """Return each of some words with each of others behind it.

    Example:
        >>> sorted(in_row(["or"], ["else", "you"]))
        [('or', 'else'), ('or', 'you')]
    """
    return frozenset(product(firsts, seconds))


def last_two(phrases: Iterable[tuple[str, ...]]) -> frozenset[tuple[str, str]]:
    """Return the last two words of each phrase, which stand in a row wherever it does.

    Example:
        >>> sorted(last_two([("prior", "to"), ("make", "use", "of")]))
        [('prior', 'to'), ('use', 'of')]
    """
    return frozenset((phrase[-2], phrase[-1]) for phrase in phrases)


def signs_in(words: tuple[str, ...]) -> frozenset[Sign]:
    """Return each two words in a row of a text, and its words.

    Example:
        >>> sorted(signs_in(("row", "now")), key=str)
        [('', 'row'), ('now', ''), ('row', 'now'), 'now', 'row']
    """
    return frozenset(words).union(zip((EDGE, *words), (*words, EDGE), strict=True))
