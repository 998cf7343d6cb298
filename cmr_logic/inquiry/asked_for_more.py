"""Questions for more than a text gives: "Can I borrow **12** books?" of "You can borrow 10"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic.inquiry.barring import denies
from cmr_logic.inquiry.beside import said_by
from cmr_logic.inquiry.caps import within_cap
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.supposed import before_case
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import keys
from cmr_logic.text.number_names import SMALL

_NAMED = 3  # words behind a number up to its noun: "one free guest pass"
_AHEAD = 2  # words before it that say more of it: "**at least** two"
# What makes a number no most: "**at** least two", "**within** two days"; not "up to two".
_NO_MOST = frozenset(
    {"least", "minimum", "over", "than", "from", "within", "after", "before", "in", "by", "since"}
    | {"at", "another", "extra", "about", "aged", "of", "first", "last", "other", "on", "until"}
)
# Words of how often something is so, by which numbers of another time are no others: "**per** day".
_RATES = frozenset({"per", "each", "every", "once", "twice"})
_A = frozenset({"a", "an"})

_Count = tuple[int, frozenset[str]]


def asks_for_more(rule: Rule, chosen: Sequence[Provision], question: Question) -> bool:
    """Tell whether a question is for more than the one provision that it concerns says.

    Of several, each says "up to" less.

    Args:
        rule: the rule.
        chosen: the provisions that the question concerns.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Members can borrow 10 books.")
        >>> asked = "Can I borrow 12 books?", "Can I borrow 3 books?"
        >>> [asks_for_more(rule, rule.provisions, read_question(each)) for each in asked]
        [True, False]
    """
    several = len(chosen) > 1 or any(each.item for each in chosen)
    if several and all(within_cap(rule, each, question) is False for each in chosen):
        return True
    wanted = _counts(before_case(question.words))
    if len(wanted) != 1 or len(chosen) != 1 or _is_rate(question.words):
        return False
    provision = chosen[0]
    if not provision.positive or denies(provision):
        return False
    if (provision.force is Force.DEMANDS or provision.waives) is not question.demand:
        return False
    told = _counts(said_by(rule, provision))
    if len(told) != 1 or _is_rate(said_by(rule, provision)):
        return False
    (most, what), (many, named) = told[0], wanted[0]
    others = (each for p in rule.provisions if p is not provision for each in _told(rule, p))
    alone = all(what.isdisjoint(other) for _, other in others)
    return many > most > 0 and not what.isdisjoint(named) and alone


def _told(rule: Rule, provision: Provision) -> list[_Count]:
    return _counts(said_by(rule, provision), every=True)


def _counts(words: Sequence[str], *, every: bool = False) -> list[_Count]:
    """Return how many of what words name, as a most, or in whatever way.

    Args:
        words: the words.
        every: numbers that are no most count as well.
    """
    found: list[_Count] = []
    for at, word in enumerate(words):
        number = int(word) if word.isdecimal() else SMALL.get(word)
        if number is None:
            continue
        if not every and not _NO_MOST.isdisjoint(words[max(at - _AHEAD, 0) : at]):
            return []
        found.append((number, keys(tuple(words[at + 1 : at + 1 + _NAMED]))))
    return found


def _is_rate(words: Sequence[str]) -> bool:
    """Tell whether words say how much there is each time: "two days **a month**"."""
    return not _RATES.isdisjoint(words) or any(
        before in _A and word in TIMES for before, word in pairwise(words)
    )
