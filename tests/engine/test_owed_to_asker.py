"""What others must give, asked for by those to whom it goes: "Can I get the refund?"."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

from cmr_logic import parse

REFUND = "Clubs must give a refund to rowers who lose a boat"


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [
        (f"{REFUND}.", "Can I get a refund?", "c3"),
        (f"{REFUND}, except those who were late.", "Can I get a refund?", "c3 and not c4"),
        (f"{REFUND}, unless they have insurance.", "Can my son claim a refund?", "c3 and not c4"),
        # of several things said of them
        ("Banks must grant a break to borrowers who are ill or have lost a job.", "Can I get a break?", "c3 or c4"),
        ("Banks must grant a break to borrowers who ask for one and are ill.", "Can I get a break?", "c3 and c4"),
        # behind another "to"
        ("Firms must give up to 9 weeks of leave to cooks who were ill.", "Can I get leave?", "c3"),
        # kinds of them
        ("Firms must offer insurance to all full-time cooks.", "Can I get insurance?", "c3"),
        ("Clubs must provide vests to older rowers and children under 6.", "Can I get a vest?", "c3 or c4"),
    ],
)  # fmt: skip
def test_asked_by_those_who_get_it(text: str, question: str, expression: str) -> None:
    assert parse(text).written(question) == expression


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [
        # whoever gives it is not asked about whoever gets it
        (f"{REFUND}.", "Do I have to give a refund?", "c1"),
        ("Clubs with 9 or more boats must pay a bonus to cooks who were hired in May.", "Do I have to pay a bonus?", "c1"),
        ("Hotels must provide a fridge to guests who are ill.", "Do I have to provide a fridge?", "c1"),
        # what is demanded beside it
        ("Firms must offer cover to cooks who are ill and pay for it.", "Do I have to offer cover?", "c1"),
        # by when, which tells nobody apart
        ("Sellers must give a receipt to customers within 9 days.", "Do I have to give a receipt?", "c1"),
        ("You must give notice to all full-time cooks.", "Do I have to give notice?", "c1"),
    ],
)  # fmt: skip
def test_asked_by_those_who_give_it(text: str, question: str, expression: str) -> None:
    assert parse(text).written(question) == expression
