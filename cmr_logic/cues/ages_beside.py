"""Ages as American pages tell them: "adults **age 65 and older**", "covered **through age 18**".

In plain words these are "adults aged 65 or over" and "covered until they turn 19".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.text import NOUN, classes, places_of, word_set

_AGES, _AGED = frozenset({"age", "ages"}), "aged"
_ANYBODY = syntax.INDEFINITE_PRONOUNS | {"those"}  # "**those** ages 6 to 12"
# Which way an age is bounded, and in which word that is read: "65 and **older**" is "or over".
_BOUNDS = {
    "older": "over", "over": "over", "above": "over", "up": "over", "more": "over",
    "younger": "under", "under": "under", "below": "under",
}  # fmt: skip
_JOINTS = frozenset({"or", "and"})
_RANGE = frozenset({"to", "through", "thru", "-", "–"})
# What ends with an age, and by how many years later than it is told: "**through** age 18".
_ENDING = {"until": 0, "till": 0, "through": 1, "thru": 1, "to": 0}
_UP_TO = "up"
# What may end with it: "**covered** until age 26"; not "the form lists until age 26".
_GRANTED = word_set(
    "can may covered eligible entitled paid payable available continue continues stay remain last "
    "lasts receive receives qualify"
)
# Words by which it is of somebody else, or denied: "can **not** stay until age 26"; not "at".
_OTHERWISE = word_set("not n't cannot if when unless who that which wait waits only")
_AT, _YOU, _COMMA = "at", "you", ","
_ENDS = STOPS | {",", "and", "or"}  # what may follow such an age
# What is paid or lasts, of nobody else: "**benefits** are paid through age 18"; not "a child".
_GIVEN = word_set("benefit benefits payment payments coverage assistance it aid")
_BETWEEN, _LEAVE = "between", word_set("may can")
_OLDEST = range(1, 120)
SIGNS = _AGES
"""Words of which each has one: "adults **age** 65"; not "adults aged 65"."""


def ages_beside(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the shape that is read.

    Example:
        >>> list(ages_beside("adults age 65 and older qualify .".split()))
        [(1, 5, ('aged', '65', 'or', 'over'))]
        >>> list(ages_beside("children ages 3 through 5 may enrol .".split()))
        [(1, 5, ('aged', '3', 'to', '5'))]
        >>> list(ages_beside("your son is covered through age 18 .".split()))
        [(4, 7, ('until', 'they', 'turn', '19'))]
        >>> list(ages_beside("you may row between the ages of 6 and 9 .".split()))
        [(3, 10, ('if', 'you', 'are', 'aged', '6', 'to', '9'))]
        >>> list(ages_beside("at age 16 , you may row .".split()))
        [(0, 3, ('if', 'you', 'are', 'aged', '16', 'or', 'over'))]
        >>> list(ages_beside("you must give your age 65 times .".split()))
        []
    """
    for at in places_of(words, _AGES, 0, len(words) - 1):
        number = at + 1
        if words[at - 1 : at] and words[at - 1] == "the" and words[number] == "of":
            number += 1  # "until the age of 70"
        if number >= len(words) or not _is_age(words[number]):
            continue
        if number == at + 1 and at and _names_people(words[at - 1]):
            yield from _of_people(words, at)
            continue
        first = at - (words[at - 1 : at] in (("the",), ["the"]))
        yield from _between(words, first, number)
        yield from _until(words, first, number)
        yield from _at_head(words, first, number)


def _is_age(word: str) -> bool:
    """Tell whether a figure is an age, with the sign for all above it or not: "65", "65+"."""
    return word.isdecimal() and int(word) in _OLDEST


def _names_people(word: str) -> bool:
    """Tell whether a word may name people whose age follows: "**adults** age 65"."""
    return word in _ANYBODY or (NOUN in classes(word) and word not in syntax.PREPOSITIONS)


def _of_people(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find the age of people that it stands right behind: "adults **age 65 and older**"."""
    joint, bound = (*words[at + 2 : at + 4], "", "")[:2]
    if joint in _JOINTS and bound in _BOUNDS:
        yield at, at + 4, (_AGED, words[at + 1], "or", _BOUNDS[bound])
    elif joint in _RANGE and _is_age(bound):
        yield at, at + 4, (_AGED, words[at + 1], "to", bound)
    elif joint == "+":
        yield at, at + 3, (_AGED, words[at + 1], "or", "over")


def _until(words: Sequence[str], first: int, number: int) -> Iterator[Rewriting]:
    """Find an age that ends something: "covered **until age 26**", "up to age 26"."""
    ending = words[first - 1] if first else ""
    behind = words[number + 1 : number + 2]
    if ending not in _ENDING or not _ENDS.issuperset(behind):
        return
    start = first - 1
    if ending == "to":
        if words[start - 1 : start] not in ((_UP_TO,), [_UP_TO]):
            return
        start -= 1
    said = words[sentence_start(words, start) : start]
    if _GRANTED.isdisjoint(said) or not _OTHERWISE.isdisjoint(said):
        return
    who = _YOU if _YOU in said or not _GIVEN.isdisjoint(said) else "they"
    yield start, number + 1, ("until", who, "turn", str(int(words[number]) + _ENDING[ending]))


def _between(words: Sequence[str], first: int, number: int) -> Iterator[Rewriting]:
    """Find ages between which something may be done: "you may row **between ages 6 and 9**"."""
    start = first - 1
    joint, last = (*words[number + 1 : number + 3], "", "")[:2]
    if start < 1 or words[start] != _BETWEEN or joint != "and" or not _is_age(last):
        return
    said = words[sentence_start(words, start) : start]
    if said[-2:-1] and said[-2] in _LEAVE and _OTHERWISE.isdisjoint(said):
        who = _YOU if _YOU in said else "they"
        yield start, number + 3, ("if", who, "are", _AGED, words[number], "to", last)


def _at_head(words: Sequence[str], first: int, number: int) -> Iterator[Rewriting]:
    """Find an age from which on something is granted: "**at age 16,** you may"."""
    at = first - 1
    opens = at >= 0 and words[at] == _AT and (not at or words[at - 1] in STOPS)
    behind = number + 1 + (tuple(words[number + 1 : number + 2]) == (_COMMA,))
    said = tuple(words[behind : behind + 2])
    if opens and said[:1] == (_YOU,) and not {"may", "can"}.isdisjoint(said):
        case = ("if", _YOU, "are", _AGED, words[number], "or", "over")
        yield at, number + 1, case if behind > number + 1 else (*case, _COMMA)
