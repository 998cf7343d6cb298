"""Any string gives a result or one clear error: no traceback, hang or recursion error."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cmr_logic import (
    CmrLogicError,
    Decision,
    Dialog,
    ExpressionError,
    RuleTextError,
    decide,
    next_question,
    parse,
    parse_expression,
    to_text,
)
from cmr_logic.diagram import TreeNode

JOIN = "Can I join?"


@pytest.mark.parametrize(
    "text",
    [
        "The library opened in 1903. It has four floors.",
        "You can join if \0 you live here.",
        "You can join if 👩‍👩‍👧 you \u202elive here.",
        "*\n" * 500,
        "# " * 500,
        "On, is).",
        "from not sure and between in 5 required sure, make",
        "paying its either this once no on make or to need",
        "either of.",
        "We mend boats. For example, rafts, sails or oars. The",
        "**do you need a berth?**\n\n1. your boat is short.\n2. you swim.\n\n"
        "if any one of these describes you, there is no need to pay. you may still row.",
        "if if if unless and or not",
        "You can join if and only if, or unless, because.",
        "You can join if " + "(" * 150 + "you live here" + ")" * 150 + ".",
        "You can join " + "if you pay " * 500,
        "You can join if you are " + "not " * 500 + "here.",
        "People " + "who know people " * 500 + "can join.",
        "You can join if you:\n" + "\n".join(f"{' ' * n}* own boat {n}" for n in range(200)),
        "You:\n" * 2_000,
    ],
)
def test_strange_texts_give_a_result(text: str) -> None:
    assert isinstance(decide(text, JOIN), Decision)


@pytest.mark.parametrize(
    "greeting",
    ["Hello!", "Hello.", "Hi there!", "Good morning.", "Dear Sir.", "Quick question:", "Hi. Hi."],
)
def test_a_greeting_asks_nothing_that_a_rule_decides(greeting: str) -> None:
    rule = parse("You can join if you live here and are not a guest.")
    assert decide(rule, greeting).answer == Dialog(rule, greeting).next().answer == "Irrelevant"
    assert rule.tree(greeting).outcome is False
    assert decide(rule, f"{greeting.rstrip('?')} Can I join?").follow_up == "Do you live here?"
    assert next_question(rule, greeting) == "Do you live here?"
    alone = parse(greeting)  # as a rule text
    assert isinstance(alone.tree(), TreeNode)
    assert isinstance(decide(alone, JOIN), Decision)


@pytest.mark.parametrize("word", ["Is?", "Without?", "5", "If?", "To be.", "(Hello.)", "Be", "I."])
def test_a_question_of_a_word_gives_a_result(word: str) -> None:
    assert isinstance(decide("You can join if you live here.", word), Decision)
    assert isinstance(decide(word, JOIN), Decision)
    assert isinstance(parse(word).tree(), TreeNode)


def test_ten_thousand_bullets() -> None:
    items = "".join(f"\n* own boat number {n}" for n in range(10_000))
    rule = parse(f"You can join if you:{items}")
    assert len(rule.clauses) == 10_000
    decision = decide(rule, JOIN)
    assert decision.follow_up == "Do you own boat number 0?"
    assert len(decision.remaining) == 10_000
    told = decide(rule, JOIN, history=[("Do you own boat number 9999?", "no")])
    assert told.answer == "No"


@pytest.mark.parametrize("text", ["", "\n" * 100_000])
def test_no_text(text: str) -> None:
    with pytest.raises(RuleTextError, match="the rule text is empty"):
        decide(text, JOIN)


@pytest.mark.parametrize("bad", ["\ud800", "half \udcff byte"])
def test_half_a_character_is_one_clear_error(bad: str) -> None:
    text = "You can join if you live here."
    for call in (
        lambda: parse(bad),
        lambda: decide(bad, JOIN),
        lambda: decide(text, f"{JOIN} {bad}"),
        lambda: decide(text, JOIN, bad),
        lambda: decide(text, JOIN, history=[(bad, "yes")]),
    ):
        with pytest.raises(RuleTextError, match="lone surrogate"):
            call()


@pytest.mark.parametrize("bad", [None, b"yes", ["yes"], 3])
def test_a_wrong_type_is_one_clear_error(bad: Any) -> None:
    rule = parse("You can join if you live here and you pay the fee.")
    wrong: Any = bad or 0  # None leaves a follow-up out
    calls = (
        lambda: parse(bad),
        lambda: decide(bad, JOIN),
        lambda: decide(rule, bad),
        lambda: decide(rule, JOIN, bad),
        lambda: decide(rule, JOIN, history=bad),
        lambda: decide(rule, JOIN, history=[(bad, "yes")]),
        lambda: Dialog(rule, JOIN).tell("yes", follow_up=wrong),
        lambda: rule.clause(bad),
        lambda: rule.with_expression(JOIN, bad),
        lambda: parse_expression(bad),
        lambda: to_text(bad),
    )
    for call in calls:
        with pytest.raises(CmrLogicError):
            call()


@pytest.mark.parametrize("bad", ["3", 2.5, None])
def test_a_limit_that_is_no_number_is_one_clear_error(bad: Any) -> None:
    with pytest.raises(ExpressionError, match="max_nodes must be a whole number, not "):
        parse("You can join if you live here.").tree(JOIN, max_nodes=bad)


@pytest.mark.parametrize("bad", [3, "c1"])
def test_ids_that_are_no_list_are_one_clear_error(bad: Any) -> None:
    with pytest.raises(ExpressionError, match="the known ids must be a list, not "):
        parse_expression("c1 and c2", known_ids=bad)


def test_the_error_names_the_type() -> None:
    with pytest.raises(RuleTextError, match="must be a string, not bytes"):
        parse(b"You can join.")  # type: ignore[arg-type] # that is the point
    with pytest.raises(RuleTextError, match="must be a list, not None; give pairs"):
        decide("You can join if you live here.", JOIN, history=None)  # type: ignore[arg-type] # that is the point


@pytest.mark.parametrize("unseen", ["\0", "\x1b", "\a", "\u200b", "\ufeff", "\u202e"])
def test_what_nobody_sees_counts_as_space_and_is_not_shown(unseen: str) -> None:
    text = f"{unseen}You can join if you{unseen} live here{unseen} and you are tall.{unseen}"
    rule = parse(text)
    assert [clause.statement for clause in rule.clauses] == ["you live here", "you are tall"]
    assert rule.clauses[1].span.of(text) == "you are tall"
    decision = decide(rule, f"Can I {unseen}join?", history=[(f"Are{unseen}you tall?", "yes")])
    assert decision.follow_up == "Do you live here?"
    assert [reason.evidence for reason in decision.reasons] == ["Are you tall?"]


@pytest.mark.parametrize(
    "condition",
    [
        "you keep pigs",
        "it is delivered on orders of at least 20 bags",
        "it is orders of at least 20 bags",
        "you have the permission of the owner",
        "you come here every week",
        "you come here at least two times a week",
        "you row daily",
        "your weekly pay is over £90",
        "there was a delivery from abroad",
        "you arrive after midnight on Friday",
        "your birthday is in the first quarter of the year",
        "it was bought in the summer",
    ],
)
@pytest.mark.parametrize("spell", [str.lower, str.title, str.upper])
def test_capitals_bring_no_error(condition: str, spell: Callable[[str], str]) -> None:
    story = spell("We live on a farm. I row there weekly, in summer, and earn £20 a week.")
    assert isinstance(
        decide(spell(f"You can join if {condition}."), JOIN, scenario=story), Decision
    )


def test_capitals_of_a_title_bring_no_error() -> None:
    rule = "The Lower Price Is Asked On Orders Of At Least 40 Sacks."
    told = decide(rule, "Do I get the lower price?", scenario="We want thirty sacks.")
    assert isinstance(told, Decision)
