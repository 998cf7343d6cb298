"""What holds of every dialog, on random expressions over the clauses of a rule."""

from __future__ import annotations

import itertools
import re
from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cmr_logic import Dialog, Rule, decide, parse
from cmr_logic.dialog import answer
from cmr_logic.errors import RuleTextError
from cmr_logic.expression import Any, ClauseRef, clause_ids, evaluate, to_text

from ..logic.strategies import combined

pytestmark = pytest.mark.slow

QUESTION = "Can I enter the race?"
TEXT = """You can enter the race if:

* you live in Harwick or Dunmore
* you own a blue boat
* you are a keen sailor
* you have paid the deposit
* you know a marshal or a judge
"""


@cache
def _rule() -> Rule:
    return parse(TEXT)


IDS = tuple(clause.id for clause in _rule().clauses)
GROUPS = tuple(
    Any(tuple(ClauseRef(clause_id) for clause_id in group.clause_ids)) for group in _rule().groups
)


leaves = st.one_of(st.sampled_from(IDS).map(ClauseRef), st.sampled_from(GROUPS))
rules = st.recursive(leaves, combined, max_leaves=8).map(
    lambda expr: _rule().with_expression(QUESTION, to_text(expr))
)
answers = st.sampled_from([True, False, None])


def test_the_rule_has_what_the_tests_need() -> None:
    assert len(IDS) == 7
    assert len(GROUPS) == 2
    assert all(len(group.operands) == 2 for group in GROUPS)


@settings(max_examples=150, deadline=None)
@given(rules, st.data())
def test_a_dialog_ends_in_as_many_questions_as_clauses(rule: Rule, data: st.DataObject) -> None:
    dialog = Dialog(rule, QUESTION)
    asked = []
    while (question := dialog.next().follow_up) is not None:
        asked.append(question)
        assert len(asked) <= len(clause_ids(rule.expression(QUESTION)))
        dialog.tell(data.draw(answers))
    assert len(set(asked)) == len(asked)
    if all(value is not None for _, value in dialog.history):
        assert dialog.next().answer in {"Yes", "No"}


@settings(max_examples=100, deadline=None)
@given(rules, st.data())
def test_an_answer_once_decided_never_changes(rule: Rule, data: st.DataObject) -> None:
    topics = [topic.follow_up for topic in rule.agenda(QUESTION).topics.values() if topic.id in IDS]
    order = data.draw(st.permutations(topics))
    dialog = Dialog(rule, QUESTION)
    before = dialog.next().answer
    for question in order:
        dialog.tell(data.draw(answers), follow_up=question)
        now = dialog.next().answer
        assert before in {"More", now}
        before = now


@settings(max_examples=100, deadline=None)
@given(rules, st.data())
def test_what_is_decided_stays_whatever_of_its_questions_is_answered(
    rule: Rule, data: st.DataObject
) -> None:
    """Groups among them: what cannot be joined with what was told is refused, and changes none."""
    known = [*IDS, *(f"g{group.id}" for group in rule.groups)]
    dialog = Dialog(rule, QUESTION)
    before = dialog.next()
    for name in data.draw(st.permutations(known)):
        told = dialog.history
        try:
            dialog.tell(data.draw(answers), follow_up=name)
        except RuleTextError:
            assert dialog.history == told
        now = dialog.next()
        assert before.answer in {"More", now.answer}
        before = now


@settings(max_examples=100, deadline=None)
@given(rules, st.data())
def test_what_is_outside_the_expression_changes_nothing(rule: Rule, data: st.DataObject) -> None:
    inside = clause_ids(rule.expression(QUESTION))
    told = [(name, data.draw(answers)) for name in inside if data.draw(st.booleans())]
    outside = [name for name in IDS if name not in inside]
    outside += [f"g{g.id}" for g in rule.groups if set(g.clause_ids).isdisjoint(inside)]
    more = [(name, data.draw(answers)) for name in outside]
    without, beside = (decide(rule, QUESTION, history=h) for h in (told, [*told, *more]))
    assert without == replace(beside, unplaced=())
    assert list(beside.unplaced) == [rule.question(name) for name in outside]


