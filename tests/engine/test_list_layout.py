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


@pytest.mark.parametrize(
    ("items", "statements", "expression"),
    [
        (
            "* own a boat\n* have a licence\n  * or have a guide\n  * or have a map\n* pay",
            [
                "you own a boat",
                "you have a licence",
                "you have a guide",
                "you have a map",
                "you pay",
            ],
            "c1 and (c2 or c3 or c4) and c5",
        ),
        (
            "- own a boat\n  - and insure it\n- pay",
            ["you own a boat", "you insure it", "you pay"],
            "(c1 and c2) and c3",
        ),
        (  # an item that opens a list has one below
            "* own a boat\n* have one of these:\n  * a licence\n  * or a guide\n* pay",
            ["you own a boat", "you have a licence", "you have a guide", "you pay"],
            "c1 and (c2 or c3) and c4",
        ),
        (  # at the same depth it is an item of the list
            "* own a boat\n* or have a guide",
            ["you own a boat", "you have a guide"],
            "c1 or c2",
        ),
    ],
)
def test_an_item_below_another_that_begins_with_or_goes_on_with_it(
    items: str, statements: list[str], expression: str
) -> None:
    rule = parse(f"You can row if you:\n{items}")
    assert [clause.statement for clause in rule.clauses] == statements
    assert rule.written("Can I row?") == expression


def test_an_or_behind_the_list_inside_an_item_joins_the_items() -> None:
    text = "You can row if you:\n* have either:\n  * a licence\n  * a guide; or\n* own a boat"
    assert parse(text).written("Can I row?") == "(c1 or c2) or c3"
