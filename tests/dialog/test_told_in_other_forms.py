"""Whom a rule is about, told beside the question in other forms of its words."""

from __future__ import annotations

import pytest

from cmr_logic import decide

OWNERS = "A grant goes to owners of covered boats."
ASKED = "Can I get the grant?"


@pytest.mark.parametrize(
    ("text", "told", "question"),
    [
        (OWNERS, "I own a covered boat.", ASKED),
        (
            "Rowing club members may swim if they pay.",
            "I have a rowing club membership.",
            "May I swim?",
        ),
        (
            "The club lends an oar to a retired service member if they pay.",
            "I retired from the service.",
            "Will the club lend me an oar?",
        ),
    ],
)
def test_who_tells_it_is_one_of_those_a_rule_is_about(text: str, told: str, question: str) -> None:
    assert "c1" in decide(text, question).remaining
    decision = decide(text, f"{told} {question}")
    assert "c1" not in decision.remaining
    assert [(each.clause, each.value, each.source) for each in decision.reasons] == [
        ("c1", True, "question")
    ]


@pytest.mark.parametrize(
    "told",
    [
        "I want to own a covered boat.",
        "I do not own a covered boat.",
        "My sister owns a covered boat.",
        "I own a boat.",
        "She owns a covered boat.",
    ],
)
def test_who_does_not_tell_it_is_none(told: str) -> None:
    assert decide(OWNERS, f"{told} {ASKED}").answer != "Yes"


def test_an_answer_about_what_is_not_asked_is_no_reason() -> None:
    torn = (
        "## Study space The library has 400 seats over .  four  and most are open to  and all "
        "readers.\n\nThe quiet study rooms are\n\nfor final-year students and research staff only."
    )
    history = [("Are you in your final year as a student?", "no")]
    decision = decide(torn, "  I useCanthe quiet study rooms?", history=history)
    assert [reason.source for reason in decision.reasons] == ["rule"]
