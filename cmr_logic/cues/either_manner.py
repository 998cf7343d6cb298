"""Pairs of ways that leave nothing out: "own a home, **either alone or jointly**".

They ask nothing more than what they stand behind, and stand at the end of it, behind a comma. Nor
does "at school **or otherwise**"; what is done "**, in cash or by card**" is no list of three.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of_word, word_set

_COMMA, _EITHER, _OR = ",", "either", "or"
# Words for how something is done or had: "**alone** or with others"; not "on Mondays".
_WAYS = word_set(
    "alone jointly together solely online offline temporarily permanently wholly here there abroad "
    "elsewhere overseas"
)
_WITH = "with"  # "alone or **with** your partner"
_LONGEST = 6  # tokens behind "or": "with one or more other people"
# Prepositions of how or where something is done: "pay it, **in** cash or **by** card".
_HOW = word_set("in by at through via with on")
_OTHERWISE = "otherwise"
_CASES = word_set("if when unless where who that which")  # of more than one statement
_NEAR = 4  # words of one way: "in person at school"
SIGNS = frozenset({_EITHER, _OR})
"""Words of which each has one: ", **either** alone **or** jointly"; not "alone"."""
CLOSER = in_row((_COMMA,), _HOW | {_EITHER})
"""Two words in a row of which each has one, too: "**, in** cash or by card"; not "in cash"."""


def either_manner(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each pair of them, with what it comes to: the sign behind it.

    Example:
        >>> list(either_manner("own a home , either alone or jointly .".split()))
        [(3, 9, ('.',))]
        >>> list(either_manner("own a home , either here or abroad .".split()))
        [(3, 9, ('.',))]
        >>> list(either_manner("you must pay the fee , in cash or by card .".split()))
        [(5, 6, ())]
        >>> list(either_manner("they must learn , at school or otherwise .".split()))
        [(3, 8, ())]
        >>> list(either_manner("you can pay , either on mondays or fridays .".split()))
        []
    """
    for at in places_of_word(words[:-1], _OR, 3):
        yield from _two_ways(words, at)
    for at in range(1, len(words) - 3):
        if words[at] != _EITHER or words[at - 1] != _COMMA or not _is_way(words[at + 1]):
            continue
        if words[at + 2] != _OR or not (_is_way(words[at + 3]) or words[at + 3] == _WITH):
            continue
        ends = range(at + 4, min(at + 4 + _LONGEST, len(words)))
        end = next((i for i in ends if words[i] in STOPS or words[i] == _COMMA), None)
        if end is not None and (words[at + 3] == _WITH or end == at + 4):
            yield at - 1, end + 1, (words[end],)


def _two_ways(words: Sequence[str], joint: int) -> Iterator[Rewriting]:
    """Find the comma before two ways that end a sentence, or all of "at school or otherwise"."""
    first, end = sentence_start(words, joint), sentence_end(words, joint)
    commas = [at for at in range(first, end) if words[at] == _COMMA]
    if len(commas) != 1 or not joint - _NEAR - 1 <= commas[0] < joint - 1:
        return
    (comma,) = commas
    opening, behind = words[comma + 1], words[joint + 1]
    if opening not in _HOW or opening in words[max(comma - _NEAR, first) : comma]:
        return
    if behind == _OTHERWISE and joint + 2 >= end - 1:
        yield comma, joint + 2, ()
    elif behind in _HOW and _CASES.isdisjoint(words[first:end]):
        yield comma, comma + 1, ()


def _is_way(word: str) -> bool:
    """Tell whether a word says how by itself: "alone", "directly"; not "on"."""
    return word in _WAYS or (word.endswith("ly") and syntax.is_adverb(word))
