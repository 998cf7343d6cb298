"""Duties told again with less words: "Guests must **sign** the book if …. Cooks must **sign**"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic.expression import clause_ids
from cmr_logic.inquiry.barring import GENERAL
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule


def with_demanded_again(
    rule: Rule, chosen: tuple[Provision, ...], question: Question
) -> tuple[Provision, ...]:
    """Return a duty asked about with the same duty of others, told right behind it.

    Its words are some of those that the duty was told in, as "must sign" goes on from "must sign
    the book".

    Args:
        rule: the rule text.
        chosen: the provisions that a question concerns.
        question: the question.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Guests must sign the book if they row. Cooks must sign anyway. "
        ...              "Maids must sweep.")
        >>> question = read_question("Do I have to sign the book?")
        >>> len(with_demanded_again(rule, rule.provisions[:1], question))
        2
    """
    if not question.demand:
        return chosen
    added = list(chosen)
    for before, provision in pairwise(rule.provisions):
        if before in added and provision not in added and _says_again(rule, before, provision):
            added.append(provision)
    return tuple(p for p in rule.provisions if p in added) if len(added) > len(chosen) else chosen


def _says_again(rule: Rule, before: Provision, provision: Provision) -> bool:
    """Tell whether a provision demands of others what the one before demands of some."""
    if before.subject is None or provision.subject is None or before.waives or provision.waives:
        return False
    if {before.force, provision.force} != {Force.DEMANDS} or not before.positive:
        return False
    if provision.demand is None or provision.exceptions or not provision.positive:
        return False
    names = clause_ids(provision.demand)
    said = frozenset[str]().union(*(rule.clause(name).keys for name in names))
    return bool(said - GENERAL) and said - GENERAL < before.demanded
