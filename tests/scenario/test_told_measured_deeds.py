"""What somebody did once, by a measure, for a rule that speaks of the deed in the present."""

from __future__ import annotations

import pytest

from cmr_logic import decide

CASES = [
    ("park for more than two hours", "I parked for three hours.", "Yes"),
    ("park for more than two hours", "I parked there for twenty minutes.", "No"),
    ("park for more than two hours", "I once parked there for five hours.", "More"),
    ("stay longer than two hours", "I stayed for 40 minutes.", "No"),
    ("stay longer than two hours", "My uncle stayed for five hours.", "More"),
    ("are a guest staying fewer than three nights", "I'm staying for two nights.", "Yes"),
    ("are a guest staying fewer than three nights", "I'm staying for a week.", "No"),
    ("sell more than 100 tickets", "I sold 140 tickets.", "Yes"),
    ("sell more than 100 tickets", "I only sold 30 tickets.", "No"),
    ("sell more than 100 tickets", "My sister sold 140 tickets.", "More"),
    ("sell more than 100 tickets", "I sold 140 tickets years ago, as a student.", "More"),
    ("sell more than 100 eggs a week", "I sold 140 eggs at Easter.", "More"),
    ("plant at least 20 trees", "We planted 25 trees.", "Yes"),
    ("leave the country for more than four weeks", "I left the country for six weeks.", "Yes"),
    ("leave the country for more than four weeks", "I left the country for ten days.", "No"),
    ("raise at least £200", "I raised £340.", "Yes"),
    ("raise at least £200", "I raised £45.", "No"),
    ("drive more than 200 miles a week", "I drove 300 miles last month.", "More"),
    ("work more than 40 hours a week", "I worked 45 hours a week until I retired.", "More"),
    ("live more than 5 miles away", "I lived 8 miles away when I was a child.", "More"),
    ("commute more than 20 miles", "I commuted 30 miles in my old job.", "More"),
    ("travel more than 20 miles to work", "I travelled 30 miles to see my aunt.", "More"),
    ("keep more than ten hens", "I kept twenty hens as a girl.", "More"),
]


@pytest.mark.parametrize(("asked", "story", "answer"), CASES)
def test_deeds_told_of_the_past(asked: str, story: str, answer: str) -> None:
    rule = f"You must fill in a card if you {asked}."
    assert decide(rule, "Do I have to fill in a card?", scenario=story).answer == answer
