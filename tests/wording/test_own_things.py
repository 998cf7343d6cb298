"""What a rule says of a kind of thing is asked of the thing that the question speaks of."""

from __future__ import annotations

import pytest

from cmr_logic import decide


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        ("Dogs weighing over 20 kg must wear a muzzle.", "Does my dog have to wear a muzzle?",
         "Does your dog weigh over 20 kg?"),
        ("Boats longer than 5 metres must be insured.", "Must our two boats be insured?",
         "Are your boats longer than 5 metres?"),
        ("Boats longer than 5 metres must be insured.", "Must boats be insured?",
         "Are the boats longer than 5 metres?"),
        ("Huts built before 1960 must be surveyed.", "Must a hut on my land be surveyed?",
         "Were the huts built before 1960?"),
    ],
)  # fmt: skip
def test_whose_thing_a_follow_up_asks_about(text: str, question: str, follow_up: str) -> None:
    assert decide(text, question).follow_up == follow_up


@pytest.mark.parametrize(
    "asked", ["Does your dog weigh over 20 kg?", "Do the dogs weigh over 20 kg?"]
)
def test_the_answer_counts_for_the_clause(asked: str) -> None:
    text = "Dogs weighing over 20 kg must wear a muzzle."
    for said, answer in ((True, "Yes"), (False, "No")):
        told = [(asked, said)]
        assert decide(text, "Does my dog have to wear a muzzle?", history=told).answer == answer
