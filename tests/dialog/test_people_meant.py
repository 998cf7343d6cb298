"""Follow-ups name the person or body that "they", "he" or "it" stands for, where nobody else is."""

from __future__ import annotations

import pytest

from cmr_logic import decide


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        ("Your landlady may come in if they give you a day's notice.", "Can my landlady come in?",
         "Does your landlady give you a day's notice?"),
        ("Your boss can move you to another site. They must ask you first.",
         "Can my boss move me to another site?", "Did your boss ask you first?"),
        ("The council can clear your bins. It must send you a letter.",
         "Can the council clear my bins?", "Did the council send you a letter?"),
        ("Your husband may join the choir. He must be over 60.", "Can my husband join the choir?",
         "Is your husband over 60?"),
        ("You can claim for your partner if they are under 66.", "Can I claim for my partner?",
         "Is your partner under 66?"),
        ("You can appoint an agent if they are a tenant.", "Can I appoint an agent?",
         "Is the agent a tenant?"),
        ("Your bank may close your account. It has to tell you two months before.",
         "Can my bank close my account?", "Did your bank tell you two months before?"),
        ("Bailiffs can come into your home. They must show you a warrant.",
         "Can bailiffs come in?", "Do the bailiffs show you a warrant?"),
        ("Your dog can travel with you. It must be microchipped.", "Can my dog travel with me?",
         "Is your dog microchipped?"),
        ("Your landlord may keep your deposit. They must have a good reason.",
         "Can my landlord keep my deposit?", "Does your landlord have a good reason?"),
    ],
)  # fmt: skip
def test_whom_a_pronoun_stands_for(text: str, question: str, follow_up: str) -> None:
    assert decide(text, question).follow_up == follow_up


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        ("Your boss can ask your doctor for a note. They must ask you first.",
         "Can my boss ask my doctor?", "Did they ask you first?"),
        ("You can leave your child with a neighbour if they are over 16.",
         "Can I leave my child with a neighbour?", "Are they over 16?"),
        ("Your landlord can take your goods. They must be in the garden.",
         "Can my landlord take my things?", "Are they in the garden?"),
        ("Your parents can visit you. They must have a visa.", "Can my parents visit?",
         "Do they have a visa?"),
        ("You can marry if you both give notice. They must be over 18.", "Can we marry?",
         "Do you both give notice?"),
    ],
)  # fmt: skip
def test_whom_it_may_stand_for_is_left_open(text: str, question: str, follow_up: str) -> None:
    assert decide(text, question).follow_up == follow_up


@pytest.mark.parametrize("asked", ["Did your boss ask you first?", "Did they ask you first?"])
def test_the_answer_counts_in_both_wordings(asked: str) -> None:
    text = "Your boss can move you to another site. They must ask you first."
    question = "Can my boss move me to another site?"
    for said, answer in ((True, "Yes"), (False, "No")):
        assert decide(text, question, history=[(asked, said)]).answer == answer
