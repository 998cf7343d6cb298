"""Provisions that name no more than whom a question is about: "**A child** may row"."""

from __future__ import annotations

from cmr_logic.inquiry.bare import Scored
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.provisions.drafts.nodes import Provision
from cmr_logic.relevance import is_said_in, stem


def without_things_of_people(scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out what is said of a thing of theirs, where nothing says more than whom one asks for.

    "A child may travel alone if …. Child **fares** are half price" of "Can my daughter go by bus?":
    what a child may do is nearer than what its fare is.

    Args:
        scored: the provisions with how far they say what is asked.
        question: what is asked.
    """
    people = frozenset(word for word in question.keys if is_person(word))
    if not people:
        return scored
    said = frozenset[str]().union(*(_said(p, question) for p, score in scored if score > 0))
    doing = [p for p, score in scored if score > 0 and has_logic(p) and _is_of_people(p)]
    if not doing or not said <= people:
        return scored
    return [(p, score) for p, score in scored if not score or not p.about or _is_of_people(p)]


def _said(provision: Provision, question: Question) -> frozenset[str]:
    """Return the words of a question that a provision says, or others like them."""
    stems = frozenset(map(stem, provision.keys))
    return frozenset(word for word in question.keys if is_said_in(word, stems))


def _is_of_people(provision: Provision) -> bool:
    """Tell whether a provision is about people, and no thing of theirs."""
    return bool(provision.about) and all(map(is_person, provision.about))
