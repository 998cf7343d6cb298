"""Stages of life against the ages that rules demand."""

import pytest

from cmr_logic import decide

RULE = "You may join the junior choir if you are under 18."


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("I'm in year eight.", "Yes"),
        ("I'm still too young to vote.", "Yes"),
        ("I'm at primary school.", "Yes"),
        ("I'm in the fourth grade.", "Yes"),
        ("I'm a pensioner.", "No"),
        ("I've been drawing my pension for years.", "No"),
        ("I'm a proud granny.", "No"),
        ("I'm a primary school teacher.", "No"),
        # Sixth formers may be 18, and others' stages say nothing.
        ("I'm a sixth former.", "More"),
        ("I'm in year two of my degree.", "More"),
        ("My dad is a pensioner.", "More"),
        ("I'm old enough to vote somewhere.", "More"),
    ],
)
def test_stage_of_life_shows_the_age(story: str, expected: str) -> None:
    assert decide(RULE, "May I join the junior choir?", scenario=story).answer == expected
