"""Slashes that stand for "or": "students/apprentices", "lost/stolen"; not "km/h"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import NOUN, VERB, classes, places_of_word, word_set

_SLASH, _OR = "/", ("or",)
_SHORTEST = 3  # letters of a word on either side: "cat/dog"; not "n/a"
# Pairs that stand for one thing: "terms/conditions"; not "cats/dogs".
_ONE = word_set("and or per via www http https")
SIGNS = frozenset({_SLASH})
"""Words of which a text that joins by a slash has one: "cooks **/** nurses"; not "or"."""


def slashes(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each slash between two words of which either will do.

    Example:
        >>> list(slashes("students / apprentices row at 5 km / h".split()))
        [(1, 2, ('or',))]
    """
    if _SLASH not in words:
        return
    for at in places_of_word(words, _SLASH):
        around = (words[at - 1], words[at + 1]) if 0 < at < len(words) - 1 else ("", "")
        if all(word.isalpha() and len(word) >= _SHORTEST and word not in _ONE for word in around):
            alike = classes(around[0]) & classes(around[1])
            if alike or syntax.is_plural_noun(around[0]) or not (classes(around[0]) - {NOUN, VERB}):
                yield at, at + 1, _OR
