"""Things with a rate or price, and bodies that are given something."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse


@pytest.mark.parametrize(
    ("text", "asked", "expected", "follow_up"),
    [
        ("Toys are always charged at 20%.", "Can I charge 20% VAT for this?", "c1", "Is it a toy?"),
        ("Toys are charged at 20%.", "Can I charge 20% VAT for this?", "c1", "Is it a toy?"),
        (
            "The reduced fare applies to widows, full-time cooks and porters.",
            "Does the reduced fare apply to me?",
            "c1 or c2 or c3",
            "Are you a widow?",
        ),
        (
            "The reduced fare applies to widows.",
            "Does the full fare apply to me?",
            "not c1",
            "Are you a widow?",
        ),
        (
            "Caravans are always charged £12 a night.",
            "Do I pay £12 a night for this?",
            "c1",
            "Is it a caravan?",
        ),
        (
            "Maps are taxed at 4%. Games are taxed at 9%.",
            "Is this taxed at 9%?",
            "c2",
            "Is it a game?",
        ),
        (
            "The fund provides grants to towns and villages to plant trees.",
            "Can this fund help me?",
            "c1 or c2",
            "Are you a town?",
        ),
        (
            "The scheme offers loans to farmers to plant hedges for rare, wild and native birds.",
            "Can this scheme help me?",
            "c1",
            "Are you a farmer?",
        ),
        (
            "This program provides grants to states and territories to take part in "
            "surveys of nesting, ringed and rare birds.",
            "Can this program help me?",
            "c1 or c2",
            "Are you a state?",
        ),
        # where something is so, and a town that is nobody
        (
            "You can travel for free in towns and villages if you are over 60.",
            "Can I travel for free?",
            "c1",
            "Are you over 60?",
        ),
        (
            "Wardens must not drink on duty.",
            "Can I drink on duty?",
            "not c1",
            "Are you a warden?",
        ),
    ],
)
def test_things_with_a_rate_and_bodies(
    text: str, asked: str, expected: str, follow_up: str
) -> None:
    rule = parse(text)
    assert rule.written(asked) == expected
    assert decide(rule, asked).follow_up == follow_up
