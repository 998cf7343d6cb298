"""What coordinators and negations reach: conditions in a row, states, kinds, what costs nothing."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

CONDITIONS = [
    (
        "You can have a stall if you live here, you're not banned or in debt and one of the following applies:\n\n* you bake\n* you sew",
        "Can I have a stall?",
        "[you live here] and not ([you're banned] or [you're in debt]) and ([you bake] or [you sew])",
    ),
    (
        "You can have a stall if both the following apply:\n\n* you bake\n* you sew",
        "Can I have a stall?",
        "[you bake] and [you sew]",
    ),
]

STATES = [
    ("You can row if you are at least 16 and not currently banned.", "Can I row?", "[you are at least 16] and not [you are currently banned]"),
    ("You can row if you are a member and not in debt.", "Can I row?", "[you are a member] and not [you are in debt]"),
    ("To row, you must:\n\n* be at least 16 years old and not currently banned\n* swim", "Can I row?", "([you must be at least 16 years old] and not [you must be currently banned]) and [you must swim]"),
    ("To board, the dog must be healthy, vaccinated and not pregnant.", "Can my dog board?", "[the dog must be healthy] and [the dog must be vaccinated] and not [the dog must be pregnant]"),
    ("You can row if you bring a vest and not merely a belt.", "Can I row?", "[you bring a vest and not merely a belt]"),
]  # fmt: skip

KINDS = [
    (
        "The hostel offers rooms for young families, people who are retired, and people with long-term illnesses.",
        "Can I get a room at the hostel?",
        "[you are young families] or [you are retired] or [you have long-term illnesses]",
    ),
]

NOTHING_DENIED = [
    ("Members are covered at no cost.", "Am I covered?", "[you are members]"),
    ("Members may stay at no extra charge.", "Will I be charged for my stay?", "not [you are members]"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "question", "wanted"), CONDITIONS + STATES + KINDS + NOTHING_DENIED
)
def test_what_is_joined_and_denied(
    said: Callable[[str, str], str], text: str, question: str, wanted: str
) -> None:
    assert said(text, question) == wanted


def test_those_whom_something_is_not_limited_to_are_no_condition(
    said: Callable[[str, str], str],
) -> None:
    assert "farmers" in said("Rescue loans are limited to farmers.", "Can I get a rescue loan?")
    text = "Rescue loans are not limited to farmers. You can get a rescue loan if you ask for it."
    assert said(text, "Can I get a rescue loan?") == "[you ask for it]"
