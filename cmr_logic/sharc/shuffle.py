"""Derangements, and the shuffling of the bullets of a rule text."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence

_Item = TypeVar("_Item")

_BULLET = re.compile(r"^(\s*)([*•◦‣]+|[-–](?=\s))\s*(?=\S)")
_TAIL = re.compile(r"(?P<before>[\s,;]*)(?P<word>\b(?:and/or|and|or)\b)?[\s.;,]*$", re.IGNORECASE)
_REFERS = re.compile(
    r"\b(above|below|previous|preceding|following|otherwise|former|latter)\b", re.IGNORECASE
)


def generator(seed: int, *keys: str) -> random.Random:
    """Return a random generator of its own for a seed and some keys, the same on every machine.

    Example:
        >>> generator(1, "u1").random() == generator(1, "u1").random()
        True
    """
    return random.Random("\x1f".join((str(seed), *keys)))  # noqa: S311 - nothing secret


def derange(items: Sequence[_Item], draw: random.Random) -> list[_Item]:
    """Return the items in an order in which none keeps its place; each such order equally often.

    Args:
        items: at least two.
        draw: where the randomness comes from.

    Raises:
        ValueError: one item alone has no such order.

    Example:
        >>> derange("ab", generator(0))
        ['b', 'a']
    """
    if len(items) == 1:
        raise ValueError("one item alone cannot leave its place")
    places = list(range(len(items)))
    while any(index == place for index, place in enumerate(places)):
        draw.shuffle(places)  # about three draws on average, whatever the number of items
    return [items[place] for place in places]


def shuffle_bullets(snippet: str, draw: random.Random) -> str | None:
    r"""Return a rule text with the items of each bulleted list deranged, or None.

    Items move with the lines nested under them. Closing punctuation and a connective at the end of
    an item keep their place, so that "; and" still stands before the last item. A list is left
    alone when its items are joined by both "and" and "or", or when an item points at another
    ("the above"); None means that no list could be shuffled.

    Example:
        >>> shuffle_bullets("If you:\n\n* row; and\n* sail.", generator(0))
        'If you:\n\n* sail; and\n* row.'
    """
    lines = snippet.split("\n")
    changed = False
    for first, last in _lists(lines):
        items = _items(lines[first:last])
        moved = _deranged(items, draw) if len(items) > 1 else None
        if moved is not None:
            lines[first:last] = moved
            changed = True
    return "\n".join(lines) if changed else None


def _level(line: str) -> int:
    """Return how deep a bullet is nested; 0 where the line has none."""
    match = _BULLET.match(line)
    return len(match[1]) + len(match[2]) if match else 0


def _lists(lines: list[str]) -> list[tuple[int, int]]:
    """Return where each list of bullets begins and ends; blank lines part no list."""
    found: list[tuple[int, int]] = []
    first = last = -1
    for index, line in enumerate(lines):
        if _level(line):
            if first < 0 or _level(line) < _level(lines[first]):
                if first >= 0:
                    found.append((first, last))
                first = index
            last = index + 1
        elif line.strip() and first >= 0:
            found.append((first, last))
            first = -1
    if first >= 0:
        found.append((first, last))
    return found


def _items(lines: list[str]) -> list[list[str]]:
    top = _level(lines[0])
    items: list[list[str]] = []
    for line in lines:
        if _level(line) == top:
            items.append([line])
        else:
            items[-1].append(line)
    return items


def _deranged(items: list[list[str]], draw: random.Random) -> list[str] | None:
    text = "\n".join(line for item in items for line in item)
    connectives = {
        match["word"].lower()
        for item in items
        for line in item
        if (match := _TAIL.search(line)) and match["word"]
    }
    if len(connectives) > 1 or _REFERS.search(text):
        return None
    blanks = [len(item) - len(_without_blanks(item)) for item in items]
    bodies, tails = [], []
    for item in map(_without_blanks, items):
        match = _TAIL.search(item[-1])
        cut = match.start() if match else len(item[-1])
        bodies.append([*item[:-1], item[-1][:cut]])
        tails.append(item[-1][cut:])
    moved: list[str] = []
    for body, tail, blank in zip(derange(bodies, draw), tails, blanks, strict=True):
        moved += [*body[:-1], body[-1] + tail, *[""] * blank]
    return moved


def _without_blanks(item: list[str]) -> list[str]:
    end = len(item)
    while end > 1 and not item[end - 1].strip():
        end -= 1
    return item[:end]
