"""Lists whose items are rules of their own, below a finished sentence or a word that leads over."""

from __future__ import annotations

import pytest

from cmr_logic import parse

GYM = "You can use the gym if you are a member."
RULES = [
    (f"{GYM}\n\n* You cannot use it if you are under 16\n* You must bring a towel",
     "c1 and c3 and not c2"),
    (f"{GYM}\n\nHowever:\n\n* you cannot use it if you are under 16\n* you must bring a towel",
     "c1 and c3 and not c2"),
    (f"{GYM} Please note:\n\n* you must be over 60\n* you must not own a car",
     "c1 and c2 and not c3"),
    (f"{GYM} These rules apply:\n\n* You must bring a towel.\n* You cannot use it if you are ill.",
     "c1 and c2 and not c3"),
    ("You can use the gym if you also:\n\n* pay\n* train", "c1 and c2"),
    (f"{GYM}\n\n* Mats cost £9\n* Towels are blue", "c1"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "written"), RULES)
def test_items_that_rule_by_themselves(text: str, written: str) -> None:
    assert parse(text).written("Can I use the gym?") == written


def test_what_however_leads_over_to_limits_what_stands_before() -> None:
    text = "A painter may paint a wall when the owner agrees.\n\nHowever:\n\n* no wall in the " \
        "old town may be painted"  # fmt: skip
    assert parse(text).written("May I paint a wall?") == "c2 and not c3"
