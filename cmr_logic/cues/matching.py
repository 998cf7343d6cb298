"""Where the phrases of the cue table stand in a row of words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import compress, pairwise
from operator import or_
from sys import intern

from cmr_logic.cues.bounds import BOUNDS, COUNTING, bounded_name
from cmr_logic.cues.model import Cue
from cmr_logic.cues.table import CUES


@dataclass(slots=True)
class _Node:
    """A node of the trie of phrases.

    Args:
        below: the nodes of the phrases that are a word longer, by that word.
        cue: the cue whose phrase ends here.
        bound: the bound that ends here, and by how much it lessens the number behind it.
    """

    below: dict[str, _Node] = field(default_factory=dict)
    cue: Cue | None = None
    bound: tuple[str, int] | None = None


@cache
def _phrases() -> Mapping[str, Sequence[tuple[str, Cue]]]:
    """Return the phrases of the table, each with its cue, by their first word."""
    found: dict[str, list[tuple[str, Cue]]] = {}
    for cue in CUES:
        for phrase in cue.phrases:
            found.setdefault(phrase.partition(" ")[0], []).append((phrase, cue))
    for bound in BOUNDS:
        found.setdefault(bound.partition(" ")[0], [])
    return found


@cache
def _node(first: str) -> _Node:
    """Return the node of a word that phrases begin with, made when a text first has it."""
    top = _Node()
    for phrase, cue in _phrases()[first]:
        _below(top, phrase).cue = cue
    for phrase, bound in BOUNDS.items():
        if phrase.partition(" ")[0] == first:
            _below(top, phrase).bound = bound
    return top


def _below(top: _Node, phrase: str) -> _Node:
    """Return the node that a phrase ends in below that of its first word, made if need be."""
    node = top
    for word in map(intern, phrase.split()[1:]):
        following = node.below.get(word)
        if following is None:
            following = node.below[word] = _Node()
        node = following
    return node


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
    limit = len(words) if stop is None else stop
    if index >= limit:
        return None
    alone, pairs = _openings()
    word, following = words[index], words[index + 1] if index + 1 < limit else ""
    if word not in alone and (word, following) not in pairs:
        return None
    return _longest(words, index, limit)


def _longest(words: Sequence[str], index: int, limit: int) -> tuple[Cue, int] | None:
    """Return the cue of the longest phrase at a word that phrases begin with, as `match` does."""
    found = None
    node: _Node | None = _node(words[index])
    while node is not None:
        index += 1
        if node.cue is not None:
            found = (node.cue, index)
        if index == limit:
            break
        word = words[index]
        if node.bound is not None and word in COUNTING:
            bounded = _bounded(words, index, limit, *node.bound)
            if bounded is not None and (found is None or bounded[1] >= found[1]):
                return bounded
        node = node.below.get(word)
    return found


def _bounded(
    words: Sequence[str], index: int, limit: int, kind: str, less: int
) -> tuple[Cue, int] | None:
    """Return the cue that a bound makes of one of a number behind it: "at most | two of these"."""
    counting = _longest(words, index, limit)
    name = None if counting is None else bounded_name(kind, less, counting[0].name)
    return None if counting is None or name is None else (by_name()[name], counting[1])


def match_all(words: Sequence[str], first: int, last: int) -> dict[int, tuple[Cue, int]]:
    """Return what :func:`match` finds, by index, in ``words[first:last]``.

    Example:
        >>> [cue.name for cue, _ in match_all(("pay", "even", "if", "late"), 0, 4).values()]
        ['even-if', 'if']
    """
    alone, pairs = _openings()
    said = (*words[first:last], "")
    opens = map(or_, map(alone.__contains__, said), map(pairs.__contains__, pairwise(said)))
    found = {}
    for index in compress(range(first, last), opens):
        cue = _longest(words, index, last)
        if cue is not None:
            found[index] = cue
    return found


@cache
def _openings() -> tuple[frozenset[str], frozenset[tuple[str, str]]]:
    """Return the phrases and bounds of one word, and the first two words of the longer ones.

    Most words that phrases begin with begin none where they stand: "in", "at".
    """
    phrases = [*(phrase for cue in CUES for phrase in cue.phrases), *BOUNDS]
    said = [[*map(intern, phrase.split())] for phrase in phrases]
    return (
        frozenset(words[0] for words in said if len(words) == 1),
        frozenset((words[0], words[1]) for words in said if len(words) > 1),
    )


@cache
def by_name() -> Mapping[str, Cue]:
    """Return the table's entries by name.

    Example:
        >>> by_name()["unless"].effect.value
        'UNLESS'
    """
    return {cue.name: cue for cue in CUES}
