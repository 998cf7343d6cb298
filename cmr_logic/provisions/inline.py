"""Lists inside a sentence: "any two of these: a licence, a bill, a letter"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic.layout import Block, BlockKind
from cmr_logic.spans import Span
from cmr_logic.text import Tokens

_JOINING = frozenset({"and", "or"})
_LONGEST_ITEM = 14  # tokens: what commas part is no list where a piece is longer


def items_after_colon(
    tokens: Tokens, first: int, last: int
) -> tuple[int | None, tuple[Block, ...]]:
    """Return the place of the colon inside a sentence, and the items of the list behind it.

    Semicolons part the items where there are any, else commas; a last "and" or "or" parts two items
    and stays with the first of them. Where nothing parts the words, there is a colon and no list.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("Bring one of these: a bill, a card or a letter.")
        >>> colon, items = items_after_colon(tokens, 0, len(tokens))
        >>> tokens.words[colon], len(items)
        (':', 3)
    """
    words = tokens.words
    colon = next(
        (i for i in range(first + 1, last - 1) if words[i] == ":" and words[i + 1] != "/"), None
    )
    if colon is None:
        return None, ()
    end = last - 1 if words[last - 1] in {".", "!", "?"} else last
    separator = ";" if ";" in words[colon + 1 : end] else ","
    cuts = [i for i in range(colon + 1, end) if words[i] == separator]
    pieces = [(a + 1, b) for a, b in pairwise((colon, *cuts, end)) if b > a + 1]
    if not cuts or not pieces:
        return colon, ()
    if separator == ",":
        pieces = [*pieces[:-1], *_parted(words, *pieces[-1])]
    longest = max(end - start for start, end in pieces)
    if len(pieces) == 1 or (separator == "," and longest > _LONGEST_ITEM):
        return colon, ()
    return colon, tuple(
        Block(BlockKind.ITEM, Span(tokens.starts[a], tokens.ends[b - 1])) for a, b in pieces
    )


def _parted(words: tuple[str, ...], first: int, last: int) -> list[tuple[int, int]]:
    """Part the last piece of a list at its "and" or "or", which stays with the first part."""
    for at in range(first + 1, last - 1):
        if words[at] in _JOINING:
            return [(first, at + 1), (at + 1, last)]
    return [(first, last)]
