"""Whether somebody gives leave: "Will the club consent?" of "**Consent is given if** you swim".

What the leave is for, and who may ask for it, another statement says: "Guests may row with the
consent of the club".
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.cues import LEAVE
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.text import VERB, bases, word_set, words_in

# Verbs by which somebody gives it: "will the club **agree**"; not "will I row".
_AGREEING = word_set("consent agree approve permit allow authorise authorize")
# Verbs beside a noun for it: "will they **grant** me permission"; not "do I need permission".
_GIVING = word_set("give grant get obtain receive")
_LEAVE = frozenset(LEAVE) | {"leave"}
_NEED = word_set("need require must have")
# Who asks for it, and does not give it: "can **I** approve it".
_ASKERS = word_set("i we my our")
_MODALS = word_set("can may")
_YOU = word_set("you your")
_NEAR = 4  # words before a verb: "will the harbour master | approve"


def of_leave(rule: Rule, chosen: Sequence[Provision], question: Question) -> tuple[Provision, ...]:
    """Return what says when leave is given, where a question asks whether it is.

    Args:
        rule: the rule text.
        chosen: the provisions that a question concerns, returned where the rule says no such thing.
        question: the question.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You may row with our consent. Consent is given if you swim.")
        >>> asked = map(read_question, ("Will you consent?", "May I row?"))
        >>> [len(of_leave(rule, rule.provisions, question)) for question in asked]
        [1, 2]
    """
    if question.demand or not _asks_for_leave(question.words):
        return tuple(chosen)
    giving = {id(p): p for p in rule.provisions if has_logic(p) and _gives_leave(rule, p)}
    if not giving:
        return tuple(chosen)
    beside = {id(p) for p in chosen if p.linked}  # "leave is given if …, **and refused if** …"
    return tuple(p for p in rule.provisions if id(p) in giving or id(p) in beside)


def _asks_for_leave(words: Sequence[str]) -> bool:
    """Tell whether a question asks if leave is given: "Will you **agree**?", "can I get leave"."""
    named = not _LEAVE.isdisjoint(words) and not _GIVING.isdisjoint(words)
    if named and _NEED.isdisjoint(words):
        return True
    opening = words[: _NEAR + 1]
    if words[1:2] == () or words[1] in _ASKERS or words[0] in _MODALS:
        return False
    return any(_is_agreeing(word) for word in opening[2:])


def _is_agreeing(word: str) -> bool:
    return word in _AGREEING or not _AGREEING.isdisjoint(bases(word, VERB))


def _gives_leave(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says when leave is given: "consent is given", "we agree"."""
    said = words_in(provision.conclusion.of(rule.plain).lower())
    at = syntax.finite_verb(said)
    if at is None or provision.force is Force.DEMANDS or said[0] in _YOU:
        return False
    if not _LEAVE.isdisjoint(said[max(at - 1, 0) : at]):
        return said[at] in syntax.BE | syntax.MODALS
    return any(_is_agreeing(word) for word in said[at : at + 2])
