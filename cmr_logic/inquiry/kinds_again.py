"""Kinds of people told of again whom a rule is for anyway: "It covers guests. **Hotel guests** …".

Whoever is a hotel guest is a guest, so that only the wider kind is to be asked for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.expression import Any, ClauseRef, Expression
from cmr_logic.inquiry.praise import grants
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import words_in

_YOU_ARE = ("you", "are")  # how the clause of a kind begins
_OF = "of"  # opens whose they are, as is known where they are named again


def without_kinds_again(rule: Rule, chosen: Sequence[Provision]) -> list[Provision]:
    """Return provisions but for those that are for a sort of those whom another is for.

    Args:
        rule: the rule that was read.
        chosen: those that a question concerns.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("The plan covers guests and cooks. The plan covers hotel guests.")
        >>> len(without_kinds_again(rule, rule.provisions))
        1
        >>> rule = parse("The plan covers cooks. The plan covers hotel guests.")
        >>> len(without_kinds_again(rule, rule.provisions))
        2
    """
    plain = [p for p in chosen if _is_plain(p)]
    again = {
        id(p)
        for p in plain
        for other in plain
        if other is not p
        and other.span.start < p.span.start
        and _are_sorts(_kinds(rule, p), _kinds(rule, other))
    }
    return [p for p in chosen if id(p) not in again]


def _is_plain(provision: Provision) -> bool:
    """Tell whether a provision is for those whom it names, on no condition."""
    limits = (provision.condition, provision.alternatives, provision.demand, provision.implied)
    bare = all(limit is None for limit in limits) and not provision.exceptions
    return bare and provision.positive and provision.subject is not None and grants(provision)


def _kinds(rule: Rule, provision: Provision) -> list[tuple[str, ...]]:
    """Return the words for the kinds that a provision is for; none where it asks more of them."""
    refs = list(_either(provision.subject))
    said = [words_in(rule.clause(r.clause_id).statement.lower()) for r in refs if r is not None]
    whole = None not in refs and all(words[:2] == _YOU_ARE for words in said)
    return [words[2:] for words in said] if whole else []


def _either(expression: Expression | None) -> Iterator[ClauseRef | None]:
    """Yield the clauses of a choice, and nothing known where it holds anything else."""
    if isinstance(expression, Any):
        for operand in expression.operands:
            yield from _either(operand)
    else:
        yield expression if isinstance(expression, ClauseRef) else None


def _are_sorts(kinds: Sequence[tuple[str, ...]], wider: Sequence[tuple[str, ...]]) -> bool:
    """Tell whether each kind is a sort of a wider one: "small children" of "children of cooks"."""
    named = [kind[: kind.index(_OF)] if _OF in kind else kind for kind in wider]
    return bool(kinds) and all(
        any(len(kind) > len(other) > 0 and kind[-len(other) :] == other for other in named)
        for kind in kinds
    )
