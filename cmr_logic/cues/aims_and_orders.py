"""Orders behind an aim: "To join, **simply pay** the fee" is "To join, **you must pay** …"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import VERB, bases, word_set

_TO, _COMMA = "to", ","
_IN_ORDER = ("in", "order")
# Words before an order that change nothing of it: "**simply** fill in a form"; not "never".
_SIMPLY = word_set("simply just please first merely")
_YOU_MUST = ("you", "must")
# Orders that only say where to turn: "to join, **visit** our desk"; not "to join, pay the fee".
_NO_ORDER = word_set("see read note click go visit call contact ring phone do be have let if need")
# What a verb has behind it: "fill **in** a form", "post **your** form"; not "form".
_BEHIND = (syntax.DETERMINERS | syntax.PARTICLES | {"us", "it", "one", "in", "on"}) - {"no"}
_LONGEST = 14  # words of an aim
SIGNS = frozenset({_TO})
"""The word that opens each aim: "**to** join, pay"; not "pay"."""


def aims_and_orders(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each order that a sentence begins an aim before.

    Example:
        >>> list(aims_and_orders("to join , simply fill in the form .".split()))
        [(3, 5, ('you', 'must', 'fill'))]
        >>> list(aims_and_orders("to join , you must fill in the form .".split()))
        []
        >>> list(aims_and_orders("to join , visit the hut .".split()))
        []
    """
    for at in [at for at, word in enumerate(words) if word == _TO]:
        first = at - 2 if tuple(words[max(at - 2, 0) : at]) == _IN_ORDER else at
        near = words[at : at + _LONGEST]
        if (first and words[first - 1] not in STOPS) or _COMMA not in near:
            continue
        comma = at + near.index(_COMMA)
        verb = comma + 1
        while verb < len(words) and words[verb] in _SIMPLY:
            verb += 1
        said = words[at:comma]  # "to join you must be 18, hold a pass" has its statement before
        if (STOPS | syntax.NOMINATIVES).isdisjoint(said) and _is_order(words, verb):
            yield comma + 1, verb + 1, (*_YOU_MUST, words[verb])


def _is_order(words: Sequence[str], at: int) -> bool:
    """Tell whether a verb in its base form begins an order at an index: "**fill** in a form"."""
    if at + 1 >= len(words) or words[at] in _NO_ORDER or words[at + 1] not in _BEHIND:
        return False
    word = words[at]
    bare = word not in syntax.DETERMINERS | syntax.PREPOSITIONS | syntax.PRONOUNS
    return bare and word not in syntax.AUXILIARIES and word in bases(word, VERB)
