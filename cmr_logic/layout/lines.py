"""The post-lexer of the layout: how deep the lines of lists stand, and where blocks end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from lark import Token

from cmr_logic.layout.marks import opens_section
from cmr_logic.records import record

_MAX_DEPTH = 12  # deeper lists are read at this depth: no guidance nests so far
_TAB = 4

# What an item ends in that opens a list below it: "either:", "where —".
_OPEN = re.compile(r"[:–—-][ \t]*\Z")
_ENUMERATED = re.compile(
    r"(?:\d+[A-Z]?[ \t]+)?\(?(?:(?P<number>\d)|(?P<roman>[ivx]+)|(?P<small>[a-z])|(?P<big>[A-Z]+))"
    r"[^ \t]*[ \t]"
)
# The first mark of a list that is counted: "(a)", "i."; not "(b)".
_FIRST = re.compile(r"\(?[1aAiI][.)]")
_COUNTED = frozenset({"number", "roman", "small", "big"})
_STARS = re.compile(r"[ \t]*([*•·▪◦●‣]+)")


@record(frozen=True, slots=True)
class _Level:
    """How deep a list stands: its indentation, and the kind of mark that its items have."""

    depth: int
    mark: str


class Lines:
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
            gap = gap or (token.type == "TEXT" and starts_line and opens_section(token))
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
        opened = opened or (bool(levels) and _counts_anew(token, level, levels[-1]))
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


def _counts_anew(token: Token, level: _Level, above: _Level) -> bool:
    """Tell whether a counted item begins a list below another kind: "(a)" behind "(2)"."""
    counted = _COUNTED.issuperset((level.mark, above.mark))
    return counted and level.mark != above.mark and _FIRST.match(token.lstrip(" \t")) is not None
