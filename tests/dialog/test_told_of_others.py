"""What is told beside a question of somebody else than it is asked for settles nothing."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each

CASTLE = "Entry to the castle is free for:\n* anyone under 12\n* members of the trust\n* carers"
PAINT = "You get a discount on paint if you are:\n* a student\n* a pensioner\n* a nurse"
DOGS = "Gold members may bring a dog. Silver members may bring a dog if it is small."
SPOUSES = "A husband or wife of a serving officer is covered while the officer is abroad."
INN = "Guests of the inn must pay after the show. You can stay overnight if you are a member."


@for_each(
    "rule, question, answer",
    [
        (CASTLE, "I am a member of the trust. Is entry to the castle free for me?", "Yes"),
        (CASTLE, "I'm a carer. Does it cost me anything to get into the castle?", "No"),
        (CASTLE, "My cousin is a member of the trust. Is entry to the castle free for her?", "Yes"),
        (PAINT, "I am a nurse. Do I get a discount on paint?", "Yes"),
        (PAINT, "My sister is a nurse. Does she get a discount on paint?", "Yes"),
        (DOGS, "My brother is a gold member. Can he bring a dog?", "Yes"),
        (INN, "I'm a guest of the inn. Must I pay after the show?", "Yes"),
        # of another
        (CASTLE, "My aunt is a carer. Does it cost me anything to get into the castle?", "More"),
        (CASTLE, "My cousin is a member of the trust. Is entry free for me?", "More"),
        (CASTLE, "My wife is a member of the trust. Do I get in free?", "More"),
        (CASTLE, "She is a member of the trust. Do I get into the castle free?", "More"),
        (CASTLE, "My dad is a carer and I am 40. Is entry free for me?", "More"),
        (CASTLE, "I am a member of the trust. Is entry free for my cousin?", "More"),
        (PAINT, "My sister is a nurse. Do I get a discount on paint?", "More"),
        (PAINT, "I am a nurse. Does my sister get a discount on paint?", "More"),
        (DOGS, "My brother is a gold member. Can I bring a dog?", "More"),
        (INN, "My brother is a guest of the inn. Must I pay after the show?", "More"),
    ],
)
def test_told_of_others(rule: str, question: str, answer: str) -> None:
    assert decide(rule, question).answer == answer


def test_what_the_asker_is_may_say_whose_kin_they_ask_for() -> None:
    asked = decide(SPOUSES, "I am a serving officer. Is my husband covered?")
    assert asked.follow_up == "Is the officer abroad?"
