"""What only says how one goes about it, or whom to ask: "To apply, **contact** the town hall"."""

from __future__ import annotations

from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.provisions.sentences.orders import BEFORE_ORDERS, PROCEDURES
from cmr_logic.text import key, words_in


def is_procedure(rule: Rule, provision: Provision, question: Question) -> bool:
    """Tell whether a provision is an order that only says how to go about what is asked.

    One whose very verb is asked about says more: "Can I apply online?".

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Contact the office if you cannot tell where the zones are.")
        >>> is_procedure(rule, rule.provisions[0], read_question("Can I export this plant?"))
        True
        >>> is_procedure(rule, rule.provisions[0], read_question("Should I contact the office?"))
        False
    """
    if provision.force is Force.DEMANDS or question.demand:
        return False
    words = words_in(provision.conclusion.of(rule.plain).lower())
    verb = next((word for word in words if word not in BEFORE_ORDERS), "")
    return verb in PROCEDURES and key(verb) not in question.keys


def without_procedures(
    rule: Rule, scored: list[tuple[Provision, float]], question: Question
) -> list[tuple[Provision, float]]:
    """Leave out how to go about what is asked, where something says more of that.

    "The fund is for families. To apply, **contact** the fund in your town."

    Args:
        rule: the rule text.
        scored: its provisions with how far they say what is asked.
        question: what is asked.
    """
    others = [(p, score) for p, score in scored if not is_procedure(rule, p, question)]
    said = len(others) < len(scored) and any(score > 0 and has_logic(p) for p, score in others)
    return others if said else scored
