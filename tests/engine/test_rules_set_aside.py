"""Rules that a second sentence sets aside for some, or in a case, in whatever words."""

from __future__ import annotations

import pytest

from cmr_logic import decide

RULES = (
    ("Rowers must leave the pond by 8 pm. ", "I'm a rower. Must I leave the pond by 8 pm?", "No"),
    ("You cannot moor overnight. ", "Can I moor overnight?", "Yes"),
    ("A toll of £5 is charged. ", "Will I be charged the toll?", "No"),
)
ASIDE = (
    "The only exception: people who have a blue badge.",
    "Those with a blue badge are excepted.",
    "Only people with a blue badge are let off.",
    "People who have a blue badge are excused from this rule.",
    "People who have a blue badge are excluded from this.",
    "People with a blue badge need not worry about this rule.",
    "None of this applies to people with a blue badge.",
    "You do not need to follow this if you have a blue badge.",
    "You may ignore this rule if you have a blue badge.",
    "It is different if you have a blue badge.",
    "A blue badge frees you from this.",
    "You are exempt if you have a blue badge.",
)
OTHER = {"Yes": "No", "No": "Yes"}


@pytest.mark.parametrize("aside", ASIDE)
@pytest.mark.parametrize(("rule", "question", "spared"), RULES)
def test_who_is_meant_is_spared(rule: str, aside: str, question: str, spared: str) -> None:
    text = rule + aside
    assert decide(text, question).answer == "More"
    for said, expected in ((True, spared), (False, OTHER[spared])):
        history = [("Do you have a blue badge?", said)]
        assert decide(text, question, history=history).answer == expected


@pytest.mark.parametrize(
    "beside",
    [
        "Ducks are fed at noon.",
        "The pond is different in winter.",
        "Signs about this stand at the gate.",
    ],
)
@pytest.mark.parametrize(("rule", "question", "spared"), RULES[:2])
def test_what_sets_nothing_aside(rule: str, beside: str, question: str, spared: str) -> None:
    assert decide(rule + beside, question).answer == OTHER[spared]
