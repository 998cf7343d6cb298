"""Amounts that a denial or "all" turns, as people tell them."""

from __future__ import annotations

import pytest

from cmr_logic import decide

SHARE = "To vote you must own at least one share.", "Can I vote?"
TAXED = (
    "You do not need to file a return if all of your income is taxed at source.",
    "Do I need to file a return?",
)
ROPE = (
    "Children can use the wall when an adult is holding the rope.",
    "Can my daughter use the wall?",
)
CAT = "Tenants may keep a cat only with the landlord's consent.", "Can I keep a cat?"
COUPLE = "The discount applies if both partners are members of the club.", "Do we get the discount?"
CAR = (
    "A permit is required for any car not registered to the address.",
    "Do I need a permit for my car?",
)


@pytest.mark.parametrize(
    ("asked", "story", "expected"),
    [
        (SHARE, "I do not own a single share.", "No"),
        (SHARE, "I have never owned a single share.", "No"),
        (SHARE, "I own a single share.", "Yes"),
        (TAXED, "Not all of my income is taxed at source.", "Yes"),
        (TAXED, "Some of my income isn't taxed at source.", "Yes"),
        (TAXED, "None of my income is taxed at source.", "Yes"),
        (TAXED, "All my income is taxed at source.", "No"),
        (ROPE, "There will be no adult holding the rope.", "No"),
        (ROPE, "An adult will be holding the rope.", "Yes"),
        (CAT, "The landlord has not given his consent.", "No"),
        (CAT, "The landlord doesn't consent.", "No"),
        (CAT, "The landlord has given his consent.", "Yes"),
        (CAT, "I haven't asked the landlord.", "More"),
        (COUPLE, "Both of us are members of the club.", "Yes"),
        (COUPLE, "I am a member of the club.", "More"),
        (CAR, "My car is registered to the address.", "No"),
        (CAR, "My car is not registered to the address.", "Yes"),
    ],
)  # fmt: skip
def test_answer(asked: tuple[str, str], story: str, expected: str) -> None:
    assert decide(*asked, scenario=story).answer == expected
