"""What a question itself tells: a case in other turns, what is lacked, what tells a thing apart."""

from __future__ import annotations

import pytest

from cmr_logic import decide

KAYAKS = "You can rent a kayak if you can swim and you have paid the deposit."
TICKETS = "We refund a ticket if you return it within 14 days and it is unused."
GARDENS = "You may adopt a goat if you have a garden and you have kept animals before."
WITHIN = "Did you return the ticket within 14 days?"
ABROAD = "Vans may be taken abroad if you tell us in advance."


@pytest.mark.parametrize(
    ("question", "answer", "follow_up"),
    [
        ("Can I rent a kayak when I can't swim?", "No", None),
        ("Can I rent a kayak even when I can't swim?", "No", None),
        ("When I can't swim, can I rent a kayak?", "No", None),
        ("Can I rent a kayak given that I can't swim?", "No", None),
        ("Can I rent a kayak if I haven't paid the deposit?", "No", None),
        ("Can I rent a kayak now that I've paid the deposit?", "More", "Can you swim?"),
        ("Can I rent a kayak as long as I've paid the deposit?", "More", "Can you swim?"),
        ("Can I rent a kayak provided I can swim?", "More", "Have you paid the deposit?"),
        ("Provided that I can swim, can I rent a kayak?", "More", "Have you paid the deposit?"),
        # no case: a time, a length, who provides it
        ("Can I rent a kayak when I come?", "More", "Can you swim?"),
        ("Can I rent a kayak for as long as I like?", "More", "Can you swim?"),
        ("Can I rent the kayak provided by the club?", "More", "Can you swim?"),
    ],
)
def test_turns_for_a_case(question: str, answer: str, follow_up: str | None) -> None:
    asked = decide(KAYAKS, question)
    assert (asked.answer, asked.follow_up) == (answer, follow_up)


def test_first_is_in_advance() -> None:
    assert decide(ABROAD, "May I take your van abroad if I tell you first?").answer == "Yes"
    assert decide(ABROAD, "May I take your van abroad if I tell you?").answer == "More"


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Can I rent a kayak without being able to swim?", "No"),
        ("Can I rent a kayak without paying the deposit?", "No"),
        ("Can I rent a kayak without having paid the deposit?", "No"),
        ("My son can swim. Can he rent a kayak without paying the deposit?", "No"),
        # what is not asked for, how it is done, and who comes along
        ("Can I rent a kayak without a guide?", "More"),
        ("Can I rent a kayak without delay?", "More"),
        ("Can I rent a kayak without my brother?", "More"),
        ("I can swim and paid the deposit. Can I rent a kayak without a guide?", "Yes"),
    ],
)
def test_what_is_lacked(question: str, answer: str) -> None:
    assert decide(KAYAKS, question).answer == answer


@pytest.mark.parametrize(
    ("question", "answer", "follow_up"),
    [
        ("Will you refund a ticket that I return after three weeks?", "No", None),
        ("Will you refund a ticket I've already used?", "No", None),
        ("Will you refund my used ticket?", "No", None),
        ("Can I get a refund for a ticket that's been used?", "No", None),
        ("Can I get a refund for a ticket I return a month later?", "No", None),
        ("Will you refund a ticket I haven't used?", "More", WITHIN),
        # nothing of what counts
        ("Will you refund a ticket I gave to a friend?", "More", WITHIN),
        ("Will you refund a ticket I want to use?", "More", WITHIN),
    ],
)  # fmt: skip
def test_what_tells_a_thing_apart(question: str, answer: str, follow_up: str | None) -> None:
    asked = decide(TICKETS, question)
    assert (asked.answer, asked.follow_up) == (answer, follow_up)


def test_a_thing_that_may_be_needed_is_told_of_nobody() -> None:
    rule = "You may bring a bottle into the ground if it is plastic and has been opened."
    assert decide(rule, "May I bring an unopened bottle into the ground?").answer == "No"
    assert decide(rule, "May I bring a bottle that has been opened?").reasons
    assert not decide(rule, "Must I bring a bottle that has been opened?").reasons


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Can someone who has no garden adopt a goat?", "No"),
        ("Can people without a garden adopt a goat?", "No"),
        ("Can someone who has a garden adopt a goat?", "More"),
        ("Can somebody who rows adopt a goat?", "More"),
    ],
)
def test_anybody_told_apart(question: str, answer: str) -> None:
    assert decide(GARDENS, question).answer == answer


def test_a_denial_of_a_thing_turns_no_question() -> None:
    rule = "Your bike is covered if it was locked and you reported the theft."
    assert decide(rule, "Am I covered for a bike that wasn't locked?").answer == "No"


@pytest.mark.parametrize(
    ("rule", "question", "answer"),
    [
        (
            "You can sell the boat unless rent is owing.",
            "I owe a month's rent. Can I sell it?",
            "No",
        ),
        ("You can vote if no fines are outstanding.", "I owe £9 in fines. Can I vote?", "No"),
        ("You can vote if no fines are outstanding.", "I've paid my fines. Can I vote?", "Yes"),
        ("You can vote if no fines are outstanding.", "My son owes fines. Can I vote?", "More"),
        ("You can vote unless rent is owing.", "I owe my sister money. Can I vote?", "More"),
    ],
)
def test_dues_told_as_owed_are_owing(rule: str, question: str, answer: str) -> None:
    assert decide(rule, question).answer == answer
