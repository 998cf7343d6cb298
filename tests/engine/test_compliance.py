"""Conditions that take up the demands before them: "If you do not meet these rules, …"."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

from cmr_logic import parse

TAKEN_UP = [
    ("Stallholders must show a permit and wear a badge. Anyone who does not meet these conditions will be refused a pitch.", "Can I have a pitch?", "c2 and c3"),
    ("You must be 18 and hold a licence. If you fail to meet any of these requirements, you cannot hire a boat.", "Can I hire a boat?", "c1 and c2"),
    ("You must:\n\n* be 12\n* have a helmet\n\nIf you don't meet these conditions, we won't let you ride.", "Can I ride?", "c1 and c2"),
    ("You must be 12. You must have a helmet. You can ride if you meet these conditions.", "Can I ride?", "c1 and c2"),
    ("Dinghies must be insured and carry an anchor. A dinghy which fails any of these checks will not be launched.", "Will my dinghy be launched?", "c2 and c3"),
    ("Hives must be registered and fenced. Keepers who break these rules may lose their plot.", "Could I lose my plot?", "not (c2 and c3)"),
    # the conditions of what stands before
    ("You can join the choir if you sing. If you do not meet this condition, you may join the friends of the choir.", "Can I join the friends of the choir?", "not c1"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "written"), TAKEN_UP)
def test_demands_before_are_taken_up(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    "text",
    [
        "You must be 12. If you read these rules, you can join.",
        "You must be 12. If you do not meet these guides, you can ring us.",
        "You can join if you meet these requirements.",  # nothing stands before
    ],
)
def test_conditions_of_their_own_are_kept(text: str) -> None:
    rule = parse(text)
    assert rule.clauses[-1].id in rule.written("Can I join?") + rule.written("Can I ring you?")
