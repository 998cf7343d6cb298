"""What is closed or banned, signs for customers, papers a thing is not sent with, and events."""

from __future__ import annotations

import pytest

import cmr_logic

CASES = (
    # nothing more is taken in
    ("The scheme is closed to new applications.", "Can I still apply to the scheme?", "false"),
    ("Applications are no longer accepted.", "Can I apply?", "false"),
    ("Entries have now closed.", "Can I enter?", "false"),
    ("We're no longer accepting entries.", "Can I enter?", "false"),
    (
        "The boat fund is closed to new claims unless you are a pilot.",
        "Can I claim from the boat fund?",
        "c1",
    ),
    ("You can no longer moor at the quay.", "Can I moor at the quay?", "false"),
    ("You may no longer sail if you are ill.", "Can I sail?", "not c1"),
    # deeds that are banned
    ("Fishing is strictly prohibited.", "May I fish?", "false"),
    ("Feeding the ducks is banned from May to July.", "May I feed the ducks?", "not c1"),
    ("Mooring is forbidden except for pilots.", "May I moor here?", "c1"),
    ("Fishing is prohibited in all parts of the harbour.", "May I fish in the harbour?", "false"),
    ("Dogs are prohibited.", "Can I bring my dog?", "false"),
    # for customers alone
    ("Moorings for customers only.", "Can I moor here?", "c1"),
    ("The slipway is for customers only.", "Can I use the slipway?", "c1"),
    ("Moorings are for pilots only.", "Can I moor here?", "c1"),
    # papers that a thing is not sent with
    ("You do not need to send photos with your form.", "Do I need to send photos?", "false"),
    (
        "You do not have to declare gifts on your tax return.",
        "Do I have to declare gifts?",
        "false",
    ),
    ("You do not need a permit in your own garden.", "Do I need a permit?", "not c1"),
    # events that a noun tells of
    (
        "Leave is granted on the death of a spouse, parent or child.",
        "Can I have leave?",
        "c1 or c2 or c3",
    ),
    ("A grant is payable on the birth of your first child.", "Can I get a grant?", "c1"),
)


@pytest.mark.parametrize(("text", "question", "expected"), CASES)
def test_expression(text: str, question: str, expected: str) -> None:
    """The derived logic is that of a careful reader."""
    assert cmr_logic.parse(text).written(question) == expected


ASKED = (
    ("Moorings for customers only.", "Can I moor here?", "Are you a customer?"),
    (
        "Leave is granted on the death of a spouse or child.",
        "Can I have leave?",
        "Did a spouse or child die?",
    ),
    (
        "A grant is payable on the birth of your first child.",
        "Can I get a grant?",
        "Was your first child born?",
    ),
    (
        "The lease ends when a tenant:\n* dies\n* moves out",
        "Has my lease ended?",
        "Did a tenant die?",
    ),
)


@pytest.mark.parametrize(("text", "question", "expected"), ASKED)
def test_question(text: str, question: str, expected: str) -> None:
    """The first question is grammatical and says whom it means."""
    assert cmr_logic.decide(text, question).follow_up == expected
