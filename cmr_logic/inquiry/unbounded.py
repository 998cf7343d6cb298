"""Questions for more than a cap, of a text that binds some not at all: "no limit on Sundays"."""

from __future__ import annotations

from cmr_logic.expression import Constant, Expression, both, either, negate
from cmr_logic.inquiry.beyond_cap import UNBOUND, grants_exceeded
from cmr_logic.inquiry.presupposed import presupposed
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule


def case_unbounded(
    rule: Rule, question: Question
) -> tuple[Expression, tuple[Provision, ...]] | None:
    """Return in which case one can have more than a cap after all, and the provisions that say so.

    None where nothing says so, or where no more is asked for than the cap lets one have.

    Args:
        rule: the rule.
        question: what is asked.

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can stay for up to two hours. There is no limit on Sundays.")
        >>> asked = "Can I stay five hours?", "Can I stay one hour?"
        >>> cases = [case_unbounded(rule, read_question(each)) for each in asked]
        >>> [each and to_text(each[0]) for each in cases]
        ['c2', None]
    """
    unbound = [p for p in rule.provisions if UNBOUND.search(p.span.of(rule.plain).lower())]
    bound = [each for each in rule.provisions if each not in unbound]
    if not unbound or not grants_exceeded(rule, bound, question):
        return None
    cases = [_case(each) for each in unbound]
    found = [each for each in cases if each is not None]
    if found != cases:
        return None
    case = either(found)
    said = presupposed(case, rule, question)  # which takes for granted of whom the text speaks
    return said if isinstance(said, Constant) else case, tuple(unbound)


def _case(provision: Provision) -> Expression | None:
    """Return when, and for whom, a provision holds; None where it holds for all."""
    parts = [provision.condition, provision.subject, *map(negate, provision.exceptions)]
    found = [part for part in parts if part is not None]
    return both(found) if found else None
