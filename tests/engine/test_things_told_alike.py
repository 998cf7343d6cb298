"""Things of several kinds that the same words tell apart: "boats and rafts **over 5 metres**"."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "measured": (
        "Boats and rafts over 5 metres need a flag.",
        "Does my boat need a flag?",
        "[it is boats over 5 metres] or [it is rafts over 5 metres]",
    ),
    "three kinds": (
        "Dogs, cats and ferrets over 3 months old must be tagged.",
        "Does my cat have to be tagged?",
        "[it is dogs over 3 months old] or [it is cats over 3 months old] or "
        "[it is ferrets over 3 months old]",
    ),
    "done to": (
        "Sheds and garages built before 1990 are exempt.",
        "Is my shed exempt?",
        "[it is sheds built before 1990] or [it is garages built before 1990]",
    ),
    "not needed": (
        "You do not need leave for fences or walls under 2 metres high.",
        "Do I need leave for my fence?",
        "not ([it is fences under 2 metres high] or [it is walls under 2 metres high])",
    ),
    "one told apart by itself": (
        "Boats and old rafts over 5 metres need a flag.",
        "Does my boat need a flag?",
        "true",
    ),
    "a place": ("Bags and suitcases on wheels are banned.", "Can I bring my bag?", "false"),
    "people": (
        "Students and apprentices under 25 can travel free.",
        "Can I travel free?",
        "[you are students] or [you are apprentices under 25]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
