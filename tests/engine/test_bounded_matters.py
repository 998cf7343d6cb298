"""How much, or how long, what must be told, taxed or paid for is at least."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "told": (
        "You must tell us about any prize over $900.",
        "Do I have to tell you about my prize?",
        "[the prize is over $900]",
    ),
    "notified, by a deadline": (
        "You have to notify the club of absences longer than two weeks within 3 days.",
        "Do I have to notify the club of my absence?",
        "[the absences are longer than two weeks]",
    ),
    "required to inform": (
        "You are required to inform the club of any illness lasting over 5 days.",
        "Do I have to inform the club of my illness?",
        "[the illness is lasting over 5 days]",
    ),
    "taxed": (
        "You must pay tax on gifts worth more than £90.",
        "Do I have to pay tax on my gift?",
        "[the gifts are worth more than £90]",
    ),
    "a sum of": (
        "You must pay tax on savings of more than £90.",
        "Do I have to pay tax on my savings?",
        "[the savings are more than £90]",
    ),
    "a deadline alone": (
        "You must tell us about changes within 14 days.",
        "Do I have to tell you about a change?",
        "true",
    ),
    "unbounded": ("You must pay tax on your income.", "Do I have to pay tax on my income?", "true"),
    "people": (
        "You must tell the court about any children under 18.",
        "Do I have to tell the court about my children?",
        "[you must tell the court about any children under 18]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
