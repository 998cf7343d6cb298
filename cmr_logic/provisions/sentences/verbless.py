"""Notices without a verb, put as the sentences that they stand for, block by block."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues import rewritten
from cmr_logic.cues.notices_said import SIGNS, notices_said
from cmr_logic.layout import Block, BlockKind
from cmr_logic.provisions.sentences.case_titles import words_of
from cmr_logic.text import Tokens


def as_sentences(tokens: Tokens, blocks: Sequence[Block]) -> Tokens:
    r"""Return tokens in which each notice without a verb reads as a sentence.

    Args:
        tokens: those of the text.
        blocks: its layout.

    Example:
        >>> from cmr_logic.layout import read_layout
        >>> from cmr_logic.text import tokenize
        >>> def words(text):
        ...     return as_sentences(tokenize(text), read_layout(text)).words
        >>> words("# The pier\nNo dogs except guide dogs")
        ('#', 'the', 'pier', 'no', 'dogs', 'are', 'allowed', 'except', 'guide', 'dogs')
        >>> words("You must have:\n* no debts except a mortgage")[4:]
        ('*', 'no', 'debts', 'except', 'a', 'mortgage')
    """
    if SIGNS.isdisjoint(tokens.words):
        return tokens
    found: dict[int, tuple[int, tuple[str, ...]]] = {}
    for block in _by_themselves(blocks):
        first, last = words_of(tokens, block)
        for start, end, plainly in notices_said(tokens.words[first:last]):
            found[first + start] = (first + end, plainly)
    return rewritten(tokens, found) if found else tokens


def _by_themselves(blocks: Sequence[Block]) -> Iterator[Block]:
    """Yield the blocks that lead nothing in and that nothing but a heading leads in."""
    for block in blocks:
        if not block.items:
            yield block
        elif block.kind is BlockKind.HEADING:
            yield from (item for item in block.items if not item.items)
