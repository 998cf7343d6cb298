"""A denial that is limited by a word which a clause does not have leaves the clause open."""

from __future__ import annotations

import pytest

from cmr_logic import decide


@pytest.mark.parametrize(
    ("clause", "told", "wanted"),
    [
        ("you swim", "I don't swim.", "No"),
        ("you swim", "I don't swim in the lake.", "More"),
        ("you sell honey", "I don't sell honey at a fair.", "More"),
        ("you sell honey", "I have never sold honey in my life.", "No"),
        ("you sell honey at a fair", "I don't sell honey at a fair.", "No"),
        ("you stay for two weeks", "I'm staying for two days.", "No"),
        ("you stay for two weeks", "I'm staying for three weeks.", "Yes"),
        ("you stay for two weeks", "My aunt is staying for three weeks.", "More"),
    ],
)
def test_a_denial_says_no_more_than_its_words(clause: str, told: str, wanted: str) -> None:
    assert decide(f"You can apply if {clause}.", "Can I apply?", told).answer == wanted
