"""Roundabout ways to leave kinds out: "the exception being guests", "not included are guests"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import places_of, word_set

_EXCEPT = ("except",)
# Ways to add those left out, each of which comes to "except": "**the exception being** guests".
_BEING = (
    ("the", "exception", "being"), ("the", "only", "exception", "being"),
    ("the", "one", "exception", "being"), ("the", "exceptions", "being"),
    ("the", "only", "exceptions", "being"),
)  # fmt: skip
# Words that put those left out behind the verb: "**not included** are guests".
_OPENINGS = (("not", "included"), ("also", "excluded"), ("excluded",), ("exempt",),
             ("also", "exempt"), ("exempted",), ("not", "affected"))  # fmt: skip
_ARE = frozenset({"are", "is"})
_THIS_NOT_TO = ("this", "does", "not", "apply", "to")
# Names of what stands before: "this **rule** does not cover"; not "this pass".
_RULES = word_set("rule ban restriction requirement limit charge fee prohibition obligation duty")
# Verbs by which it does not reach some: "this rule does not **cover** guests".
_REACHING = word_set("cover include concern affect extend")
# Participles of those whom it does not reach: "guests are not **affected**"; not "not paid".
_REACHED = word_set("affected concerned caught bound")
_LEFT_OUT = word_set("excepted excluded exempt")
_NOT = frozenset({"not", "n't"})
_LONGEST = 6  # words that name those left out in brackets
_SIGNS = word_set("exception exceptions included excluded exempt exempted excepted affected") | (
    _REACHING | _REACHED
)
SIGNS = _SIGNS
"""Words of which each of them has one: "the **exception** being guests"; not "but"."""


def kinds_left_out(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(kinds_left_out("all pay , the exception being guests .".split()))
        [(3, 6, ('except',))]
        >>> list(kinds_left_out("all pay . not included are guests .".split()))
        [(3, 6, ('this', 'does', 'not', 'apply', 'to'))]
        >>> list(kinds_left_out("no pets ( guide dogs excepted ) may enter .".split()))
        [(2, 3, ('except',)), (5, 8, ('may',))]
        >>> list(kinds_left_out("this pass does not cover guests .".split()))
        []
    """
    if _SIGNS.isdisjoint(words):
        return
    for at in places_of(words, _SIGNS):
        yield from _being(words, at)
        yield from _behind_verb(words, at)
        yield from _not_reached(words, at)
        yield from _in_brackets(words, at)


def _being(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    for phrase in _BEING:
        first = at - phrase.index(words[at]) if words[at] in phrase else -1
        if first > 0 and tuple(words[first : first + len(phrase)]) == phrase:
            yield first, first + len(phrase), _EXCEPT


def _behind_verb(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    for phrase in _OPENINGS:
        first = at - phrase.index(words[at]) if words[at] in phrase else -1
        last = first + len(phrase)
        opens = first == 0 or (first > 0 and words[first - 1] in STOPS)
        said = opens and tuple(words[first:last]) == phrase and last < len(words)
        if said and words[last] in _ARE:
            yield first, last + 1, _THIS_NOT_TO
            return


def _not_reached(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what a rule does not reach, by its verb: "this ban **does not cover** guests"."""
    denied = at > 1 and words[at - 1] in _NOT
    if denied and words[at] in _REACHING and words[at - 2] == "does":
        rule = max(at - 3, 0)
        if rule and words[rule] in _RULES and words[rule - 1] in syntax.DETERMINERS:
            yield rule - 1, at + 1 + (tuple(words[at + 1 : at + 2]) == ("to",)), _THIS_NOT_TO
    elif denied and words[at] in _REACHED and words[at - 2] in syntax.BE:
        ends = at + 1 == len(words) or words[at + 1] in STOPS
        yield from [(at - 1, at + 1, ("exempt",))] if ends else []


def _in_brackets(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find those whom a bracket leaves out by its last word: "pets (guide dogs **excepted**)"."""
    if words[at] not in _LEFT_OUT or tuple(words[at + 1 : at + 2]) != (")",):
        return
    near = range(at - 1, max(at - _LONGEST - 1, 0), -1)
    opening = next((i for i in near if words[i] == "("), None)
    if opening is not None and opening + 1 < at and at + 2 < len(words):
        yield opening, opening + 1, _EXCEPT
        yield at, at + 3, (words[at + 2],)
