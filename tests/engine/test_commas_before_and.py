"""Alternatives go on over commas up to their "or", and end at ", and" with a verb."""

from __future__ import annotations

import pytest

from cmr_logic import parse


@pytest.mark.parametrize(
    ("condition", "expression"),
    [
        ("if you are a cook, a guide or employed by us, and have a badge",
         "(c1 or c2 or c3) and c4"),
        ("if you are a student, an apprentice or retired, and live in Rye",
         "(c1 or c2 or c3) and c4"),
        ("if you are 60 or over, disabled or a carer, and have a pass", "(c1 or c2 or c3) and c4"),
        ("if you are a cook, a guide or a porter, and have a badge", "(c1 or c2 or c3) and c4"),
        ("if you are over 18, a citizen or resident and have a job", "c1 and (c2 or c3) and c4"),
        ("if you are 60 or over, live in Rye and have a pass", "c1 and c2 and c3"),
    ],
)  # fmt: skip
def test_how_far_alternatives_go(condition: str, expression: str) -> None:
    assert parse(f"You can join {condition}.").written("Can I join?") == expression


def test_somebody_is_what_one_must_be() -> None:
    rule = parse("You must be over 18, a citizen or resident and have a job.")
    assert rule.clauses[1].statement == "you must be a citizen"
