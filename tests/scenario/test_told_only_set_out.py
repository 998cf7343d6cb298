"""What somebody set out to do, was asked to do or owns up to, and whether it was done."""

from __future__ import annotations

import pytest

from cmr_logic import decide

CASES = [
    ("have paid the deposit", "I went to the office to pay the deposit.", "More"),
    ("have paid the deposit", "I went in and paid the deposit.", "Yes"),
    ("have signed the form", "I drove to the school to sign the form.", "More"),
    ("have signed the form", "I was asked to sign the form and did so.", "Yes"),
    ("have signed the form", "I was asked to sign the form but didn't.", "No"),
    ("have signed the form", "I was asked to sign the form.", "More"),
    ("have signed the form", "I couldn't sign the form in the end.", "No"),
    ("have signed the form", "I admit I haven't signed the form.", "No"),
    ("have signed the form", "To my shame I haven't signed the form.", "No"),
    ("have sold your car", "I put up an advert to sell my car.", "More"),
    ("are retired", "Despite being retired, I like to keep busy.", "Yes"),
    ("are retired", "Despite being tired, I like to keep busy.", "More"),
    ("have seen a doctor", "I went to see a doctor.", "Yes"),
]


@pytest.mark.parametrize(("asked", "story", "answer"), CASES)
def test_what_was_done(asked: str, story: str, answer: str) -> None:
    rule = f"You can get the card if you {asked}."
    assert decide(rule, "Can I get the card?", scenario=story).answer == answer
