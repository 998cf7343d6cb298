"""The lines of a layout: how deep those of lists stand, and where blocks end."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cmr_logic.layout.marks import BULLETS, opens_section
from cmr_logic.records import record

_MAX_DEPTH = 12  # deeper lists are read at this depth: no guidance nests so far
_TAB = 4

# What an item ends in that opens a list below it: "either:", "where —".
_OPENING = (":", "–", "—", "-")
_ENUMERATED = re.compile(
    r"(?:\d+[A-Z]?[ \t]+)?\(?(?:(?P<number>\d)|(?P<roman>[ivx]+)|(?P<small>[a-z])|(?P<big>[A-Z]+))"
    r"[^ \t]*[ \t]"
)
# The first mark of a list that is counted: "(a)", "i."; not "(b)".
_FIRST = re.compile(r"\(?[1aAiI][.)]")
_COUNTED = frozenset({"number", "roman", "small", "big"})
# What a line may say that stands between two items: "**or**"; not "or else".
_JOINTS = frozenset({"or", "and"})
# An item below another that goes on with it: "  * **or** a letter"; not "  * order form".
_GOES_ON = re.compile(rf"[ \t]*[{BULLETS}–+-][ \t]+(?=(?:or|and)[ \t])")
_STARS = re.compile(rf"[ \t]*([{BULLETS}]+)")


class Line(NamedTuple):
    """A line of a rule text, or what stands between two.

    Args:
        kind: the terminal of the grammar.
        text: the line.
        start: where it begins in the text.
        end: where it ends.
    """

    kind: str
    text: str = ""
    start: int = 0
    end: int = 0


EOL, BLANK = Line("_EOL"), Line("_BLANK")
"""The end of a line, and an empty line; nobody asks where."""
_BETWEEN_LINES = frozenset({EOL.kind, BLANK.kind})

_INDENT, _DEDENT = Line("_INDENT"), Line("_DEDENT")


@record(frozen=True, slots=True)
class _Level:
    """How deep a list stands: its indentation, and the kind of mark that its items have."""

    depth: int
    mark: str


def nested(lines: Iterable[Line]) -> list[Line]:
    """Return lines with ``_INDENT`` and ``_DEDENT`` between them, and ``_BLANK`` where blocks end.

    Args:
        lines: those of a text, with `EOL` and `BLANK` between them.

    Example:
        >>> found = nested([Line("BULLET", "* a"), EOL, Line("BULLET", "  * b")])
        >>> [line.kind for line in found]
        ['BULLET', '_INDENT', 'BULLET', '_DEDENT']
    """
    out: list[Line] = []
    levels: list[_Level] = []
    gap = False  # an empty line since the last block
    line_ended = True
    opened = False  # the words before open a list
    for line in _with_tails(list(lines)):
        if line.kind == "_EOL":
            gap = gap or line_ended
            line_ended = True
            continue
        starts_line, line_ended = line_ended, False
        if line.kind == "_BLANK":
            gap = True
            continue
        if line.kind == "BULLET" and starts_line and levels and not opened:
            line = _continuing(line, levels[-1])  # noqa: PLW2901 - read as another from here on
        plain = line.kind == "TEXT"
        gap = gap or (plain and starts_line and opens_section(line.text))
        if line.kind == "BULLET":
            level = levels[-1] if levels and not starts_line else _level(line.text, levels, opened)
            out += _steps(levels, level, line.text, opened=opened)
        elif levels and (gap or not plain or not line.text[:1].isspace()):
            # a line that is not indented is no continuation: it is text after the list
            out += _closed(levels)
            gap = True
        if gap and plain and not levels:
            out.append(BLANK)
        gap = False
        opened = line.text.rstrip(" \t").endswith(_OPENING)
        out.append(line)
    return out + _closed(levels)


def _continuing(line: Line, above: _Level) -> Line:
    """Return the line of an item as text of the one above it, if it stands below and goes on.

    "* a receipt" goes on in "  * or a letter"; "* a, or b:" opens a list.
    """
    found = _GOES_ON.match(line.text)
    if found is None or _level(line.text, [], opened=False).depth <= above.depth:
        return line
    start = found.end() - 1  # with a space before it, as text of an item has
    return Line("TEXT", line.text[start:], line.start + start, line.end)


def _with_tails(lines: list[Line]) -> list[Line]:
    """Return lines with an "or" or "and" that stands alone between all items as part of each.

    Where one stands between some items only, it parts two lists: "a, b | or | c, d".
    """
    if not [line for line in lines if line.kind == "TEXT" and _is_joint(line)]:
        return lines
    said = [at for at, line in enumerate(lines) if line.kind not in _BETWEEN_LINES]
    dropped: set[int] = set()
    for first, last in _alternating([lines[at] for at in said]):
        for place in range(first + 1, last, 2):
            at = said[place]
            dropped.update(range(said[place - 1] + 2, at))
            lines[at] = lines[at]._replace(text=f" {lines[at].text}")
    return [line for at, line in enumerate(lines) if at not in dropped]


def _alternating(lines: list[Line]) -> Iterator[tuple[int, int]]:
    """Yield where items with one and the same joint between all of them begin and end."""
    first = 0
    while first < len(lines):
        last = first
        while _joins(lines, last + 1) and _is_same(lines[first + 1], lines[last + 1]):
            last += 2
        beside = {line.kind for line in (*lines[max(first - 1, 0) : first], *lines[last + 1 :][:1])}
        if last > first and lines[first].kind == "BULLET" and "BULLET" not in beside:
            yield first, last
        first = last + 1


def _joins(lines: list[Line], at: int) -> bool:
    """Tell whether a line is a joint with items before and behind it."""
    around = {line.kind for line in (*lines[at - 1 : at], *lines[at + 1 : at + 2])}
    return at + 1 < len(lines) and _is_joint(lines[at]) and around == {"BULLET"}


def _is_joint(line: Line) -> bool:
    return line.text.strip().lower() in _JOINTS


def _is_same(one: Line, other: Line) -> bool:
    return one.text.strip().lower() == other.text.strip().lower()


def _steps(levels: list[_Level], level: _Level, line: str, *, opened: bool) -> list[Line]:
    """Go to the level of a bullet line; return the steps to it."""
    out: list[Line] = []
    opened = opened or (bool(levels) and _counts_anew(line, level, levels[-1]))
    while len(levels) > 1 and levels[-1].depth > level.depth <= levels[-2].depth:
        levels.pop()
        opened = False
        out.append(_DEDENT)
    if level in levels:
        while levels[-1] != level:
            levels.pop()
            out.append(_DEDENT)
    elif not levels:
        levels.append(level)
    elif len(levels) < _MAX_DEPTH and (
        level.depth > levels[-1].depth or (opened and level.depth == levels[-1].depth)
    ):
        levels.append(level)
        out.append(_INDENT)
    return out


def _closed(levels: list[_Level]) -> list[Line]:
    """Leave all lists; return the steps out of them."""
    out = [_DEDENT] * (len(levels) - 1)
    levels.clear()
    return out


def _level(line: str, levels: list[_Level], opened: bool) -> _Level:
    """Return the level of a bullet line; each further star counts as one step of indentation."""
    stripped = line.lstrip(" \t")
    depth = sum(_TAB if c == "\t" else 1 for c in line[: len(line) - len(stripped)])
    stars = _STARS.match(stripped)
    if stars:
        return _Level(depth + 2 * (len(stars[1]) - 1), stripped[0])
    found = _ENUMERATED.match(stripped)
    mark = stripped[0] if found is None else found.lastgroup or ""
    if mark == "roman" and not opened and _Level(depth, mark) not in levels:
        mark = "small"  # "(i)" after "(h)"
    return _Level(depth, mark)


def _counts_anew(line: str, level: _Level, above: _Level) -> bool:
    """Tell whether a counted item begins a list below another kind: "(a)" behind "(2)"."""
    counted = _COUNTED.issuperset((level.mark, above.mark))
    return counted and level.mark != above.mark and _FIRST.match(line.lstrip(" \t")) is not None
