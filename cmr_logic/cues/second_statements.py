"""Statements behind one that ends early: "row only with a vest**, and may not** dive".

So are those behind a verb that is left out: "Guests need not**, but they** must sign in".
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, Rewriting, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.cues.nobody_may import MODALS
from cmr_logic.text import places_of_word, word_set

_COMMA, _ONLY, _WITH = ",", "only", "with"
_JOINTS = frozenset({"and", "but"})
_NOT = frozenset({"not", "n't"})
# Who is told of again: "guests need not, but **they** must"; not "but staff must".
_AGAIN = word_set("they you")
SIGNS = _NOT
"""Words of which each of them has one: "and may **not** dive"; not "and may dive"."""
CLOSER = in_row((_COMMA,), _JOINTS)
"""Two words in a row of which each has one, too: "**, and** may not"; not "and may not"."""


def second_statements(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the sentence of its own that it comes to.

    Example:
        >>> list(second_statements("you may row only with a vest , and may not dive .".split()))
        [(7, 9, ('.', 'you'))]
        >>> list(second_statements("guests need not , but they must sign in .".split()))
        [(3, 5, ('.',))]
        >>> list(second_statements("you may row , and may not dive .".split()))
        []
    """
    for at in places_of_word(words, _COMMA, 2, max(len(words) - 4, 0)):
        if words[at + 1] not in _JOINTS:
            continue
        if words[at - 1] in _NOT and words[at + 2] in _AGAIN:
            yield at, at + 2, (".",)
        elif words[at + 2] in MODALS and words[at + 3] in _NOT:
            start = sentence_start(words, at)
            said = words[start:at]
            verb = syntax.finite_verb(said)
            only = (_ONLY, _WITH) in itertools.pairwise(said)
            if only and verb and OF_CASES.isdisjoint(said):
                yield at, at + 2, (".", *said[:verb])
