"""Who is late and let in all the same: "Apply by May. **Late forms are accepted if** …".

A demand to be in time is then met by the case of the late as well; who asks for something late is
asked for that case alone.
"""

from __future__ import annotations

from dataclasses import replace

from cmr_logic.expression import ClauseRef, Expression, Not, both, either, negate
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule

_LATE = frozenset({"late", "later"})


def with_late_let_in(rule: Rule, question: Question) -> Rule:
    """Return a rule whose demands to be in time let in those late ones whom it lets in.

    Args:
        rule: the rule.
        question: what is asked.

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Forms must reach us by May. Late forms are accepted if you were ill.")
        >>> read = with_late_let_in(rule, read_question("Can I send a form?"))
        >>> [to_text(provision.demand) for provision in read.provisions]
        ['c2 or c4']
    """
    for late in rule.provisions:
        missed, case = _missed(late), _case(late)
        if missed is None or case is None:
            continue
        demands = [p for p in rule.provisions if _demands(rule, p, missed)]
        if len(demands) == 1:
            (before,) = demands
            parts = [case] if _LATE & set(question.words) else [before.demand, case]
            met = replace(before, demand=either([part for part in parts if part is not None]))
            rest = (p for p in rule.provisions if p is not late)
            return replace(rule, provisions=tuple(met if p is before else p for p in rest))
    return rule


def _missed(provision: Provision) -> str | None:
    """Return the clause that those have not met whom a provision lets in, None for no such."""
    subject = provision.subject
    lets_in = provision.positive and provision.force is Force.GRANTS
    if not lets_in or not isinstance(subject, Not) or not isinstance(subject.operand, ClauseRef):
        return None
    return subject.operand.clause_id


def _case(provision: Provision) -> Expression | None:
    """Return in what case a provision holds, None for in any."""
    parts = [] if provision.condition is None else [provision.condition]
    parts += [negate(exception) for exception in provision.exceptions]
    return both(parts) if parts else None


def _demands(rule: Rule, provision: Provision, missed: str) -> bool:
    """Tell whether a provision demands just what a clause says."""
    demand = provision.demand
    if not isinstance(demand, ClauseRef):
        return False
    return rule.clause(demand.clause_id).keys == rule.clause(missed).keys
