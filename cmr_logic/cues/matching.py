"""Where the phrases of the cue table stand in a row of words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from cmr_logic.cues.model import Cue
from cmr_logic.cues.table import CUES


@dataclass(slots=True)
class _Node:
    """A node of the trie of phrases.

    Args:
        below: the nodes of the phrases that are a word longer, by that word.
        cue: the cue whose phrase ends here.
    """

    below: dict[str, _Node] = field(default_factory=dict)
    cue: Cue | None = None


@cache
def _trie() -> dict[str, _Node]:
    """Return the nodes of the phrases of one word, or the first of more."""
    root = _Node()
    for cue in CUES:
        for phrase in cue.phrases:
            node = root
            for word in phrase.split():
                node = node.below.setdefault(word, _Node())
            node.cue = cue
    return root.below


def match(words: Sequence[str], index: int, stop: int | None = None) -> tuple[Cue, int] | None:
    """Return the cue of the longest phrase that starts at ``words[index]``, and the index after it.

    Args:
        words: lower-cased tokens.
        index: where the phrase starts.
        stop: where the words end, if before their end.

    Example:
        >>> cue, end = match(("pay", "even", "if", "late"), 1)
        >>> cue.name, end
        ('even-if', 3)
    """
    below = _trie()
    found = None
    limit = len(words) if stop is None else stop
    while below and index < limit:
        node = below.get(words[index])
        if node is None:
            break
        below = node.below
        index += 1
        if node.cue is not None:
            found = (node.cue, index)
    return found


def match_all(words: Sequence[str], first: int, last: int) -> dict[int, tuple[Cue, int]]:
    """Return what :func:`match` finds, by index, in ``words[first:last]``.

    Example:
        >>> [cue.name for cue, _ in match_all(("pay", "even", "if", "late"), 0, 4).values()]
        ['even-if', 'if']
    """
    starts = _trie()
    found = {}
    for index in range(first, last):
        if words[index] in starts:
            cue = match(words, index, last)
            if cue is not None:
                found[index] = cue
    return found


@cache
def by_name() -> Mapping[str, Cue]:
    """Return the table's entries by name.

    Example:
        >>> by_name()["unless"].effect.value
        'UNLESS'
    """
    return {cue.name: cue for cue in CUES}
