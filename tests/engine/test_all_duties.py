"""Whether somebody does all that a text demands of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

HARBOUR = (
    "* The harbour manager, or a port agent, shall be available by night. Oars shall be kept dry.\n"
    "* The manager shall feed the gulls each week."
)
# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "each that names them": (
        HARBOUR,
        "Is this harbour manager performing all their duties?",
        "[the harbour manager, or a port agent, shall be available by night] and "
        "[the manager shall feed the gulls each week]",
    ),
    "in other words": (
        "The lodge keeper must lock the gate. The keeper must also feed the hens. Guests must pay.",
        "Has the lodge keeper met all of her obligations?",
        "[the lodge keeper must lock the gate] and [the keeper must also feed the hens]",
    ),
    "things that are there for people": (
        "Grants shall be available to farmers who row.",
        "Can I get a grant?",
        "[you are farmers who row]",
    ),
    "one duty": (
        "The lodge keeper must lock the gate. The keeper must also feed the hens.",
        "Does the keeper have to feed the hens?",
        "[the keeper must also feed the hens]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
