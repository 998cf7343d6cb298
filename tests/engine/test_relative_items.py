"""Lists whose items open with "who" themselves: "This is not for people: | who smoke"."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

from cmr_logic import parse


@pytest.mark.parametrize(
    ("text", "question", "expected", "statements"),
    [
        (
            "We cannot insure rowers:\n- who are under 12\n- whose boat was stolen",
            "Can you insure me?",
            "not (c1 or c2)",
            ["you are under 12", "your boat was stolen"],
        ),
        (
            "The toll is not payable by a person:\n- who rows\n- whose boat leaks",
            "Do I have to pay the toll?",
            "not (c1 or c2)",
            ["you row", "your boat leaks"],
        ),
        (
            "A berth may be given to an applicant—\n(a) who owns a boat, and\n(b) who has not been given one before.",
            "Can I be given a berth?",
            "c1 and not c2",
            ["you own a boat", "you have been given one before"],
        ),
        (
            "A badge can be issued to any rower:\n(a) who is over 60; or\n(b) who cannot swim.",
            "Can I get a badge?",
            "c1 or not c2",
            ["you are over 60", "you can swim"],
        ),
        (
            "(1) A person may moor here if that person owns a boat.\n(2) Paragraph (1) does not apply to a person—\n(a) who already has a berth; or\n(b) whose berth was taken away.",
            "May I moor here?",
            "c1 and not (c2 or c3)",
            ["you own a boat", "you already have a berth", "your berth was taken away"],
        ),
    ],
)
def test_who_of_each_item_stands_for_one_in_the_lead_in(
    text: str, question: str, expected: str, statements: list[str]
) -> None:
    rule = parse(text)
    assert [clause.statement for clause in rule.clauses] == statements
    assert rule.written(question) == expected


def test_items_of_which_one_opens_otherwise_are_read_as_they_are() -> None:
    rule = parse("You can row if you are:\n- a member\n- a guest who has paid")
    assert [c.statement for c in rule.clauses] == [
        "you are a member",
        "you are a guest who has paid",
    ]
