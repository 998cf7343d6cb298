"""A case that a question supposes, or the news that it speaks of, is told with it."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

COURSE = "Students who have not paid may enrol if their sponsor confirms that they will pay."
GRANT = (
    "You can get the grant if you live here. "
    "You cannot get the grant if your employer is paying for your move."
)
NEWS = "Tell us if you change your address or sell your boat. Call 0123 to do so."
DIVING = "Diving is not allowed in any pond. The café opens at 5."


@pytest.mark.parametrize(
    ("text", "question", "answer", "follow_up"),
    [
        # the case has its own negation, and is so
        (COURSE, "Can I enrol if I have not paid?", "More", "Does your sponsor confirm"),
        (COURSE, "If I have not paid, can I enrol?", "More", "Does your sponsor confirm"),
        (COURSE, "Can I enrol if I have paid?", "No", None),
        (GRANT, "Can I get the grant if my employer is paying for my move?", "No", None),
        (GRANT, "Can I get the grant even though my employer is paying for my move?", "No", None),
        (NEWS, "Do I have to tell you if I change my address?", "Yes", None),
        (NEWS, "Do I have to tell you that I changed my address?", "Yes", None),
        (NEWS, "Do I have to tell you about my new job?", "More", "Do you change your address or"),
        # not what is asked, nor whether it matters
        (GRANT, "Can you tell me if I can get the grant?", "More", "Do you live here?"),
        (GRANT, "Can I get the grant only if I live here?", "More", "Do you live here?"),
        (NEWS, "Do I have to tell the police that I row?", "Irrelevant", None),
    ],
)
def test_what_is_supposed_counts(
    text: str, question: str, answer: str, follow_up: str | None
) -> None:
    decision = decide(text, question)
    assert decision.answer == answer
    assert (decision.follow_up or "").startswith(follow_up or "")


@pytest.mark.parametrize(
    ("question", "answer"), [("Can I dive in the pond?", "No"), ("Can I dive?", "More")]
)
def test_what_is_denied_beside_something_else_stays_denied(question: str, answer: str) -> None:
    assert decide(DIVING, question).answer == answer
    assert parse(DIVING).written("Can I dive?") == "c1"
