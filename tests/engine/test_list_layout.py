"""Lists however they are laid out: joints on lines of their own, lead-ins that are sentences."""

from __future__ import annotations

import pytest

from cmr_logic import parse

ASKED = "Can I moor here?"
LEAD = "You can moor here if:\n\n"


def written(text: str) -> str:
    return parse(text).written(ASKED)


@pytest.mark.parametrize("gap", ["\n", "\n\n"])
@pytest.mark.parametrize(
    ("joint", "expected"), [("or", "c1 or c2 or c3"), ("AND", "c1 and c2 and c3")]
)
def test_joints_on_lines_of_their_own(gap: str, joint: str, expected: str) -> None:
    items = f"{gap}{joint}{gap}".join(("* you own a boat", "* you rent a boat", "* you sail"))
    assert written(LEAD + items) == expected
    assert written(f"{LEAD}{items}\n\nThe quay is lit at night.") == expected


def test_a_joint_between_some_items_parts_two_lists() -> None:
    text = LEAD + "* you own a boat\n* you pay\n\nor\n\n* you fish\n* you hold a licence"
    assert written(text) == "c1 and c2 or c3 and c4"


def test_two_joints_are_no_one_joint() -> None:
    text = LEAD + "* you own a boat\nor\n* you rent a boat\nand\n* you pay"
    assert written(text) not in {"c1 or c2 or c3", "c1 and c2 and c3"}


def test_a_joint_before_a_paragraph_goes_on_with_the_sentence() -> None:
    text = LEAD + "* you own a boat\n* you rent a boat\n\nand you pay the fee."
    assert written(text).endswith("and c3")


ITEMS = "\n\n* you are over 16\n* your boat is insured"


@pytest.mark.parametrize(
    ("lead", "joint"),
    [
        ("You can moor here if all of the conditions below are met.", "and"),
        ("You can moor here if any of the conditions below is met.", "or"),
        ("You can moor here if you meet one of the following conditions.", "or"),
        ("You can moor here. The following conditions must all be met:", "and"),
        ("You can moor here. These requirements must both be satisfied:", "and"),
    ],
)
def test_lead_ins_that_are_sentences(lead: str, joint: str) -> None:
    rule = parse(lead + ITEMS)
    expected = [c.id for c in rule.clauses if c.statement.endswith(("16", "insured"))]
    assert rule.written(ASKED) == f" {joint} ".join(expected)


def test_conditions_below_a_whole_sentence_come_on_top() -> None:
    text = "You can moor here if you pay.\n\n* You are over 16.\n* You have lived here for a year."
    assert written(text) == "c1 and (c2 and c3)"


@pytest.mark.parametrize("mark", ["✓", "✔", "☑", "➢", "►", "■", "○"])
def test_marks_of_items(mark: str) -> None:
    text = f"{LEAD}{mark} you own a boat\n{mark} you pay\n{mark} you hold a licence"
    assert [c.statement for c in parse(text).clauses] == [
        "you own a boat",
        "you pay",
        "you hold a licence",
    ]
    assert written(text) == "c1 and c2 and c3"
