"""Statements behind one that ends early, and bans near something, in a case."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

BADGES = "Staff must wear a badge. Visitors need not, but they must sign in."
SECOND = [
    ("Children may swim only with an adult, and may not dive.", "Can I dive?", "not [you are children]"),
    ("You may row only with a vest, and may not dive.", "Can I row?", "[you have a vest]"),
    ("Staff get full pay once they pass; until then they get half.", "Do I get full pay?", "[you pass]"),
    (BADGES, "Do visitors have to wear a badge?", "false"),
    (BADGES, "Do I have to wear a badge?", "[you are staff] and not [you are visitors]"),
]  # fmt: skip

NEAR = [
    ("No one may light a fire within 50 metres of a hut unless the warden agrees.", "May I light a fire?", "not ([you are within 50 metres of a hut] and not [the warden agrees])"),
    ("You may not camp within a mile of the lake if you have a dog.", "Can I camp?", "not ([you are within a mile of the lake] and [you have a dog])"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "asked", "read"), [*SECOND, *NEAR])
def test_each_is_read_by_itself(
    text: str, asked: str, read: str, said: Callable[[str, str], str]
) -> None:
    assert said(text, asked) == read
