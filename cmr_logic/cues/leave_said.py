"""Leave told by what nobody objects to: "**There is no problem with** rowing" is "you may row".

So is an order that a proviso limits: "**bring it back**, provided that it is new" lets you do so.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start, stands_at
from cmr_logic.text import VERB, bases, likeliest, places_of, places_of_word, word_set

# What nobody has against a deed: "there is no **objection** to rowing"; not "no boat to row".
_OBJECTIONS = word_set("problem problems objection objections harm")
_BEFORE = (
    ("there", "is", "no"), ("there", "'s", "no"), ("we", "have", "no"), ("we", "see", "no"),
    ("there", "are", "no"), ("there", "can", "be", "no"),
)  # fmt: skip
_TOWARDS = frozenset({"with", "to", "in"})
_NOTHING_WRONG = (
    ("there", "is", "nothing", "wrong", "with"),
    ("there", "'s", "nothing", "wrong", "with"),
)
_MIND = (("we", "do", "not", "mind"), ("we", "do", "n't", "mind"), ("i", "do", "n't", "mind"))
_OWN = frozenset({"you", "your"})
# What stops nobody: "**nothing in this rule stops** you from rowing"; not "nothing stops the boat".
_NOTHING, _STOPS = "nothing", word_set("stops prevents bars stop prevent bar")
_NEAR = 6  # words from "nothing" to it: "nothing in this rule shall prevent"
_MAY, _DO_SO = ("you", "may"), ("doing", "so")
# How what follows is told to be unwelcome news: "**we regret that** you cannot row".
_REGRETS = (
    ("we", "regret", "that"), ("we", "regret", "to", "say", "that"), ("we", "are", "sorry", "but"),
    ("we", "are", "sorry", "that"), ("we", "'re", "sorry", "but"),
    ("we", "are", "sorry", ",", "but"),
    ("i", "am", "afraid"), ("i", "'m", "afraid"), ("we", "are", "afraid"), ("we", "'re", "afraid"),
    ("i", "am", "afraid", "that"), ("i", "'m", "afraid", "that"), ("we", "are", "afraid", "that"),
    ("we", "'re", "sorry", ",", "but"), ("i", "'m", "sorry", "but"), ("i", "am", "sorry", "but"),
)  # fmt: skip
# What says only that a rule stands beside: "**without prejudice to** rule 3, you may row".
_WITHOUT_PREJUDICE, _LONGEST = ("without", "prejudice", "to"), 8
_PROVIDED, _YOU_CAN = "provided", ("you", "can")
# What such an order is of: "bring **the** coat back"; not "help is given".
_OF_THINGS = syntax.DETERMINERS | {"it", "them", "these"}
SIGNS = _OBJECTIONS | {_PROVIDED, _NOTHING, "mind", "regret", "sorry", "afraid", "prejudice"}
"""Words of which each of them has one: "no **problem** with rowing"; not "you may row"."""


def leave_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(leave_said("there is no problem with rowing if you swim .".split()))
        [(0, 6, ('you', 'may', 'row'))]
        >>> list(leave_said("we do not mind if you row , as long as you swim .".split()))
        [(0, 6, ('you', 'may'))]
        >>> list(leave_said("nothing in this rule stops you from doing so if you swim .".split()))
        [(0, 9, ('you', 'may', 'do', 'so'))]
        >>> list(leave_said("we regret that you can not row .".split()))
        [(0, 3, ())]
        >>> list(leave_said("without prejudice to rule 3 , you may row .".split()))
        [(0, 6, ())]
        >>> list(leave_said("bring it back , provided that it is new .".split()))
        [(0, 1, ('you', 'can', 'bring'))]
        >>> list(leave_said("there is no problem with the boat . nothing stops the boat .".split()))
        []
    """
    yield from _let_by_order(words)
    for at in places_of(words, SIGNS):
        first = sentence_start(words, at)
        regret = max((r for r in _REGRETS if stands_at(words, first, r)), key=len, default=())
        if regret and first <= at < first + len(regret):
            yield first, first + len(regret), ()
        elif words[at] in _OBJECTIONS:
            ahead = any(tuple(words[first:at]) == before for before in _BEFORE)
            if ahead and words[at + 1 : at + 2] and words[at + 1] in _TOWARDS:
                yield from _deed_let(words, first, at + 2)
        elif words[at] == _NOTHING:
            yield from _nothing(words, first, at)
        elif words[at] == "mind" and tuple(words[first : at + 1]) in _MIND:
            yield from _not_minded(words, first, at + 1)
        elif words[at] == "prejudice" and stands_at(words, at - 1, _WITHOUT_PREJUDICE):
            comma = next(
                (i for i in range(at, min(len(words), at + _LONGEST)) if words[i] == ","), 0
            )
            if comma and first == at - 1:
                yield first, comma + 1, ()


def _let_by_order(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find an order that a proviso limits: "**bring it back**, provided that it is new"."""
    for at in places_of_word(words, _PROVIDED, 2):
        first = sentence_start(words, at)
        if _orders(words[first:at]):
            yield first, first + 1, (*_YOU_CAN, words[first])


def _orders(said: Sequence[str]) -> bool:
    """Tell whether words order something to be done with a thing: "**bring the coat** back"."""
    if len(said) < len(("bring", "it")) or said[1] not in _OF_THINGS or "you" in said:
        return False
    return said[0] in bases(said[0], VERB) and syntax.finite_verb(said) is None


def _deed_let(words: Sequence[str], first: int, at: int) -> Iterator[Rewriting]:
    """Find the gerund of what is let, with or without whose deed it is: "with **your rowing**"."""
    at += at < len(words) and words[at] in _OWN
    if at < len(words) and syntax.is_gerund(words[at]):
        found = bases(words[at], VERB)
        if found:
            yield first, at + 1, (*_MAY, likeliest(words[at], found))


def _nothing(words: Sequence[str], first: int, at: int) -> Iterator[Rewriting]:
    wrong = next((phrase for phrase in _NOTHING_WRONG if stands_at(words, first, phrase)), None)
    if wrong is not None:
        yield from _deed_let(words, first, first + len(wrong))
    if at != first or not stands_at(words, at + 1, ("in",)):
        return  # "nothing stops you from rowing" is read as it stands
    end = min(sentence_end(words, at), at + _NEAR)
    stops = next((i for i in range(at + 1, end) if words[i] in _STOPS), None)
    if stops is not None and stands_at(words, stops + 1, ("you", "from")):
        if stands_at(words, stops + 3, _DO_SO):
            yield first, stops + 5, (*_MAY, "do", "so")
        else:
            yield from _deed_let(words, first, stops + 3)


def _not_minded(words: Sequence[str], first: int, at: int) -> Iterator[Rewriting]:
    """Find what nobody minds: "we do not mind **if you row**", "we do not mind **you rowing**"."""
    deed = words[at + 2] if at + 2 < len(words) else ""
    if stands_at(words, at, ("if", "you")) and deed in bases(deed, VERB):
        yield first, at + 2, _MAY
    else:
        yield from _deed_let(words, first, at)
