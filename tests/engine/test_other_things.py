"""Bans on other things at the place that is asked about bar nobody from the place."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse


@pytest.mark.parametrize(
    ("text", "asked", "expected"),
    [
        (
            "You can use the pool if you shower. Smoking is not allowed in the pool.",
            "Can I use the pool?",
            "c1",
        ),
        (
            "You cannot use the gym if you are under 16. Bags are not allowed in the gym.",
            "Can I use the gym?",
            "not c1",
        ),
        (
            "You can use the lake if you pay. Jet skis may not be used on the lake.",
            "Can I use the lake?",
            "c1",
        ),
        (
            "You can camp in the field if you book. Open fires are not permitted in the field.",
            "Can I camp in the field?",
            "c1",
        ),
        (
            "You cannot enter if you are under 18. Travel is not included in the prize.",
            "Can I enter the prize draw?",
            "not c1",
        ),
        (
            "You can hire the barge if you pay. Guests may not hire the barge.",
            "Can I hire the barge?",
            "c1 and not c2",
        ),
        (
            "You can walk on the beach if it is dry. Dogs are banned from the beach in summer.",
            "Can I walk my dog on the beach?",
            "c1 and not c2",
        ),
    ],
)
def test_what_is_banned_is_not_what_is_asked_about(text: str, asked: str, expected: str) -> None:
    assert parse(text).written(asked) == expected


@pytest.mark.parametrize(
    ("ban", "asked"),
    [
        ("Dogs are not allowed in the park.", "Can I take my dog into the park?"),
        ("Fireworks are banned in the park.", "Can I use fireworks in the park?"),
        ("Food is not allowed in the park.", "Can I eat in the park?"),
    ],
)
def test_a_ban_on_what_is_asked_about_answers(ban: str, asked: str) -> None:
    rule = parse(f"You can enter the park if it is open. {ban}")
    assert decide(rule, asked).answer == "No"
