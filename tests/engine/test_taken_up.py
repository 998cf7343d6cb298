"""Lists of sentences that the sentence behind them takes up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

MOORING = "Mooring rules\n\n- You own the boat or live on it.\n- You have paid the fee.\n\n"
# A text, a question, and what makes the answer Yes, with the statements of its clauses.
TAKEN_UP = {
    "all of them, by a condition": (
        MOORING + "If all of the above are true, you can moor here.",
        "Can I moor here?",
        "([you own the boat] or [you live on it]) and [you have paid the fee]",
    ),
    "any of them, by the cases": (
        "What we tow away\n\n- The boat leaks or is unsafe.\n- You have not paid the fee.\n\n"
        "In any of these cases, we will tow the boat away.",
        "Will you tow my boat away?",
        "([the boat leaks] or [the boat is unsafe]) or not [you have paid the fee]",
    ),
    "both of them, by what they are for": (
        MOORING + "Both statements must be true before you can moor here.",
        "Can I moor here?",
        "([you own the boat] or [you live on it]) and [you have paid the fee]",
    ),
    "one of them, by their number": (
        "# Who can moor here\n\n- You own the boat.\n- You are over 60 or a student.\n\n"
        "One of these must apply.",
        "Can I moor here?",
        "[you own the boat] or ([you are over 60] or [you are a student])",
    ),
    "none, where a sentence speaks of all cases": (
        MOORING + "In all cases, you need a lifebelt. You can moor here if you hold a key.",
        "Can I moor here?",
        "[you hold a key]",
    ),
}


@pytest.mark.parametrize(("text", "question", "wanted"), TAKEN_UP.values(), ids=TAKEN_UP.keys())
def test_a_list_that_is_taken_up(
    said: Callable[[str, str], str], text: str, question: str, wanted: str
) -> None:
    assert said(text, question) == wanted
