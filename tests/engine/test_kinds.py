"""Kinds of people and things that a rule tells apart: of whom it demands, what it is for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
DEMANDS = {
    "of some people alone": (
        "Guests with a day ticket can use the slide, but guests under 12 must wear a vest.",
        "Can I use the slide?",
        "[you are guests with a day ticket] and "
        "(not [you are guests under 12] or [guests under 12 must wear a vest])",
    ),
    "of some whom a clause tells apart": (
        "Guests can use the slide if they pay. "
        "Guests who wear glasses need a strap to use the slide.",
        "Can I use the slide?",
        "[you pay] and (not [you wear glasses] or [guests must have a strap to use the slide])",
    ),
    "of some that takes up what is asked": (
        "Guests can use the slide if they pay. Guests under 9 must use the slide with an adult.",
        "Can I use the slide?",
        "[you pay] and "
        "(not [you are guests under 9] or [guests under 9 must use the slide with an adult])",
    ),
    "of whoever wants what is asked": (
        "Anyone wishing to keep ducks must fence the pond.",
        "Can I keep ducks?",
        "[anyone wishing to keep ducks must fence the pond]",
    ),
    "of those that the question names": (
        "Choirs who use the chapel must lock the door and must sweep the floor.",
        "Can our choir use the chapel?",
        "[choirs must lock the door] and [choirs must sweep the floor]",
    ),
}
KINDS = {**DEMANDS}


@pytest.mark.parametrize(("text", "question", "wanted"), KINDS.values(), ids=KINDS.keys())
def test_kinds(said: Callable[[str, str], str], text: str, question: str, wanted: str) -> None:
    assert said(text, question) == wanted
