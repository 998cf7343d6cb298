"""How long a thing lasts, told by a verb or a noun; and what is no length of it."""

from __future__ import annotations

import pytest

from cmr_logic import decide

LEASE = "A deposit is required if the lease runs for more than 12 months."
STAY = "You must have a visa if your stay lasts longer than 90 days."
COURSE = "You get a discount if your course lasts longer than two weeks."
RUNNING = "You can join if you run for more than 30 minutes a day."
CHILDREN = "You are exempt if you have three children or more."


@pytest.mark.parametrize(
    ("text", "question", "story", "answer"),
    [
        (LEASE, "Is a deposit required from me?", "The lease is for 9 months.", "No"),
        (LEASE, "Is a deposit required from me?", "It's a nine-month lease.", "No"),
        (LEASE, "Is a deposit required from me?", "I've signed a lease for 18 months.", "Yes"),
        (LEASE, "Is a deposit required from me?", "The lease lasts two years.", "Yes"),
        (LEASE, "Is a deposit required from me?", "My neighbour has a two-year lease.", "More"),
        (LEASE, "Is a deposit required from me?", "The lease is nine months old.", "More"),
        (LEASE, "Is a deposit required from me?", "I've had the lease for two years.", "More"),
        (LEASE, "Is a deposit required from me?", "The lease would run for two years.", "More"),
        (COURSE, "Do I get a discount?", "I booked a three-week course.", "Yes"),
        (COURSE, "Do I get a discount?", "The course is for ten days.", "No"),
        (STAY, "Must I have a visa?", "I'm staying for six months.", "Yes"),
        (STAY, "Must I have a visa?", "I'll be there for three weeks.", "No"),
        (STAY, "Must I have a visa?", "My brother is staying for six months.", "More"),
        (RUNNING, "Can I join?", "I go by bus for 40 minutes a day.", "More"),
        (CHILDREN, "Am I exempt?", "I have two children, a boy and a girl.", "No"),
        (CHILDREN, "Am I exempt?", "I have two sons and a daughter.", "Yes"),
    ],
)
def test_lengths(text: str, question: str, story: str, answer: str) -> None:
    assert decide(text, question, scenario=story).answer == answer


def test_question() -> None:
    assert decide(COURSE, "Do I get a discount?").follow_up == (
        "Does your course last longer than two weeks?"
    )
