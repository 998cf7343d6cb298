"""Children for whom something is paid or given: "You pay no fare **for children who** are under 4".

What is said of them is said of a child, not of whoever pays: "for a child who is under 4".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.text import VERB, bases, places_of_word, word_set

_FOR, _WHO = "for", "who"
# Those who do not pay for themselves, with one of them: "for **infants** who"; not "for guests".
_CHILDREN = {"children": "child", "infants": "infant", "babies": "baby", "toddlers": "toddler"}
# How a child is told apart with no verb: "for children **under** 4"; not "for children of guests".
_AGED = word_set("under over aged below above in")
# What is paid or given for one: "no **fare** for children"; not "a room for children".
_COSTS = word_set(
    "fee fees charge charges fare fares tax taxes levy ticket tickets deposit premium fine grant "
    "allowance place seat bed meal meals free"
)
_EXCEPTING = word_set("except but only also and or ,")
_PAYING = word_set("pay pays charged charge")
_ONE = {"are": "is", "have": "has", "do": "does", "were": "was"}
_FARTHEST = 3  # words from "pay" to "for": "is charged a fee for"
SIGNS = frozenset(_CHILDREN)
"""Words of which each of them has one: "for **children** who"; not "for guests who"."""


def paid_for_children(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with one child in their place.

    Example:
        >>> list(paid_for_children("you pay no fare for children who are ill .".split()))
        [(5, 6, ('a', 'child')), (7, 8, ('is',))]
        >>> list(paid_for_children("no fee is charged for infants under one .".split()))
        [(5, 6, ('an', 'infant'))]
        >>> list(paid_for_children("the pool is for children who swim .".split()))
        []
    """
    for at in places_of_word(words, _FOR, 1, len(words) - 2):
        one = _CHILDREN.get(words[at + 1])
        if one is None or words[at - 1] in _EXCEPTING or not _is_paid(words, at):
            continue
        article = syntax.article(one)
        if words[at + 2] in _AGED:
            yield at + 1, at + 2, (article, one)
        elif words[at + 2] == _WHO and at + 4 < len(words):
            verb = words[at + 3]
            said = _ONE.get(verb)
            if said is None and verb in bases(verb, VERB):
                said = syntax.third_person(verb)
            if said is not None or verb in syntax.MODALS:
                yield at + 1, at + 2, (article, one)
                yield at + 3, at + 4, (said or verb,)


def _is_paid(words: Sequence[str], at: int) -> bool:
    """Tell whether something is paid or given for those behind an index."""
    near = words[max(at - _FARTHEST, sentence_start(words, at)) : at]
    return words[at - 1] in _COSTS or not _PAYING.isdisjoint(near)
