"""What people tell before they ask, in the same sentence, counts as told; denials stay theirs."""

from __future__ import annotations

import pytest

from cmr_logic import decide

DISCOUNT = "Students and pensioners get a discount on tickets."
MOOR = "You can moor here if you are a member and have paid the fee."
BUS = "Anyone aged 60 or over travels free on buses."
GYM = "You can use the gym if you are 16 or over."
ASKED = [
    (DISCOUNT, "As a student, can I get a discount?", "Yes"),
    (DISCOUNT, "Can I get a discount as a student?", "Yes"),
    (DISCOUNT, "Can I work as a student?", "More"),
    (MOOR, "Can I moor here as a member?", "More"),
    ("Members may park here.", "Can I park here as a member?", "Yes"),
    ("Dependants cannot claim.", "Can I claim my mother as a dependant?", "More"),
    (DISCOUNT, "Being a pensioner, do I get a discount?", "Yes"),
    (DISCOUNT, "I'm a pensioner, so do I get a discount?", "Yes"),
    (DISCOUNT, "I'm a nurse, can I get a discount?", "More"),
    (DISCOUNT, "As a rule, can I get a discount?", "More"),
    (MOOR, "Having paid the fee, can I moor here?", "More"),
    (MOOR, "I'm a member and I have paid the fee, can I moor here?", "Yes"),
    (MOOR, "I have paid the fee but I'm not a member, can I moor here?", "No"),
    (MOOR, "As things stand, can I moor here?", "More"),
    (MOOR, "As far as I know, can I moor here?", "More"),
    (BUS, "I'm 63, do I travel free on buses?", "Yes"),
    (BUS, "At 63, do I travel free on buses?", "Yes"),
    (BUS, "Aged 58, do I travel free on buses?", "No"),
    (BUS, "Do I travel free on buses at the age of 58?", "No"),
    (BUS, "At 6 pm, do I travel free on buses?", "More"),
    (GYM, "Can I use the gym at age 15?", "No"),
    (GYM, "Can I use the gym at 15?", "More"),  # an hour, it may be
    (GYM, "If I am 17, can I use the gym?", "Yes"),
]


@pytest.mark.parametrize(("rule", "question", "answer"), ASKED)
def test_what_is_told_before_the_question(rule: str, question: str, answer: str) -> None:
    assert decide(rule, question).answer == answer


def test_a_denial_told_before_does_not_turn_the_question_round() -> None:
    history = [("Are you a pensioner?", "no")]
    decision = decide(DISCOUNT, "I'm not a student, do I still get a discount?", history=history)
    assert decision.answer == "No"
