"""Demands that name what is demanded as their subject, their object or a clause."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

DEMANDED = {
    "subject": ("You can visit the mill from May to June. A ticket and a guide are required.", "Can I visit the mill?", "[it is from May to June] and ([you must have a ticket] and [you must have a guide])"),
    "-ing form as subject": ("You can visit the mill in May. Booking is essential.", "Can I visit the mill?", "[it is in May] and [you must book]"),
    "subject with an aim": ("A valid pass is required to enter the mill.", "Can I enter the mill?", "[you must have a valid pass]"),
    "subject, unless": ("A pass is needed for fires on the beach unless you have a stove.", "Do I need a pass for a fire on the beach?", "not [you have a stove]"),
    "people, with an infinitive": ("Crews are required to own a raft.", "Can my crew row?", "[crews are required to own a raft]"),
    "people who are obliged": ("You are obliged to wear a vest if you row at night. ", "Can I row at night?", "[you must wear a vest]"),
    "what one has got to do": ("You've got to be 12 to sell fish.", "Can I sell fish?", "[you have to be 12]"),
    "joined demands with one aim": ("You must own a raft and you must wear a vest to sell fish.", "Can I sell fish?", "[you must own a raft] and [you must wear a vest to sell fish]"),
    "clause of a condition": ("The only condition for a berth is that your raft was dry in the past year.", "Can I get a berth?", "[your raft was dry in the past year]"),
    "clause that is asked for": ("Rowing requires that you are 12 and that you can swim.", "Can I row?", "[you are 12] and [you can swim]"),
    "clause behind “you must ensure”": ("To moor here, you must have a pass. You must also ensure that your raft is dry.", "Can I moor here?", "[you have a pass] and [your raft is dry]"),
    "no clause of what is known": ("You can row if you are 12. We know that you swim.", "Can I row?", "[you are 12]"),
    "thing, with an infinitive": ("A raft is required to carry a bell on the lake.", "Can I row a raft on the lake?", "[a raft is required to carry a bell on the lake]"),
    "of anyone told apart": ("To ride you must wear a vest. Anyone under 8 also needs a pass.", "Can I ride?", "[you must wear a vest] and (not [you are under 8] or [you must have a pass])"),
    "object of “require”": ("Racing on the lake requires a vest and a whistle.", "Can I race on the lake?", "[you must have a vest] and [you must have a whistle]"),
    "infinitive behind “it is”": ("It is compulsory to wear a vest on the lake.", "Can I row on the lake?", "[you must wear a vest on the lake]"),
    "clause behind “it is”": ("It is essential that your raft is dry and that it has a bell. Without these you cannot row.", "Can I row?", "[your raft is dry] and [it has a bell]"),
    "clause behind “make sure”": ("You can moor here at night. Make sure your boat is insured and has a bell.", "Can I moor here?", "[it is at night] and ([your boat is insured] and [your boat has a bell])"),
    "order behind an aim": ("To hire a raft, leave a deposit and bring either a vest or a float.", "Can I hire a raft?", "[you must leave a deposit] and ([you must bring a vest] or [you must bring a float])"),
    "order behind what one wants": ("If you want to keep your raft here, pay the fee.", "Can I keep my raft here?", "[you must pay the fee]"),
    "order before “otherwise”": ("Bring a vest; otherwise we are unable to let you row.", "Will you let me row?", "[you must bring a vest]"),
    "order whose verb is a noun as well": ("To qualify for the cup, take part in two races.", "Do I qualify for the cup?", "[you must take part in two races]"),
    "nothing, where an order says whom to ask": ("You can row if you are 12. To join, ask at the desk.", "Can I row?", "[you are 12]"),
    "statement behind an aim and a list": ("To keep hens, ducks or geese, you need a pen.", "Can I keep hens?", "[you must have a pen]"),
    "demand behind what one wants": ("If you wish to row, you must own a vest.", "Can I row?", "[you must own a vest]"),
    "nothing, where it is denied": ("A deposit is not required.", "Do I need a deposit?", "false"),
    "nothing, behind “make sure to”": ("You can moor here at night. Make sure to wave.", "Can I moor here?", "[it is at night]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), DEMANDED.values(), ids=DEMANDED.keys())
def test_what_is_demanded(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression
