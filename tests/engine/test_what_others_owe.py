"""What others owe whoever asks, what nobody is given, and verbs that could be nouns."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import parse


def written(text: str, question: str) -> str:
    """Return what a text says of a question, with the clauses spelled out."""
    rule = parse(text)
    found = rule.written(question)
    for clause in reversed(rule.clauses):
        found = found.replace(clause.id, f"[{clause.statement}]")
    return found


@pytest.mark.parametrize("owed", ["Your landlord should repay your deposit", "We must refund you"])
@pytest.mark.parametrize("question", ["Do I qualify?", "Am I entitled to this?"])
def test_what_others_owe_is_had_in_their_case(owed: str, question: str) -> None:
    found = written(f"{owed} if you:\n\n* have left the flat clean\n* gave notice", question)
    assert found == "[you have left the flat clean] and [you gave notice]"


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (
            "The shop has to give you a refund if the lamp is faulty.",
            "Can I get a refund?",
            "[the lamp is faulty]",
        ),
        (
            "You can stay here if you work. Your firm must pay you £9 if you are 17.",
            "Can I stay here?",
            "[you work]",
        ),
        # to be told is no gift, and a letter is proof of something
        (
            "You must give us a photo if you are 17.",
            "Do I qualify?",
            "not [you are 17] or [you must give us a photo]",
        ),
        (
            "Your doctor must give you a letter if you are ill.",
            "Do I qualify?",
            "not [you are ill] or [your doctor must give you a letter]",
        ),
    ],
)
def test_a_duty_of_others_is_no_demand(text: str, question: str, expected: str) -> None:
    assert written(text, question) == expected


@pytest.mark.parametrize("modal", ["shall", "must", "may", "will"])
@pytest.mark.parametrize("whom", ["anyone", "a person", "any trader"])
def test_what_is_not_to_be_issued_to_some_is_denied_them(modal: str, whom: str) -> None:
    text = f"A stall licence {modal} not be granted to {whom} who owes rent."
    assert written(text, "Can I get a stall licence?") == "not [you owe rent]"


def test_who_is_not_to_be_barred_has_to_meet_that() -> None:
    text = "Guides must not be disqualified from driving."
    assert written(text, "Can I be a guide?") == "not [guides must be disqualified from driving]"


@pytest.mark.parametrize(
    "thing", ["guest parking permit", "student camping pass", "nurse training bursary"]
)
def test_who_parks_is_no_permit(thing: str) -> None:
    text = f"A {thing} may be issued if your car is registered."
    assert written(text, f"Can I get a {thing}?") == "[your car is registered]"


def test_who_does_something_is_told_apart() -> None:
    text = "A guest living abroad may be given a key if the hut is free."
    assert "you are a guest living abroad" in {c.statement for c in parse(text).clauses}


@pytest.mark.parametrize(
    ("said", "verb"),
    [
        ("are a pupil", "book with us"),
        ("are a member", "visit us"),
        ("are a tenant", "look after a garden"),
        ("are over voting age", "look after a garden"),
        ("have a job", "care for a relative"),
        ("have a garden", "plan to keep hens"),
    ],
)
def test_a_noun_can_be_the_next_verb(said: str, verb: str) -> None:
    found = written(f"You can join if you {said} and {verb}.", "Can I join?")
    assert found == f"[you {said}] and [you {verb}]"


@pytest.mark.parametrize(
    "said", ["are a host and guide to visitors", "have a permit and plan for the trip"]
)
def test_a_noun_may_be_one(said: str) -> None:
    assert written(f"You can join if you {said}.", "Can I join?") == f"[you {said}]"
