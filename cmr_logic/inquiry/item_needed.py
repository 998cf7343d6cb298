"""One of several things demanded, asked about: "Do I need **a map**?" of what one must bring."""

from __future__ import annotations

from collections.abc import Sequence, Set

from cmr_logic.expression import (
    All,
    Any,
    Constant,
    Expression,
    Not,
    clause_ids,
    negate,
    with_values,
)
from cmr_logic.inquiry.question import Question
from cmr_logic.inquiry.supposed import before_case
from cmr_logic.provisions.drafts.nodes import Provision, Rule
from cmr_logic.text import keys, word_set, words_in

# Cues of when, or what for, a demand is made: "**when** you apply", "**to** apply"; not "if".
_WHEN = frozenset({"when", "before", "once", "after", "purpose"})
# Steps that whoever asks what it takes will take: "when you **apply**"; not "when you row".
_STEPS = word_set("apply claim start begin register enrol enroll order book sign up application")
# Verbs of telling, of each of several matters: "**report** a fire or a flood"; not "bring".
_TELLING = word_set("report tell notify inform declare disclose")
_VERB = 4  # words up to the verb: "you must | report"
_RECEIVER = 9  # words up to whom something is given: "the shop has to give | you"
# What a question says besides the thing: "do I **need to provide** a map"; not "wear".
_NEEDING = word_set("need require provide submit bring send show give supply include have enclose")


def of_item(
    rule: Rule, provision: Provision, question: Question, body: Sequence[Expression]
) -> list[Expression]:
    """Return where a provision makes the one of its demands that a question names.

    Args:
        rule: the rule.
        provision: one of its provisions.
        question: what is asked.
        body: where the provision applies; returned as it is where no single demand is named.

    Example:
        >>> from cmr_logic.expression import to_text
        >>> from cmr_logic.inquiry.question import read_question
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You need a map, a lamp and, if you sail, a chart.")
        >>> made = rule.provisions[0]
        >>> to_text(of_item(rule, made, read_question("Do I need a chart?"), ())[0])
        'c2'
        >>> of_item(rule, made, read_question("Do I need a boat?"), ())
        []
    """
    demand = provision.demand
    if not question.demand or question.pointing or not isinstance(demand, All | Any):
        return list(body)
    demands = demand.operands if isinstance(demand, All) else (demand,)
    own = frozenset().union(*(rule.clause(name).keys for name in clause_ids(demand)))
    thing = keys(before_case(question.words)) - (provision.keys - own) - provision.about - _NEEDING
    said = [_said(rule, part, thing) for part in demands]
    most = max(said)
    if not most or said.count(most) > 1:
        return list(body)
    made = _when_made(rule, demands[said.index(most)], thing)
    if made is None:
        return list(body)
    parts = [part for part in (*body, made) if part != Constant(True)]
    cases = [part for part in parts if not _is_step(rule, part)]
    return cases or [Constant(True)]


def _said(rule: Rule, demand: Expression, thing: Set[str]) -> int:
    """Return how many words of a thing a demand says, that in the case it is made in aside."""
    return max((len(rule.clause(name).keys & thing) for name in _affirmed(demand)), default=0)


def _affirmed(demand: Expression) -> list[str]:
    parts = demand.operands if isinstance(demand, Any) else (demand,)
    return [name for part in parts if not isinstance(part, Not) for name in clause_ids(part)]


def _when_made(rule: Rule, demand: Expression, thing: Set[str]) -> Expression | None:
    """Return when a thing is demanded: where nothing else does for it, in the case that it has.

    None where the demand may be of another thing: "a map of the lake" of "a map of the town".
    """
    said = {name: len(rule.clause(name).keys & thing) for name in _affirmed(demand)}
    most = max(said.values())
    named = [name for name, common in said.items() if common == most]
    if not thing <= frozenset().union(*(rule.clause(name).keys for name in named)):
        return None
    if not isinstance(demand, Any) or all(_is_due_itself(rule, name) for name in said):
        return Constant(True)
    return negate(with_values(demand, dict.fromkeys(named, False)))


def _is_due_itself(rule: Rule, name: str) -> bool:
    """Tell whether each of several things is due by itself: what is told, and what one is given.

    "**Report** a fire or a flood", "the shop must give **you** a refund or a repair"; not so "bring
    a map or a chart", where the other does for it.
    """
    said = words_in(rule.clause(name).statement.lower())
    return not _TELLING.isdisjoint(said[:_VERB]) or "you" in said[1:_RECEIVER]


def _is_step(rule: Rule, case: Expression) -> bool:
    """Tell whether a case is no more than a step that one takes: "when you **apply**"."""
    clauses = [rule.clause(name) for name in clause_ids(case)]
    return bool(clauses) and all(c.cue in _WHEN and c.keys <= _STEPS for c in clauses)
