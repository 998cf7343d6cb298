"""Follow-ups for the people of a kind, of whom a rule also says an age."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

RULE = "Apprentices over 19 can claim a bonus."
QUESTION = "Can I claim a bonus?"


@pytest.mark.parametrize(
    ("follow_up", "said", "answer"),
    [
        ("Are you an apprentice?", "yes", "More"),
        ("Are you an apprentice?", "no", "No"),
        ("Are you an apprentice over 19?", "yes", "Yes"),
        ("Are you over 19?", "yes", "Yes"),
        ("Are you an apprentice over 19?", "no", "No"),
    ],
)
def test_people_without_their_age(follow_up: str, said: str, answer: str) -> None:
    assert decide(parse(RULE), QUESTION, history=[(follow_up, said)]).answer == answer
