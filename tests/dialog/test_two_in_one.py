"""A follow-up that is two questions settles both where its answer does, and neither where not."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

FERRY = parse(
    "You can take the ferry if you have a ticket. You cannot take the ferry if you carry petrol."
)
QUESTION = "Can I take the ferry?"


@pytest.mark.parametrize(
    ("follow_up", "value", "answer"),
    [
        ("Do you have a ticket and do you carry petrol?", True, "No"),
        ("Do you have a ticket and do you carry petrol?", False, "More"),
        ("Do you have a ticket or do you carry petrol?", False, "No"),
        ("Do you have a ticket or do you carry petrol?", True, "More"),
        ("Do you have a ticket and do you not carry petrol?", True, "Yes"),
        # one half is about nothing that the rule names
        ("Do you have a ticket and is your hat red?", False, "More"),
        # one question, though it joins things
        ("Do you have a ticket and a seat?", True, "More"),
    ],
)
def test_two_questions_in_one(follow_up: str, value: bool, answer: str) -> None:
    assert decide(FERRY, QUESTION, history=[(follow_up, value)]).answer == answer
