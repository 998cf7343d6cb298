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
    r"[ \t]*(?:#{1,6}[ \t]*(?:\d{1,2}\.[ \t]+)?|[*•·▪◦●‣]+[ \t]*|[–—+-]+[ \t]+"
    r"|\(?(?:\d{1,3}|[a-zA-Z]|[ivxIVX]{2,5})[.)][ \t]+)(?=\S)"
)
# Marks inside a line: "**bold**", "[a link](address)"; not "5 * 3 ** 2".
_EMPHASIS = re.compile(r"(?:\*\*|__)(?=[^\s*_])([^*_\r\n]+)(?<=\S)(?:\*\*|__)")
_LINK = re.compile(r"!?\[([^\[\]\r\n]+)\](\([^()\s]*\))")
# What an item ends in that opens a list below it: "either:", "where —".
_OPEN = re.compile(r"[:–—-][ \t]*\Z")
_ENUMERATED = re.compile(
    r"\(?(?:(?P<number>\d)|(?P<roman>[ivx]+)|(?P<small>[a-z])|(?P<big>[A-Z]+))[^ \t]*[ \t]"
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


@dataclass(frozen=True, slots=True)
class _Level:
    """How deep a list stands: its indentation, and the kind of mark that its items have."""

    depth: int
    mark: str


class _Lines:
    """Post-lexer: turns the depth of bullet lines into indentation tokens."""

    always_accept = ("_EOL",)

    def process(self, stream: Iterable[Token]) -> Iterator[Token]:
        """Yield the line tokens with ``_INDENT`` and ``_DEDENT`` between them."""
        levels: list[_Level] = []
        gap = False  # an empty line since the last block
        line_ended = True
        opened = False  # the words before open a list
        for token in stream:
            if token.type == "_EOL":
                gap = gap or line_ended
                line_ended = True
                continue
            starts_line, line_ended = line_ended, False
            if token.type == "_BLANK":
                gap = True
                continue
            if token.type == "BULLET":
                level = levels[-1] if levels and not starts_line else _level(token, levels, opened)
                yield from self._indent(levels, level, token, opened=opened)
            elif levels and (gap or token.type != "TEXT" or not token[:1].isspace()):
                # a line that is not indented is no continuation: it is text after the list
                yield from self._close(levels, token)
                gap = True
            if gap and token.type == "TEXT" and not levels:
                yield Token.new_borrow_pos("_BLANK", "", token)
            gap = False
            opened = _OPEN.search(token) is not None
            yield token
        if levels:
            yield from self._close(levels, Token("_BLANK", ""))

    @staticmethod
    def _indent(
        levels: list[_Level], level: _Level, token: Token, *, opened: bool
    ) -> Iterator[Token]:
        while len(levels) > 1 and levels[-1].depth > level.depth <= levels[-2].depth:
            levels.pop()
            opened = False
            yield Token.new_borrow_pos("_DEDENT", "", token)
        if level in levels:
            while levels[-1] != level:
                levels.pop()
                yield Token.new_borrow_pos("_DEDENT", "", token)
        elif not levels:
            levels.append(level)
        elif len(levels) < _MAX_DEPTH and (
            level.depth > levels[-1].depth or (opened and level.depth == levels[-1].depth)
        ):
            levels.append(level)
            yield Token.new_borrow_pos("_INDENT", "", token)

    @staticmethod
    def _close(levels: list[_Level], token: Token) -> Iterator[Token]:
        for _ in levels[1:]:
            yield Token.new_borrow_pos("_DEDENT", "", token)
        levels.clear()


def _level(token: Token, levels: list[_Level], opened: bool) -> _Level:
    """Return the level of a bullet line; each further star counts as one step of indentation."""
    stripped = token.lstrip(" \t")
    depth = sum(_TAB if c == "\t" else 1 for c in token[: len(token) - len(stripped)])
    stars = _STARS.match(stripped)
    if stars:
        return _Level(depth + 2 * (len(stars[1]) - 1), stripped[0])
    found = _ENUMERATED.match(stripped)
    mark = stripped[0] if found is None else found.lastgroup or ""
    if mark == "roman" and not opened and _Level(depth, mark) not in levels:
        mark = "small"  # "(i)" after "(h)"
    return _Level(depth, mark)


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


def without_marks(text: str) -> str:
    """Return a text of the same length, with spaces for the marks of emphasis and links.

    Example:
        >>> without_marks("Bring **both**, see [fees](fees.html).").split()
        ['Bring', 'both', ',', 'see', 'fees', '.']
    """
    if "](" in text:
        text = _LINK.sub(_unmarked, text)
    if "**" in text or "__" in text:
        text = _EMPHASIS.sub(_unmarked, text)
    return text


def _unmarked(found: re.Match[str]) -> str:
    """Return the words between two marks, with spaces around them in place of the marks."""
    before = found.start(1) - found.start()
    return " " * before + found[1] + " " * (found.end() - found.end(1))


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
