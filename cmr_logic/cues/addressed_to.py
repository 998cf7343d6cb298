"""Whom a letter is addressed to, which opens its sentence: "**Dear members,** you may row"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.text import places_of_word

_DEAR, _COMMA = "dear", ","
_LONGEST = 7  # words behind "dear": "parents, carers and friends"
SIGNS = frozenset({_DEAR})
"""The word that opens each of them: "**Dear** all,"; not "the dear departed"."""


def addressed_to(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them that opens a sentence, which says nothing of whom the rule is for.

    Example:
        >>> list(addressed_to("dear members , you may row .".split()))
        [(0, 3, ())]
        >>> list(addressed_to("dear parents and carers , pupils may row .".split()))
        [(0, 5, ())]
        >>> list(addressed_to("dear books may be borrowed .".split()))
        []
    """
    for at in places_of_word(words, _DEAR):
        near = words[at + 2 : at + 2 + _LONGEST]
        if sentence_start(words, at) == at and _COMMA in near:
            comma = at + 2 + near.index(_COMMA)
            if sentence_start(words, comma) == at:
                yield at, comma + 1, ()
