"""Parts of a provision that its own words imply: of whom, when, how and to what end it holds."""

from __future__ import annotations

from cmr_logic.expression import Expression, clause_ids
from cmr_logic.inquiry.barring import GENERAL
from cmr_logic.inquiry.narrowing import ADDRESSED
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.restated import IMPLIED
from cmr_logic.provisions.drafts.nodes import Rule
from cmr_logic.text import words_in

# Cues of what may be a time alone: "**after** 6 pm"; not "if it rains".
_OF_TIME = frozenset({IMPLIED, "once"})
_IT_IS = ("it", "is")  # how the clause of a time begins


def is_implied(rule: Rule, said: Expression) -> bool:
    """Tell whether the conclusion itself says it: "a permit **for tall huts**", "no fare".

    Example:
        >>> from cmr_logic import parse, parse_expression
        >>> rule = parse("You can leave by paying a fee if you are ill.")
        >>> said = [parse_expression(clause.id) for clause in rule.clauses]
        >>> [is_implied(rule, each) for each in said]
        [True, False]
    """
    return all(rule.clause(name).cue == IMPLIED for name in clause_ids(said))


def is_of_people(rule: Rule, kind: Expression) -> bool:
    """Tell whether a kind is one of people: "for **children**"; not "for huts"."""
    return all(words_in(rule.clause(name).statement)[:1] in ADDRESSED for name in clause_ids(kind))


def is_said(rule: Rule, purpose: Expression, question: Question) -> bool:
    """Tell whether a question names the aim of a demand by its object: "a pass **for the sauna**".

    "You need a pass to use the sauna": whoever asks whether they need one for it will use it.
    """
    names = clause_ids(purpose)
    aimed = frozenset[str]().union(*(rule.clause(name).keys for name in names))
    alone = len(names) == 1 and rule.clause(names[0]).cue != IMPLIED
    objects = aimed - GENERAL
    return alone and bool(objects) and objects < aimed and objects <= question.keys


def says_when_or_how(rule: Rule, condition: Expression) -> bool:
    """Tell whether a condition only says at what time, or how: "Members can row **after 6 pm**".

    How is part of what somebody may do: "Members can row **by paying a fee**".
    """
    clauses = [rule.clause(name) for name in clause_ids(condition)]
    when = all(c.cue in _OF_TIME and words_in(c.statement)[:2] == _IT_IS for c in clauses)
    return when or (is_implied(rule, condition) and is_of_people(rule, condition))
