"""Kin of people of whom a relative clause tells, and people added "as well as" others."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "of people who": (
        "People who hold a card and their spouses may row.",
        "Can I row?",
        "[you hold a card] or [you are spouses of people who hold a card]",
    ),
    "several kin": (
        "People who hold a card, their spouses and their children under 12 may row.",
        "Can I row?",
        "[you hold a card] or [you are spouses of people who hold a card] or "
        "[you are children under 12 of people who hold a card]",
    ),
    "as well as": (
        "Members of the club, as well as their guests, may row.",
        "Can I row?",
        "[you are members of the club] or [you are guests of members of the club]",
    ),
    "others": (
        "Members of the club, as well as pilots, may row.",
        "Can I row?",
        "[you are members of the club] or [you are pilots]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
