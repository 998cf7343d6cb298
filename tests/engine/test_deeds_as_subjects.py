"""Deeds that are the subject of a later part: "it was not your fault and **repaying it** would …"."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

from cmr_logic import parse


@pytest.mark.parametrize(
    ("condition", "expression"),
    [
        ("it was not my error and sending it back would cost a lot", "not c1 and c2"),
        ("it was not my error or sending it back would be unfair", "not c1 or c2"),
        ("it was your error and sending it back would cost a lot", "c1 and c2"),
        ("it is not safe and staying there would put you at risk", "not c1 and c2"),
        ("you were not late and moving the boat would leave you without a berth", "not c1 and c2"),
        ("it isn't your boat and hiring it out brings in less than $90", "not c1 and c2"),
        ("you are not retired and looking after them takes up your day", "not c1 and c2"),
        # no subjects
        ("you are not working and living with a cook who is ill", "not c1 and not c2"),
        ("you are not hiring it out and living there", "not c1 and not c2"),
        ("it is not in use and lying there at night", "not c1 and not c2"),
        ("you are not retired and looking for work that you will start soon", "not c1 and not c2"),
    ],
)
def test_deeds(condition: str, expression: str) -> None:
    rule = parse(f"You can row if {condition}.")
    assert rule.written("Can I row?") == expression
    assert not any(" was sending" in clause.statement for clause in rule.clauses)
