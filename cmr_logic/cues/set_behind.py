"""Relative clauses behind the verb: "No one may row **who** is ill", as "if they are ill".

And labels of parts inside a clause, "who (a) row and (b) sail", which say nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.text import NOUN, classes, places_of, word_set

# How a subject opens that a relative may stand away from: "**no** guest may row who is ill".
_OPENINGS = word_set("no any nobody anybody anyone everyone everybody")
_PERSONS = word_set(
    """
    one person guest member child pupil tenant driver employee applicant visitor nurse adult parent
    relative spouse partner friend neighbour colleague veteran official clerk guide coach captain
    chef pilot judge citizen national widow minor athlete heir delegate candidate recruit cadet
    host referee witness professional steward marshal husband wife boy girl crew staff somebody
    someone body business family couple household student resident sibling nobody anyone anybody
    everybody everyone
    """
)
# What only ends like one of them: "no guest may see the **paper** who"; not "the driver".
_NO_PERSONS = word_set(
    """
    paper letter number order offer matter water power computer career winter summer register
    transfer charter chapter shelter answer corner border newsletter sector calendar trailer
    container meter tower river layer timber boiler locker voucher counter dinner supper membership
    document apartment payment statement agreement tournament equipment parliament department
    treatment assessment appointment employment enrolment grant restaurant plant floor door error
    fee committee degree coffee tree guarantee barrier quarter centre car event rent tent patent
    waiver tender under over after other allotment
    entitlement supplement settlement refreshment instrument monument argument garment
    """
)
# Words for others, of whom "who" says more: "nobody pays except **those** who row"; not "pays".
_THOSE = word_set("those people anyone anybody everyone somebody someone")
_LONGEST_SUBJECT = 4  # tokens from its opening to the modal: "no guest of ours may"
_WHO, _THAT = "who", "that"
OF_SEVERAL = {"has": "have", "is": "are", "does": "do", "was": "were"}
"""Verbs of one, with those of several: "who **has** paid", as "they have paid"."""

# Endings of nouns for people, of whom alone "who" is said: "a **driver** who".
_ENDINGS = ("er", "or", "ee", "ist", "ant", "ent", "man", "ian")
_ONE_LABEL = word_set("a b c d e i ii iii iv v 1 2 3 4")
_FIRST, _SECOND = word_set("a i 1"), word_set("b ii 2")
# What opens a case at the front of a sentence: "**where** you (a) row and (b) sail, you pay".
_CASES = word_set("if where when whenever unless wherever")
SIGNS = _OPENINGS | {"("}
"""Words of which each of them has one: "**no** guest may row who is ill"; not "guests"."""


def set_behind(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(set_behind("no guest may row who is ill .".split()))
        [(4, 6, ('if', 'they', 'are'))]
        >>> list(set_behind("no dog may come in that has not been washed .".split()))
        [(5, 6, ('if', 'it'))]
        >>> list(set_behind("anyone may row except those who are ill .".split()))
        []
        >>> list(set_behind("no guest may help a driver who is ill .".split()))
        []
        >>> list(set_behind("anyone who ( a ) rows and ( b ) sails may join .".split()))
        [(2, 6, ('rows',)), (7, 11, ('sails',))]
    """
    if not _OPENINGS.isdisjoint(words):
        yield from _extraposed(words)
    if "(" in words:
        yield from _labelled(words)


def _extraposed(words: Sequence[str]) -> Iterator[Rewriting]:
    for first in places_of(words, _OPENINGS):
        if first and words[first - 1] not in STOPS and words[first - 1] != ":":
            continue
        near = range(first + 1, min(first + 1 + _LONGEST_SUBJECT, len(words)))
        modal = next((at for at in near if words[at] in syntax.MODALS), None)
        last = sentence_end(words, first)
        if modal is None or not syntax.SUBJECT_RELATIVES.isdisjoint(words[first:modal]):
            continue
        for at in range(modal + 2, last - 2):
            if words[at] == _WHO:
                if not may_be_person(words[at - 1]) and words[at - 1] not in syntax.JOINTS:
                    verb = OF_SEVERAL.get(words[at + 1]) or _base(words[at + 1])
                    yield at, at + 2, ("if", "they", verb)
                break
            noun = NOUN in classes(words[at - 1]) and words[at - 1] not in syntax.PARTICLES
            if words[at] == _THAT and not noun:
                if words[at + 1] in OF_SEVERAL:
                    yield at, at + 1, ("if", "it")
                break


def may_be_person(word: str) -> bool:
    """Tell whether "who" may be said of a noun right before it: "a driver"; not "the draw"."""
    if word in _NO_PERSONS:
        return False
    if word in syntax.INDEFINITE_PRONOUNS | _THOSE:
        return True  # "any guest may row, except **those** who are ill"
    return word in _PERSONS or syntax.is_plural_noun(word) or word.endswith(_ENDINGS)


def _labelled(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find the labels of parts that a subject or a case at the front has, and what follows each."""
    labels = [
        at
        for at in range(len(words) - 3)
        if words[at] == "(" and words[at + 2] == ")" and words[at + 1] in _ONE_LABEL
    ]
    for at in labels:
        if words[at + 1] not in _FIRST:
            continue
        first = sentence_start(words, at)
        last = sentence_end(words, at)
        own = [i for i in labels if at <= i < last]
        if len(own) < 2 or words[own[1] + 1] not in _SECOND:  # noqa: PLR2004 - (a) and (b)
            continue
        behind = words[own[-1] + 3 : last]
        fronted = words[first] in _CASES and "," in behind and at > first + 1
        related = words[at - 1] in syntax.SUBJECT_RELATIVES and not syntax.MODALS.isdisjoint(behind)
        if fronted or related:
            yield from ((i, i + 4, (words[i + 3],)) for i in own)


def _base(verb: str) -> str:
    """Return the base of a verb, which a word that is none has not."""
    return next(iter(syntax.verb_bases(verb)), verb)
