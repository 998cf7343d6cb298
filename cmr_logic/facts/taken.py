"""What a rule takes as given of whoever asks, and asks of nobody, but which may be denied."""

from __future__ import annotations

from collections.abc import Iterator

from cmr_logic.expression import All, ClauseRef, Expression
from cmr_logic.inquiry.presupposed import only_qualifies
from cmr_logic.provisions.drafts.nodes import Provision, Rule


def taken_as_given(rule: Rule, provision: Provision) -> Iterator[Expression]:
    """Yield what a provision takes as given of whoever asks: whom it is for, and that they qualify.

    Who asks about the trainee rate is taken for a trainee ("Trainees get the trainee rate if …"),
    and "if you qualify and …" asks no more than the question. Whoever says that it is not so gets
    no Yes all the same.

    Args:
        rule: the rule that was read.
        provision: one of its provisions.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("Trainees get the trainee rate if they work nights.")
        >>> list(taken_as_given(rule, rule.provisions[0]))
        [ClauseRef('c1')]
    """
    if provision.subject is not None:
        yield provision.subject
    condition = provision.condition
    for part in condition.operands if isinstance(condition, All) else (condition,):
        if isinstance(part, ClauseRef) and only_qualifies(rule.clause(part.clause_id)):
            yield part
