"""Whom a duty is laid on: "the duty to pay **falls on** owners", "compulsory **for cooks**".

In plain words "the duty to pay applies to owners", and "cooks must". What is said for some and for
others is said for both: "compulsory for cooks, and **for** waiters who row".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start, stands_at
from cmr_logic.text import VERB, bases, word_set

# Names of a duty: "the **duty** to pay"; not "the right".
_DUTIES = word_set("duty obligation responsibility requirement liability onus burden")
# Ways to say whom it is laid on: "the duty **falls on** owners"; not "the duty ends".
_LAID = frozenset(
    {
        *((verb, on) for verb in ("falls", "fall") for on in ("on", "upon", "to")),
        *((verb, on) for verb in ("rests", "rest", "lies", "lie") for on in ("on", "upon", "with")),
        ("is", "on"),
    }
)
# Each in three words: "the duty **is placed on** owners"; not "is kept on".
_PLACED = word_set("placed laid imposed")
_ON = frozenset({"on", "upon"})
# What all must do: "**compulsory** for cooks"; not "useful for cooks".
_MUST = word_set("compulsory mandatory obligatory")
_FOR, _TO = "for", "to"
_IT_IS = ("it", "is")
# What is somebody's to do: "it is the **task** of the cook to wash up"; not "the price of".
_TASKS = word_set("duty task job responsibility")
# Words behind which that is no sentence of its own: "**if** it is compulsory for you to row".
_HANGING = syntax.COORDINATORS | word_set("if when where that because unless whether as while ,")
# What one answers for doing: "you are **responsible for** mending it"; not "for the roof".
_RESPONSIBLE, _YOU = "responsible", frozenset({("you", "are"), ("you", "'re")})
_YOU_MUST = ("you", "must")
_FAR = 12  # words of a duty, and of those whom it is laid on
SIGNS = _DUTIES | _MUST | _TASKS | {_RESPONSIBLE}
"""Words of which each has one: "the **duty** to pay falls on"; not "the right to pay"."""


def duties_borne(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them.

    Example:
        >>> list(duties_borne("the duty to pay falls on owners .".split()))
        [(4, 6, ('applies', 'to'))]
        >>> list(duties_borne("it is compulsory for all cooks to wear a hat .".split()))
        [(0, 4, ()), (6, 7, ('must',))]
        >>> list(duties_borne("hats are compulsory for cooks , and for waiters who row .".split()))
        [(7, 8, ())]
        >>> list(duties_borne("the duty to pay ends in may .".split()))
        []
        >>> list(duties_borne("you are responsible for mending any hole .".split()))
        [(0, 5, ('you', 'must', 'mend'))]
        >>> list(duties_borne("you are responsible for housing costs .".split()))
        []
        >>> list(duties_borne("it is the task of the cook to wash up .".split()))
        [(0, 8, ('if', 'you', 'are', 'the', 'cook', ',', 'you', 'must'))]
    """
    for at in [at for at, word in enumerate(words) if word in SIGNS]:
        if words[at] == _RESPONSIBLE:
            yield from _answered_for(words, at)
        elif words[at] in _TASKS and tuple(words[max(at - 3, 0) : at]) == (*_IT_IS, "the"):
            yield from _task_of(words, at)
        elif words[at] in _DUTIES:
            yield from _laid(words, at)
        elif words[at] in _MUST and at + 1 < len(words) and words[at + 1] == _FOR:
            yield from _said_for(words, at)


def _answered_for(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Yield the words by which whoever asks answers for a deed, where a sentence begins so."""
    if (
        at < len(_IT_IS)
        or tuple(words[at - 2 : at]) not in _YOU
        or sentence_start(words, at) < at - 2
    ):
        return
    deed, behind = (*words[at + 2 : at + 4], "", "")[:2]
    does = stands_at(words, at + 1, (_FOR,)) and syntax.is_gerund(deed)
    if does and behind in syntax.DETERMINERS:
        yield at - 2, at + 3, (*_YOU_MUST, bases(deed, VERB)[0])


def _task_of(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Yield whose task it is to do something: "it is the duty **of the cook to** wash up"."""
    near = range(at + 2, min(at + _FAR, sentence_end(words, at) - 1))
    aim = next((i for i in near if words[i] == _TO), at)
    who = words[at + 2 : aim]
    opens = sentence_start(words, at) == at - 3
    named = bool(who) and words[at + 1] == "of" and who[0] in syntax.DETERMINERS
    if opens and named and (_HANGING | syntax.PREPOSITIONS).isdisjoint(who):
        yield at - 3, aim + 1, ("if", "you", "are", *who, ",", "you", "must")


def _laid(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Yield the words that say whom a duty is laid on."""
    if tuple(words[at + 1 : at + 3]) in _LAID and words[at - 1] == "the":
        aim = _aim(words, at + 3, sentence_end(words, at))
        if aim is not None and sentence_start(words, at) == at - 1:
            yield at - 1, at + 3, ()  # "**the duty falls on** owners to pay"
            yield aim, aim + 1, ("must",)
        return
    if not stands_at(words, at + 1, (_TO,)):
        return
    for verb in range(at + 2, min(at + _FAR, sentence_end(words, at) - 1)):
        placed = words[verb] == "is" and words[verb + 1] in _PLACED
        if placed and not _ON.isdisjoint(words[verb + 2 : verb + 3]):
            yield verb, verb + 3, ("applies", "to")
            return
        if (words[verb], words[verb + 1]) in _LAID:
            yield verb, verb + 2, ("applies" if words[verb].endswith("s") else "apply", "to")
            return


def _said_for(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Yield the words by which a duty is said to be for somebody, and for somebody else."""
    first, end = at + 2, sentence_end(words, at)
    start = at - len(_IT_IS)
    ruled = start >= 0 and stands_at(words, start, _IT_IS) and ";" not in words[at : end + 1]
    ruled = ruled and words[start - 1] not in _HANGING
    aim = _aim(words, first, end) if ruled else None
    if aim is not None:
        yield start, first, ()
    again = next((i for i in range(first, end) if words[i] in syntax.COORDINATORS), end)
    ahead = aim if aim is not None else next((i for i in range(first, end) if words[i] == _TO), end)
    if stands_at(words, again + 1, (_FOR,)) and again < ahead:
        yield again + 1, again + 2, ()
    if aim is not None:
        yield aim, aim + 1, ("must",)


def _aim(words: Sequence[str], first: int, end: int) -> int | None:
    """Return where it begins what they must do, None where that cannot be told: "to | wear"."""
    stop = min(first + 2 * _FAR, end - 1)
    aims = [i for i in range(first, stop) if words[i] == _TO and _is_deed(words[i + 1])]
    if not syntax.RELATIVE_OPENERS.isdisjoint(words[first:end]):
        aims = [i for i in aims if words[i - 1] == ","]
    return aims[0] if aims and aims[0] > first else None


def _is_deed(word: str) -> bool:
    return word == "be" or word in bases(word, VERB)
