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
    for at, late in enumerate(rule.provisions):
        case = _case_of_late(rule, late)
        if case is None:
            continue
        places = [i for i, p in enumerate(rule.provisions[:at]) if _demands_in_time(rule, p, late)]
        if len(places) != 1:
            continue
        (before,) = places
        demand = rule.provisions[before]
        assert demand.demand is not None  # noqa: S101 - it demands to be in time
        if _LATE.isdisjoint(question.words):
            demand = replace(demand, demand=either([demand.demand, case]))
        else:
            demand = replace(demand, demand=case)
        rest = (p for p in rule.provisions if p is not late)
        kept = tuple(demand if p is rule.provisions[before] else p for p in rest)
        return replace(rule, provisions=kept)
    return rule


def _case_of_late(rule: Rule, provision: Provision) -> Expression | None:
    """Return in what case a provision lets in those who are late, None where it does not."""
    subject = provision.subject
    late = isinstance(subject, Not) and isinstance(subject.operand, ClauseRef)
    if not late or not provision.positive or provision.force is not Force.GRANTS:
        return None
    parts = [] if provision.condition is None else [provision.condition]
    parts += [negate(exception) for exception in provision.exceptions]
    return both(parts) if parts else None


def _demands_in_time(rule: Rule, provision: Provision, late: Provision) -> bool:
    """Tell whether a provision demands just what those who are late have not done."""
    demand, subject = provision.demand, late.subject
    if not isinstance(demand, ClauseRef) or not isinstance(subject, Not):
        return False
    assert isinstance(subject.operand, ClauseRef)  # noqa: S101 - seen by whoever calls this
    return rule.clause(demand.clause_id).keys == rule.clause(subject.operand.clause_id).keys
