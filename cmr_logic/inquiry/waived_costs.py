"""Costs that a text waives for some: "A copy costs £2. **We waive the charge** for pupils"."""

from __future__ import annotations

from itertools import takewhile

from cmr_logic.inquiry.barring import COSTS, GENERAL
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import key, keys, word_set, words_in

_WHOM = frozenset({"for", "if", "when", "where"})  # what opens for whom, or when, it is waived
# Verbs by which a cost is spared: "we **waive** the fee"; not "we charge it".
_WAIVING = frozenset(map(key, word_set("waive waives waived lift lifted drop dropped")))


def waives_cost(rule: Rule, bare: Provision) -> bool:
    """Tell whether a text goes on to waive what a statement says something costs, for some.

    It waives no more than "the charge", or that of what the statement names.

    Args:
        rule: the rule text.
        bare: the statement.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("A copy costs £2. We waive the fee for pupils.")
        >>> waives_cost(rule, rule.provisions[0])
        True
        >>> rule = parse("A copy costs £2. We waive library fines for pupils.")
        >>> waives_cost(rule, rule.provisions[0])
        False
    """
    if COSTS.isdisjoint(bare.keys):
        return False
    known = COSTS | bare.keys | GENERAL | _WAIVING
    after = (p for p in rule.provisions if p.span.start > bare.span.start)
    return any(
        not _WAIVING.isdisjoint(map(key, p.denying)) and _waived(rule, p) <= known for p in after
    )


def _waived(rule: Rule, provision: Provision) -> frozenset[str]:
    """Return what a provision says is waived, not for whom: "**the fee** for pupils"."""
    words = words_in(provision.conclusion.of(rule.plain).lower())
    return keys(tuple(takewhile(lambda word: word not in _WHOM, words)))
