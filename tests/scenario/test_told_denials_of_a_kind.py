"""What is denied of one kind of a thing says nothing of the thing."""

from __future__ import annotations

import pytest

from cmr_logic import decide


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [
        ("you have a garden", "I don't have a garden.", "No"),
        ("you have a garden", "I don't have a back garden.", "More"),
        ("you wear glasses", "I don't wear glasses.", "No"),
        ("you wear glasses", "I don't wear reading glasses.", "More"),
        ("you have a pension", "I have no pension at all.", "No"),
        ("you have a pension", "I have no private pension.", "More"),
        ("you have a pension", "I opted out of the company pension.", "More"),
        ("you belong to a pension scheme", "I opted out of the pension.", "No"),
        ("you own a dog", "I don't own a guide dog.", "More"),
    ],
)
def test_a_denial_of_one_kind_leaves_the_thing_open(clause, story, answer):
    assert decide(f"You can claim if {clause}.", "Can I claim?", scenario=story).answer == answer
