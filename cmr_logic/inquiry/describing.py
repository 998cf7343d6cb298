"""What only describes a duty beside whose it is: "It is a tax for owners. It helps the harbour"."""

from __future__ import annotations

from cmr_logic.inquiry.bare import Scored
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision


def without_descriptions(scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out what only describes what is to be paid or done where it is said for whom it is.

    "The levy is a tax for people who own a boat. Your payments of it keep up the harbour" of "Do I
    have to pay the levy?".

    Args:
        scored: the provisions with how far they say what is asked.
        question: what is asked.
    """
    if not question.demand:
        return scored
    whose = [p for p, s in scored if s and p.subject is not None and p.force is Force.GRANTS]
    if not any(p.positive and p.about and p.about & question.keys for p in whose):
        return scored
    return [(p, s) for p, s in scored if not _describes(p, question)]


def _describes(provision: Provision, question: Question) -> bool:
    """Tell whether a provision states what is so, without condition and without the deed asked."""
    bare = provision.condition is None and provision.subject is None and not provision.exceptions
    said = question.deed in provision.keys - provision.about
    return bare and provision.force is Force.STATES and provision.positive and not said
