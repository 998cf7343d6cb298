"""What goes on about the statement before it, and is still of another thing than is asked."""

from __future__ import annotations

from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision


def stands_apart(before: Provision | None, provision: Provision, question: Question) -> bool:
    """Tell whether a provision is of another deed than the one before, of which a question is.

    A denial in the very case of a grant is: "If it rains, you can row, **but you cannot sail**". So
    is a demand behind a waiver: "You need not own a boat, but if you do, **you must insure it**"
    answers nothing of "Do I have to own a boat?".

    Args:
        before: the provision before it, if there is one.
        provision: a provision.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("If it rains, you can row, but you cannot sail.")
        >>> stands_apart(*rule.provisions, read_question("Can I row?"))
        True
        >>> rule = parse("You can row if it rains. You cannot row if it snows.")
        >>> stands_apart(*rule.provisions, read_question("Can I row?"))
        False
    """
    if before is None:
        return False
    if before.waives and question.demand and provision.force is Force.DEMANDS:
        return bool(provision.demanded) and provision.demanded.isdisjoint(question.keys)
    if provision.condition is None or not provision.keys:
        return False
    return before.condition == provision.condition and before.positive is not provision.positive
