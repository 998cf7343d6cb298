"""What "as well as" adds, and kinds of people behind the relative clause of another."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse

ADDED = {
    "a proviso behind it": ("You can claim as well as your partner as long as you live together.", "Can I claim?", "[you live together]"),
    "a proviso of two words": ("You can claim as well as your partner provided that you live together.", "Can I claim?", "[you live together]"),
    "a condition behind it": ("You can join as well as your friend if you are 18.", "Can I join?", "[you are 18]"),
    "two deeds": ("You can join if you work as well as study.", "Can I join?", "[you work] and [you study]"),
    "two clauses": ("You can join if you work as well as you study.", "Can I join?", "[you work] and [you study]"),
    "two things": ("You can join if you own a boat as well as a raft.", "Can I join?", "[you own a boat] and [you own a raft]"),
    "two kinds": ("Students as well as pensioners can join.", "Can I join?", "[you are students] or [you are pensioners]"),
    "two kinds, together with": ("Students together with pensioners can join.", "Can I join?", "[you are students] or [you are pensioners]"),
    "a proviso behind a circumstance": ("You can claim even if you work as long as you live here.", "Can I claim?", "[you live here]"),
    "a measure behind a circumstance": ("You can claim even if you work as long as 40 hours a week.", "Can I claim?", "true"),
}  # fmt: skip
KINDS = {
    "that": ("People who own a dog and applicants that rent a flat can join.", "Can I join?", "[you own a dog] or [you rent a flat]"),
    "or": ("People who own a dog or applicants that rent a flat can join.", "Can I join?", "[you own a dog] or [you rent a flat]"),
    "a bare kind": ("People who own a dog and students can join.", "Can I join?", "[you own a dog] or [you are students]"),
    "barred": ("People who own a dog and students cannot join.", "Can I join?", "not ([you own a dog] or [you are students])"),
    "open to": ("The scheme is open to people who own a dog and students.", "Can I join the scheme?", "[you own a dog] or [you are students]"),
    "with more of it": ("Adults who own a car and residents with a permit can park here.", "Can I park here?", "[you own a car] or [you are residents with a permit]"),
    "a noun that can be a verb": ("Students that live in halls and nurses that work nights can join.", "Can I join?", "[you live in halls] or [you work nights]"),
    "behind one person": ("Members who bring a guest and volunteers who clean must sign in.", "Do I have to sign in?", "[you are members] and [you bring a guest] or [you are volunteers] and [you clean]"),
    "an object of the verb": ("Members who teach art and children can join.", "Can I join?", "[you teach art and children]"),
    "things": ("People who own a boat and a raft can join.", "Can I join?", "[you own a boat] and [you own a raft]"),
    "people of one verb": ("People who employ cooks and gardeners can join.", "Can I join?", "[you employ cooks and gardeners]"),
    "a second verb": ("People who rent a flat and own a dog can join.", "Can I join?", "[you rent a flat] and [you own a dog]"),
}  # fmt: skip

ROWS = {
    "or, and": ("You can get help if you rent or work and study.", "Can I get help?", "[you rent] or [you work] and [you study]"),
    "others": ("You can get help if you row or swim and dance.", "Can I get help?", "[you row] or [you swim] and [you dance]"),
    "all or": ("You can get help if you row or swim or dance.", "Can I get help?", "[you row] or [you swim] or [you dance]"),
    "two with a place": ("You can get help if you work and study here.", "Can I get help?", "[you work and study here]"),
}  # fmt: skip


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    (ADDED | KINDS | ROWS).values(),
    ids=(ADDED | KINDS | ROWS).keys(),
)
def test_added_and_kinds(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression


def test_verbs_in_a_row_have_another_grouping() -> None:
    rule = parse("You can get help if you rent or work and study.")
    assert ["'and' is taken" in reading.reason for reading in rule.readings] == [True]


@pytest.mark.parametrize(
    ("condition", "question"),
    [
        ("your savings exceed £500", "Do your savings exceed £500?"),
        ("you do not work", "Do you work?"),
        ("you do overtime", "Do you do overtime?"),
    ],
)
def test_base_forms_are_asked_for_as_they_stand(condition: str, question: str) -> None:
    assert decide(parse(f"You can join if {condition}."), "Can I join?").follow_up == question
