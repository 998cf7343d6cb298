"""Names that a text explains: what the explanation says is asked instead of the name."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

CASES = {
    "anyone who is": ("Juniors may not dive. A junior is anyone under 16.", "May I dive?", "not [you are under 16]"),
    "someone who does": ("A warden is someone who trains a crew. Wardens may park free of charge.", "Can I park free of charge?", "[you train a crew]"),
    "those who have": ("Members may vote. Members are those who have paid this year.", "May I vote?", "[you have paid this year]"),
    "a name in quotes that means": ('"Senior" means a person aged 60 or over. Seniors row free.', "Do I row free?", "[you are aged 60 or over]"),
    "by which we mean": ("Small mills pay no levy. By small mill we mean one with fewer than six looms.", "Does my mill pay the levy?", "not [it has fewer than six looms]"),
    "a thing that": ("Small boats may stay. A small boat is one that weighs less than 80 kg.", "May my boat stay?", "[it weighs less than 80 kg]"),
    "what nothing else names": ("Rowers may vote. A regatta is anyone's delight.", "May I vote?", "[you are rowers]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), CASES.values(), ids=CASES.keys())
def test_the_explanation_is_asked(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression
