"""What was applied for and is not decided yet, and what was refused or granted."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import by_answer, for_each

# A rule, a question, and stories that answer Yes, No and nothing yet.
TOLD = (
    (
        "You may start the works once building consent has been granted.",
        "May I start the works?",
        ("The drawings were passed in May.", "The council gave us the green light."),
        (
            "We've only applied.",
            "We put the papers in last week and haven't heard back.",
            "The planners are still considering it.",
            "The council knocked us back.",
            "The verdict is due on Friday.",
        ),
        (
            "We applied in May.",
            "My uncle was granted one.",
            "We're waiting for the plumber.",
            "We've applied for a skip.",
        ),
    ),
    (
        "You may drive the coach if you hold a coach licence.",
        "May I drive the coach?",
        (),
        ("I've applied for a coach licence but haven't heard back.",),
        ("I've applied for a bus pass but haven't heard back.",),
    ),
    (
        "You may keep hens if the warden agrees.",
        "May I keep hens?",
        ("The warden said yes to the hens.",),
        ("The warden won't hear of any hens.", "The warden is dead against the hens."),
        (
            "The warden turned down my request for a second bin.",
            "The warden wouldn't let me paint the gate.",
            "The warden said no to the barbecue.",
        ),
    ),
    (
        "You may extend the hire unless the van has been booked by another customer.",
        "May I extend the hire of the van?",
        (),
        ("The van has been booked by another customer.",),
        (
            "My brother's van has been booked by another customer.",
            "The trailer has been booked by another customer.",
            "The other van is booked by another customer.",
        ),
    ),
)


@for_each("rule, question, story, answer", by_answer(TOLD))
def test_a_decision_is_awaited_or_made(rule: str, question: str, story: str, answer: str) -> None:
    assert decide(rule, question, scenario=story).answer == answer
