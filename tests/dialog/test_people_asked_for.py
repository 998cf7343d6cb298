"""A follow-up for people of a kind, of whom a clause says much more."""

from __future__ import annotations

import pytest

from cmr_logic import decide

CREWS = (
    "The crew programme is for sailors with old wounds who are living abroad. We pay for the care "
    "of sailors taking part in a retraining programme under Act 31, Chapter 4."
)
FARMS = (
    "The fund gives loans to farmers with rated land who live in Kent and to tenants of Crown land "
    "taking part in a trial of late sowing methods."
)

WIDOWS = (
    "We pay for the care of sailors taking part in a retraining programme for crews under Act 31, "
    "Chapter 4, and of their widows."
)


@pytest.mark.parametrize(
    ("text", "question", "history", "answer"),
    [
        (CREWS, "Does this programme meet my needs?", {"Are you a sailor?": "no"}, "No"),
        (CREWS, "Does this programme meet my needs?", {"Are you a sailor?": "yes"}, "More"),
        (WIDOWS, "Can you pay for my care?", {"Are you a sailor?": "yes"}, "More"),
        (WIDOWS, "Can you pay for my care?", {"Are you a widow?": "no"}, "More"),
        (FARMS, "Can I get a loan?", {"Are you a tenant?": "no"}, "More"),
        (FARMS, "Can I get a loan?", {"Are you a tenant?": "no", "Are you a farmer?": "no"}, "No"),
    ],
)
def test_kinds(text: str, question: str, history: dict[str, str], answer: str) -> None:
    assert decide(text, question, history=tuple(history.items())).answer == answer


def test_this_programme_is_the_one_that_the_text_is_about() -> None:
    asked = decide(CREWS, "Does this programme meet my needs?")
    assert asked.follow_up == "Are you a sailor with old wounds?"
    assert decide(CREWS, "Is this scheme for me?").follow_up == asked.follow_up
