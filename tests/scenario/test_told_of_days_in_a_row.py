"""Days in a row, staying off, and being behind: what each says, and what it does not."""

from __future__ import annotations

import pytest

from cmr_logic import decide

OFF = "You get the bonus if you are off for more than three days in a row."
OWING = "You can move if you owe no rent."
TOLD = (
    (OFF, "Do I get the bonus?", "I've been off for five days now.", "Yes"),
    (OFF, "Do I get the bonus?", "The nurse told me to stay off until it heals.", "More"),
    (OFF, "Do I get the bonus?", "They told us to keep off the grass.", "More"),
    (OWING, "Can I move?", "I'm behind with the rent.", "No"),
    (OWING, "Can I move?", "I'm three weeks behind.", "More"),
)


@pytest.mark.parametrize(("text", "question", "story", "answer"), TOLD)
def test_answers(text: str, question: str, story: str, answer: str) -> None:
    assert decide(text, question, scenario=story).answer == answer
