"""What a story says of another use, of the other of two things, or of the look of a thing."""

from __future__ import annotations

import pytest

from cmr_logic import decide


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [
        ("you use the cart for business", "I also use the cart for fun.", "More"),
        ("you use the cart for business", "I use the cart for business.", "Yes"),
        ("you use the van for work", "I use the van for work and for holidays.", "Yes"),
        ("you keep hens as pets", "I keep hens for their eggs.", "More"),
        ("you use the old gate", "I use the new gate.", "More"),
        ("you use the old gate", "I use the old gate.", "Yes"),
        ("you use the hot tap", "I use the cold tap.", "No"),
        ("your ring is gold", "My ring is gold-plated.", "More"),
        ("your boat is moored in the bay", "My boat was moored in the bay last year.", "More"),
        ("your boat is moored in the bay", "My boat is moored in the bay.", "Yes"),
        ("you sell only honey", "I sell honey and jam.", "More"),
        ("you sell only honey", "I sell nothing but honey.", "Yes"),
        ("you sell only honey", "I only sell honey.", "Yes"),
        ("your bread is entirely rye", "My bread is half rye, half wheat.", "More"),
        ("you live alone", "My flatmate moved out in May.", "More"),
        ("you live alone", "My flatmate sings all day.", "No"),
        ("it was broken by accident", "I dropped it down the stairs and it broke.", "Yes"),
    ],
)
def test_what_is_told_otherwise_affirms_nothing(clause, story, answer):
    assert decide(f"You can apply if {clause}.", "Can I apply?", scenario=story).answer == answer
