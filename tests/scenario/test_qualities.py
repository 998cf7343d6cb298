"""What somebody has of some quality, told of the thing; and what "the item" of a rule is."""

import pytest

from cmr_logic import decide
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.spans import Span


@pytest.mark.parametrize(
    ("clause", "story", "expected"),
    [
        ("you have a disabled child", "My daughter is disabled.", True),
        ("you have a disabled child", "My son has cerebral palsy.", True),
        ("you are families with a disabled child", "Our son is disabled.", True),
        # One healthy child says nothing of the others, nor another's child of one's own.
        ("you have a disabled child", "My son isn't disabled.", None),
        ("you have a disabled child", "My neighbour's son is disabled.", None),
        ("you own a wooden boat", "My boat is wooden.", True),
        ("you own a wooden boat", "My boat isn't wooden.", False),
        ("you own a wooden boat", "My boat is blue.", None),
    ],
)
def test_quality_is_told_of_the_thing(clause: str, story: str, expected: bool | None) -> None:
    found = settle([Clause("c1", Span(0, 0), clause, "if")], story)
    assert (found[0].value if found else None) is expected


@pytest.mark.parametrize(
    ("question", "story", "expected"),
    [
        ("Can I get a refund?", "It stopped working.", "Yes"),
        ("Can I get a refund?", "The kettle conked out.", "Yes"),
        ("Can I get a refund for my kettle?", "It conked out.", "Yes"),
        ("Can I get a refund for my kettle?", "My toaster is broken.", "More"),
        ("Can I get a refund for my kettle?", "My car broke down on the way.", "More"),
    ],
)
def test_the_item_is_what_the_question_names(question: str, story: str, expected: str) -> None:
    rule = "You can get a refund if the item is faulty."
    assert decide(rule, question, scenario=story).answer == expected
