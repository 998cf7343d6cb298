"""What may not be so, where a question asks for something else: a demand that it is not so.

"Your partner may not work" answers "Can my partner work?" as it stands; of "Am I eligible?" it
demands that the partner does not.
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.expression import ClauseRef, Not
from cmr_logic.inquiry.barring import GENERAL
from cmr_logic.inquiry.question import Question
from cmr_logic.provisions.drafts.nodes import Force, Provision, Rule
from cmr_logic.records import replace
from cmr_logic.text import words_in


def as_demanded(rule: Rule, provision: Provision, question: Question) -> Provision:
    """Return a bare denial of leave as a demand where a question does not ask for that leave.

    Args:
        rule: the rule text.
        provision: one of its provisions, returned as it is in other cases.
        question: what is asked.

    Example:
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("To qualify, your partner may not work nights.")
        >>> asked = map(read_question, ("Do I qualify?", "Can my partner work nights?"))
        >>> [as_demanded(rule, rule.provisions[0], each).demand for each in asked]
        [Not(ClauseRef('c1')), None]
    """
    whole = isinstance(provision.implied, Not) and isinstance(provision.implied.operand, ClauseRef)
    bare = provision.condition is None and not (provision.exceptions or provision.denying)
    if not (whole and bare) or provision.positive or provision.force is not Force.STATES:
        return provision
    said = words_in(provision.conclusion.of(rule.plain).lower())
    if question.demand or syntax.MODALS.isdisjoint(said):
        return provision
    if not (provision.keys & question.keys) <= GENERAL:
        return provision
    return replace(
        provision, force=Force.DEMANDS, positive=True, demand=provision.implied, implied=None
    )
