"""What one can do against a charge: "If you do get a bill, **you can appeal**"."""

from __future__ import annotations

from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import key, word_set, words_in

# What one can do against a charge: "you can **appeal**"; not "you can pay".
_REMEDIES = word_set(
    "ask appeal complain challenge dispute claim apply object contact show reclaim"
)
# What such a charge comes as: "if you get a **bill**"; not "if you get a pension".
_CHARGES = word_set("bill billed charged demand invoice invoiced asked fine fined notice")
_PAYING = frozenset({"pay", "owe"})
# What one does about an outcome behind "However": "you can **reopen** it"; not "keep it".
_UNDOING = _REMEDIES - {"claim", "show"} | word_set(
    "reopen rejoin reapply request unlock reactivate restore"
)
# How one asks what comes about, not for leave: "**will** my claim be closed"; not "can I".
_OUTCOMES = word_set("will is are does do would has have was were")
_READER, _CAN = "you", frozenset({"can", "may", "could", "should"})


def is_remedy(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision only says what to do against a charge that is asked about.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("If you do get a bill, you can appeal.")
        >>> is_remedy(rule, rule.provisions[0], read_question("Do I have to pay the levy?"))
        True
        >>> is_remedy(rule, rule.provisions[0], read_question("Can I appeal?"))
        False
        >>> rule = parse("A claim is closed if it is late. However, you can appeal if you are ill.")
        >>> is_remedy(rule, rule.provisions[1], read_question("Will my claim be closed?"))
        True
    """
    if _is_of_outcome(rule, provision, question):
        return True
    asked = question.demand or not _PAYING.isdisjoint(question.keys)
    if not asked or provision.condition is None:
        return False
    who, can, verb, *_ = [*words_in(provision.conclusion.of(rule.plain).lower()), "", "", ""]
    if (who != _READER or can not in _CAN) or verb not in _REMEDIES or key(verb) in question.keys:
        return False
    names = clause_ids(provision.condition)
    return any(not _CHARGES.isdisjoint(words_in(rule.clause(n).statement)) for n in names)


def _is_of_outcome(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether "However, you can appeal" follows what alone is asked about: "Is it closed?"."""
    if not provision.linked or not provision.positive or question.demand:
        return False
    who, can, verb, *_ = [*words_in(provision.conclusion.of(rule.plain).lower()), "", "", ""]
    apart = verb in _UNDOING and key(verb) not in question.keys
    return who == _READER and can in _CAN and apart and not _OUTCOMES.isdisjoint(question.words[:1])
