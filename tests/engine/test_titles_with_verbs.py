"""Titles of lists that name what is denied, or let in, and end in "are" or "include"."""

from __future__ import annotations

import pytest

from cmr_logic import parse

LIST = ":\n\n* car tyres\n* gas bottles"
DENIED, LET_IN = "not (c1 or c2)", "c1 or c2"


@pytest.mark.parametrize(
    ("title", "asked", "expected"),
    [
        ("The items not accepted at the tip are", "Can I bring this item to the tip?", DENIED),
        ("Items that are not accepted at the tip are", "Can I bring this to the tip?", DENIED),
        ("Items not accepted at the tip include", "Can I bring this item to the tip?", DENIED),
        ("Items we do not accept at the tip are", "Can I bring this item to the tip?", DENIED),
        ("Items we don't accept include", "Can I bring this item to the tip?", DENIED),
        ("Goods not covered are as follows", "Is this item covered?", DENIED),
        ("Goods that are not covered include", "Is this covered?", DENIED),
        ("Items allowed at the tip are", "Can I bring this item to the tip?", LET_IN),
        ("The goods allowed on board are the following", "Can I take this on board?", LET_IN),
        ("Items accepted at the tip are", "Can I bring this item to the tip?", LET_IN),
        ("Items we accept include", "Can I bring this item to the tip?", LET_IN),
        ("Goods covered by the policy include", "Is this covered?", LET_IN),
    ],
)
def test_a_title_says_what_is_denied(title: str, asked: str, expected: str) -> None:
    assert parse(title + LIST).written(asked) == expected
