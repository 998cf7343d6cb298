"""What a sentence sets in front as the only one: "**It is only** members **who** may row".

In plain words that is "only members may row", and "the only time you may row is before noon" is
"you may row only before noon".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, between_stops
from cmr_logic.text import word_set

_IT_IS_ONLY = ("it", "is", "only")
_THE_ONLY = ("the", "only")
_ONLY, _ONLY_IF = ("only",), ("only", "if", "it", "is")
_COMMA = (",",)
# What stands behind the one set in front: "members **who** may", "in May **that** boats may".
_WHO, _THAT = "who", "that"
# Openings of a case: "it is only **if** you swim that"; not "it is only members".
_CASES = frozenset({"if", "when", "where", "after", "before", "while"})
# Nouns for anybody at all: "the only **people** who may row"; not "boats".
_PEOPLE = word_set("people persons ones person one")
# Nouns for a time or place, behind which no "that" is needed: "the only **time** you may row".
_WHENS = word_set("time times day days place places way")
_LONGEST = 8  # words set in front, or of what is done
# Those of whom a sentence says who they are: "**those eligible** for a grant are"; not "those ill".
_SOME, _HAVING_RIGHT = frozenset({"those", "people", "anyone"}), frozenset({"eligible", "entitled"})
_WHO_ARE = (_WHO, "are")
SIGNS = frozenset({"only"}) | _HAVING_RIGHT
"""Words of which each has one: "it is **only** members who"; not "it is members who"."""


def clefts(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each such sentence, with what it comes to.

    Example:
        >>> list(clefts("it is only members who may row .".split()))
        [(0, 3, ('only',)), (4, 5, ())]
        >>> list(clefts("it is only in may or june that boats may row .".split()))
        [(0, 3, ('only', 'if', 'it', 'is')), (7, 8, (',',))]
        >>> list(clefts("the only people who may row are members and guests .".split()))
        [(0, 4, ('you',)), (6, 7, ('only', 'if', 'you', 'are')), (8, 9, ('or',))]
        >>> list(clefts("the only time you may row is before noon .".split()))
        [(0, 3, ()), (6, 7, ('only',))]
        >>> list(clefts("those eligible for aid are people who row and people who sail .".split()))
        [(0, 5, ('aid', 'is', 'for'))]
        >>> list(clefts("those eligible for aid are paid monthly .".split()))
        []
        >>> list(clefts("it is only given to those who row .".split()))
        []
        >>> list(clefts("it is only fair . the only boat is old .".split()))
        []
    """
    for first, last in between_stops(words):
        said = tuple(words[first:last])
        found: tuple[Rewriting, ...] = ()
        if said[:3] == _IT_IS_ONLY:
            found = tuple(_set_in_front(said))
        elif said[:2] == _THE_ONLY:
            found = (*_people_alone(said), *_time_alone(said))
        elif said[:1] != () and said[0] in _SOME:
            found = tuple(_those_eligible(said))
        yield from ((first + start, first + end, plainly) for start, end, plainly in found)


def _set_in_front(said: Sequence[str]) -> Iterator[Rewriting]:
    """Find what "it is only" sets in front, and what stands behind it."""
    near = range(len(_IT_IS_ONLY) + 1, min(len(said) - 1, len(_IT_IS_ONLY) + _LONGEST))
    behind = next((at for at in near if said[at] in {_WHO, _THAT}), None)
    if behind is None:
        return
    opening = said[len(_IT_IS_ONLY)]
    placed = opening in syntax.PREPOSITIONS
    named = not placed and not syntax.is_participle(opening)  # not "it is only given to those who"
    if opening in _CASES:
        yield 0, len(_IT_IS_ONLY), _ONLY
        yield behind, behind + 1, _COMMA
    elif placed and said[behind] == _THAT:
        yield 0, len(_IT_IS_ONLY), _ONLY_IF
        yield from _any_of(said, len(_IT_IS_ONLY), behind)
        yield behind, behind + 1, _COMMA
    elif named and (said[behind] == _WHO or said[behind + 1] in syntax.MODALS):
        yield 0, len(_IT_IS_ONLY), _ONLY
        yield behind, behind + 1, ()


def _people_alone(said: Sequence[str]) -> Iterator[Rewriting]:
    """Find who alone may do something: "**the only people who** may row **are** members"."""
    if len(said) < _LONGEST - 1 or said[2] not in _PEOPLE or said[3] != _WHO:
        return
    be = next((at for at in range(5, len(said) - 1) if said[at] in {"are", "is"}), None)
    if said[4] in syntax.MODALS and be is not None and said[be - 1] not in syntax.NEGATIONS:
        yield 0, 4, ("you",)
        yield be, be + 1, ("only", "if", "you", "are")
        yield from _any_of(said, be + 1, len(said))


def _those_eligible(said: Sequence[str]) -> Iterator[Rewriting]:
    """Find who has a right to something: "**Those eligible** for a grant **are** students"."""
    at = 1 + len(_WHO_ARE) * (tuple(said[1:3]) == _WHO_ARE)
    if len(said) <= at + 1 or said[at] not in _HAVING_RIGHT:
        return
    near = range(at + 2, min(len(said) - 1, at + _LONGEST))
    be = next((i for i in near if said[i] == "are"), None)
    if be is None or said[be + 1] in syntax.NEGATIONS or syntax.is_participle(said[be + 1]):
        return
    yield 0, be + 1, (*said[at + 2 : be], "is", "for")


def _time_alone(said: Sequence[str]) -> Iterator[Rewriting]:
    """Find when or where alone something may be: "**the only time** you may row **is** in May"."""
    if len(said) < _LONGEST - 1 or said[2] not in _WHENS or said[3] not in syntax.NOMINATIVES:
        return
    be = next((at for at in range(5, len(said) - 1) if said[at] in {"are", "is"}), None)
    placed = be is not None and said[be + 1] in syntax.PREPOSITIONS | _CASES
    if be is not None and placed and said[4] in syntax.MODALS:
        yield 0, 3, ()
        yield be, be + 1, _ONLY


def _any_of(said: Sequence[str], first: int, last: int) -> Iterator[Rewriting]:
    """Find each "and" of a list of which any one will do: "members **and** guests"."""
    yield from ((at, at + 1, ("or",)) for at in range(first, last) if said[at] == "and")
