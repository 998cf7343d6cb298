"""For whom "he" and "it" stand, where somebody else acted on them."""

import pytest

from cmr_logic import decide

SON = "Your son may ride if he is at least 1.20 m tall."
JOIN = "Your son may join if he is under 12."
SHOP = "Your shop gets the rebate if it is in Wales."

# rule, question, story, answer
TOLD = [
    (SON, "May my son ride?", "The nurse measured him, and he came to 1 metre 14.", "No"),
    (SON, "May my son ride?", "The nurse is kind, and he came to 1 metre 14.", "More"),
    (JOIN, "May my son join?", "The coach has met him and he is 10.", "Yes"),
    (JOIN, "May my son join?", "My brother has met him and he is 41.", "More"),
    (SHOP, "Does my shop get the rebate?", "My husband runs it and it is in Tenby.", "Yes"),
]


@pytest.mark.parametrize(("rule", "question", "story", "expected"), TOLD)
def test_pronouns(rule: str, question: str, story: str, expected: str) -> None:
    assert decide(rule, question, scenario=story).answer == expected
