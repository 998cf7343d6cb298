"""Where the phrases of the cue table stand in a row of words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

from cmr_logic.cues.model import Cue
from cmr_logic.cues.table import CUES

_Trie: TypeAlias = dict[str, "_Trie | Cue"]
_END = ""  # the key of a trie node under which its cue stands


@cache
def _trie() -> _Trie:
    root: _Trie = {}
    for cue in CUES:
        for phrase in cue.phrases:
            node = root
            for word in phrase.split():
                below = node.setdefault(word, {})
                assert isinstance(below, dict)  # noqa: S101 - only the key _END holds a cue
                node = below
            node[_END] = cue
    return root


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
    node = _trie()
    found = None
    limit = len(words) if stop is None else stop
    while index < limit:
        below = node.get(words[index])
        if not isinstance(below, dict):
            break
        node = below
        index += 1
        cue = node.get(_END)
        if isinstance(cue, Cue):
            found = (cue, index)
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
