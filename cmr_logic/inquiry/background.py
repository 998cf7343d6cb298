"""What a text tells of its matter beside who gets that: "It is **paid through the port**"."""

from __future__ import annotations

from cmr_logic.inquiry.bare import Scored
from cmr_logic.inquiry.barring import denies
from cmr_logic.inquiry.matter import (
    asks_for_matter,
    lists_for_applicants,
    matter_names,
    says_of_matter,
)
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule

# Verbs of what makes a sum higher or lower: "how much you get **depends** on"; not "varies".
_DEPENDING = frozenset({"depend"})


def without_background(rule: Rule, scored: list[Scored], question: Question) -> list[Scored]:
    """Leave out what a text says of its matter where a question is who gets that.

    "The bonus **is paid to growers through the port**. You can get it if …": whoever it is meant
    for, the text says apart who gets it. So it is with what the sum depends on.
    """
    if not asks_for_matter(rule, question):
        return scored
    told = [p for p, _ in scored if _tells_whose(rule, p)]
    if not told:
        return scored
    start = told[0].span.start
    return [(p, s) for p, s in scored if not _describes(rule, p, before=start)]


def _tells_whose(rule: Rule, provision: Provision) -> bool:
    """Tell whether a provision says in what case one gets the matter, or what its takers are."""
    if provision.condition is not None and says_of_matter(rule, provision):
        return True
    return lists_for_applicants(rule, provision)


def _describes(rule: Rule, provision: Provision, *, before: int) -> bool:
    """Tell whether a provision says what a matter is, or for whom, ahead of who gets it."""
    if not _DEPENDING.isdisjoint(provision.keys) and provision.force is not Force.DEMANDS:
        return True
    ahead = provision.span.start < before and provision.condition is None
    named = bool(provision.about) and provision.about <= matter_names(rule)
    granted = provision.force is not Force.DEMANDS and not denies(provision)
    return ahead and named and granted and not provision.exceptions and provision.aim is None
