"""What a duty follows upon, said by when it is due: "register within a week **of moving house**".

Whoever did not move has nothing to register: it is "register within a week **if you move**".
A last day for what one may claim or appeal against is none: "claim within a week of moving".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.text import NOUN, VERB, bases, classes, places_of_word, word_set

_WITHIN = "within"
SIGNS = frozenset({_WITHIN})
"""The word that each of them has: "**within** a week of moving"; not "after moving"."""
_DUE = word_set("must shall need needs has have")
# What is done because something happened: "you must **report** it"; not "claim", "appeal".
_DUTIES = word_set("register report notify tell inform file pay return surrender declare renew")
_OTHERWISE = word_set("if when unless where not n't can may")
_ENDING = word_set("if unless when where and or but ,")  # "of the end **unless** you row"
_SINCE = word_set("of after from")
_THE_DAY = (
    ("the", "day", "on", "which"), ("the", "date", "on", "which"), ("the", "day", "that"),
    ("the", "date", "that"), ("the", "date", "when"), ("the", "day", "when"),
    ("the", "time", "when"), ("the", "day"), ("the", "date"), (),
)  # fmt: skip
# What a deed has as its subject: "after **you** move"; not "after it happened".
_SUBJECTS = (syntax.NOMINATIVES - {"it"}) | word_set("your their the a an someone anyone")
_YOU, _THEY = "you", "they"


def due_after(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the case that it is.

    Example:
        >>> said = "you must register within a week of the day on which you moved ."
        >>> list(due_after(said.split()))
        [(6, 11, ('if',))]
        >>> list(due_after("you must register within 9 days of moving house .".split()))
        [(6, 8, ('if', 'you', 'move'))]
        >>> list(due_after("you must register within 9 days of the race .".split()))
        []
        >>> list(due_after("you must claim within 9 days of moving house .".split()))
        []
    """
    for at in places_of_word(words, _WITHIN):
        said = words[sentence_start(words, at) : at]
        due = next((i for i, word in enumerate(said) if word in _DUE), None)
        since = at + 3  # behind a number and its unit
        if due is None or not _OTHERWISE.isdisjoint(said) or _DUTIES.isdisjoint(said[due:]):
            continue
        if words[since - 1 : since] == [] or since + 1 >= len(words):
            continue
        if words[since - 1] not in syntax.TIME_UNITS or words[since] not in _SINCE:
            continue
        gerund = bases(words[since + 1], VERB) if words[since + 1].endswith("ing") else ()
        thing = since + 2 < len(words) and words[since + 2] in syntax.DETERMINERS
        if gerund and (thing or NOUN not in classes(words[since + 1])):
            who = _YOU if _YOU in said else _THEY
            yield since, since + 2, ("if", who, next(iter(gerund)))
            continue
        opening = next(o for o in _THE_DAY if tuple(words[since + 1 : since + 1 + len(o)]) == o)
        first, end = since + 1 + len(opening), sentence_end(words, since)
        end = next((i for i in range(first, end) if words[i] in _ENDING), end)
        told = first < end and words[first] in _SUBJECTS
        if told and syntax.finite_verb(tuple(words[first:end])):
            yield since, first, ("if",)