@settings(max_examples=100, deadline=None)
@given(rules, st.data())
def test_the_order_of_the_history_never_matters(rule: Rule, data: st.DataObject) -> None:
    known = [topic.follow_up for topic in rule.agenda(QUESTION).topics.values()]
    free = ["Is your boat blue?", "Do you sail?", "Have you paid?", "Is a judge your friend?"]
    asked = data.draw(st.lists(st.sampled_from([*known, *free]), unique=True, max_size=6))
    history = [(question, data.draw(answers)) for question in asked]
    shuffled = data.draw(st.permutations(history))
    try:
        one = decide(rule, QUESTION, history=history)
    except RuleTextError as error:  # a group was answered otherwise than its clauses
        with pytest.raises(RuleTextError, match=re.escape(str(error))):
            decide(rule, QUESTION, history=shuffled)
        return
    two = decide(rule, QUESTION, history=shuffled)
    assert sorted(one.unplaced) == sorted(two.unplaced)
    assert (one.answer, one.follow_up, one.remaining) == (two.answer, two.follow_up, two.remaining)
    assert one.reasons == two.reasons


STORY = ("I live in Dunmore.", "I own a blue boat.", "I have not paid the deposit.")


@settings(max_examples=100, deadline=None)
@given(rules, st.data())
def test_an_answer_without_reasons_is_the_answer_with_them(rule: Rule, data: st.DataObject) -> None:
    known = [topic.follow_up for topic in rule.agenda(QUESTION).topics.values()]
    asked = data.draw(st.lists(st.sampled_from([*known, "Do you sail?"]), unique=True, max_size=6))
    history = [(question, data.draw(answers)) for question in asked]
    scenario = " ".join(data.draw(st.lists(st.sampled_from(STORY), unique=True)))
    try:
        whole = decide(rule, QUESTION, scenario, history)
    except RuleTextError:  # a group was answered otherwise than its clauses
        return
    assert answer(rule, QUESTION, scenario, history) == (whole.answer, whole.follow_up)


@settings(max_examples=60, deadline=None)
@given(rules, st.data())
def test_answers_agree_with_brute_force(rule: Rule, data: st.DataObject) -> None:
    expression = rule.expression(QUESTION)
    topics = {i: t for i, t in rule.agenda(QUESTION).topics.items() if i in IDS}
    told = {i: data.draw(answers) for i in topics if data.draw(st.booleans())}
    history = [(topics[i].follow_up, value) for i, value in told.items()]
    open_ids = [i for i in clause_ids(expression) if told.get(i) is None]
    known = {i: value for i, value in told.items() if value is not None}
    outcomes = {
        evaluate(expression, {**known, **dict(zip(open_ids, values, strict=True))})
        for values in itertools.product([True, False], repeat=len(open_ids))
    }
    expected = "More" if len(outcomes) > 1 else "Yes" if True in outcomes else "No"
    assert decide(rule, QUESTION, history=history).answer == expected


@pytest.mark.parametrize(
    ("written", "before", "after_no"),
    [
        ("all of (at least 0 of (c1 or c2))", "Yes", "Yes"),
        ("all of (not (c1 or c2))", "More", "Yes"),
        ("any of (c1 or c2)", "More", "No"),
    ],
)
def test_what_holds_joined_clauses_alone_is_not_asked_in_their_place(
    written: str, before: str, after_no: str
) -> None:
    rule = _rule().with_expression(QUESTION, written)
    assert decide(rule, QUESTION).answer == before
    joined = ("Do you live in Harwick or Dunmore?", False)
    assert decide(rule, QUESTION, history=[joined]).answer == after_no


@settings(max_examples=60, deadline=None)
@given(rules, st.data())
def test_the_reasons_settle_the_answer_alone(rule: Rule, data: st.DataObject) -> None:
    dialog = Dialog(rule, QUESTION)
    while dialog.next().follow_up is not None:
        dialog.tell(data.draw(st.booleans()))
    decision = dialog.next()
    evidence = {reason.evidence for reason in decision.reasons}
    kept = [(question, value) for question, value in dialog.history if question in evidence]
    assert decide(rule, QUESTION, history=kept).answer == decision.answer


@pytest.mark.parametrize("part", ["at least 0 of (c2)", "c2 or true"])
def test_a_group_with_a_part_that_is_settled_is_not_asked_about(part: str) -> None:
    rule = _rule().with_expression(QUESTION, f"c1 or ({part})")
    assert decide(rule, QUESTION).answer == "Yes"
