"""Where a list ends without a full stop, and a sentence of its own begins behind it.

Readers of whole texts look back to a full stop for where a sentence begins.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from cmr_logic.layout import Block
from cmr_logic.text import Tokens

_STOP = "."
# Marks of which one ends a block already, or leads in what follows: "if you:"; not "if you".
_MARKS = frozenset(".:;,!?-–—")


def with_stops(tokens: Tokens, blocks: Sequence[Block]) -> Tokens:
    r"""Return tokens with a full stop behind each list that ends without a mark.

    It stands in no block, so that nothing but who looks back from the next one sees it.

    Args:
        tokens: those of the text.
        blocks: its layout.

    Example:
        >>> from cmr_logic.layout import read_layout
        >>> from cmr_logic.text import tokenize
        >>> text = "You may row if you:\n* swim\n* pay\n\nIn May rowing is free."
        >>> with_stops(tokenize(text), read_layout(text)).words[6:13]
        ('*', 'swim', '*', 'pay', '.', 'in', 'may')
    """
    if len(blocks) < 2:  # noqa: PLR2004 - the last one ends the text
        return tokens
    words, starts = list(tokens.words), list(tokens.starts)
    ends, names = list(tokens.ends), list(tokens.unnamed)
    for block in reversed([block for block in blocks[:-1] if block.items]):
        end = list(block.walk())[-1].span.end
        at = bisect_left(starts, end)
        if not at or words[at - 1][-1:] in _MARKS:
            continue
        for said in (words, names):
            said.insert(at, _STOP)
        for places in (starts, ends):
            places.insert(at, end)
    return Tokens(tuple(words), tuple(starts), tuple(ends), tuple(names))
