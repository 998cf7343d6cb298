"""Two kinds who may not, what is said of others by contrast, and duties that others bear."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "nobody, nor anyone": (
        "Nobody under 5, nor anyone who is ill, is allowed to row.",
        "Can I row?",
        "not ([you are under 5] or [you are ill])",
    ),
    "no one, or": (
        "No one under 5 or over 60 may row.",
        "Can I row?",
        "not ([you are under 5] or [you are over 60])",
    ),
    "no child, nor any": (
        "No child under 5, nor any person who is ill, may row.",
        "Can I row?",
        "not ([you are a child under 5] or [you are ill])",
    ),
    "nobody at all": ("Nobody may row or swim in the lake.", "Can I swim in the lake?", "false"),
    "whereas": (
        "You pay half if you are under 18, whereas adults pay the full price.",
        "Do I pay half?",
        "[you are under 18]",
    ),
    "while others": (
        "Members can join, while guests can only watch.",
        "Can I join?",
        "[you are members]",
    ),
    "while something goes on": (
        "You can stay here, while repairs are made.",
        "Can I stay here?",
        "[repairs are made]",
    ),
    "others do it": (
        "If you are self-employed you must pay your own dues, whereas if you are an employee your "
        "employer does it for you.",
        "Do I have to pay my own dues?",
        "[you are self-employed] and not [you are an employee]",
    ),
    "others pay them": (
        "If you are self-employed you must pay your dues. If you are an employee your employer "
        "pays them.",
        "Do I have to pay my dues?",
        "[you are self-employed] and not [you are an employee]",
    ),
    "others pay you": (
        "Your employer pays you sick pay if you are ill.",
        "Do I get sick pay?",
        "[you are ill]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
