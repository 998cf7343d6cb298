"""Leave that a demand, a waiver or a penalty bears on, by whoever asks and in whatever words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# who asks for leave, or whether it has consequences
ASKED = (
    (
        "You must be 18 to hire a car unless you are in the army.",
        "Can I hire a car?",
        "[you must be 18] or [you are in the army]",
    ),
    (
        "You must be 18 to hire a car unless you are in the army.",
        "Can my daughter hire a car?",
        "[you must be 18] or [you are in the army]",
    ),
    (
        "You must be 18 to hire a car unless you are in the army.",
        "Am I allowed to hire a car?",
        "[you must be 18] or [you are in the army]",
    ),
    (
        "You must be 18 to hire a car unless you are in the army.",
        "Is my son old enough to hire a car?",
        "[you must be 18] or [you are in the army]",
    ),
    (
        "You must be 18 to hire a car unless you are in the army.",
        "Do I have to be 18 to hire a car?",
        "not [you are in the army]",
    ),
    (
        "You must have a ticket to board the ferry unless you are under 5.",
        "Will you let me board the ferry?",
        "[you have a ticket to board the ferry] or [you are under 5]",
    ),
    (
        "You must have a ticket to board the ferry unless you are under 5.",
        "Can I board without a ticket?",
        "[you are under 5]",
    ),
    (
        "You do not need a permit to fish if you use a single rod.",
        "Can I fish?",
        "[you use a single rod]",
    ),
    (
        "You do not need a permit to fish if you use a single rod.",
        "Do I need a permit to fish?",
        "not [you use a single rod]",
    ),
    ("You do not have to pay if you are under 5.", "Can you charge me?", "not [you are under 5]"),
    ("Only residents may park here.", "Will I be fined if I park here?", "not [you are residents]"),
    (
        "You must display a permit to park here.",
        "Can I be fined for parking here?",
        "not [you must display a permit to park here]",
    ),
    (
        "You will be charged £50 if you park here without a permit.",
        "Will I be fined if I park here?",
        "[you park here without a permit]",
    ),
    (
        "You will be fined if you park here without a permit.",
        "Can I park here?",
        "not [you park here without a permit]",
    ),
    ("You will be charged £5 if you use the sauna.", "Can I use the sauna?", "[you use the sauna]"),
    (
        "A ticket that has been altered is void.",
        "Is my ticket valid?",
        "not [the ticket has been altered]",
    ),
    (
        "Library cards are free for anyone who lives or works in the borough.",
        "Do I have to pay for a library card?",
        "not ([you live in the borough] or [you work in the borough])",
    ),
    ("You should apply for a grant if you are a widow.", "Can I apply?", "[you are a widow]"),
)


@pytest.mark.parametrize(("text", "question", "expected"), ASKED)
def test_expression(
    said: Callable[[str, str], str], text: str, question: str, expected: str
) -> None:
    """The derived logic is that of a careful reader, in what the clauses state."""
    assert said(text, question) == expected
