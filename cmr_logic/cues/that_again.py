"""What "that" opens twice, and is said once: "show **that** you row and you have a boat".

"A son, and **that son** is ill" points at the son told of before, as "the son" does.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import NOUN, classes, places_of, places_of_word, word_set

# What somebody does with what "that" opens: "you must **show** that you row"; not "so that".
_SHOWING = word_set("show prove demonstrate confirm declare certify ensure sure check evidence")
_THAT, _AND = "that", "and"
# What an order or paper says, with or without "that": "an order **says** you must row".
_SAYING = frozenset({"says", "states"})
# Verbs behind the person told of before: "one son **and that son is** ill"; not "and that way".
_VERBS = (syntax.AUXILIARIES | word_set("lives works rows")) - syntax.MODALS
_BACK = 14  # words in which that person was told of
# Openings of a clause: "and **you** have a boat"; not "and a boat".
_SUBJECTS = (syntax.NOMINATIVES - {"who"}) | {"your", "there", "the", "no"}
# Words by which something else begins: "that you row **if** it rains".
_PARTING = STOPS | word_set("if unless when because so but :")
SIGNS = _SHOWING | _SAYING | {_THAT}
"""Words of which each has one: "**show** that you row and"; not "this"."""
CLOSER = _SHOWING | _SAYING | in_row((_AND, ",", "or"), (_THAT,))
"""Signs of which each has one, too: "**and that** son is ill"; not "so that"."""


def that_again(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find where "that" is left out behind "and".

    Example:
        >>> list(that_again("you must show that you row and you have a boat .".split()))
        [(6, 7, ('and', 'that'))]
        >>> list(that_again("you must show that you row and sail .".split()))
        []
        >>> list(that_again("show that you row , and you can join .".split()))
        []
        >>> list(that_again("if an order says the cat must stay".split()))
        [(4, 4, ('that',))]
        >>> list(that_again("if you have a son and that son is ill".split()))
        [(6, 7, ('the',))]
        >>> list(that_again("if you have a son and that cat is ill".split()))
        []
    """
    yield from _said(words)
    yield from _pointed_at(words)
    for at in range(len(words) - 2):
        if words[at] not in _SHOWING or words[at + 1] != _THAT:
            continue
        for joint in range(at + 3, len(words) - 2):
            if words[joint] in _PARTING:
                break
            if words[joint] != _AND or words[joint - 1] == "," or words[joint + 1] == _THAT:
                continue
            if words[joint + 1] in _SUBJECTS and _states(words, joint + 1):
                yield joint, joint + 1, (_AND, _THAT)


def _said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find where "that" is left out behind "says", before what somebody must do."""
    for at in places_of(words[:-4], _SAYING, 1):
        opens = words[at + 1] in syntax.DETERMINERS and words[at + 1] != _THAT
        if opens and "must" in words[at + 2 : at + 5]:
            yield at + 1, at + 1, (_THAT,)


def _pointed_at(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find "that" before somebody told of in the same case: "a son, and **that** son is ill"."""
    for at in places_of_word(words[:-2], _THAT, 1):
        noun, verb = words[at + 1 : at + 3]
        joins = words[at - 1] in {_AND, ",", "or"}
        start = max(sentence_start(words, at), at - _BACK)
        if joins and verb in _VERBS and noun in words[start : at - 1] and NOUN in classes(noun):
            yield at, at + 1, ("the",)


def _states(words: Sequence[str], first: int) -> bool:
    """Tell whether a clause goes on to the end that grants nothing: "you have a boat"."""
    end = sentence_end(words, first)
    said = words[first:end]
    granting = words[first + 1] in syntax.MODALS
    return not granting and syntax.finite_verb(said) is not None
