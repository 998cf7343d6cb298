"""A duty behind what changes nothing: "it does not matter where you live**, but you must** row".

What changes nothing is no condition, and neither is what it is joined to: that is a sentence of its
own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end
from cmr_logic.text import places_of_word

_IT, _BUT, _COMMA = "it", "but", ","
# Ways to say that something changes nothing: "it **does not matter** how"; not "it matters".
_NOTHING = frozenset(
    {
        ("does", "not", "matter"),
        ("does", "n't", "matter"),
        ("makes", "no", "difference"),
        ("is", "not", "important"),
        ("is", "n't", "important"),
    }
)
SIGNS = frozenset({_BUT})
"""The word before the duty."""
CLOSER = frozenset(phrase[1:] for phrase in _NOTHING)
"""Signs of which each has one, too."""


def matters_not(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find the "but" behind each of them, with the stop in its place.

    Example:
        >>> list(matters_not("it does not matter where you live , but you must row .".split()))
        [(7, 9, ('.',))]
        >>> list(matters_not("it makes no difference if you live here but we must row .".split()))
        [(8, 9, ('.',))]
        >>> list(matters_not("it does not matter if you are old but ill .".split()))
        []
    """
    for at in places_of_word(words[:-3], _IT):
        if tuple(words[at + 1 : at + 4]) not in _NOTHING or (at and words[at - 1].isalpha()):
            continue
        end = sentence_end(words, at)
        for but in places_of_word(words, _BUT, at + 5, end - 2):
            if not syntax.MODALS.isdisjoint(words[but + 2 : end]):
                yield but - (words[but - 1] == _COMMA), but + 1, (".",)
                break
