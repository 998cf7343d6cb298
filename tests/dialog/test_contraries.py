"""Follow-ups that ask for the other side of what a clause says."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse
from cmr_logic.facts.contraries import CONTRARIES, say_contraries
from cmr_logic.facts.contrary import Contraries


@pytest.mark.parametrize("entry", CONTRARIES, ids=[entry.name for entry in CONTRARIES])
def test_entries(entry: Contraries) -> None:
    assert say_contraries(*entry.fires)
    assert not say_contraries(*entry.silent)


def test_names_are_unique() -> None:
    names = [entry.name for entry in CONTRARIES]
    assert len(set(names)) == len(names)


ZONE = "You can get a permit if you live in the zone and own a car or a van."
ITEMS = "You must register unless you sell fewer than ten items a year."
SEAL = "You won't get a refund if the seal is broken or you lost the receipt."
AGES = "You can claim if you are under 25 or over 60."
CARE = "You can get it if you care for someone for 35 hours a week and earn less than £139 a week."

HOME = "You can ask unless you have worked for us for less than 6 months."
SCHOOL = "You can join if you have reached pension age and are not in full-time education."

# A text, a question, an answered follow-up, and what the answer is then.
CASES = (
    (ZONE, "Can I get a permit?", "Do you live outside the zone?", "yes", "No"),
    (ZONE, "Can I get a permit?", "Do you live outside the zone?", "no", "More"),
    (ITEMS, "Do I have to register?", "Do you sell more than ten items a year?", "no", "No"),
    (ITEMS, "Do I have to register?", "Do you sell ten or more items a year?", "yes", "Yes"),
    (SEAL, "Can I get a refund?", "Is the seal intact?", "yes", "More"),
    (SEAL, "Can I get a refund?", "Is the seal intact?", "no", "No"),
    (SEAL, "Can I get a refund?", "Do you have the receipt?", "yes", "More"),
    (SEAL, "Can I get a refund?", "Do you still have your receipt?", "no", "No"),
    (SEAL, "Can I get a refund?", "Have you kept the receipt?", "yes", "More"),
    (AGES, "Can I claim?", "Are you between 25 and 60?", "yes", "No"),
    (AGES, "Can I claim?", "Are you aged 25 to 60?", "no", "Yes"),
    (AGES, "Can I claim?", "Are you 61 or older?", "yes", "Yes"),
    (AGES, "Can I claim?", "Are you over 25?", "yes", "More"),
    (HOME, "Can I ask?", "Have you been with us for half a year or more?", "yes", "Yes"),
    (HOME, "Can I ask?", "Have you worked here for more than 6 months?", "no", "No"),
    (SCHOOL, "Can I join?", "Have you left full-time education?", "yes", "More"),
    (SCHOOL, "Can I join?", "Are you under pension age?", "yes", "No"),
    (CARE, "Can I get it?", "Do you earn £139 or more?", "yes", "No"),
    (CARE, "Can I get it?", "Are your earnings below £139 a week?", "yes", "More"),
)


@pytest.mark.parametrize(("text", "question", "asked", "said", "answer"), CASES)
def test_other_side(text: str, question: str, asked: str, said: str, answer: str) -> None:
    assert decide(parse(text), question, history=[(asked, said)]).answer == answer
