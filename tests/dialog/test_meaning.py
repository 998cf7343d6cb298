"""Follow-ups without a word of the clause that they ask about are placed by what they mean."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse
from cmr_logic.dialog.telling import told

POOL = parse(
    "You can swim for free if you are pregnant, you are a veteran or you live in the town."
)


@pytest.mark.parametrize(
    ("follow_up", "clause"),
    [
        ("Are you expecting a baby?", "c1"),
        ("Is it true that you are expecting a baby?", "c1"),
        ("Did you serve in the armed forces?", "c2"),
    ],
)
def test_what_means_a_clause_is_about_it(follow_up: str, clause: str) -> None:
    for value in (True, False):
        decision = decide(POOL, "Can I swim for free?", history=[(follow_up, value)])
        assert [(r.clause, r.value) for r in decision.reasons] == [(clause, value)]
        assert not decision.unplaced


@pytest.mark.parametrize(
    "follow_up",
    [
        "Are you expecting a parcel?",
        "Do you serve coffee?",
        "Is your boat red?",
        "Do you own a cat?",
    ],
)
def test_what_means_no_clause_has_no_place(follow_up: str) -> None:
    decision = decide(POOL, "Can I swim for free?", history=[(follow_up, "yes")])
    assert (decision.answer, decision.reasons, decision.unplaced) == ("More", (), (follow_up,))


def test_words_of_a_clause_outweigh_what_others_mean() -> None:
    told_both = [("Are you expecting a baby?", "yes"), ("Are you pregnant?", "no")]
    decision = decide(POOL, "Can I swim for free?", history=told_both)
    assert decision.answer == "More"


def test_answers_are_told_in_the_first_person() -> None:
    assert told("Were you at your home?", True) == "I was at my home."
    assert told("Did the boat sink?", False) == "The boat did not sink."
    assert told("Have you, or has he, rowed?", True) == ""
