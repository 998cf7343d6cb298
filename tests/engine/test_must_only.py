"""What must only be done in a case may be done in that case, and need never be."""

from __future__ import annotations

import pytest

from cmr_logic import parse


@pytest.mark.parametrize(
    ("text", "question", "statements"),
    [
        ("You must only moor here if you have a pass.", "Can I moor here?", ["you have a pass"]),
        ("You must only move the ewes after you've marked them and told us.",
         "Can I move the ewes?", ["you've marked them", "you've told us"]),
        ("You must only pay the bill once you have seen a receipt.", "Can I pay the bill?",
         ["you have seen a receipt"]),
    ],
)  # fmt: skip
def test_a_bound_is_leave(text: str, question: str, statements: list[str]) -> None:
    rule = parse(text)
    assert [clause.statement for clause in rule.clauses] == statements
    assert rule.written(question) == " and ".join(clause.id for clause in rule.clauses)


def test_what_something_is_for_stays_a_demand() -> None:
    rule = parse("Landlords must only use the deposit to pay for damage.")
    assert any("must only use" in clause.statement for clause in rule.clauses)
