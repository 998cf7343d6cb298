"""Grants to some of those whom a denial before names: "However, **students** can if …"."""

from __future__ import annotations

from typing import TypeGuard

from cmr_logic.expression import All, Any, ClauseRef, Expression, both, either, negate
from cmr_logic.provisions.drafts.nodes import Provision, Rule

_YOU_ARE = ("you are ", "you're ")  # how a clause begins that says of which kind someone is


def lets_in(rule: Rule, denied: Expression, provision: Provision) -> Expression | None:
    """Return what still rules a Yes out where a grant lets some of those in whom it names.

    Args:
        rule: the rule.
        denied: what rules a Yes out: one case, or several.
        provision: a provision behind it.

    Returns:
        The rest of it; None where the provision grants nothing to any of them.

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.provisions import parse
        >>> rule = parse(
        ...     "You can't row if you are ill or a guest. However, guests can row if they pay."
        ... )
        >>> bar, grant = rule.provisions
        >>> to_text(lets_in(rule, bar.condition, grant))
        'c1 or c2 and not c4'
        >>> lets_in(rule, grant.condition, bar) is None
        True
    """
    who, condition = provision.subject, provision.condition
    if not provision.positive or who is None or not _is_kind(who, rule):
        return None
    named = rule.clause(who.clause_id).keys
    cases = denied.operands if isinstance(denied, Any) else (denied,)
    left: list[Expression] = []
    for case in cases:
        barred = rule.clause(case.clause_id).keys if _is_kind(case, rule) else frozenset()
        some = bool(barred) and barred < named  # "**young** guests can row" of guests
        terms: list[Expression] = [who] if some else []
        terms += [condition] if condition is not None and (some or named <= barred) else []
        left.append(All((case, negate(both(terms)))) if terms else case)
    return None if left == list(cases) else either(left)


def _is_kind(case: Expression, rule: Rule) -> TypeGuard[ClauseRef]:
    """Tell whether a case only says of which kind someone is: "you are a guest"."""
    return isinstance(case, ClauseRef) and rule.clause(case.clause_id).statement.startswith(
        _YOU_ARE
    )
