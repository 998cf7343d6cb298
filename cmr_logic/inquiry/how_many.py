"""How many of a thing one may have, which tells nobody apart: "**Each member may have two**"."""

from __future__ import annotations

import re

from cmr_logic.inquiry.bare import Scored
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.syntax import NUMBERS

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
    if not says_who or not NUMBERS.isdisjoint(question.words):
        return scored
    return [(p, score) for p, score in scored if not _says_how_many(rule, p)]


def _says_how_many(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says how many anybody may have: "a member may have two"."""
    bare = provision.condition is None and not provision.exceptions and provision.demand is None
    if not bare or provision.force is Force.DEMANDS or not provision.positive:
        return False
    generic = provision.plain or provision.subject is None
    return generic and _FORM.match(provision.conclusion.of(rule.plain)) is not None
