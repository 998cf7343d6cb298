"""Conditions between a subject and its verb, and exceptions that a second sentence makes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic.cues.exceptions_said import exceptions_said

CARD = "[you swim]"


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        ("You, if you swim, can join.", "Can I join?", CARD),
        ("A cook, unless he has a lease, must leave.", "Must I leave?", "not [you have a lease]"),
        ("A cook, where he has a lease, must leave.", "Must I leave?", "[you have a lease]"),
        ("The fee, if you swim, is waived.", "Is the fee waived?", CARD),
        (
            "You, if you swim, are insured and have paid, can join.",
            "Can I join?",
            "[you swim] and [you are insured] and [you have paid]",
        ),
        # behind a modal
        ("Your card will, if you swim, lapse.", "Will my card lapse?", CARD),
        ("You will, if you swim, not pay a fee.", "Do I pay a fee?", "not [you swim]"),
        ("You will, if you swim, lose the cover.", "Will I lose the cover?", CARD),
        ("You can, if you swim, bring books and films.", "Can I bring books?", CARD),
        ("You must, if you swim, wear a cap, bring a rope and sign.", "Must I wear a cap?", CARD),
        (
            "You can, if you swim, row or dive, join.",
            "Can I join?",
            "[you swim] or [you row] or [you dive]",
        ),
        # what it denies is no part of the conclusion
        ("You can, if you have no car, join.", "Can I join?", "not [you have any car]"),
    ],
)
def test_condition_between(
    said: Callable[[str, str], str], text: str, question: str, expected: str
) -> None:
    assert said(text, question) == expected


EXCEPTED = (
    "There is one exception: if it rains.",
    "There is only one exception: when it rains.",
    "An exception applies if it rains.",
    "However, we make an exception if it rains.",
    "An exception is made in cases where it rains.",
    "Exceptions apply where it rains.",
    "Exception: if it rains.",
    "That isn't so if it rains.",
    "However, this is not so if it rains.",
    "This rule does not hold if it rains.",
    "This ceases to apply when it rains.",
    "This no longer applies if it rains.",
)


@pytest.mark.parametrize("second", EXCEPTED)
def test_exception_in_a_second_sentence(said: Callable[[str, str], str], second: str) -> None:
    rain = "[it rains]"
    assert said(f"You must wear a vest. {second}", "Must I wear a vest?") == f"not {rain}"
    assert said(f"You can row if you swim. {second}", "Can I row?") == f"{CARD} and not {rain}"
    assert said(f"You cannot row. {second}", "Can I row?") == rain


@pytest.mark.parametrize(
    "second",
    [
        "The exceptions are if it rains and if you swim.",
        "There are two exceptions: if it rains and if you swim.",
        "Exceptions: where it rains or you swim.",
    ],
)
def test_each_exception_is_one(said: Callable[[str, str], str], second: str) -> None:
    text = f"You must wear a vest. {second}"
    assert said(text, "Must I wear a vest?") == "not ([it rains] or [you swim])"


def test_exceptions_made_for_people(said: Callable[[str, str], str]) -> None:
    text = "You must wear a vest. We make an exception for guests."
    assert said(text, "Must I wear a vest?") == "not [you are guests]"


@pytest.mark.parametrize(
    "second",
    ["Ask us about exceptions.", "Some exceptions exist."],
)
def test_no_exception(said: Callable[[str, str], str], second: str) -> None:
    assert said(f"You can row if you swim. {second}", "Can I row?") == CARD


@pytest.mark.parametrize(
    "text", ["the boat is not so if it rains", "we made an exception if it rains", "this is not so"]
)
def test_no_roundabout_exception(text: str) -> None:
    assert not list(exceptions_said(text.split()))
