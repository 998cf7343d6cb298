"""Two duties of which one will do: "You must wear a vest, **or your guide must sign the form**"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from cmr_logic.expression import Not
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Provision, Rule


def without_other_duty(
    rule: Rule, chosen: Sequence[Provision], question: Question
) -> Sequence[Provision]:
    """Return provisions without the duty that stands in for the one a question asks about.

    Where it is done, the first need not be; one of other people ("or an operator must") says
    nothing of whoever asks.

    Args:
        rule: the rule.
        chosen: those of its provisions that the question concerns.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You must wear a vest, or you must sign a form.")
        >>> for asked in ("Must I wear a vest?", "Must I sign a form?"):
        ...     found = without_other_duty(rule, rule.provisions, read_question(asked))
        ...     print(len(found), found[0].exceptions)
        1 (ClauseRef('c2'),)
        2 ()
    """
    if not question.demand:
        return chosen
    kept = list(chosen)
    for first, other in pairwise(rule.provisions):
        if first.demand is None or other.condition != Not(first.demand) or first not in kept:
            continue
        if len(first.demanded & question.keys) <= len(other.demanded & question.keys):
            continue
        done = other.demand if other.subject is None else None
        excepted = (*first.exceptions, done) if done is not None else first.exceptions
        kept[kept.index(first)] = replace(first, exceptions=excepted)
        kept = [each for each in kept if each is not other]
    return kept
