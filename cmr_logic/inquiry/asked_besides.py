"""Provisions that a question means not by its words, but by what was asked about it since.

"You can use the loan for tools. Funds **cannot be used for rent**": who puts a question about the
loan and is asked "Is it for rent?" takes part in a dialog to which the second sentence belongs.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import replace

from cmr_logic.expression import Expression, Not, both, clause_ids, either, negate
from cmr_logic.inquiry.asking import Inquiry, as_asked
from cmr_logic.inquiry.barring import COSTS, GENERAL, clause_keys, denies
from cmr_logic.inquiry.company import has_logic
from cmr_logic.inquiry.polarity import names_ban
from cmr_logic.provisions.drafts.nodes import Provision, Rule

_ENDS = frozenset(".!?:\n")  # what parts sentences, and those of a list


def with_asked(rule: Rule, inquiry: Inquiry, named: Set[str], *, beside: bool = False) -> Inquiry:
    """Return an inquiry with the provisions of clauses that were asked about and are not in it.

    What demands or denies something must be so on top of the rest; what grants what is asked is
    one more way to a Yes. A question for a duty or a denial is left as it is, and so is one that
    would take in what grants something else.

    Args:
        rule: the rule.
        inquiry: what the question makes of it.
        named: the ids of the clauses.
        beside: something was asked about that is in the inquiry, too. If not, what only its own
            words imply does not stand beside what was asked about.

    Example:
        >>> from cmr_logic.inquiry.asking import inquire
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can tow a boat if you own it. You may not tow a red boat.")
        >>> found = inquire(rule, "Am I allowed to tow this?")
        >>> found.expression, with_asked(rule, found, {"c2"}).expression
        (ClauseRef('c1'), All((ClauseRef('c1'), Not(ClauseRef('c2')))))
    """
    question, within = as_asked(rule, inquiry.question)
    if question.demand or question.negated or question.denying:
        return inquiry
    known = inquiry.provisions
    said = question.keys.union(*(p.keys | p.demanded for p in known))
    added = [
        provision
        for provision in within.provisions
        if not any(provision is each for each in known)
        and not named.isdisjoint(_names(provision))
        and not any(_sets_against(rule, each, provision, question.keys) for each in known)
        and _may_belong(rule, provision, said, named)
    ]
    if not added:
        return inquiry
    implied = not any(map(has_logic, known))
    granted = implied or any(p.demand is None and not denies(p) for p in known)
    expression: Expression | None = None if implied and not beside else inquiry.expression
    for provision in added:
        case = _case(provision, named)
        grants = provision.demand is None and provision.positive
        if expression is None:
            expression = case
        elif grants and granted and not implied:
            expression = either([expression, case])
        else:
            expression = both([expression, case])
    within_text = tuple(p for p in within.provisions if any(p is each for each in (*known, *added)))
    return replace(inquiry, expression=expression or inquiry.expression, provisions=within_text)


def _may_belong(rule: Rule, provision: Provision, said: Set[str], named: Set[str]) -> bool:
    """Tell whether a provision may say something of what is asked, and of nothing else."""
    if provision.defines or provision.item or provision.anaphoric or provision.denying:
        return False
    if provision.waives or names_ban(rule, provision):
        return False
    if provision.demand is not None:  # "You must ring us **if it rains**" is no demand of a Yes
        case = provision.condition
        return case is None or not named.isdisjoint(clause_ids(case))
    if not provision.positive and not provision.keys.isdisjoint(COSTS):
        return False  # "You will not have to pay if …" bars nobody
    own = clause_keys(rule, _parts(provision))
    return provision.keys - provision.about - own - GENERAL <= said


def _sets_against(rule: Rule, known: Provision, other: Provision, asked: Set[str]) -> bool:
    """Tell whether a sentence sets something against what is asked: "**£5** if …, and £9 if …".

    Args:
        rule: the rule.
        known: the provision that says what is asked.
        other: another one.
        asked: the keys of the question.
    """
    first, last = sorted((known.span, other.span))
    within = _ENDS.isdisjoint(rule.plain[first.end : last.start])
    return within and other.positive and not (asked & known.keys) <= other.keys


def _case(provision: Provision, named: Set[str]) -> Expression:
    """Return what must be so for a Yes, as one provision says."""
    subject, condition = provision.subject, provision.condition
    if provision.demand is not None:
        asked = subject is not None and not named.isdisjoint(clause_ids(subject))
        cases = [part for part in (subject if asked else None, condition) if part is not None]
        return either([provision.demand, *map(negate, cases), *provision.exceptions])
    parts = [part for part in (subject, condition) if part is not None]
    if not parts and provision.alternatives is not None:
        parts = [provision.alternatives]
    if not parts and not provision.exceptions and provision.implied is not None:
        return (
            provision.implied if isinstance(provision.implied, Not) else negate(provision.implied)
        )
    case = both([*parts, *map(negate, provision.exceptions)])
    return case if provision.positive else negate(case)


def _names(provision: Provision) -> frozenset[str]:
    return frozenset(name for part in _parts(provision) for name in clause_ids(part))


def _parts(provision: Provision) -> Iterator[Expression]:
    """Yield the conditions of a provision; of a denial without any, what its words imply."""
    own = (provision.subject, provision.condition, provision.demand, provision.alternatives)
    named = [part for part in (*own, *provision.exceptions) if part is not None]
    if not named and not provision.positive and provision.implied is not None:
        named = [provision.implied]
    yield from named
