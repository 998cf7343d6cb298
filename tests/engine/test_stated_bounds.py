"""The most and the least that there is of a thing, and ages: "The maximum stay is 9 days"."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

STATEMENTS = [
    ("The maximum stay on the quay is 9 days.", ["the stay on the quay is at most 9 days"]),
    ("The minimum deposit is £50.", ["the deposit is at least £50"]),
    ("The minimum age is 14.", ["you are at least 14"]),
    ("The maximum age to join is 65.", ["you are at most 65"]),
    (
        "The maximum berth is 9 metres for boats and six metres for rafts.",
        [
            "the berth is at most 9 metres",
            "it is for boats",
            "the berth is at most six metres",
            "it is for rafts",
        ],
    ),
    # no bounds: a name, and no amount
    ("The maximum security wing is 9 miles away.", ["the maximum security wing is 9 miles away"]),
    ("The maximum fine is set by the court.", ["the maximum fine is set by the court"]),
]

LOANS = "The maximum boat loan is £5,000. The maximum term is 5 years."
ANSWERS = [
    (LOANS, "Does the loan meet my needs?", [], "More"),
    (LOANS, "Does the loan meet my needs?", [("Do you need over £5,000?", "yes")], "No"),
    (LOANS, "Does the loan meet my needs?", [("Do you need over £5,000?", "no")], "More"),
    (
        LOANS,
        "Does the loan meet my needs?",
        [("Do you need over £5,000?", "no"), ("Is the term at most 5 years?", "yes")],
        "Yes",
    ),
    # who gets it hangs on no bound
    (
        "You can get a boat loan if you fish. The maximum loan is £5,000.",
        "Can I get a boat loan?",
        [("Do you fish?", "yes")],
        "Yes",
    ),
    # but on an age
    ("You can join the crew. The minimum age is 14.", "Can I join the crew?", [], "More"),
    (
        "You can join the crew. The minimum age is 14.",
        "Can I join the crew?",
        [("Are you under 14?", "yes")],
        "No",
    ),
]


@pytest.mark.parametrize(("text", "expected"), STATEMENTS)
def test_a_bound_is_what_must_do(text: str, expected: list[str]) -> None:
    assert [clause.statement for clause in parse(text).clauses] == expected


@pytest.mark.parametrize(("text", "question", "history", "expected"), ANSWERS)
def test_a_bound_decides_whether_a_thing_is_what_one_needs(
    text: str, question: str, history: list[tuple[str, str]], expected: str
) -> None:
    assert decide(parse(text), question, history=history).answer == expected
