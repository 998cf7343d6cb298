"""What a clause asks of somebody that one has to do with: "a person who smokes"."""

import pytest

from cmr_logic import decide

CASES = [
    ("are the sole carer of a person who cannot be left alone",
     "I'm the sole carer of my aunt, who has dementia and cannot be left alone.", "Yes"),
    ("care for a person who is disabled", "I care for my brother, who is disabled.", "Yes"),
    ("care for a person who is disabled", "I care for my brother, who is four.", "More"),
    ("care for a person who is disabled", "I care for my brother. My wife is disabled.", "More"),
    ("live with someone who smokes", "I live with my dad, who smokes.", "Yes"),
    ("live with someone who smokes", "I live with a man who smokes.", "Yes"),
    ("live with someone who smokes", "I live with my sister. She smokes.", "Yes"),
    ("live with someone who smokes", "I live with my dad, who snores.", "More"),
    ("live with someone who smokes", "I work with my dad, who smokes.", "More"),
    ("share a home with a person aged over 75", "I share a home with my gran, who is 81.", "Yes"),
    ("share a home with a person aged over 75", "I share a home with my gran, who is 61.", "More"),
    ("have a dog that is kept on a lead", "I have a dog which is always kept on a lead.", "Yes"),
    ("have a dog that is kept on a lead", "I have a dog which runs loose.", "No"),
    ("have a child who has a disability", "I have a son who has a disability.", "Yes"),
    ("have a child who has a disability", "I have a son. My neighbour has a disability.", "More"),
    ("have a child who has a disability", "I have no children.", "No"),
    ("own a boat that is longer than 7 metres", "I own a boat, which is 9 metres long.", "Yes"),
    ("own a boat that is longer than 7 metres", "I own a boat, which is 9 years old.", "More"),
    ("employ a person who is under 18", "I employ my nephew, who is 16.", "Yes"),
    ("employ a person who is under 18", "I employ my nephew, who is 36.", "More"),
    ("look after a relative who cannot walk", "I look after my aunt, who can't walk.", "Yes"),
    ("look after a relative who cannot walk", "I look after my aunt, who can't drive.", "More"),
    ("look after a relative who cannot walk",
     "I look after my aunt's cat, who can't walk.", "More"),
    ("have never owned a home", "I have never owned a home.", "Yes"),
    ("have never owned a home", "I don't own a home.", "More"),
    ("have never owned a home", "I rent a flat.", "More"),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "story", "answer"), CASES)
def test_somebody_that_one_has_to_do_with(asked: str, story: str, answer: str) -> None:
    rule = f"You can get the card if you {asked}."
    assert decide(rule, "Can I get the card?", story).answer == answer


KIN = [
    ("son or daughter is disabled", "My daughter is disabled.", "Yes"),
    ("son or daughter is disabled", "My niece is disabled.", "More"),
    ("son or daughter is disabled", "My daughter isn't disabled.", "More"),
    ("daughter is disabled", "My son is in a wheelchair.", "More"),
    ("daughter is disabled", "My son isn't disabled.", "More"),
    ("child is disabled", "My son is in a wheelchair.", "Yes"),
    ("husband, wife or civil partner has died", "I became a widow in May.", "Yes"),
    ("husband, wife or civil partner has died", "My wife died in May.", "Yes"),
    ("husband, wife or civil partner has died", "My mother died in May.", "More"),
    ("landlord lives in the same building",
     "I'm a tenant whose landlord lives in the same building.", "Yes"),
    ("landlord lives in the same building",
     "I met a tenant whose landlord lives in the same building.", "More"),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "story", "answer"), KIN)
def test_one_of_several_kin(asked: str, story: str, answer: str) -> None:
    rule = f"You can get the card if your {asked}."
    assert decide(rule, "Can I get the card?", story).answer == answer
