"""Two things of which one alone is let: "one hut or one tent, **not both**", asked beside a hut.

Whoever tells that they have the one already may not have the other, nor both at once.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.supposed import before_case
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.text import keys, word_set, words_in

_OR = "or"
# How a text says so, behind the second of them: "a hut or a tent, but **not both**".
_NOT_BOTH = re.compile(
    r"([^.;:\n]*?)[\s,]+(?:but\s|and\s)?(?:not|never)\sboth\b(?!,?\s(?:unless|except))", re.I
)
# How one asks for leave, or for what one gets: "**can** I add a tent?"; not "must I".
_LEAVE = word_set("can could may might is am are will would do does")
# Words of what one has by now: "I **have** a hut"; not "I want a hut".
_HAVING = word_set(
    "have 've has got own keep use used claim claimed get receive received brought built borrowed "
    "booked there already in"
)
# Words by which one may have it no more, or not yet: "I have **no** hut"; not "I have a hut".
_OPEN = word_set(
    "no not n't never instead replace swap exchange sold without want wants like hope hoping plan "
    "planning once until or might neither nor stop stopped return returned died "
    "dead gone lost gave given"
)
# How one asks for both at once: "a hut **and** a tent", "**both** of them".
_TOGETHER = frozenset({"and", "both", "plus"})
_USED_TO = ("used", "to")  # what is over: "I **used to** have a hut"; not "I used a hut"
_LONGEST = 5  # words of each of them


def asks_for_second(rule: Rule, question: Question) -> bool:
    """Tell whether a question asks for one of two things beside the other, where one alone is let.

    Args:
        rule: the rule.
        question: what is asked, with what is told beside it.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You may put up a hut or a tent, but not both.")
        >>> asked = "I have a hut. Can I put up a tent?", "Can I put up a hut and a tent?"
        >>> [asks_for_second(rule, read_question(each)) for each in asked]
        [True, True]
        >>> asks_for_second(rule, read_question("I have no hut. Can I put up a tent?"))
        False
    """
    if question.demand or question.denying or question.negated:
        return False
    asked = before_case(question.words)
    told = (*question.told_of_whom, *question.words[len(asked) :])
    if not asked or asked[0] not in _LEAVE or not _OPEN.isdisjoint(asked):
        return False
    return any(_is_second(pair, asked, told) for pair in _pairs(rule.plain))


def _pairs(text: str) -> Iterator[tuple[frozenset[str], frozenset[str]]]:
    """Yield what the two things of each such choice are compared by."""
    for found in _NOT_BOTH.finditer(text):
        said = words_in(found[1].lower())
        at = next((i for i in range(len(said) - 1, 0, -1) if said[i] == _OR), 0)
        first, second = said[max(at - _LONGEST, 0) : at], said[at + 1 :][:_LONGEST]
        if first and second:
            one, other = keys(_named(first)), keys(_named(second))
            yield one - other, other - one


def _named(words: Sequence[str]) -> Sequence[str]:
    """Return words from the last determiner on, which name a thing: "claim | the bus pass"."""
    naming = syntax.DETERMINERS | syntax.NUMBERS
    at = max((at for at, word in enumerate(words) if word in naming), default=-1)
    return words[at + 1 :]


def _is_second(
    pair: tuple[frozenset[str], frozenset[str]], asked: Sequence[str], told: Sequence[str]
) -> bool:
    """Tell whether one of two is asked for, and the other as well, or is told to be had."""
    wanted, had = keys(asked), keys(told)
    past = any(pair == _USED_TO for pair in pairwise(told))
    has = not past and not _HAVING.isdisjoint(told) and _OPEN.isdisjoint(told)
    for one, other in (pair, pair[::-1]):
        if not one or not other or not one <= wanted:
            continue
        if other <= wanted and not _TOGETHER.isdisjoint(asked):
            return True
        if has and other <= had and not one <= had:
            return True
    return False
