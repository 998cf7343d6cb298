"""What may not be done besides: "Tickets can be exchanged **but not refunded**".

In plain words that is "tickets can be exchanged. Tickets can not be refunded".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import NOUN, VERB, bases, classes, places_of_word, word_set

_BUT, _NOT, _BE, _COMMA = "but", "not", "be", ","
# What limits one of the two alone, perhaps: "may be lent but not sold **if** new".
_CASES = word_set("if when unless where who that which until while : (")
_SUBJECT = 6  # words of what it is said of, at most
SIGNS = frozenset({_BUT})
"""The word that each has: "exchanged **but** not refunded"; not "not refunded"."""
CLOSER = in_row((_BUT,), (_NOT,))
"""Two words in a row that each has: "**but not** refunded"; not "but they are not"."""


def but_not_done(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the sentence that it comes to.

    Example:
        >>> list(but_not_done("tickets can be exchanged but not refunded .".split()))
        [(4, 6, ('.', 'tickets', 'can', 'not', 'be'))]
        >>> list(but_not_done("you may visit , but not stay .".split()))
        [(3, 6, ('.', 'you', 'may', 'not'))]
        >>> list(but_not_done("you may visit but not on sundays .".split()))
        []
    """
    for at in places_of_word(words[:-2], _BUT, 3):
        if words[at + 1] != _NOT:
            continue
        first, end = sentence_start(words, at), sentence_end(words, at)
        modal = next((i for i in range(first + 1, at) if words[i] in syntax.MODALS), None)
        if modal is None or modal - first > _SUBJECT or not _CASES.isdisjoint(words[first:end]):
            continue
        be = words[modal + 1] == _BE
        if not be and _names_thing(words, modal, at):
            continue
        if _fits(words[modal + 1 + be], be=be) and _fits(words[at + 2], be=be):
            comma = words[at - 1] == _COMMA
            subject = words[first:modal]
            yield at - comma, at + 2, (".", *subject, words[modal], _NOT, *((_BE,) if be else ()))


def _names_thing(words: Sequence[str], modal: int, at: int) -> bool:
    """Tell whether things stand on both sides: "you may bring **food** but not **drink**"."""
    before = at - 1 - (words[at - 1] == _COMMA)
    behind = words[at + 2]
    return before > modal + 1 and NOUN in classes(words[before]) and NOUN in classes(behind)


def _fits(verb: str, *, be: bool) -> bool:
    """Tell whether a form stands behind a modal: "be **lent**", "**visit**"."""
    if be:
        return syntax.is_participle(verb)
    return VERB in classes(verb) and verb in bases(verb, VERB)
