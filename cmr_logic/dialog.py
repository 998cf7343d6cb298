"""Decisions and dialogs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cmr_logic.expression import All, Any, ClauseRef, Constant, Expression, evaluate
from cmr_logic.expression import clause_ids as ids_of
from cmr_logic.facts import Fact, from_history, substitute, told
from cmr_logic.inquiry import inquire
from cmr_logic.provisions import Rule, parse
from cmr_logic.wording import question as ask


@dataclass(frozen=True, slots=True)
class Decision:
    answer: str
    follow_up: str | None
    reasons: tuple[Fact, ...]


def decide(rule_or_text: Rule | str, question: str, scenario: str = "", history: Sequence = (), forced: bool = False) -> Decision:
    rule = parse(rule_or_text) if isinstance(rule_or_text, str) else rule_or_text
    inquiry = inquire(rule, question)
    if not inquiry.related and not forced:
        return Decision("Irrelevant", None, ())
    expression = inquiry.expression
    facts = from_history(rule, expression, [(q, a) for q, a in history])
    values = told(facts)
    reduced = expression
    for fact in facts:
        if isinstance(fact.expression, (All, Any)) and fact.value is not None and fact.value == isinstance(fact.expression, Any):
            reduced = substitute(reduced, fact.expression, fact.value)
    outcome = evaluate(reduced, values)
    open_clause = next((c for c in ids_of(reduced) if c not in values), None)
    follow_up = None
    if outcome is None or forced:
        if open_clause:
            c = rule.clause(open_clause)
            statement = c.statement
            if c.group and not any(x.id in values for x in rule.clauses if x.group == c.group):
                statement = rule.groups[c.group - 1].statement
            follow_up = ask(statement)
        else:
            follow_up = None
    if outcome is None:
        return Decision("More", follow_up, facts)
    return Decision("Yes" if outcome else "No", follow_up, facts)
