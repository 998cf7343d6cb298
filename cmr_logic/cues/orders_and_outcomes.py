"""Orders with what comes of them: "**Miss a payment and** we will end it" is "if you miss …, we".

Two orders are no case: "Pay the fee and return the form".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import NOUN, VERB, bases, classes, places_of_word, word_set

_AND, _COMMA, _THAT, _THAN = "and", ",", "that", "than"
_IF_YOU = ("if", "you")
# Words ahead of the verb that change nothing of it: "**just** pay and we will"; not "never".
_POLITE = word_set("just simply please")
# Verbs by which nothing is done that counts: "**see** page 2 and you will"; not "pay".
_LEADING_ON = word_set("see note let be have do need may remember imagine think")
# What begins what comes of it: "and **we** will call"; not "and return".
_SUBJECTS = (syntax.NOMINATIVES | syntax.DETERMINERS | {"both", "delivery"}) - {"i", "no", "that"}
# Words by which more is said than one order: "pay **if** you row and we will"; not "at".
_OTHER = word_set("if unless when while who which because or but : ( )") | syntax.MODALS
_OBJECTS = syntax.DETERMINERS | syntax.NUMBERS | syntax.PREPOSITIONS | syntax.PARTICLES
_LONGEST = 14  # words of the order
_SUBJECT = 5  # words to the verb of what comes of it
SIGNS = frozenset({_AND})
"""The word that each of them has: "miss a payment **and** we will"; not "or we will"."""
CLOSER = in_row((_AND,), _SUBJECTS)
"""Two words in a row of which each has one, too: "**and we** will"; not "and return"."""


def orders_and_outcomes(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the case that it comes to.

    Example:
        >>> list(orders_and_outcomes("fill in the form and we will call you .".split()))
        [(0, 1, ('if', 'you', 'fill')), (4, 5, (',',))]
        >>> list(orders_and_outcomes("bring a friend , and you get in free .".split()))
        [(0, 1, ('if', 'you', 'bring')), (3, 5, (',',))]
        >>> list(orders_and_outcomes("pay the fee and return the form .".split()))
        []
        >>> list(orders_and_outcomes("read the notes and the guide below .".split()))
        []
    """
    for at in places_of_word(words, _AND, 2, len(words) - 2):
        if words[at + 1] not in _SUBJECTS:
            continue
        near = range(at - 1, max(at - 1 - _LONGEST, -1), -1)
        first = next((i + 1 for i in near if words[i] in STOPS), 0)
        if at - first > _LONGEST:
            continue
        order = first + (words[first] in _POLITE)
        if _is_order(words, order, at) and _says_outcome(words, at + 1):
            yield first, order + 1, (*_IF_YOU, words[order])
            yield at - (words[at - 1] == _COMMA), at + 1, (_COMMA,)


def _is_order(words: Sequence[str], at: int, last: int) -> bool:
    """Tell whether an order stands there, and nothing else up to an index."""
    verb, behind = words[at], words[at + 1 : at + 2]
    if verb not in bases(verb, VERB) or verb in _LEADING_ON or verb in syntax.AUXILIARIES:
        return False
    opens = bool(behind) and (behind[0] in _OBJECTS or behind[0][:1].isdigit())
    opens = opens or (bool(behind) and behind[0] in {"£", "$", "€", "more", "later", "less"})
    opens = opens or (NOUN not in classes(verb) and bool(behind) and NOUN in classes(behind[0]))
    inside = words[at + 1 : last]
    relative = any(w == _THAT and before != _THAN for before, w in pairwise(inside))
    opens = opens and not relative  # "pay fees that rise and we"; but "later **than that** and"
    return opens and _OTHER.isdisjoint(inside) and _COMMA not in inside[:-1] and _AND not in inside


def _says_outcome(words: Sequence[str], first: int) -> bool:
    """Tell whether a statement with a subject and verb of its own begins there: "**we will** …"."""
    said = words[first : sentence_end(words, first)]
    verb = syntax.finite_verb(said)
    if verb is None or not 0 < verb <= _SUBJECT or _COMMA in said[:verb]:
        return False
    return said[0] in syntax.NOMINATIVES or said[verb] in syntax.AUXILIARIES or verb > 1
