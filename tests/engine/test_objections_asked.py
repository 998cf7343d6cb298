"""Whoever asks what speaks against a deed asks for a ban; what is owed is to be paid."""

from __future__ import annotations

import pytest

from cmr_logic import decide

KAYAKS = "You can rent a kayak if you can swim and you have paid the deposit."
BLOOD = "You cannot give blood if you have had a tattoo lately or you weigh less than 50 kg."
HALL = "Guests who cancel late pay the full price. Guests who fall ill pay nothing."


@pytest.mark.parametrize(
    "asked",
    [
        "Is there anything against my renting a kayak?",
        "Is there any problem with me renting a kayak?",
        "Is it a problem if I rent a kayak?",
        "Would you mind if I rent a kayak?",
        "Is it wrong to rent a kayak?",
        "Is it against the rules to rent a kayak?",
        "Is it against the rules if I rent a kayak?",
        "Will I get into trouble for renting a kayak?",
        "Are you going to stop me renting a kayak?",
        "Would you send me home?",
        "Would I be turned away?",
        "Could they refuse me a kayak?",
    ],
)
def test_objections(asked: str) -> None:
    assert decide(KAYAKS, f"I can't swim. {asked}").answer == "Yes"
    assert decide(KAYAKS, f"I can swim and have paid the deposit. {asked}").answer == "No"
    assert decide(KAYAKS, f"I can swim. {asked}").answer == "More"


@pytest.mark.parametrize(
    "asked",
    [
        "Is it OK if I rent a kayak?",
        "Is it fine with you if I rent a kayak?",
        "Am I free to rent a kayak?",
        "Will they let me rent a kayak?",
    ],
)
def test_leave(asked: str) -> None:
    assert decide(KAYAKS, f"I can't swim. {asked}").answer == "No"
    assert decide(KAYAKS, f"I can swim and have paid the deposit. {asked}").answer == "Yes"


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("I had a tattoo lately. Would I be turned away?", "Yes"),
        ("I had a tattoo lately. Will you turn me away?", "Yes"),
        ("I had a haircut lately. Would I be turned away?", "Irrelevant"),
        ("Would I be turned away?", "Irrelevant"),
    ],
)
def test_what_is_told_says_what_it_is_about(question: str, answer: str) -> None:
    assert decide(BLOOD, question).answer == answer


def test_who_is_too_young_may_not() -> None:
    rule = "You can dive if you are over 12."
    assert decide(rule, "I'm 10. Am I too young to dive?").answer == "Yes"
    assert decide(rule, "I'm 14. Am I too young to dive?").answer == "No"
    assert decide(rule, "Is my 10-year-old too young to dive?").answer == "Yes"


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("I fell ill. Do I owe you anything?", "No"),
        ("I fell ill. Do I owe the full price?", "No"),
        ("I fell ill. Will I get away without paying?", "Yes"),
        ("I cancelled late and did not fall ill. Do I owe you anything?", "Yes"),
    ],
)
def test_what_is_owed(question: str, answer: str) -> None:
    assert decide(HALL, question).answer == answer
