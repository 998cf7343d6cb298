"""Alternatives that "either" opens ahead of who it is: "**either you must** row or **you must** …".

In plain words: "you must either row or sail". And what ways there are is told by the sentence
behind them: "There are two ways to qualify**. Either** you row, or you sail".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import Sign
from cmr_logic.text import places_of_word, word_set

_EITHER, _OR = "either", "or"
# What is counted in the sentence ahead: "there are two **ways** to qualify"; not "two boats".
_WAYS = word_set("ways routes options")
SIGNS: frozenset[Sign] = frozenset({_EITHER})
"""The word that each of them has."""


def either_ahead(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(either_ahead("either you must row or you must sail .".split()))
        [(0, 3, ('you', 'must', 'either')), (5, 7, ())]
        >>> list(either_ahead("there are two ways to qualify . either you row or sail .".split()))
        [(6, 8, (':',))]
        >>> list(either_ahead("either you row or your son must sail .".split()))
        []
    """
    for at in places_of_word(words, _EITHER, 0, max(len(words) - 4, 0)):
        end = sentence_end(words, at)
        opening = words[at + 1 : at + 3]
        if opening[0] in syntax.NOMINATIVES and opening[1] in syntax.MODALS:
            again = (i + 1 for i in range(at + 3, end - 2) if words[i] == _OR)
            joint = next((i for i in again if words[i : i + 2] == opening), None)
            if joint is not None:
                yield at, at + 3, (*opening, _EITHER)
                yield joint, joint + 2, ()
        elif at > 1 and words[at - 1] == "." and _OR in words[at:end] and _tells_ways(words, at):
            yield at - 1, at + 1, (":",)


def _tells_ways(words: Sequence[str], at: int) -> bool:
    """Tell whether the sentence ahead says that there are ways: "there are two **ways** to row"."""
    return not _WAYS.isdisjoint(words[sentence_start(words, at - 1) : at - 1])
