"""How often a thing is done by habit, how long one has had what began, and how many there are."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each


@for_each(
    "clause, story, expected",
    [
        ("you row every week", "I row every day.", "Yes"),
        ("you row every week", "I row on Mondays and Thursdays.", "Yes"),
        ("you row every week", "I row once a month.", "No"),
        ("you row every week", "I row every fortnight.", "No"),
        ("you row every week", "I hardly ever row.", "No"),
        ("you row every day", "I row every Saturday.", "No"),
        ("you row every day", "I row two or three times a week.", "No"),
        ("you row at least once a month", "I row twice a year.", "No"),
        # no number is told
        ("you row every week", "I row now and then.", "More"),
        ("you row every week", "I row a blue boat.", "More"),
        ("you row every week", "My aunt rows every week.", "More"),
    ],
)
def test_habits(clause: str, story: str, expected: str) -> None:
    assert (
        decide(f"You get a badge if {clause}.", "Do I get a badge?", scenario=story).answer
        == expected
    )


@for_each(
    "clause, story, expected",
    [
        ("you have had the rash for more than three weeks", "The rash came on two days ago.", "No"),
        ("you have had the rash for more than three weeks", "I've had it for months.", "Yes"),
        ("you have had the rash for more than three weeks", "It started yesterday.", "No"),
        ("you have more than two children", "We've just had our third.", "Yes"),
        ("you have more than two children", "We're expecting our third.", "No"),
        ("you speak at least three languages", "I speak Welsh, Irish and Dutch.", "Yes"),
        ("you speak at least three languages", "I only speak Welsh and a bit of Dutch.", "No"),
        # of another thing, or of fewer than there may be
        ("you have had the rash for more than three weeks", "I've had a cough for weeks.", "More"),
        ("you have had the rash for more than three weeks", "I have a rash.", "More"),
        ("you have more than two children", "Our first was born in May.", "More"),
        ("you speak at least three languages", "I speak Welsh and Dutch.", "More"),
    ],
)
def test_beginnings_and_counts(clause: str, story: str, expected: str) -> None:
    assert decide(f"You can apply if {clause}.", "Can I apply?", scenario=story).answer == expected
