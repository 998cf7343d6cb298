"""Lists that say of a thing what was done to it: each item is asked of the thing, not of us."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

FORMS = {
    "a participle": (
        "We do not pay for damage caused by:\n\n- damp\n- rust",
        "Will you pay for damage?",
        "Is the damage caused by damp?",
    ),
    "two things": (
        "We insure your boat against loss or damage caused by:\n\n- fire\n- theft",
        "Do you insure my boat against this?",
        "Is the loss or damage caused by fire?",
    ),
    "several": (
        "We will refund tickets bought from:\n\n- our box office\n- an agent in town",
        "Can I get a refund for my ticket?",
        "Is your ticket bought from our box office?",
    ),
    "a relative clause": (
        "We do not charge for a break that is due to:\n\n- pregnancy\n- an injury",
        "Do you charge for a break?",
        "Is the break due to pregnancy?",
    ),
    "no participle": (
        "We do not cover:\n\n- rust\n- damage by pets",
        "Is this covered?",
        "Is it rust?",
    ),
    "a passive": (
        "Tickets may be bought from:\n\n- our box office\n- an agent in town",
        "Can I buy tickets from this shop?",
        "Are tickets bought from our box office?",
    ),
}


@pytest.mark.parametrize("form", FORMS)
def test_follow_up(form: str) -> None:
    text, question, expected = FORMS[form]
    assert decide(parse(text), question).follow_up == expected
