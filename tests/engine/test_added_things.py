"""A thing added with a case of its own, and a place or a time of which one is enough."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "thing added in one case": ("You need a vest, and a guide if you climb the mast.", "Do I need a guide?", "[you climb the mast]"),
    "thing before it, in any case": ("You need a vest, and a guide if you climb the mast.", "Do I need a vest?", "[you must have a vest]"),
    "both for an aim": ("To climb the mast you must bring your vest, and a guide if you are under 14.", "Can I climb the mast?", "[you must bring your vest] and (not [you are under 14] or [you must bring a guide])"),
    "thing given in one case": ("Crews get a free chart, and a radio if they ask for one.", "Do I get a radio?", "[you ask for one]"),
    "thing added but for one case": ("You must pay the toll, and the deposit unless you have paid it before.", "Do I have to pay the deposit?", "not [you have paid it before]"),
    "case of both things, without a comma": ("You need a vest and a guide if you climb the mast.", "Do I need a guide?", "[you climb the mast]"),
    "a place or a time": ("You can camp within 50 metres of the quay or after dark.", "Can I camp?", "[it is within 50 metres of the quay] or [it is after dark]"),
    "a person of each kind": ("Each tenant with a shed must pay a fee.", "Do I have to pay a fee?", "[you are tenant with a shed]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS.keys())
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
