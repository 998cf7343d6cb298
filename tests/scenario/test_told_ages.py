"""Ages that rules ask for in roundabout words, and that people tell by their birthdays."""

import pytest

from cmr_logic import decide

QUESTION = "Can I go in?"
ROUNDABOUT = (
    "Visitors over the age of 75 can go in.",
    "Visitors above the age of 75 can go in.",
    "Visitors at least 76 years of age can go in.",
    "Visitors 76 years of age or older can go in.",
    "Visitors who have reached the age of 76 can go in.",
)
OVER_75, UNDER_21 = ROUNDABOUT[0], "You can go in if you are under 21."


@pytest.mark.parametrize("rule", ROUNDABOUT)
@pytest.mark.parametrize(
    ("story", "answer"),
    [("I turned 80 in May.", "Yes"), ("I was born in 1940.", "Yes"), ("I'm 62.", "No")],
)
def test_an_age_is_asked_for_in_roundabout_words(rule, story, answer):
    assert decide(rule, QUESTION, scenario=story).answer == answer


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        (OVER_75, "I've just celebrated my seventy-fourth birthday.", "No"),
        (OVER_75, "My eightieth is next week.", "Yes"),
        (OVER_75, "Being 77, I tire easily.", "Yes"),
        (OVER_75, "At 78 I'm the oldest here.", "Yes"),
        (UNDER_21, "I'm planning a party for my twentieth birthday next month.", "Yes"),
        (UNDER_21, "It's my 18th next week.", "Yes"),
        (UNDER_21, "I'm 64 next week.", "No"),
    ],
)
def test_an_age_is_told_by_a_birthday(rule, story, answer):
    assert decide(rule, QUESTION, scenario=story).answer == answer


@pytest.mark.parametrize(
    "story",
    [
        "At seven I get up and go to work.",
        "At 9 I have a meeting.",
        "At eleven I'm usually in bed.",
        "My 20th lesson is next week.",
        "My second is next week.",
    ],
)
@pytest.mark.parametrize("rule", [OVER_75, UNDER_21])
def test_an_hour_or_a_count_is_no_age(rule, story):
    assert decide(rule, QUESTION, scenario=story).answer == "More"
