"""Plain statements behind a condition without a comma, and claims that are taken from people."""

from __future__ import annotations

import pytest

import cmr_logic

CASES = (
    ("If you pay late the fee doubles.", "Will my fee double?", "c1"),
    ("When you retire your cover ends.", "Will my cover end?", "c1"),
    ("If you leave early your deposit is kept.", "Will my deposit be kept?", "c1"),
    ("If you book for three nights or more the rate halves.", "Will the rate halve?", "c1"),
    ("If you cancel within 14 days your money is refunded.", "Is my money refunded?", "c1"),
    ("If your home is empty for more than a year the tax is doubled.", "Is the tax doubled?", "c1"),
    ("If you have a dog the landlord adds £20 to the rent.", "Will the landlord add £20?", "c1"),
    ("Unless you object the plan is approved.", "Is the plan approved?", "not c1"),
    ("After you move the supplier sends a final bill.", "Does the supplier send a bill?", "c1"),
    (
        "If you tell the office the date you moved your bill is reduced.",
        "Is my bill reduced?",
        "c1",
    ),
    ("If you think the bill is wrong you can appeal.", "Can I appeal?", "c1"),
    ("You can claim if you own the house your parents live in.", "Can I claim?", "c1"),
    ("Applications are accepted from charities and schools.", "Can I apply?", "c1 or c2"),
    ("Bids are invited from small firms and co-operatives.", "Can we bid?", "c1 or c2"),
    ("Nominations will be taken from members aged over 18.", "Can I apply?", "c1"),
    ("Complaints are accepted by phone or email.", "Can I complain by letter?", "false"),
)


@pytest.mark.parametrize(("text", "question", "expression"), CASES)
def test_plain_statements(text: str, question: str, expression: str) -> None:
    assert cmr_logic.parse(text).written(question) == expression


STATEMENTS = (
    ("If you retire early your cover ends.", ["you retire early"]),
    ("If the boat your aunt sold is old you can row.", ["the boat your aunt sold is old"]),
)


@pytest.mark.parametrize(("text", "statements"), STATEMENTS)
def test_a_condition_ends_where_the_statement_begins(text: str, statements: list[str]) -> None:
    assert [clause.statement for clause in cmr_logic.parse(text).clauses] == statements
