"""Rule text → blocks: headings, paragraphs and nested lists, by ``grammars/layout.lark``."""

from __future__ import annotations

import enum
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from cmr_logic.layout.lines import Line
from cmr_logic.layout.marks import after_marks
from cmr_logic.layout.tree import Part, parts_of
from cmr_logic.layout.unmarked import goes_on_below, opens_with_title, unmarked_items
from cmr_logic.records import made_quickly
from cmr_logic.spans import Span

_LONGEST_HEADING = 8  # words after a number: what is longer says something
_LONGEST_MARK = 8  # characters
_AROUND = " \t*_"  # what may stand around the words of a line and is none
# The mark of an item that is counted: "3.", "B)"; not "-".
_COUNTING = re.compile(r"[0-9A-Za-z][.)]\s*\Z")


class BlockKind(enum.Enum):
    """What a block of a rule text is."""

    HEADING = "heading"
    PARAGRAPH = "paragraph"
    ITEM = "item"


@made_quickly
@dataclass(frozen=True, slots=True)
class Block:
    r"""A heading, a paragraph or a list item.

    Args:
        kind: which of the three.
        span: the words of the block, without its mark and without nested items.
        items: the items of the list nested in this item, or of the list that follows this
            paragraph or heading, in text order.

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


def read_layout(text: str) -> tuple[Block, ...]:
    r"""Return the blocks of a rule text, in text order.

    A list belongs to the paragraph or heading right before it, which is its lead-in; a list
    with nothing before it hangs on an empty paragraph. Any text has a layout: there is no error.

    Args:
        text: the rule text as given; spans count its characters.

    Example:
        >>> for block in read_layout("You can claim if you:\n\n* work\n* study\n\nAsk first."):
        ...     print(block.kind.value, len(block.items))
        paragraph 2
        paragraph 0
    """
    blocks: list[Block] = []
    parts = list(_joined(parts_of(text)))
    for part, following in zip_longest(parts, parts[1:]):
        if part.kind == "heading":
            blocks.append(Block(BlockKind.HEADING, _span(part.lines, text)))
            continue
        if part.kind == "paragraph" and len(part.lines) == 1:  # as most have
            blocks.append(Block(BlockKind.PARAGRAPH, _span(part.lines, text)))
            continue
        if part.kind == "paragraph":
            blocks.extend(_paragraphs(part.lines, text))
            continue
        items = _items(part, text)
        if following is not None and following.kind == "paragraph" and _is_heading(items, text):
            blocks.append(Block(BlockKind.HEADING, items[0].span))
            continue
        lead = blocks.pop() if blocks and not blocks[-1].items else None
        if lead is None:
            start = items[0].span.start
            lead = Block(BlockKind.PARAGRAPH, Span(start, start))
        blocks.append(Block(lead.kind, lead.span, items))
    return tuple(blocks)


def _joined(parts: Sequence[Part]) -> Iterator[Part]:
    """Yield the parts of a text, a paragraph that leads in a list without marks with its lines."""
    at = 0
    while at < len(parts):
        part, at = parts[at], at + 1
        while part.kind == "paragraph" and at < len(parts) and parts[at].kind == "paragraph":
            lines, below = ([line.text for line in parts[i].lines] for i in (at - 1, at))
            if not goes_on_below(lines, below):
                break
            part = Part("paragraph", [*part.lines, *parts[at].lines], [])
            at += 1
        yield part


def _paragraphs(lines: Sequence[Line], text: str) -> Iterator[Block]:
    """Yield the blocks of a paragraph: itself, or the words around a list without marks."""
    said = [line.text for line in lines]
    if opens_with_title(said):
        yield Block(BlockKind.PARAGRAPH, _span(lines[:1], text))
        lines, said = lines[1:], said[1:]
    found = unmarked_items(said) if len(lines) > 1 else None
    if found is None:
        yield Block(BlockKind.PARAGRAPH, _span(lines, text))
        return
    listed = (_span([line], text) for line in lines[found.first : found.last])
    items = tuple(Block(BlockKind.ITEM, span) for span in listed)
    yield Block(BlockKind.PARAGRAPH, _span(lines[: found.first], text), items)
    if found.last < len(lines):
        yield from _paragraphs(lines[found.last :], text)


def _is_heading(items: tuple[Block, ...], text: str) -> bool:
    """Tell whether what looks like a list is the heading of the text below: "2. Late fees"."""
    words = items[0].span.of(text)
    marked = text[max(0, items[0].span.start - _LONGEST_MARK) : items[0].span.start]
    return (
        len(items) == 1
        and not items[0].items
        and _COUNTING.search(marked) is not None
        and words[:1].isupper()
        and words[-1:].isalnum()
        and len(words.split()) <= _LONGEST_HEADING
    )


def _items(part: Part, text: str) -> tuple[Block, ...]:
    """Return the items of a list, with the lists that they lead in."""
    return tuple(
        [
            Block(
                BlockKind.ITEM,
                _span(item.lines, text),
                _items(item.parts[0], text) if item.parts else (),
            )
            for item in part.parts
        ]
    )


def _span(lines: Sequence[Line], text: str) -> Span:
    """Return the span of the words of some lines, without the mark of the first."""
    start, end = lines[0].start, lines[-1].end
    start = after_marks(text, start, end, marked=lines[0].kind != "TEXT")
    while start < end and text[start] in _AROUND:
        start += 1
    while start < end and text[end - 1] in _AROUND:
        end -= 1
    return Span(start, end)
