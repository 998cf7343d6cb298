"""Where and when alone something is needed, behind who is spared, and what the question says."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

PARK = "A permit is always needed in a heritage area."
HEDGE = "You can cut down a hedge without a permit. " + PARK
FAIR = "A ticket is required on the upper deck."
WORK = "Experience is needed in the trade."
BOOKED = "Residents do not need to book. At weekends booking is required."


@pytest.mark.parametrize(
    ("rule", "question", "follow_up"),
    [
        (PARK, "Do I need a permit?", "Is it in a heritage area?"),
        (HEDGE, "Do I need a permit?", "Is it in a heritage area?"),
        (FAIR, "Do I need a ticket?", "Is it on the upper deck?"),
        ("You need a pass in the harbour.", "Do I need a pass?", "Are you in the harbour?"),
    ],
)
def test_places_behind_what_is_needed(rule: str, question: str, follow_up: str) -> None:
    assert decide(rule, question).follow_up == follow_up


@pytest.mark.parametrize(
    ("rule", "question", "answer"),
    [
        (FAIR, "Do I need a ticket on the upper deck?", "Yes"),
        ("On Sundays you must book.", "Do I have to book on Sundays?", "Yes"),
        ("On Sundays you must book.", "Do I have to book?", "More"),
        ("At weekends booking is required.", "Do I need to book at the weekend?", "Yes"),
        ("On Sundays you can park here.", "Can I park here on Sundays?", "Yes"),
        ("Entry is free. In August an entry fee is charged.", "Is entry free?", "More"),
    ],
)
def test_a_question_that_says_where_or_when_is_answered(
    rule: str, question: str, answer: str
) -> None:
    assert decide(rule, question).answer == answer


def test_experience_is_needed_for_a_trade_and_not_there() -> None:
    assert "trade" not in str(decide(WORK, "Do I need experience?").follow_up)


def test_what_is_said_of_nobody_holds_of_those_spared_before() -> None:
    assert parse(BOOKED).written("Do I need to book?") == "not (c1 and not c2)"
