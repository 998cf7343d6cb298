"""Rule text → the parts of its layout with their lines, by ``grammars/layout.lark``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain
from typing import NamedTuple, TypeAlias

from lark import Lark, Token, Tree

from cmr_logic import grammar
from cmr_logic.layout.lines import BLANK, EOL, Line, nested
from cmr_logic.layout.marks import quoted_by, unquoted
from cmr_logic.layout.run_in import counts_on, run_in
from cmr_logic.layout.section_marks import apart, may_number

_SHAPES = 4096  # kinds of layouts that are remembered
_LONG = 100  # lines: no other text is of the kind of a longer one
_BETWEEN = {line.kind: line for line in (EOL, BLANK)}

# A part by the rule of the grammar that makes it, with the places of its lines, and its parts.
_Shape: TypeAlias = "tuple[str, Sequence[int], Sequence[_Shape]]"


class Part(NamedTuple):
    """A part of a layout.

    Args:
        kind: the rule of the grammar that makes it: ``heading``, ``paragraph``, ``list``, ``item``.
        lines: the lines that are its own.
        parts: those that it consists of: the items of a list, the list in an item.
    """

    kind: str
    lines: Sequence[Line]
    parts: Sequence[Part]


class _Ends:
    """Tells Lark to keep the terminal for the end of a line, which stands in no rule."""

    always_accept = ("_EOL",)

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        """Return the tokens as they are."""
        return stream


def parts_of(text: str) -> Sequence[Part]:
    r"""Return the headings, paragraphs and lists of a rule text.

    Args:
        text: the rule text.

    Example:
        >>> [part.kind for part in parts_of("You pay if you:\n* smoke\n* drink\nAsk us.")]
        ['paragraph', 'list', 'paragraph']
    """
    lines = nested(lines_of(text))
    shaped = _shape if len(lines) <= _LONG else _shape.__wrapped__
    return _filled(shaped(tuple([line.kind for line in lines])), lines).parts


def lines_of(text: str) -> Sequence[Line]:
    """Return the lines with what stands between them.

    As Lark's own lexer does, but without counts of lines and columns, which nothing here needs.
    """
    lines = [
        _BETWEEN.get(found.lastgroup or "") or Line(found.lastgroup or "", found[0], *found.span())
        for found in _terminals().finditer(unquoted(text))
    ]
    if ">" in text:
        lines = [_without_quote(line, quoted_by(text, line.start)) for line in lines]
    if may_number(text):
        lines = [apart(line, text) for line in lines]
    return list(chain.from_iterable(map(run_in, lines))) if counts_on(text) else lines


def _without_quote(line: Line, mark: int) -> Line:
    """Return a line without the mark by which it is quoted, which does not indent it."""
    return (
        line._replace(text=line.text[mark:], start=line.start + mark)
        if mark and line.text
        else line
    )


@lru_cache(maxsize=_SHAPES)
def _shape(kinds: tuple[str, ...]) -> _Shape:
    """Return the parts that lines of some kinds make.

    The grammar sees nothing of a line but its kind: texts of one sort need the parser once.
    """
    parser = parser_of_layouts().parse_interactive("")
    for place, kind in enumerate(kinds):
        parser.feed_token(Token(kind, str(place)))
    return _places(parser.feed_eof())  # type: ignore[no-untyped-call] # Lark leaves it so


def _places(tree: Tree[Token]) -> _Shape:
    """Return a tree of the places of lines without the classes of Lark, which are slow to read."""
    own = [int(child) for child in tree.children if isinstance(child, Token)]
    parts = [_places(child) for child in tree.children if not isinstance(child, Token)]
    return str(tree.data), own, parts


def _filled(shape: _Shape, lines: Sequence[Line]) -> Part:
    """Return a part with lines for their places."""
    kind, own, parts = shape
    filled = [_filled(part, lines) for part in parts] if parts else ()
    return Part(kind, [lines[place] for place in own] if own else (), filled)


@cache
def _terminals() -> re.Pattern[str]:
    """Return what finds lines: the terminals of the grammar, by their priority."""
    terminals = sorted(parser_of_layouts().terminals, key=lambda terminal: -terminal.priority)
    return re.compile("|".join(f"(?P<{t.name}>{t.pattern.to_regexp()})" for t in terminals))


@cache
def parser_of_layouts() -> Lark:
    """Return the parser of the grammar."""
    return grammar.load("layout", parser="lalr", lexer="basic", postlex=_Ends())
