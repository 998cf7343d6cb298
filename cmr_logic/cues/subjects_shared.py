"""Several subjects behind "and" that share "your": "**and your father, mother or sister** has".

That is "and your father or your mother or your sister has", which no other clause goes on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import NOUN, classes

_AND, _OR, _COMMA = "and", "or", ","
# What all of them share: "**your** father, mother or sister"; not "a raft, oar or sail".
_SHARED = frozenset({"your", "their", "his", "her"})
# Verbs that show them to be subjects: "sister **has**"; not "your boat, raft or oar sold by us".
_VERBS = frozenset({"has", "have", "had", "is", "are", "was", "were", "does", "do", "lives"})
_JOINTS = frozenset({_COMMA, _OR})
SIGNS = _SHARED
"""Words of which each has one: "and **your** father, mother or sister"; not "a father"."""
CLOSER = in_row((_AND,), _SHARED)
"""Two words in a row of which each has one, too: "**and your** father"; not "with your"."""


def subjects_shared(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each list of them, with what it comes to.

    Example:
        >>> list(subjects_shared("you row and your father , mother or sister is ill".split()))
        [(4, 9, ('father', 'or', 'your', 'mother', 'or', 'your', 'sister'))]
        >>> list(subjects_shared("you sell your boat , raft or oar".split()))
        []
    """
    for at in range(1, len(words) - 5):
        if words[at] not in _SHARED or words[at - 1] != _AND:
            continue
        named, last = _named(words, at + 1)
        listed = len(named) > 2 and words[last - 2] == _OR  # noqa: PLR2004 - two are read as they are
        if listed and words[last] in _VERBS:
            joint = (_OR, words[at])
            yield at + 1, last, (named[0], *(w for noun in named[1:] for w in (*joint, noun)))


def _named(words: Sequence[str], at: int) -> tuple[list[str], int]:
    """Return the nouns of a list that begins at an index, and the index after its last."""
    named: list[str] = []
    while at + 1 < len(words) and NOUN in classes(words[at]) and words[at] not in syntax.JOINTS:
        named.append(words[at])
        at += 1
        joints = 0
        while at + joints < len(words) and words[at + joints] in _JOINTS and joints <= 1:
            joints += 1
        if not joints:
            break
        at += joints
    return named, at
