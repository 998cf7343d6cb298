"""Somebody else beside whoever asks, named in brackets, and by when a deed is to be done."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "before a list": (
        "You can get help if you own a hut. You (or your spouse) must:\n- have rowed\n- be 18",
        "Can I get help?",
        "[you own a hut] and ([you or your spouse have rowed] and [you or your spouse must be 18])",
    ),
    "in a sentence": (
        "You can get help if your hut is cold. You (or your spouse) must be over 60.",
        "Can I get help?",
        "[your hut is cold] and [you or your spouse must be over 60]",
    ),
    "with more said": (
        "You (and your partner, if you have one) must be over 60.",
        "Do I qualify?",
        "[you must be over 60]",
    ),
    "to do within some time": (
        "You can ask for a review. You need to do this within 30 days.",
        "Can I ask for a review?",
        "[you need to do this within 30 days]",
    ),
    "to arrive within some time": (
        "Anyone can object. Objections have to arrive within 21 days.",
        "Can I object?",
        "[objections have to arrive within 21 days]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
