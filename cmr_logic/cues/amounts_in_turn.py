"""A second amount in some case: "You can borrow one boat**, or two on Sundays,** if you row".

In plain words each is told by itself: "You can borrow one boat if you row. You can borrow two boats
on Sundays if you row".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import NOUN, classes, places_of_word, word_set

_OR, _COMMA, _ONE = "or", ",", "one"
_GRANTING = word_set("can may get gets receive receives")
_NUMBERS = syntax.NUMBERS | {_ONE}
# What opens the case of the second: "or two **on** Sundays"; not "or two boats".
_PLACING = word_set("on at in during with for when if")
_TAILS = OF_CASES | {"provided", "unless"}  # what limits both: ", **if** you row"
_WITH, _ONES_OWN = "with", frozenset({"a", "an"})  # "or £6 **with a** card"; not "with meals"
_UP_TO = ("up", "to")
_LONGEST = 8  # words of the case of the second
SIGNS = frozenset({_OR})
"""The word that each of them has: "**or** two on Sundays"; not "and two"."""
CLOSER = in_row((_COMMA,), (_OR,)) | in_row((_OR,), syntax.CURRENCIES)
"""Two words in a row of which each has one, too: "**, or** two", "**or £** 6"; not "or row"."""


def amounts_in_turn(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them between commas, or at the end of its sentence.

    Example:
        >>> list(amounts_in_turn("you can bring one boat , or two on sundays .".split()))
        [(5, 10, ('.', 'you', 'can', 'bring', 'two', 'boats', 'on', 'sundays'))]
        >>> said = "you can bring one boat , or two on sundays , if you row ."
        >>> [(first, last) for first, last, _ in amounts_in_turn(said.split())]
        [(5, 14)]
        >>> list(amounts_in_turn("cooks pay £ 8 , or £ 6 with a card .".split()))
        [(8, 9, ('if', 'they', 'have'))]
        >>> list(amounts_in_turn("you can bring one boat , or two boats ."  .split()))
        []
    """
    for at in places_of_word(words, _OR, 4, max(len(words) - 4, 0)):
        priced = words[at + 1] in syntax.CURRENCIES and words[at + 2][:1].isdigit()
        if priced and words[at + 3] == _WITH and words[at + 4] in _ONES_OWN:
            who = "you" if "you" in words[sentence_start(words, at) : at] else "they"
            yield at + 3, at + 4, ("if", who, "have")  # "or £6 **with a card**"
    for at in places_of_word(words, _OR, 5, len(words) - 3):
        found = _second_amount(words, at)
        if found is not None:
            yield found


def _second_amount(words: Sequence[str], at: int) -> Rewriting | None:
    """Return what the amount behind an "or" comes to, None where there is none."""
    number = at + 1 + len(_UP_TO) * (tuple(words[at + 1 : at + 3]) == _UP_TO)
    if words[at - 1] != _COMMA or number >= len(words) - 2 or not _is_number(words[number]):
        return None
    start, end = sentence_start(words, at), sentence_end(words, at)
    first = next((i for i in range(start + 2, at - 2) if _is_number(words[i])), start)
    said, noun = words[start:first], words[first + 1]
    if first == start or _GRANTING.isdisjoint(said) or _COMMA in words[start : at - 1]:
        return None
    if not _TAILS.isdisjoint(said):
        return None  # "You can row if you have been here for 3 months, or 6 if you are ill"
    several = noun if syntax.is_plural_noun(noun) else f"{noun}s"
    case = number + 1 + (words[number + 1] in {noun, several})
    if NOUN not in classes(noun) or words[case] not in _PLACING:
        return None
    near = range(case + 1, min(case + 1 + _LONGEST, end))
    close = next((i for i in near if words[i] == _COMMA), end)
    tail = words[close + 1 : end]
    if (tail and tail[0] not in _TAILS) or (not tail and close < end):
        return None
    second = (*said, words[number], several, *words[case:close], *tail)
    return at - 1, end, (*tail, ".", *second)


def _is_number(word: str) -> bool:
    """Tell whether a word counts things: "two", "12"."""
    return word in _NUMBERS or word.isdecimal()
