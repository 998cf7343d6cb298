"""What is not asked of anybody, and so bars nobody: "**There is no fee** for an appeal"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.inquiry.bare import Scored
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import key, word_set, words_in

# Nouns for what is borne: "there is no **fee** for"; not "there is no right to".
_BURDENS = word_set(
    """
    fee fees charge charges cost costs price deposit penalty penalties fine tax limit limits
    deadline minimum maximum requirement requirements need restriction restrictions test exam
    interview rush hurry interest obligation quota
    """
)
_BURDEN_KEYS = frozenset(map(key, _BURDENS))
# What something does not make: "being ill **is no reason** for a refund"; not "is no member".
_REASONS = word_set("reason excuse ground grounds justification defence")
_OPENINGS = (("there", "is", "no"), ("there", "'s", "no"), ("there", "are", "no"), ("no",))
_LONGEST = 4  # words of what is borne: "no upper age limit"


def without_burdens(rule: Rule, scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out what says that something is not asked of people, unless a question asks for that.

    Args:
        rule: the rule text.
        scored: its provisions with how far they say what is asked.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can appeal if you live here. There is no fee for appealing.")
        >>> scored = [(provision, 1.0) for provision in rule.provisions]
        >>> len(without_burdens(rule, scored, read_question("Can I appeal?")))
        1
        >>> len(without_burdens(rule, scored, read_question("Is there a fee for an appeal?")))
        2
    """
    if question.demand or not _BURDEN_KEYS.isdisjoint(question.keys):
        return scored
    others = [(p, score) for p, score in scored if not _lifts_burden(rule, p)]
    return others if any(score > 0 for _, score in others) else scored


def _lifts_burden(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says that there is none of something borne: "no fee is due".

    What is no reason for it denies nobody what others get.
    """
    return bool(burden_lifted(rule, provision)) or _is_no_reason(rule, provision)


def _is_no_reason(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says that something is no reason: "being ill **is no reason**"."""
    words = () if provision.positive else words_in(provision.conclusion.of(rule.plain).lower())
    return any(no == "no" and noun in _REASONS for no, noun in pairwise(words[1:]))


def burden_lifted(rule: Rule, provision: Provision) -> str:
    """Return the key of what a provision says that there is none of, "" where it says no such.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("There is no fee for appealing. There is no right to appeal.")
        >>> [burden_lifted(rule, provision) for provision in rule.provisions]
        ['fee', '']
    """
    if provision.positive:
        return ""
    words = words_in(provision.conclusion.of(rule.plain).lower())
    opening = next((each for each in _OPENINGS if words[: len(each)] == each), None)
    if opening is None:
        return ""
    named = words[len(opening) : len(opening) + _LONGEST]
    head = syntax.noun_head(named)
    return "" if head is None or named[head] not in _BURDENS else key(named[head])
