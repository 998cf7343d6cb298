"""Rule text → blocks: headings, paragraphs and nested lists, by ``grammars/layout.lark``."""

from __future__ import annotations

import enum
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

from lark import Lark, Token, Tree

from cmr_logic import grammar
from cmr_logic.spans import Span

_MAX_DEPTH = 12  # deeper lists are read at this depth: no guidance nests so far
_TAB = 4

# The marks around the words of a line: what opens a heading or an item, and stray markdown.
_MARK = re.compile(
    r"[ \t]*(?:#{1,6}[ \t]*(?:\d{1,2}\.[ \t]+)?|[*•·▪◦●‣]+[ \t]*|[–—-]+[ \t]+"
    r"|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{2,5})[.)][ \t]+)(?=\S)"
)
_STARS = re.compile(r"[ \t]*([*•·▪◦●‣]+)")


class BlockKind(enum.Enum):
    """What a block of a rule text is."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    ITEM = "item"


@dataclass(frozen=True, slots=True)
class Block:
    r"""A heading, a paragraph or a list item.

    Args:
        kind: which of the three.
        span: the words of the block, without its mark and without nested items.
        items: the items of the list nested in this item, or of the list that follows this
            paragraph or
            heading, in text order.

    Example:
        >>> heading, paragraph = read_layout("# Fees\nYou pay if you:\n* smoke\n* drink")
        >>> [item.kind.value for item in paragraph.items]
        ['item', 'item']
    """

    kind: BlockKind
    span: Span = field(compare=False)
    items: tuple[Block, ...] = ()

    def walk(self) -> Iterator[Block]:
        """Yield this block and every block nested in it, in text order."""
        yield self
        for item in self.items:
            yield from item.walk()


class _Lines:
    """Post-lexer: turns the depth of bullet lines into indentation tokens."""

    always_accept = ("_EOL",)

    def process(self, stream: Iterable[Token]) -> Iterator[Token]:
        """Yield the line tokens with ``_INDENT`` and ``_DEDENT`` between them."""
        depths: list[int] = []
        gap = False  # an empty line since the last block
        line_ended = True
        for token in stream:
            if token.type == "_EOL":
                gap = gap or line_ended
                line_ended = True
                continue
            line_ended = False
            if token.type == "_BLANK":
                gap = True
                continue
            if token.type == "BULLET":
                yield from self._indent(depths, _depth(token), token)
            elif depths and (gap or token.type != "TEXT" or not token[:1].isspace()):
                # a line that is not indented is no continuation: it is text after the list
                yield from self._close(depths, token)
                gap = True
            if gap and token.type == "TEXT" and not depths:
                yield Token.new_borrow_pos("_BLANK", "", token)
            gap = False
            yield token
        if depths:
            yield from self._close(depths, Token("_BLANK", ""))

    @staticmethod
    def _indent(depths: list[int], depth: int, token: Token) -> Iterator[Token]:
        while len(depths) > 1 and depths[-1] > depth and depths[-2] >= depth:
            depths.pop()
            yield Token.new_borrow_pos("_DEDENT", "", token)
        if not depths:
            depths.append(depth)
        elif depth > depths[-1] and len(depths) < _MAX_DEPTH:
            depths.append(depth)
            yield Token.new_borrow_pos("_INDENT", "", token)

    @staticmethod
    def _close(depths: list[int], token: Token) -> Iterator[Token]:
        for _ in depths[1:]:
            yield Token.new_borrow_pos("_DEDENT", "", token)
        depths.clear()


def _depth(token: Token) -> int:
    """Return how far a bullet line is indented; each further star counts as one step."""
    stripped = token.lstrip(" \t")
    indent = sum(_TAB if c == "\t" else 1 for c in token[: len(token) - len(stripped)])
    stars = _STARS.match(stripped)
    return indent + (2 * (len(stars[1]) - 1) if stars else 0)


@cache
def _parser() -> Lark:
    return grammar.load("layout", parser="lalr", lexer="basic", postlex=_Lines())


def read_layout(text: str) -> tuple[Block, ...]:
    r"""Return the blocks of a rule text, in text order.

    A list belongs to the paragraph or heading right before it, which is its lead-in; a list
    with nothing
    before it hangs on an empty paragraph. Any text has a layout: there is no error.

    Args:
        text: the rule text as given; spans count its characters.

    Example:
        >>> for block in read_layout("You can claim if you:\n\n* work\n* study\n\nAsk first."):
        ...     print(block.kind.value, len(block.items))
        paragraph 2
        paragraph 0
    """
    tree = _parser().parse(text)
    blocks: list[Block] = []
    for node in tree.children:
        assert isinstance(node, Tree)  # noqa: S101 - start's terminals are all filtered out
        if node.data == "list":
            items = _items(node, text)
            lead = blocks.pop() if blocks and not blocks[-1].items else None
            if lead is None:
                start = items[0].span.start
                lead = Block(BlockKind.PARAGRAPH, Span(start, start))
            blocks.append(Block(lead.kind, lead.span, items))
        else:
            kind = BlockKind.HEADING if node.data == "heading" else BlockKind.PARAGRAPH
            blocks.append(Block(kind, _span(node.children, text)))
    return tuple(blocks)


def _items(node: Tree[Token], text: str) -> tuple[Block, ...]:
    items = []
    for item in node.children:
        assert isinstance(item, Tree)  # noqa: S101 - a list holds items only
        lines = [child for child in item.children if isinstance(child, Token)]
        nested = [child for child in item.children if isinstance(child, Tree)]
        below = _items(nested[0], text) if nested else ()
        items.append(Block(BlockKind.ITEM, _span(lines, text), below))
    return tuple(items)


def _span(lines: list[Token | Tree[Token]] | list[Token], text: str) -> Span:
    """Return the span of the words of some lines, without the mark of the first."""
    first, last = lines[0], lines[-1]
    assert isinstance(first, Token) and isinstance(last, Token)  # noqa: S101, PT018 - lines are tokens
    start, end = first.start_pos or 0, last.end_pos or 0
    if first.type != "TEXT":
        mark = _MARK.match(text, start, end)
        start = mark.end() if mark else start
    while start < end and text[start] in " \t*_":
        start += 1
    while start < end and text[end - 1] in " \t*_":
        end -= 1
    return Span(start, end)
