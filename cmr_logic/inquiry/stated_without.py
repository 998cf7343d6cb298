"""A deed that a text itself tells as done without something: "to ride **without a helmet**".

Whoever asks "Can I ride without a helmet?" asks for that deed, and not to be let off a duty.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from cmr_logic.expression import Expression, clause_ids
from cmr_logic.inquiry.question import Question, read_question
from cmr_logic.inquiry.told_lacking import MANNERS
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.records import replace
from cmr_logic.text import keys, word_set, words_in

# "without a helmet", "without insurance".
_WITHOUT = re.compile(
    r"\bwithout\s+(?P<what>(?:(?:an?|any|your|the|my|wearing|having|using)\s+)?"
    r"[\w-]+(?:\s+[\w-]+)?)",
    re.IGNORECASE,
)

# An aim behind a comma: "be 12, or taller than 135 cm**, to ride without a seat**".
_AIM = re.compile(r",\s+to\s+(?:\w+\s+){1,4}without\s+[^.,;]+", re.IGNORECASE)
# What it costs, of which a text says whom it spares: "without **paying**"; not "without a pass".
_COSTS = word_set(
    "charge charges cost costs penalty penalties fee fees paying payment tax toll fine interest "
    "deposit losing"
)
_LACKING = "lacking"  # says as much, and asks to be let off nothing


def read_as_stated(question: str) -> Question:
    """Take a question apart in which "lacking" stands for "without", which names nothing either.

    Example:
        >>> sorted(read_as_stated("Can I ride lacking a helmet?").keys)
        ['helmet', 'ride']
    """
    read = read_question(question)
    return replace(read, keys=read.keys - keys((_LACKING,)))


def without_as_stated(rule: Rule, question: str) -> str:
    """Return a question in words that do not ask to be let off what a text itself does without.

    Args:
        rule: the rule.
        question: the question.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must be 12 to ride without a helmet.")
        >>> without_as_stated(rule, "Can I ride without a helmet?")
        'Can I ride lacking a helmet?'
        >>> without_as_stated(parse("You must wear a helmet."), "Can I ride without a helmet?")
        'Can I ride without a helmet?'
    """
    asked = _WITHOUT.search(question)
    if asked is None:
        return question
    named = keys(words_in(asked["what"].lower()))
    if not (MANNERS | _COSTS).isdisjoint(words_in(asked["what"].lower())):
        return question  # "without delay", "without charge": what that asks for is no lack
    aims = [
        rule.clause(name).statement
        for provision in rule.provisions
        if provision.purpose is not None
        for name in clause_ids(provision.purpose)
    ]
    aims += _AIM.findall(rule.plain)
    aims += _granted(rule, named)
    stated = any(
        found is not None and named and named <= keys(words_in(found["what"].lower()))
        for found in map(_WITHOUT.search, aims)
    )
    if not stated:
        return question
    return question[: asked.start()] + _LACKING + question[asked.start() + len("without") :]


def _granted(rule: Rule, lacked: frozenset[str]) -> list[str]:
    """Return what is granted in a text that demands nothing of what is lacked.

    "You can row **without a pass**. You must be able to swim"; not "You must have a pass in May".

    Args:
        rule: the rule.
        lacked: what a question names as lacked is compared by.
    """
    demands = (p for p in rule.provisions if p.force is Force.DEMANDS or p.waives)
    if any(not lacked.isdisjoint(_demanded(rule, each)) for each in demands):
        return []
    return [p.conclusion.of(rule.plain) for p in rule.provisions if _grants(p)]


def _grants(provision: Provision) -> bool:
    return provision.force is not Force.DEMANDS and provision.positive and not provision.waives


def _demanded(rule: Rule, provision: Provision) -> frozenset[str]:
    """Return what the words of what is demanded, or waived, are compared by."""
    return keys(words_in(provision.conclusion.of(rule.plain).lower()))


def demands_what_is_lacked(rule: Rule, demand: Expression, words: Sequence[str]) -> bool:
    """Tell whether what is demanded is just what a question asks to do without.

    Args:
        rule: the rule.
        demand: what one of its provisions demands.
        words: the words of the question.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must have a permit.")
        >>> demand = rule.provisions[0].demand
        >>> demands_what_is_lacked(rule, demand, "can i dig without a permit ?".split())
        True
        >>> demands_what_is_lacked(rule, demand, "can i dig without a spade ?".split())
        False
    """
    asked = _WITHOUT.search(" ".join(words))
    named = keys(words_in(asked["what"])) if asked is not None else frozenset[str]()
    said = (rule.clause(name).keys for name in clause_ids(demand))
    return bool(named) and named <= frozenset[str]().union(*said)
