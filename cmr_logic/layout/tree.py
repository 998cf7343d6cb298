"""Rule text → the tree of its lines, by ``grammars/layout.lark``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from lark import Lark, Token, Tree

from cmr_logic import grammar
from cmr_logic.layout.lines import Lines

_SHAPES = 4096  # kinds of layouts that are remembered
_LONG = 100  # lines: no other text is of the kind of a longer one
# What stands between lines; nobody asks where.
_BETWEEN = {kind: Token(kind, "") for kind in ("_EOL", "_BLANK")}


def tree_of(text: str) -> Tree[Token]:
    r"""Return the headings, paragraphs and lists of a rule text; their leaves are its lines.

    Args:
        text: the rule text.

    Example:
        >>> [part.data for part in tree_of("You pay if you:\n* smoke\n* drink\nAsk us.").children]
        ['paragraph', 'list', 'paragraph']
    """
    lines = _lines(text)
    shaped = _shape if len(lines) <= _LONG else _shape.__wrapped__
    return _filled(shaped(tuple([line.type for line in lines])), lines)


def _lines(text: str) -> Sequence[Token]:
    """Return the lines with what stands between them.

    As Lark's own lexer does, but without counts of lines and columns, which nothing here needs.
    """
    found = ((line.lastgroup or "", line) for line in _terminals().finditer(text))
    lines = (
        _BETWEEN.get(kind) or Token(kind, line[0], line.start(), end_pos=line.end())
        for kind, line in found
    )
    return [*Lines().process(lines)]


@lru_cache(maxsize=_SHAPES)
def _shape(types: tuple[str, ...]) -> Tree[Token]:
    """Return the tree of lines of some types; each leaf tells the place of a line.

    The grammar sees nothing of a line but its type: texts of one kind need the parser once.
    """
    parser = _parser().parse_interactive("")
    for place, kind in enumerate(types):
        parser.feed_token(Token(kind, str(place)))
    tree: Tree[Token] = parser.feed_eof()  # type: ignore[no-untyped-call] # Lark leaves it so
    for part in tree.iter_subtrees():
        part.data = str(part.data)  # Lark leaves a token, which is slow to compare
    return tree


def _filled(shape: Tree[Token], lines: Sequence[Token]) -> Tree[Token]:
    """Return a tree with lines for their places."""
    return Tree(
        shape.data,
        [
            lines[int(child)] if isinstance(child, Token) else _filled(child, lines)
            for child in shape.children
        ],
    )


@cache
def _terminals() -> re.Pattern[str]:
    """Return what finds lines: the terminals of the grammar, by their priority."""
    terminals = sorted(_parser().terminals, key=lambda terminal: -terminal.priority)
    return re.compile("|".join(f"(?P<{t.name}>{t.pattern.to_regexp()})" for t in terminals))


@cache
def _parser() -> Lark:
    return grammar.load("layout", parser="lalr", lexer="basic", postlex=Lines())
