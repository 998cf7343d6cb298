"""What one has beside none of others: "you have a card **and no fines or debts**".

In plain words the verb is said again: "you have a card and have no fines or debts", so that "or"
joins what one has none of, and not the card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import NOUN, VERB, classes, places_of_word, word_set

_AND, _NO, _OR = "and", "no", "or"
_HAVING = frozenset({"have", "has"})
# Words behind "no" that are none of a thing: "and no **more** than two"; not "fines".
_NO_THINGS = word_set("more less fewer longer later earlier one other")
# What parts a verb from what it has: "have a card**.** Bring"; not "have a valid card".
_PARTING = word_set(", ; . : if unless when who")
_NEAR, _LISTED = 12, 6  # words back to the verb, and on to "or"
SIGNS = frozenset({_AND})
"""The word that each of them has."""
CLOSER = in_row((_AND,), (_NO,))
"""Two words in a row that each has, too: "**and no** fines"; not "and fines"."""


def had_and_none(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the verb that is said again.

    Example:
        >>> list(had_and_none("you have a card and no fines or debts .".split()))
        [(4, 5, ('and', 'have'))]
        >>> list(had_and_none("you have a card and no fines .".split()))
        []
        >>> list(had_and_none("you have two dogs and no more than two cats or hens .".split()))
        []
    """
    for at in places_of_word(words, _AND, 2, len(words) - 4):
        if words[at + 1] != _NO or words[at + 2] in _NO_THINGS:
            continue
        back = range(at - 1, max(at - _NEAR, 0), -1)
        verb = next((i for i in back if words[i] in _HAVING or words[i] in _PARTING), None)
        if verb is None or words[verb] not in _HAVING or words[verb + 1] == _NO:
            continue
        behind = words[at + 2 : at + 2 + _LISTED]
        either = next((i for i, word in enumerate(behind) if word == _OR), 0)
        named = either and all(
            NOUN in classes(word) or VERB not in classes(word) for word in behind[:either]
        )
        if named and syntax.AUXILIARIES.isdisjoint(behind):
            yield at, at + 1, (_AND, words[verb])
