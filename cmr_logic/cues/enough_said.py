"""What is enough for something: "For a grant, **it is enough that** you row" is "You get it if".

So is what something depends on, and the ways to it: "Getting a grant **depends on** rowing",
"There are two ways to join: …".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import (
    OF_CASES,
    Rewriting,
    sentence_end,
    sentence_start,
    stands_at,
)
from cmr_logic.text import VERB, bases, word_set

_ENOUGH = word_set("enough sufficient")
_THAT, _IF, _COMMA, _COLON = "that", "if", ",", ":"
_IT_IS = (("it", "is"), ("it", "'s"))
# What opens the aim before it: "**for** a grant, it is enough"; not "of a grant".
_GETTING = {"for": ("you", "can", "get"), "to": ("you", "can")}
_LONGEST = 12  # words of the aim
_EACH, _FOLLOWING = "each", (("of", "the", "following"), ("of", "these"))
# Verbs by which each item does by itself: "each of these **stops** you"; not "must be met".
_DOING = word_set(
    "stops prevents bars disqualifies excludes qualifies lets allows entitles rules means makes"
)
_ON, _DEPENDING = "on", word_set("depends depend")
# Gerunds of what is had in a case: "**getting** a grant depends on"; not "rowing depends on".
_HAVING = {"getting": "get", "receiving": "receive", "obtaining": "obtain", "keeping": "keep"}
_WAYS, _COUNTS = word_set("ways way"), word_set("two three four several some 2 3 4")
SIGNS = _ENOUGH | _DEPENDING | _WAYS | {_EACH}
"""Words of which each has one: "it is **enough** that"; not "it is so that"."""


def enough_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(enough_said("for a grant , it is enough that you row or that you sail .".split()))
        [(0, 1, ('you', 'can', 'get')), (3, 8, ('if',)), (10, 12, ('or', 'if'))]
        >>> list(enough_said("to join , it is sufficient if you row .".split()))
        [(0, 1, ('you', 'can')), (2, 7, ('if',))]
        >>> list(enough_said("each of the following stops you from rowing :".split()))
        [(0, 1, ('any',))]
        >>> list(enough_said("getting a grant depends on having a boat .".split()))
        [(0, 1, ('you', 'can', 'only', 'get')), (3, 6, ('if', 'you', 'have'))]
        >>> list(enough_said("there are two ways to join : either you row or you sail .".split()))
        [(0, 5, ('you', 'can')), (6, 7, ('if',))]
        >>> list(enough_said("each of the following must be met : it is not enough to row".split()))
        []
    """
    for at, word in enumerate(words):
        if word in _ENOUGH:
            yield from _enough(words, at)
        elif word == _EACH:
            behind = next(
                (at + 1 + len(f) for f in _FOLLOWING if stands_at(words, at + 1, f)), None
            )
            if behind is not None and _does_by_itself(words, behind):
                yield at, at + 1, ("any",)
        elif word in _DEPENDING and stands_at(words, at + 1, (_ON,)):
            yield from _depending(words, at)
        elif word in _WAYS:
            yield from _ways(words, at)


def _does_by_itself(words: Sequence[str], at: int) -> bool:
    """Tell whether what is said of each item is so of one alone: "**is enough** to join"."""
    if at >= len(words):
        return False
    enough = words[at] == "is" and words[at + 1 : at + 2] != () and words[at + 1] in _ENOUGH
    return words[at] in _DOING or enough


def _enough(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    opener = words[at + 1] if at + 1 < len(words) else ""
    if opener not in {_THAT, _IF} or not any(stands_at(words, at - 2, it) for it in _IT_IS):
        return
    first, comma = sentence_start(words, at), at - 3
    aim = words[first:comma] if comma > first else ()
    if len(aim) not in range(2, _LONGEST) or words[comma] != _COMMA or _COMMA in aim:
        return
    if aim[0] not in _GETTING or not (syntax.NOMINATIVES | OF_CASES).isdisjoint(aim):
        return
    yield first, first + 1, _GETTING[aim[0]]
    yield comma, at + 2, (_IF,)
    end = sentence_end(words, at)
    for joint in range(at + 2, end - 1):
        if words[joint] in {"or", "and"} and words[joint + 1] == _THAT:
            yield joint, joint + 2, (words[joint], _IF)


def _depending(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what something is had in the case of: "getting a grant depends on **having a boat**"."""
    first, deed = sentence_start(words, at), at + 2
    if words[first] not in _HAVING or not first + 1 < at or deed + 1 >= len(words):
        return
    verb = next((b for b in bases(words[deed], VERB) if b != words[deed]), None)
    if syntax.is_gerund(words[deed]) and verb is not None:
        yield first, first + 1, ("you", "can", "only", _HAVING[words[first]])
        yield at, deed + 1, (_IF, "you", "are" if verb == "be" else verb)


def _ways(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find the ways to something, told behind a sign: "there are two **ways** to join: …"."""
    first = sentence_start(words, at)
    counted = stands_at(words, first, ("there", "are")) and at == first + 3
    if not counted or words[first + 2] not in _COUNTS or not stands_at(words, at + 1, ("to",)):
        return
    near = words[at : at + _LONGEST]
    colon = at + near.index(_COLON) if _COLON in near else len(words) - 1
    said = words[colon + 1 :]
    alternative = said[:1] != () and (said[0] == "either" or said[0] in syntax.NOMINATIVES)
    if alternative and "or" in said and syntax.finite_verb(said[1:]) is not None:
        yield first, at + 2, ("you", "can")
        yield colon, colon + 1, (_IF,)
