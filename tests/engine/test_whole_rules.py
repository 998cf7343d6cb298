"""Several sentences as one rule: what is not paid to some, prices of some, days asked for."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import decide, parse


def written(text: str, question: str) -> str:
    """Return what a text says of a question, with the clauses spelled out."""
    rule = parse(text)
    found = rule.written(question)
    for clause in reversed(rule.clauses):
        found = found.replace(clause.id, f"[{clause.statement}]")
    return found


YOUNG = "You can get a grant if you are under 21. "


@pytest.mark.parametrize(
    ("denial", "denied"),
    [
        ("The grant is not paid to students.", True),
        ("The grant is not payable to students.", True),
        ("Grants are not paid to students.", True),
        ("The grant will not be paid if you are a student.", True),
        ("Wages are not paid to students.", False),
        ("Helpers are not paid.", False),
    ],
)
def test_a_benefit_that_is_not_paid_to_some(denial: str, denied: bool) -> None:
    assert ("and not [" in written(YOUNG + denial, "Can I get a grant?")) is denied


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        ("The fee is £80. Students pay half.", "Do I have to pay £80?", "not [you are students]"),
        ("The fee is £80. Students pay £40.", "Do I have to pay £80?", "not [you are students]"),
        ("The fee is £80. Students pay £40.", "Do I pay £40?", "[you are students]"),
        ("The fee is £80. Students pay half.", "Do I pay half?", "[you are students]"),
        ("Students pay £40.", "Do I pay £40?", "[you are students]"),
    ],
)
def test_prices_of_some(text: str, question: str, expected: str) -> None:
    assert written(text, question) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "You can claim if you live with someone who smokes and has a dog.",
            "[you live with someone who smokes] and [you live with someone who has a dog]",
        ),
        (
            "You can claim if you are someone who smokes and has a dog.",
            "[you are someone who smokes] and [you have a dog]",
        ),
        ("Households with a child who is ill can claim.", "[you have a child who is ill]"),
        (
            "Families with twins, or with a child who is ill, can claim.",
            "[you are families with twins] or [you have a child who is ill]",
        ),
        (
            "Drivers with a licence who are over 70 can claim.",
            "[you are drivers with a licence] and [you are over 70]",
        ),
        (
            "You can claim if you are under 18 or if the case concerns adoption.",
            "[you are under 18] or [the case concerns adoption]",
        ),
        (
            "You can claim if you are a carer. You must look after someone for 35 hours a week.",
            "[you are a carer] and [you must look after someone for 35 hours a week]",
        ),
        (
            "You can claim if you are a carer. You must look after your badge.",
            "[you are a carer]",
        ),
    ],
)  # fmt: skip
def test_who_is_told_of(text: str, expected: str) -> None:
    assert written(text, "Can I claim?") == expected


@pytest.mark.parametrize(
    ("text", "question", "answer"),
    [
        ("You can't use the pool at weekends.", "Can I use the pool on Sunday?", "No"),
        ("You can't use the pool at weekends.", "Can I use the pool on a Tuesday?", "Yes"),
        ("You can't use the pool at weekends.", "Can I use the pool before Sunday?", "More"),
        ("You may fish from 1 June to 31 August.", "Can I fish in July?", "Yes"),
        ("You may fish from 1 June to 31 August.", "Can I fish in March?", "No"),
        ("You can swim before noon.", "Can I swim at 3 pm?", "No"),
        (
            "You may fish until 31 May. After that date you may fish only if you pay.",
            "Can I fish on 10 July?",
            "More",
        ),
    ],
)
def test_the_day_or_hour_asked_for(text: str, question: str, answer: str) -> None:
    assert decide(text, question).answer == answer


def test_verbs_before_bare_nouns_are_asked_about() -> None:
    asked = decide("You can appeal if the case concerns land.", "Can I appeal?").follow_up
    assert asked == "Does the case concern land?"
