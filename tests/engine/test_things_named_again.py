"""Follow-ups name what a pronoun of the text stands for, so that each stands by itself."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

ASKED = (
    (
        "Your spouse can drive the van if he or she is over 25.",
        "Can my spouse drive the van?",
        "Is your spouse over 25?",
    ),
    (
        "We will lend your child a drum if he or she has lessons.",
        "Can my child borrow a drum?",
        "Does your child have lessons?",
    ),
    ("Dogs are welcome if kept on a lead.", "Can I bring my dog?", "Is your dog kept on a lead?"),
    ("Waste may go down the drain if it is not oily.", "Can I pour waste?", "Is the waste oily?"),
    ("Parking is free if it is after six.", "Is parking free?", "Is it after six?"),
    ("Parking is free if it is snowing.", "Is my parking free?", "Is it snowing?"),
    (
        "You may leave a bike in the shed if you lock it.",
        "Can I leave my bike in the shed?",
        "Do you lock your bike?",
    ),
    (
        "Kettle drums may stay if you have bought a cover for them.",
        "Can I leave my drum?",
        "Have you bought a cover for the kettle drums?",
    ),
    (
        "You may use the yard if you find it empty.",
        "Can I use the yard?",
        "Do you find it empty?",
    ),
    (
        "Pipes and drums may stay if you have bought a cover for them.",
        "Can I leave my drum?",
        "Have you bought a cover for the pipes and drums?",
    ),
)


@pytest.mark.parametrize(("text", "question", "expected"), ASKED)
def test_asked(text: str, question: str, expected: str) -> None:
    assert decide(parse(text), question).follow_up == expected
