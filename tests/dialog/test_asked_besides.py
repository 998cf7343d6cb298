"""Follow-ups about provisions that the question does not name: these belong to it then."""

from __future__ import annotations

from itertools import permutations

import pytest

from cmr_logic import decide
from cmr_logic.dialog import answer, next_question

TOW = "You can tow a boat if you own it. You may not tow a red boat."
LOAN = """Workshop loans

Loans of up to £900 are made through guilds. You can use a loan for:

* tools or benches
* wood
* rent
"""
FAIR = """You can have a stall if you are a baker or a potter.

The stall must be set up by noon.

An apron is required."""
BACK = "You can get the fare back if your train was late. You must ring us if you lose your ticket."
HATS = "You can hire a boat if you own a hat.\n\nYou can vote if you live on a pier."


@pytest.mark.parametrize(
    ("text", "question", "history", "expected"),
    [
        # a denial that its own words imply
        (TOW, "Am I allowed to tow this?", [("Do you own the boat?", "yes")], "Yes"),
        (
            TOW,
            "Am I allowed to tow this?",
            [("Do you own the boat?", "yes"), ("Is the boat red?", "yes")],
            "No",
        ),
        (
            TOW,
            "Am I allowed to tow this?",
            [("Do you own the boat?", "yes"), ("Is the boat red?", "no")],
            "Yes",
        ),
        (
            TOW,
            "Am I allowed to tow this?",
            [("Is the boat red?", "no")],
            "More",
        ),
        # what something granted may be used for, in place of what the words of a grant imply
        (LOAN, "Can I get a workshop loan for this?", [("Is the loan for wood?", "yes")], "Yes"),
        (
            LOAN,
            "Can I get a workshop loan for this?",
            [("Is the loan for wood?", "no"), ("Tools or benches?", "no"), ("Rent?", "no")],
            "No",
        ),
        # what is demanded besides
        (
            FAIR,
            "Can I have a stall?",
            [("Are you a baker or a potter?", "yes"), ("Do you have an apron?", "no")],
            "No",
        ),
    ],
)
def test_what_was_asked_belongs_to_the_question(
    text: str, question: str, history: list[tuple[str, str]], expected: str
) -> None:
    for told in permutations(history):
        assert decide(text, question, history=told).answer == expected
        assert answer(text, question, history=told)[0] == expected


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        (HATS, "Can I hire a boat?", "Is your home on a pier?"),  # another deed
        (BACK, "Can I get the fare back?", "Did you ring them?"),  # to be done in another case
        (TOW, "Am I allowed to tow this?", "Is the car red or blue?"),
        (
            "You can swim if you pay or you float. You need not book on Sundays.",
            "Can I swim?",
            "Is it Sunday?",
        ),
    ],
)
def test_what_says_something_else_does_not(text: str, question: str, follow_up: str) -> None:
    for told in ("yes", "no"):
        found = decide(text, question, history=[(follow_up, told)])
        assert found.answer == "More", (found, follow_up)


def test_a_question_for_a_duty_is_left_as_it_is() -> None:
    text = "You must wear a vest if you row. Children must have a whistle."
    found = decide(text, "Do I have to wear a vest?", history=[("Do you have a whistle?", "no")])
    assert found.answer == "More"


def test_what_is_asked_next_is_asked_of_what_belongs_to_the_question() -> None:
    told = [("Is the boat red?", "no")]
    assert next_question(TOW, "Am I allowed to tow this?", history=told) == "Do you own it?"
