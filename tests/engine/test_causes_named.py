"""A follow-up that names a cause takes for granted that somebody has it."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

RULE = (
    "You can get the allowance if you have a long-term injury and you:\n\n"
    "* use a lift, or\n* take drugs for a skin problem"
)


@pytest.mark.parametrize(
    ("follow_up", "said", "answer"),
    [
        ("Do you take drugs for a skin problem due to your long-term injury?", "Yes", "Yes"),
        ("Do you take drugs for a skin problem due to your long-term injury?", "No", "More"),
        ("Do you use a lift?", "Yes", "More"),
        ("Do you use a lift because of a heavy bag?", "Yes", "More"),
    ],
)
def test_what_is_named_as_a_cause_is_so(follow_up: str, said: str, answer: str) -> None:
    asked = "Can I get the allowance?"
    assert decide(parse(RULE), asked, history=[(follow_up, said)]).answer == answer
