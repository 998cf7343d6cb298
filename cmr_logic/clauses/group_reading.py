"""Brackets that hold a condition, or part of it: "if **(you row or sail)** and you are 18"."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cmr_logic.clauses.groups import is_group
from cmr_logic.clauses.nodes import Coordination, Joined, Phrase, Words
from cmr_logic.clauses.reading import JOINTS_OF_CLAUSES, CueToken, Reading
from cmr_logic.clauses.stretch import closing_brackets
from cmr_logic.cues import Effect

# Terminals that a condition follows, or a part of one: "IF", "AND"; not "COMMA".
_BEFORE = frozenset({"IF", "UNLESS", "RELATIVE", "NEITHER", "NOR", *JOINTS_OF_CLAUSES})
# Words that deny the bracket behind them: "if **not** (you row)"; not "if you".
_DENYING = frozenset(
    {
        ("not",),
        ("it", "is", "not", "the", "case", "that"),
        ("it", "is", "not", "true", "that"),
    }
)
_DEEPEST = 40  # brackets within one another that are told apart: no rule has so many


def group_at(reading: Reading, index: int, close: int) -> int | None:
    """Read a bracket that is a condition, or one of those that are joined; None for another.

    Args:
        reading: what has been read before it.
        index: index of the bracket.
        close: index of its end.

    Returns:
        Where to go on.
    """
    stretch = reading.stretch
    denied = _is_denied(reading, index)
    begins = reading.open is None or denied
    ahead = reading.last_type in _BEFORE or (stretch.item and not reading.out)
    if not begins or not ahead or not is_group(stretch, index):
        return None
    reading.open = None
    reading.groups[index + 1, close] = denied
    reading.out.append(CueToken("WORDS", index + 1, close))
    return close + 1


def expanded(
    node: Coordination,
    groups: dict[tuple[int, int], bool],
    read: Callable[[int, int], Coordination | None],
) -> Coordination:
    """Return a coordination with what its brackets hold in their place.

    Args:
        node: the coordination.
        groups: whether each bracket that is a part of it is denied, by the range of its words.
        read: what reads these.
    """
    if isinstance(node, Joined):
        items = tuple(expanded(item, groups, read) for item in node.items)
        return replace(node, items=items)
    denied = None if node.words is None else groups.get((node.words.first, node.words.last))
    if denied is None or node.words is None:
        return node
    found = read(node.words.first, node.words.last) or node
    return _denied(found) if denied else found


def within(words: tuple[str, ...], first: int, last: int, depth: int) -> Words | None:
    """Return the words in brackets that stand in nothing but brackets; None where it is too deep.

    Example:
        >>> within(("(", "you", "row", ")"), 0, 4, 1)
        Words(first=1, last=3, joints=())
    """
    closings = closing_brackets(words, first, last)
    while last - first > 2 and closings.get(first) == last - 1:  # noqa: PLR2004 - its marks
        first, last = first + 1, last - 1
    return None if depth > _DEEPEST else Words(first, last)


def _denied(node: Coordination) -> Coordination:
    """Return what is so where a coordination is not: "neither A nor B" of "A or B"."""
    if isinstance(node, Phrase):
        return replace(node, negated=not node.negated)
    effect = Effect.AND if node.effect is Effect.OR else Effect.OR
    return replace(node, effect=effect, items=tuple(map(_denied, node.items)))


def _is_denied(reading: Reading, index: int) -> bool:
    start = reading.open
    return start is not None and reading.stretch.words[start:index] in _DENYING
