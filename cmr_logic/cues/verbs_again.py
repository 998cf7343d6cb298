"""A verb said again with its object: "income **reaches** or is likely to **reach** £90".

In plain words the first has the object as well: "reaches £90 or is likely to reach £90". So has one
that says nothing without, before what somebody means to do: "you **own** or plan to buy a boat".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import VERB, bases, places_of, word_set

_OR, _TO = "or", "to"
SIGNS = frozenset({_OR})
"""Words of which each of them has one: "own **or** plan to buy"; not "own and"."""
# What opens the second, between the two verbs: "or **plan** to buy", "or **soon** will reach".
_MEANING = word_set(
    "is are am was were be been will would may might shall has have had 's 're 've plan plans "
    "intend intends want wants wish wishes hope hopes expect expects propose proposes soon likely "
    "about due going expected still shortly"
)
CLOSER = in_row((_OR,), _MEANING)
"""Two words in a row of which each has one, too: "**or plan** to buy"; not "or buy"."""
# Verbs that are nothing without an object: "**own** or plan to buy"; not "live or plan to live".
_TAKING = word_set("own have hold rent buy keep use run sell employ let lease receive get")
# What ends their object: "reach £90 **if** you row".
_ENDING = (
    STOPS
    | syntax.COORDINATORS
    | syntax.RELATIVES
    | word_set(", ( ) : if when where unless until because while before but provided except -")
)
_MONEY = "£$€"
_BETWEEN = 6  # words from the joint to the second verb: "is likely to"
_LONGEST = 12  # words of the object


def verbs_again(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the object that its first verb shares.

    Example:
        >>> list(verbs_again("if income reaches or is likely to reach £ 90 .".split()))
        [(3, 4, ('£90', 'or'))]
        >>> list(verbs_again("if you own or plan to buy a boat .".split()))
        [(3, 4, ('a', 'boat', 'or'))]
        >>> list(verbs_again("if you row or plan to buy a boat .".split()))
        []
        >>> list(verbs_again("if you live or plan to live here .".split()))
        [(3, 4, ('here', 'or'))]
        >>> list(verbs_again("if sales reach or will reach 9 tons a 12 - month year .".split()))
        [(3, 4, ('9', 'tons', 'a', '12', '-', 'month', 'year', 'or'))]
        >>> list(verbs_again("if you have or will have left .".split()))
        []
    """
    for at in places_of(words, SIGNS, 2):
        first = bases(words[at - 1], VERB)
        if not first or at + 1 >= len(words) or words[at + 1] not in _MEANING:
            continue
        second = _second(words, at, frozenset(first))
        if second is None or words[at - 2] in syntax.DETERMINERS | syntax.PREPOSITIONS - {_TO}:
            continue
        end = second + 1
        while end < len(words) and not _ends(words, end) and end - second <= _LONGEST:
            end += 1
        shared = words[second + 1 : end]
        if 0 < len(shared) <= _LONGEST and not syntax.is_participle(shared[0]):
            yield at, at + 1, (*_with_signs(shared), _OR)


def _ends(words: Sequence[str], at: int) -> bool:
    """Tell whether a word ends the object; not a hyphen behind a number: "12**-**month"."""
    measure = words[at] == "-" and words[at - 1].isdigit()
    return words[at] in _ENDING and not measure


def _second(words: Sequence[str], joint: int, first: frozenset[str]) -> int | None:
    """Return where the verb stands that is said again, or that takes the same object."""
    for at in range(joint + 2, min(joint + 2 + _BETWEEN, len(words) - 1)):
        if words[at] in _ENDING:
            return None
        verb = bases(words[at], VERB)
        again = not first.isdisjoint(verb) and words[at - 1] in _MEANING | {_TO, "be", "been"}
        taking = words[at - 1] == _TO and not first.isdisjoint(_TAKING) and bool(verb)
        if again or taking:
            return at
    return None


def _with_signs(words: Sequence[str]) -> Iterator[str]:
    """Yield words, each sign of money in one with its amount: "£90"."""
    sign = ""
    for word in words:
        if len(word) == 1 and word in _MONEY:
            sign = word
            continue
        yield sign + word
        sign = ""
