"""People of whom "that" says more, as "who" does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import parse

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "behind whom it is for": (
        "The hut is for sailors that row or fish.",
        "Is the hut for me?",
        "[you row] or [you fish]",
    ),
    "behind what they have": (
        "This is a health scheme for sailors with old wounds that are living or travelling abroad.",
        "Does this scheme meet my needs?",
        "[you are sailors with old wounds] and ([you are living abroad] or "
        "[you are travelling abroad])",
    ),
    "denied": (
        "The scheme offers loans to tenants that cannot borrow elsewhere.",
        "Can I get a loan?",
        "not [you can borrow elsewhere]",
    ),
    "of a trade, denied": (
        "The scheme offers loans to farmers that cannot borrow elsewhere.",
        "Can I get a loan?",
        "[you are farmers] and not [you can borrow elsewhere]",
    ),
    "anybody": (
        "The fund supports anyone that has lost a hut.",
        "Can I get support?",
        "[you have lost a hut]",
    ),
    "boats that are so": (
        "The scheme is for owners of boats that are moored in Kent.",
        "Is the scheme for me?",
        "[you are owners of boats that are moored in Kent]",
    ),
    "what they are told": (
        "You must tell the owners that you are leaving.",
        "Do I have to tell the owners?",
        "[you must tell the owners that you are leaving]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression


def test_what_a_determiner_opens_is_no_part_of_the_next_noun() -> None:
    rule = parse("Shops of every size and most clubs may apply.")
    assert [c.statement for c in rule.clauses] == [
        "it is shops of every size",
        "you are clubs",
    ]
    rule = parse("You can sell all kinds of garden and kitchen tools.")
    assert [c.statement for c in rule.clauses] == ["you sell all kinds of garden and kitchen tools"]
