"""Questions whether one, or a debt, qualifies for relief: "eligible for forgiveness"."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

from cmr_logic import parse

LOAN = "Your loan may be forgiven if you taught for five years."
FEE = "Your fee may be waived if your income is low."


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [
        (LOAN, "Is my loan eligible for forgiveness?", "c1"),
        (LOAN, "Do I qualify for loan forgiveness?", "c1"),
        (LOAN, "Is my loan eligible?", "c1"),
        (f"{LOAN} Loans in default are not eligible.", "Is my loan eligible for forgiveness?", "c1 and not c2"),
        (f"{FEE} Late applications are not eligible.", "Can my fee be waived?", "c1 and not c2"),
        (f"{FEE} Businesses do not qualify.", "Am I eligible for a waiver?", "c1 and not c2"),
        ("Your debt can be cancelled if you are disabled.", "Does my debt qualify?", "c1"),
        ("Your debt can be cancelled if you are disabled.", "Am I eligible for debt cancellation?", "c1"),
        ("We may waive the interview if you are over 79.", "Do I qualify for a waiver?", "c1"),
    ],
)  # fmt: skip
def test_relief_is_granted(text: str, question: str, expression: str) -> None:
    assert parse(text).written(question) == expression


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [
        # the duty itself
        (LOAN, "Do I have to repay my loan?", "not c1"),
        # what is no burden is lost
        ("Your loan will be cancelled if you do not sign in time.", "Am I eligible?", "c1"),
        ("Your permit can be cancelled if you miss a payment.", "Can I keep my permit?", "not c1"),
        ("Your application will be refused if you are late.", "Does my application qualify?", "not c1"),
        # the relief is what goes
        ("We may cancel your fee waiver if you miss a payment.", "Can I get a fee waiver?", "not c1"),
        # no relief is given
        ("The fee cannot be waived if you apply late.", "Am I eligible for a fee waiver?", "not c1"),
    ],
)  # fmt: skip
def test_no_relief(text: str, question: str, expression: str) -> None:
    assert parse(text).written(question) == expression
