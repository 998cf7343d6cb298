"""What ends some time after an event, or at an age: "A pass expires **five years after** its date".

In plain words that is a case: "when five years have passed since its date", "when you reach the age
of 67".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.text import places_of, places_of_word, word_set

_AFTER, _AGE = "after", "age"
# Verbs and states by which something ends: "it **expires** a year after"; not "it starts".
_ENDING = word_set(
    "expire expires lapse lapses end ends stop stops cease ceases void invalid retire retires"
)
_WAITING = word_set("may can")  # behind which something is so after a time
_ONE = syntax.INDEFINITE | {"one"}
_PLAINLY = word_set("automatically on at is are will")  # what stands between them: "ends **at**"
_IN_CASES = word_set("if when unless where until or and but only who that which")
_AT_AGE = ("at", "the", "age", "of")
# Further numbers in words that a table of the small ones lacks: "**eighteen** months".
_TEENS = word_set(
    "thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty"
)
SIGNS = frozenset({_AFTER, _AGE})
"""Words of which each has one: "a year **after** it"; not "in a year"."""
_UNITS = syntax.TIME_UNITS


def ends_after(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the case that it comes to.

    Example:
        >>> list(ends_after("a pass expires two years after its date .".split()))
        [(3, 6, ('when', 'two', 'years', 'have', 'passed', 'since'))]
        >>> list(ends_after("cover ends at the age of 70 .".split()))
        [(2, 6, ('when', 'you', 'reach', 'the', 'age', 'of'))]
        >>> list(ends_after("you may row again after twelve weeks .".split()))
        [(4, 7, ('when', 'twelve', 'weeks', 'have', 'passed'))]
        >>> list(ends_after("the talk starts an hour after lunch .".split()))
        []
    """
    for at in places_of(words, {_AFTER}, 3, len(words) - 1):
        number, unit = words[at - 2], words[at - 1]
        first, last = sentence_start(words, at), sentence_end(words, at)
        counted = number.isdigit() or number in syntax.NUMBERS | _ONE or number in _TEENS
        if unit not in _UNITS or not counted or words[at - 3] not in _ENDING:
            continue
        if _IN_CASES.isdisjoint((*words[first : at - 2], *words[at:last])):
            have = "has" if number in _ONE else "have"
            yield at - 2, at + 1, ("when", number, unit, have, "passed", "since")
    for at in places_of(words, {_AFTER}, 2, len(words) - 2):
        number, unit = words[at + 1], words[at + 2]
        first, last = sentence_start(words, at), sentence_end(words, at)
        counted = number.isdigit() or number in syntax.NUMBERS or number in _TEENS
        if unit not in _UNITS or not counted or at + 3 != last:
            continue
        said = words[first:at]
        waits = not (_WAITING | _ENDING).isdisjoint(said) and _IN_CASES.isdisjoint(said)
        if waits and syntax.NEGATIONS.isdisjoint(said):
            yield at, at + 3, ("when", number, unit, "have", "passed")
    for at in places_of_word(words, _AGE, 3, len(words) - 2):
        first, last = sentence_start(words, at), sentence_end(words, at)
        opens = at - 2
        if tuple(words[opens : at + 2]) != _AT_AGE or not words[at + 2].isdigit():
            continue
        verb = opens - 1 - (words[opens - 1] in _PLAINLY)
        whole = _IN_CASES.isdisjoint(words[first:last]) and last == at + 3
        if whole and verb > first and words[verb] in _ENDING:
            yield opens, at + 2, ("when", "you", "reach", "the", "age", "of")
