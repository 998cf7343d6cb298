"""How many of a thing one may have, which tells nobody apart: "**Each member may have two**"."""

from __future__ import annotations

import re
from itertools import pairwise

from cmr_logic.inquiry.bare import Scored
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.syntax import ARTICLES, NUMBERS
from cmr_logic.text import word_set, words_in

# Verbs of getting: "juniors **get** less time"; not "need less time".
_GETTING = word_set("get gets receive receives earn earns have has")
# Words of how much, against others: "get **less** time"; not "get a key".
_COMPARED = word_set("less more fewer lower higher smaller larger longer shorter extra reduced")
_NUMBER = rf"(?:{'|'.join(sorted(NUMBERS))}|\d+)"
# "each member may have up to two keys", "a household can get one"; not "each member can row".
_FORM = re.compile(
    r"""(?:each|every|an?|one|any|no)\s+(?:[\w-]+\s+){1,3}?
    (?:can|may|could|will|is\s+allowed\s+to|is\s+entitled\s+to|gets?|receives?)\s+
    (?:only\s+)?(?:(?:have|hold|get|borrow|bring|claim|keep|own|take|use|buy|order|make|receive
    |apply\s+for|be\s+given)\s+)?
    (?:only\s+|just\s+|up\s+to\s+|no\s+more\s+than\s+|at\s+most\s+|a\s+maximum\s+of\s+)*"""
    rf"{_NUMBER}\b",
    re.VERBOSE | re.IGNORECASE,
)


def without_numbers(rule: Rule, scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out how many of a thing anybody may have where another provision says who gets it.

    Args:
        rule: the rule text.
        scored: its provisions with how far they say what is asked.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can get a key if you row. Each member may have two keys.")
        >>> scored = [(provision, 1.0) for provision in rule.provisions]
        >>> len(without_numbers(rule, scored, read_question("Can I get a key?")))
        1
        >>> len(without_numbers(rule, scored, read_question("Can I get two keys?")))
        2
    """
    says_who = any(p.condition is not None and p.positive and score for p, score in scored)
    if not _COMPARED.isdisjoint(question.words):
        return scored
    others = [(p, score) for p, score in scored if not _compares(rule, p)]
    if any(score and (p.condition is not None or p.exceptions) for p, score in others):
        scored = others
    if not says_who or not NUMBERS.isdisjoint(question.words):
        return scored
    return [(p, score) for p, score in scored if not _says_how_many(rule, p)]


def _compares(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision only says who gets more or less: "Juniors **get less** time"."""
    bare = provision.condition is None and not provision.exceptions and provision.positive
    words = words_in(provision.conclusion.of(rule.plain).lower())
    pairs = pairwise(word for word in words if word not in ARTICLES)
    return bare and any(verb in _GETTING and much in _COMPARED for verb, much in pairs)


def _says_how_many(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says how many anybody may have: "a member may have two"."""
    bare = provision.condition is None and not provision.exceptions and provision.demand is None
    if not bare or provision.force is Force.DEMANDS or not provision.positive:
        return False
    generic = provision.plain or provision.subject is None
    return generic and _FORM.match(provision.conclusion.of(rule.plain)) is not None
