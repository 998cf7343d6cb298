"""Amounts that stand for others in brackets, in lists, of people, and for some alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "behind a place": (
        "You can claim if you:\n* live more than 3 miles away (2 miles if you are under 8)\n* row",
        "Can I claim?",
        "([you live more than 3 miles away] or [you live more than 2 miles] and "
        "[you are under 8]) and [you row]",
    ),
    "a bare age": (
        "To join, you must:\n* be over 60 (55 if you are ill)\n* live here",
        "Can I join?",
        "([you must be over 60] or [you must be over 55] and [you are ill]) and "
        "[you must live here]",
    ),
    "before an aim": (
        "You must be over 60 (55 if you are ill) to join.",
        "Can I join?",
        "[you must be over 60] or [you must be over 55] and [you are ill]",
    ),
    "of people": (
        "People who are over 60 (55 if they are ill) can join.",
        "Can I join?",
        "[you are over 60] or [you are over 55] and [you are ill]",
    ),
    "of people, at the end": (
        "It is free for pupils who live over 3 miles away (2 miles if they are under 8).",
        "Is it free for me?",
        "[you live over 3 miles away] or [you live over 2 miles] and [you are under 8]",
    ),
    "money": (
        "You must earn at least £100 a week (£80 if you are under 21).",
        "Do I qualify?",
        "[you must earn at least £100 a week] or [you must earn at least £80] and "
        "[you are under 21]",
    ),
    "for some": (
        "You can claim if your income is under £300 (£450 for couples).",
        "Can I claim?",
        "[your income is under £300] or [your income is under £450] and [you are couples]",
    ),
    "no bound": (
        "You get a boat for 2 weeks (1 week if you row).",
        "Do I get a boat?",
        "[you get a boat for 2 weeks]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
