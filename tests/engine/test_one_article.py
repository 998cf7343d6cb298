"""Nouns that share the article of the first, and those that share the noun of the last."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

CASES = {
    "article of two nouns": ("You can fish here if you bought a day ticket or season ticket.", "Can I fish here?", "[you bought a day ticket] or [you bought a season ticket]"),
    "article of a noun whose first word may be a verb": ("You can fish here if you have done a rowing course or study skills programme.", "Can I fish here?", "[you have done a rowing course] or [you have done a study skills programme]"),
    "article behind a participle": ("You can berth here if you are the owner of a barge or towed dinghy.", "Can I berth here?", "[you are the owner of a barge] or [you are the owner of a towed dinghy]"),
    "article of a person": ("You can row if you're a trainee or retired person doing voluntary work.", "Can I row?", "[you're a trainee] or [you're a retired person doing voluntary work]"),
    "article before “other”": ("You can berth here if you own a raft or other small boat.", "Can I berth here?", "[you own a raft] or [you own another small boat]"),
    "article of a lead-in": ("You can keep bees if you work for a:\n\n* school\n* voluntary club or elected body", "Can I keep bees?", "[you work for a school] or ([you work for a voluntary club] or [you work for an elected body])"),
    "no article, of a verb with an object": ("You can row if you have a boat or coach the crew.", "Can I row?", "[you have a boat] or [you coach the crew]"),
    "no article, of a verb with none": ("You can row if you own a hut or work as a guide.", "Can I row?", "[you own a hut] or [you work as a guide]"),
    "noun of who runs something": ("You can park here if you're on a college or university course.", "Can I park here?", "[you're on a college course] or [you're on a university course]"),
    "noun behind a sector": ("You can park here if you're on a council or national training scheme.", "Can I park here?", "[you're on a council training scheme] or [you're on a national training scheme]"),
    "no noun of a body": ("You can park here if you work for a college or local charity.", "Can I park here?", "[you work for a college] or [you work for a local charity]"),
    "noun of several owners": ("You can get a refund if you paid tram drivers' or conductors' reduced rate fees.", "Can I get a refund?", "[you paid tram drivers' reduced rate fees] or [you paid conductors' reduced rate fees]"),
    "noun behind two adjectives": ("You need a permit to sell boards with decorative or possible structural uses.", "Do I need a permit?", "[you sell boards with decorative uses] or [you sell boards with possible structural uses]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), CASES.values(), ids=CASES.keys())
def test_what_joined_nouns_share(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression
