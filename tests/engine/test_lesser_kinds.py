"""A comparative names the rest of a kind that the sentence before bounds from the other side."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        ("A pool deeper than 2 metres needs a fence. Shallower pools do not.",
         "Do I need a fence?", "Is the pool deeper than 2 metres?"),
        ("Sheds over 30 square metres need approval. Smaller sheds do not need it.",
         "Do I need approval?", "Are the sheds over 30 square metres?"),
        ("Clubs with more than 50 members must register. Smaller clubs are exempt.",
         "Do we have to register?", "Are you a club with more than 50 members?"),
        ("Firms with fewer than 10 staff are exempt. Larger firms must register.",
         "Do we have to register?", "Are you a firm with fewer than 10 staff?"),
    ],
)  # fmt: skip
def test_the_rest_is_not_asked_for_again(text: str, question: str, follow_up: str) -> None:
    assert decide(text, question).follow_up == follow_up
    answers = {decide(text, question, history=[(follow_up, said)]).answer for said in (True, False)}
    assert answers == {"Yes", "No"}


@pytest.mark.parametrize(
    "text",
    [
        "Larger dogs must be muzzled. Smaller dogs need not be.",
        "All farms must send a plan. Smaller farms are exempt.",
        "Farms over 50 acres must send a plan. Larger farms must send two.",
    ],
)
def test_what_no_bound_tells_apart_is_a_kind_of_its_own(text: str) -> None:
    assert any("er " in clause.statement for clause in parse(text).clauses)
