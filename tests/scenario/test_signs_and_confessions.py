"""What a sign says, what is confessed, who "she" is beside people of a kind, and time in a job."""

from __future__ import annotations

import pytest

from cmr_logic import decide

UNLOCKED = "We do not pay if the bicycle was left unlocked."
BAN = "Campfires are allowed so long as no fire ban is in force."
BADGE = "Children must wear armbands, unless they hold the Seahorse badge."
SERVICE = "You qualify for sick pay after 26 weeks in the job."


@pytest.mark.parametrize(
    ("text", "question", "story", "answer"),
    [
        (UNLOCKED, "Will you pay?", "I must admit the bicycle was left unlocked.", "No"),
        (UNLOCKED, "Will you pay?", "I hope the bicycle was left unlocked.", "More"),
        (BAN, "Can I make a campfire?", "The sign at the gate says a fire ban is in force.", "No"),
        (BAN, "Can I make a campfire?", "My aunt says a fire ban is in force.", "More"),
        (
            BADGE,
            "Does my daughter have to wear armbands?",
            "She holds the Seahorse badge. Armbands are for babies.",
            "No",
        ),
        (
            BADGE,
            "Does my daughter have to wear armbands?",
            "My niece is seven. She holds the Seahorse badge.",
            "More",
        ),
        (SERVICE, "Do I qualify for sick pay?", "I've been in the job for a year now.", "Yes"),
        (SERVICE, "Do I qualify for sick pay?", "I've been in this job for ten weeks.", "No"),
        (SERVICE, "Do I qualify for sick pay?", "I've been in the choir for a year.", "More"),
    ],
)
def test_what_a_story_settles(text: str, question: str, story: str, answer: str) -> None:
    assert decide(text, question, scenario=story).answer == answer
