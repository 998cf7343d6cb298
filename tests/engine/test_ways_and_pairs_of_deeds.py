"""Two ways that are no list, what may not be done besides, and what is lacked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "two ways": (
        "You must pay the fee, in cash or by card.",
        "Do I have to pay the fee?",
        "true",
    ),
    "or otherwise": (
        "Every child from 5 to 16 must learn to swim, at school or otherwise.",
        "Does my child have to learn to swim?",
        "[you are a child from 5 to 16]",
    ),
    "but not refunded": (
        "Tickets can be exchanged but not refunded.",
        "Can my ticket be refunded?",
        "false",
    ),
    "but not stay": ("You can visit but not stay.", "Can I stay?", "false"),
    "can't be": (
        "Drivers who park here can be fined. Disabled drivers can't be.",
        "Can I be fined?",
        "[you park here] and not [you are disabled drivers]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression


def test_what_is_lacked_is_not_it() -> None:
    decision = decide("You can row without a vest if it's calm.", "Can I row without a vest?")
    assert decision.follow_up == "Is it calm?"
