"""Relates a question to a rule."""

from __future__ import annotations

from dataclasses import dataclass

from cmr_logic.expression import Constant, Expression
from cmr_logic.inquiry.choosing import choose
from cmr_logic.inquiry.composing import compose
from cmr_logic.inquiry.question import read_question
from cmr_logic.provisions.nodes import Provision, Rule
from cmr_logic.relevance import is_related


@dataclass(frozen=True, slots=True)
class Inquiry:
    """A question put to a rule text.

    Args:
        question: the question as asked.
        related: the question is about what the rule text is about.
        expression: true where the answer is Yes.
        provisions: those that the question concerns.
    """

    question: str
    related: bool
    expression: Expression
    provisions: tuple[Provision, ...]


def inquire(rule: Rule, question: str) -> Inquiry:
    """Relate a question to a rule.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can't join if you're under 16.")
        >>> inquire(rule, "Can I join?").expression
        Not(ClauseRef('c1'))
        >>> inquire(rule, "Is breakfast served on Sundays?").related
        False
    """
    read = read_question(question)
    if not is_related(rule, read.words, read.keys):
        return Inquiry(question, related=False, expression=Constant(False), provisions=())
    chosen = choose(rule, read)
    return Inquiry(question, True, compose(rule, chosen, read), chosen)
