from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cmr_logic.sharc.systems.question_rules import (
    QUESTION_RULES,
    QuestionRule,
    condition_of,
    to_question,
)


def _plain(text: str) -> str:
    return text.replace("’", "'")


@pytest.mark.parametrize("rule", QUESTION_RULES, ids=lambda rule: rule.name)
def test_a_rule_fires_on_its_example_alone(rule: QuestionRule) -> None:
    condition, question = rule.example
    assert to_question(condition) == question
    first = next(r for r in QUESTION_RULES if r.pattern.fullmatch(_plain(condition)))
    assert first is rule
    assert not rule.pattern.fullmatch(_plain(rule.counter_example))


@pytest.mark.parametrize(
    ("condition", "question"),
    [
        ("You’re a beekeeper, and", "Are you a beekeeper?"),
        ("A tax on honey", "Are you a tax on honey?"),
        ("Have honey; or", "Do you have honey?"),
        ("Bee Keepers Union members", "Are you Bee Keepers Union members?"),
        ("", "Is it so?"),
    ],
)
def test_ends_and_capitals(condition: str, question: str) -> None:
    assert to_question(condition) == question


def test_conditions_stand_after_their_word() -> None:
    assert condition_of("Ask first unless it is your hive.") == "it is your hive"
    assert condition_of("Bees sting.") == "Bees sting."


@given(st.text(max_size=200))
def test_any_text_makes_one_question(text: str) -> None:
    question = to_question(text)
    assert question.endswith("?")
    assert "\n" not in question
