"""Demands that name what is demanded as their subject, their object or a clause."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

DEMANDED = {
    "subject": ("You can visit the mill from May to June. A ticket and a guide are required.", "Can I visit the mill?", "[you must have a ticket] and [you must have a guide]"),
    "-ing form as subject": ("You can visit the mill in May. Booking is essential.", "Can I visit the mill?", "[you must book]"),
    "subject with an aim": ("A valid pass is required to enter the mill.", "Can I enter the mill?", "[you must have a valid pass]"),
    "subject, unless": ("A pass is needed for fires on the beach unless you have a stove.", "Do I need a pass for a fire on the beach?", "not [you have a stove]"),
    "people, with an infinitive": ("Crews are required to own a raft.", "Can my crew row?", "[crews are required to own a raft]"),
    "thing, with an infinitive": ("A raft is required to carry a bell on the lake.", "Can I row a raft on the lake?", "[a raft is required to carry a bell on the lake]"),
    "of anyone told apart": ("To ride you must wear a vest. Anyone under 8 also needs a pass.", "Can I ride?", "[you must wear a vest] and (not [you are under 8] or [anyone under 8 also must have a pass])"),
    "object of “require”": ("Racing on the lake requires a vest and a whistle.", "Can I race on the lake?", "[you must have a vest] and [you must have a whistle]"),
    "infinitive behind “it is”": ("It is compulsory to wear a vest on the lake.", "Can I row on the lake?", "[you must wear a vest on the lake]"),
    "clause behind “it is”": ("It is essential that your raft is dry and that it has a bell. Without these you cannot row.", "Can I row?", "[your raft is dry] and [it has a bell]"),
    "clause behind “make sure”": ("You can moor here at night. Make sure your boat is insured and has a bell.", "Can I moor here?", "[your boat is insured] and [your boat has a bell]"),
    "nothing, where it is denied": ("A deposit is not required.", "Do I need a deposit?", "not [a deposit is required]"),
    "nothing, behind “make sure to”": ("You can moor here at night. Make sure to wave.", "Can I moor here?", "[you moor here at night]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), DEMANDED.values(), ids=DEMANDED.keys())
def test_what_is_demanded(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression
