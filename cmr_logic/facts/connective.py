"""By which word a follow-up joins what it asks about: "here **and** there", "this **or** that"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

from cmr_logic import syntax
from cmr_logic.expression import All, Any, Expression, Not
from cmr_logic.facts.bounds_alike import COMPARING
from cmr_logic.text import key, keys, words_in

Joint: TypeAlias = type[All] | type[Any]

# Words that join two things: "a nurse **or** a cook"; not "a nurse with a boat".
_JOINTS: dict[str, Joint] = {"and": All, "or": Any, "nor": Any, "/": Any}
# Words that say beforehand how a list without joints is meant: "**both** of these: …"; not "it".
_AHEAD: dict[str, Joint] = {"both": All, "all": All, "either": Any, "neither": Any, "any": Any}
# Words behind "or" that belong to a bound: "18 or **over**"; not "a nurse or a cook".
_OF_BOUNDS = syntax.BOUNDS | COMPARING
_BETWEEN, _RANGE = "between", 4  # words back to it: "between 18 years old **and**"
_NEAR = 3  # words between a joint and what it adds, at most: "or **your late** partner"


def joined_by(
    words: Sequence[str], specials: Sequence[frozenset[str]], *, simple: bool = True
) -> Joint | None:
    """Return how a follow-up joins several things, None where it does not say, or says both.

    Args:
        words: the follow-up.
        specials: for each thing, the keys that it alone has.
        simple: none of them is several things itself, so that a joint may stand before all words
            that one alone has: "you **or** your partner".

    Example:
        >>> things = [frozenset({"nurse"}), frozenset({"cook"})]
        >>> joined_by("are you a nurse and a cook".split(), things).__name__
        'All'
        >>> joined_by("are you neither a nurse nor a cook".split(), things).__name__
        'Any'
        >>> joined_by("do you nurse or cook and clean".split(), things).__name__
        'Any'
        >>> joined_by("are you a nurse who can cook".split(), things)
    """
    found: set[Joint] = set()
    before: tuple[int, int] | None = None
    for at, word in enumerate(words):
        root = key(word)
        of = next((i for i, own in enumerate(specials) if root in own), None)
        if of is None:
            continue
        if (
            before is None and simple and not all(specials)
        ):  # what has no word of its own stands before it
            found |= _joints(words, max(at - _NEAR, 0), at)
        elif before is not None and before[1] != of:
            found |= _joints(words, before[0] + 1, at)
        before = at, of
    found = found or {
        _AHEAD[word]
        for word, after in pairwise((*words, ""))
        if word in _AHEAD and key(after) not in syntax.TIME_UNITS  # "all **year**"
    }
    return found.pop() if len(found) == 1 else None


def _joints(words: Sequence[str], start: int, end: int) -> set[Joint]:
    """Return how words join what stands around them.

    "18 **or** over" joins nothing, nor does "between 18 **and** 25".
    """
    return {
        _JOINTS[word]
        for at, (word, after) in enumerate(pairwise(words[start : end + 1]), start)
        if word in _JOINTS and after not in _OF_BOUNDS and not _ends_range(words, at)
    }


def _ends_range(words: Sequence[str], at: int) -> bool:
    """Tell whether "and" stands between the ends of a range: "between 18 **and** 25"."""
    return words[at] == "and" and _BETWEEN in words[max(at - _RANGE, 0) : at]


def counts_kinds(words: Sequence[str]) -> bool:
    """Tell whether "and" counts up kinds in a follow-up: "Do you keep dogs **and** cats?".

    Of a text that says "dogs or cats", either is meant: nobody is asked to keep both.

    Example:
        >>> counts_kinds("do you row for races and lessons ?".split())
        True
        >>> counts_kinds("are you a nurse and a cook ?".split())
        False
    """
    joints = [at for at, word in enumerate(words) if word == "and"]
    if len(joints) != 1 or not 0 < joints[0] < len(words) - 1:
        return False
    first, behind = words[joints[0] - 1], words[joints[0] + 1 : joints[0] + 1 + _NEAR]
    head = syntax.noun_head(behind)
    if head is None or syntax.starts_verb_phrase(behind, 0):
        return False
    return syntax.is_plural_noun(first) and syntax.is_plural_noun(behind[head])


def dual(joint: Joint) -> Joint:
    """Return how things are joined that are denied each where they are denied joined.

    Example:
        >>> dual(All).__name__
        'Any'
    """
    return Any if joint is All else All


def of_one_sign(node: All | Any) -> tuple[Joint, tuple[Expression, ...]] | None:
    """Return how a node joins its operands, without the negation that each of them has.

    Example:
        >>> from cmr_logic.expression import parse_expression
        >>> joint, operands = of_one_sign(parse_expression("not c1 and not c2"))
        >>> joint.__name__, operands  # that is, as not (c1 or c2)
        ('Any', (ClauseRef('c1'), ClauseRef('c2')))
        >>> of_one_sign(parse_expression("c1 and not c2"))
    """
    denied = tuple(each.operand for each in node.operands if isinstance(each, Not))
    if not denied:
        return type(node), node.operands
    return (dual(type(node)), denied) if len(denied) == len(node.operands) else None


def adds(question: str, own: frozenset[str]) -> bool:
    """Tell whether a question adds words with some keys by a joint: "you **or your** partner".

    Example:
        >>> adds("Are you or your guest late?", frozenset({"guest"}))
        True
        >>> adds("Is your guest late?", frozenset({"guest"}))
        False
    """
    words = words_in(question)
    return any(
        not own.isdisjoint(keys((word,)))
        and not syntax.JOINTS.isdisjoint(words[max(at - _NEAR, 0) : at])
        for at, word in enumerate(words)
    )
