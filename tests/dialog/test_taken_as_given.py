"""What nobody is asked, as whoever asks is taken to be so, but what they may deny."""

from __future__ import annotations

import pytest

from cmr_logic import decide

TRAINEES = "Trainees get the trainee rate if they’re either:\n\n* under 20\n* in their first year"
RIDERS = "You get a pass without a form if you’re eligible and you own a mule or a cart."
STAFF = "Employees must tell their manager if they are ill."
ROWERS = "Members get the low rate if they row."
KINDS = "Tenants can keep a cat if the board agrees. Owners can keep a cat if they have a yard."
TRADERS = "Traders cannot join if they owe tax."


@pytest.mark.parametrize(
    ("text", "question", "history", "answer"),
    [
        (TRAINEES, "Do I get the trainee rate?", {"Are you a trainee?": "no"}, "No"),
        (TRAINEES, "Do I get the trainee rate?", {"Are you a trainee?": "yes"}, "More"),
        (
            TRAINEES,
            "Do I get the trainee rate?",
            {"Are you under 20?": "yes", "Are you a trainee?": "no"},
            "No",
        ),
        (RIDERS, "Do I get a pass without a form?", {"Are you eligible?": "no"}, "No"),
        (RIDERS, "Do I get a pass without a form?", {"Are you eligible?": "yes"}, "More"),
        (STAFF, "Do I have to tell my manager?", {"Are you an employee?": "no"}, "No"),
        (ROWERS, "Do I get the low rate?", {"Are you a member?": "no"}, "No"),
        # of another kind, a denial is of no use; nor of one kind of several, nor behind a denial
        (ROWERS, "Do I get the low rate?", {"Are you a new member?": "no"}, "More"),
        (ROWERS, "Will I be refused the low rate?", {"Are you a member?": "no"}, "More"),
        (KINDS, "Can I keep a cat?", {"Are you a tenant?": "no"}, "More"),
        (TRADERS, "Can I join?", {"Are you a trader?": "no"}, "More"),
    ],
)
def test_denied(text: str, question: str, history: dict[str, str], answer: str) -> None:
    assert decide(text, question, history=tuple(history.items())).answer == answer


def test_a_heading_denied_says_nothing_of_a_refusal() -> None:
    text = "# If you live abroad\n\nYou can get the grant if you paid in."
    told = (("Do you live abroad?", "no"),)
    assert decide(text, "Can I get the grant?", history=told).answer == "No"
    assert decide(text, "Will I be refused the grant?", history=told).answer == "More"
