"""Needs that a denial tells of, and those who need none; "without" beside leave and denials."""

from __future__ import annotations

import pytest

from cmr_logic import parse

FISHING = "Nobody may fish without a licence, but members need none."
GUIDE = "No one can climb without a guide. Children do not need one if they are with a parent."
CAMPING = "You cannot camp without a permit unless you are a scout. Teachers need no permit."
CAP = "You cannot swim without a cap. You need no towel."


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (FISHING, "Do I need a licence?", "not c2"),
        (FISHING, "Can I fish?", "c1 or c2"),
        ("You can fish if you have a rod. Members don't need one.", "Can I fish?", "c1 or c2"),
        ("You can fish if you have a rod. Members don't need one.", "Do I need a rod?", "not c2"),
        (GUIDE, "Do I need a guide?", "not (c2 and c3)"),
        (GUIDE, "Can I climb?", "c1 or c2 and c3"),
        (CAMPING, "Do I need a permit?", "not c2 and not c3"),
        (CAMPING, "Can I camp?", "not (not (c1 or c3) and not c2)"),
        (CAP, "Do I need a cap?", "true"),
        (CAP, "Can I swim?", "c1"),
    ],
)
def test_who_needs_none_is_spared(text: str, question: str, expected: str) -> None:
    assert parse(text).written(question) == expected


@pytest.mark.parametrize(
    ("text", "question", "clauses"),
    [
        (
            "You may end the lease early, without paying the fee, if you move abroad.",
            "Can I end the lease early?",
            ["you move abroad"],
        ),
        (
            "You may return goods, without having to say why, if they are unused.",
            "Can I return goods?",
            ["they are unused"],
        ),
        (
            "Members may, without charge, borrow a boat if they show their card.",
            "Can members borrow a boat?",
            ["you show your card"],
        ),
        (
            "You cannot leave early, without telling the office, unless you are ill.",
            "Can I leave early?",
            ["you tell the office", "you are ill"],
        ),
        (
            "You may not, without the warden's consent, keep a dog.",
            "Can I keep a dog?",
            ["you have the warden's consent"],
        ),
    ],
)
def test_without_is_a_condition_of_denials_alone(
    text: str, question: str, clauses: list[str]
) -> None:
    rule = parse(text)
    asked = rule.diagram(question).nodes
    assert [rule.statement(node.clause_id) for node in asked] == clauses
