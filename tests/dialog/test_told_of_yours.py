"""Stories that tell of one's child by another noun, of one's household, or of what is kept so."""

from __future__ import annotations

import pytest

from cmr_logic import decide

PUPILS = "Pupils who have asthma may row at noon."
WELLS = "Households that have a pump may not dig."
SAVINGS = "Fuel help is not paid to households with savings of more than £9,000."
DOGS = "You can bring a dog to the campsite as long as you keep it on a rope."

CASES = (
    (PUPILS, "May my son row at noon?", "My child has asthma.", "Yes"),
    (PUPILS, "May my son row at noon?", "My boy does not have asthma.", "No"),
    (PUPILS, "May my child row at noon?", "Our daughter has asthma.", "Yes"),
    (PUPILS, "May my son row at noon?", "My daughter has asthma.", "More"),
    (PUPILS, "May my son row at noon?", "My child's friend has asthma.", "More"),
    (WELLS, "Can I dig?", "My household has a pump.", "No"),
    (WELLS, "Can I dig?", "Our family does not have a pump.", "Yes"),
    (WELLS, "Can I dig?", "Our family doctor has a pump.", "More"),
    (SAVINGS, "Can I get fuel help?", "My household has savings of £11,000.", "No"),
    (DOGS, "Can I bring my dog?", "I will keep my dog on a rope.", "Yes"),
    (DOGS, "Can I bring my dog?", "I will not keep the dog on a rope.", "No"),
    (DOGS, "Can I bring my dog?", "I will keep the cat on a rope.", "More"),
)


@pytest.mark.parametrize(("text", "question", "story", "answer"), CASES)
def test_told_of_yours(text: str, question: str, story: str, answer: str) -> None:
    assert decide(text, question, scenario=story).answer == answer
