"""Lists of causes, what is late and let in all the same, and bans on all of a kind."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

ILL = "\n- you are ill\n- you have moved"
CAUSES = [
    (f"You can claim if you have to cancel because:{ILL}", "Can I claim?", "[you are ill] or [you have moved]"),
    (f"You can claim if you cannot travel because:{ILL}", "Can I claim?", "[you are ill] or [you have moved]"),
    (f"You can claim if you cannot travel for one of these reasons:{ILL}", "Can I claim?", "[you are ill] or [you have moved]"),
    (f"You can claim if you cannot travel for all of these reasons:{ILL}", "Can I claim?", "[you are ill] and [you have moved]"),
    ("You can claim if you do not qualify for any of the following:\n- a pension\n- a grant", "Can I claim?", "not [you do qualify for a pension] and not [you do qualify for a grant]"),
]  # fmt: skip

IN_MAY = "Forms must reach us by 9 May."
LATE = [
    (f"{IN_MAY} Late forms are considered only if places remain.", "Can I send a form?", "[forms must reach us by 9 May] or [places remain]"),
    (f"{IN_MAY} We only accept late forms if you were ill.", "Can I send a form?", "[forms must reach us by 9 May] or [you were ill]"),
    (f"{IN_MAY} Late forms are accepted if you were ill.", "Can I send a form late?", "[you were ill]"),
    ("You must claim within 28 days. Late claims are accepted if you were ill.", "Can I claim?", "[you must claim within 28 days] or [you were ill]"),
    (f"{IN_MAY} Late forms are not accepted.", "Can I send a form?", "[the forms do reach us by 9 May]"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "asked", "read"), CAUSES)
def test_one_cause_is_enough(
    text: str, asked: str, read: str, said: Callable[[str, str], str]
) -> None:
    assert said(text, asked) == read


@pytest.mark.parametrize(("text", "asked", "read"), LATE)
def test_who_is_late_meets_another_case(
    text: str, asked: str, read: str, said: Callable[[str, str], str]
) -> None:
    assert said(text, asked) == read


NONE = [
    ("You can drive if you are insured. No learners may drive.", "Can I drive?", "[you are insured] and not [you are learners]"),
    ("No learner may drive the van.", "Can I drive the van?", "not [you are a learner]"),
    ("No children are admitted.", "Can I be admitted?", "not [you are children]"),
    ("No member may vote unless they have paid.", "Can I vote?", "[they have paid]"),
    ("No person may drive the van.", "Can I drive the van?", "false"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "asked", "read"), NONE)
def test_a_ban_on_all_of_a_kind_asks_who_is_one(
    text: str, asked: str, read: str, said: Callable[[str, str], str]
) -> None:
    assert said(text, asked) == read
