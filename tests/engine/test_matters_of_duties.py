"""What a duty is about, whom it binds together, and single demands below a bare aim."""

from __future__ import annotations

import pytest

from cmr_logic import parse
from cmr_logic.expression import clause_ids


def asked(text: str, question: str) -> list[str]:
    rule = parse(text)
    return [rule.statement(name) for name in sorted(clause_ids(rule.expression(question)))]


@pytest.mark.parametrize(
    ("text", "question", "clauses"),
    [
        (
            "You must pay the charge on a home that has stood empty for a year.",
            "Do I have to pay the charge on my home?",
            ["the home has stood empty for a year"],
        ),
        (
            "You must register a dog that is over 3 months old.",
            "Do I have to register my dog?",
            ["the dog is over 3 months old"],
        ),
        (
            "You must report changes which affect your claim within 10 days.",
            "Do I have to report changes?",
            ["the changes affect your claim"],
        ),
        (
            "You must report any accident in which somebody was hurt.",
            "Do I have to report my accident?",
            ["somebody was hurt in the accident"],
        ),
        (
            "You must repay any grant that you were not entitled to.",
            "Do I have to repay my grant?",
            ["you were entitled to the grant"],
        ),
        (
            "Owners must remove trees that have fallen on a road.",
            "Do I have to remove the tree?",
            ["you are owners", "the trees have fallen on a road"],
        ),
        (
            "You must declare goods that come from abroad unless they are gifts.",
            "Do I have to declare my goods?",
            ["the goods come from abroad", "they are gifts"],
        ),
    ],
)
def test_a_duty_hangs_on_what_it_is_about(text: str, question: str, clauses: list[str]) -> None:
    assert asked(text, question) == clauses


@pytest.mark.parametrize(
    "text",
    [
        "You must wear a badge that shows your name.",
        "You must apply for a licence that covers boats.",
        "You must return the key that we gave you.",
        "You must return books by Friday.",
        "You must register each let with the council.",
    ],
)
def test_what_one_does_a_duty_with_or_by_is_no_case(text: str) -> None:
    assert len(parse(text).clauses) == 1


@pytest.mark.parametrize(
    ("text", "question", "clauses"),
    [
        (
            "Both you and your partner must have worked here before you can share leave.",
            "Can we share leave?",
            ["you have worked here", "your partner has worked here"],
        ),
        (
            "To join, you and your partner must be over 18.",
            "Can we join?",
            ["you must be over 18", "your partner must be over 18"],
        ),
        (
            "You and your landlord must both sign the form to claim.",
            "Can I claim?",
            ["you must sign the form", "your landlord must sign the form"],
        ),
        (
            "You and your partner must make a joint claim to get the credit.",
            "Can I get the credit?",
            ["you and your partner must make a joint claim"],
        ),
    ],
)
def test_both_of_two_are_asked_about(text: str, question: str, clauses: list[str]) -> None:
    assert asked(text, question) == clauses


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (
            "To join:\n* You must be over 18.\n* If you are a student, you must show your card.",
            "Can I join?",
            "c1 and (c3 or not c2)",
        ),
        (
            "To camp:\n* You must book.\n* You must have a tent unless you are a scout.",
            "Can I camp?",
            "c1 and (c2 or c3)",
        ),
        (
            "To join:\n* you must be over 18, or\n* a parent must sign the form",
            "Can I join?",
            "c1 or c2",
        ),
        (
            "To join:\n* you must be over 18\n* a parent must sign the form",
            "Can I join?",
            "c1 and c2",
        ),
    ],
)
def test_demands_below_an_aim(text: str, question: str, expected: str) -> None:
    assert parse(text).written(question) == expected
