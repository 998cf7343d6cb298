"""Plain sentences of pages: who gives and who gets, what then holds, and until when it is to be had."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

CASES = {
    "who lends to somebody is not who asks": ("A parish may lend a pump to a smallholder who has no well.", "Can I get a pump?", "not [you have any well]"),
    "a seller bound to give may ask": ("A baker must give a bag to anyone who buys a loaf.", "Must I give a bag?", "[you are a baker]"),
    "a matter named after people": ("Family mooring is offered to rowers who have a child.", "Can I get family mooring?", "[you have a child]"),
    "so many that do": ("The abbey offers a free map to groups of 12 or more that book by noon.", "Does my group get a free map?", "[you are groups of 12 or more that book by noon]"),
    "things of a place for some alone": ("Berths in the old dock are let only to rowers who train at dawn.", "Can I have a berth in the old dock?", "[you train at dawn]"),
    "what then holds": ("The ban applies where the tide is above 4 metres. Nets are then not allowed.", "Are nets allowed?", "not [the tide is above 4 metres]"),
    "what holds in that case": ("Cover ends where the mill has stood empty for a month; in that case damage from frost is not covered.", "Am I covered for the frost?", "not ([the damage is from frost] and [the mill has stood empty for a month])"),
    "the same, said last": ("Cover ends where the mill has stood empty for a month. Damage from frost is not covered in that case.", "Am I covered for the frost?", "not ([the damage is from frost] and [the mill has stood empty for a month])"),
    "what a deed means": ("Mooring without a light means that you will be fined.", "Will I be fined?", "[you moor without a light]"),
    "until when it is to be had": ("Hot broth is served in the hall until 3 pm.", "Can I get hot broth?", "[it is until 3 pm]"),
    "a time told in a relative alone": ("Day cards are valid only on boats that leave after 9.15 in the morning.", "Is my day card valid on my boat?", "[the boats leave after 9.15 in the morning]"),
    "put up, as a participle": ("A kiosk put up after 1 May 2018 needs a plate.", "Does my kiosk need a plate?", "[the kiosk is put up after 1 May 2018]"),
    "with a thing, or who": ("Free oars are given to rowers with a medal or who train at dawn.", "Do I get free oars?", "[you have a medal] or [you train at dawn]"),
    "of an age, and whose": ("Rowers aged over 60 and whose boat is old get free paint.", "Do I get free paint?", "[you are aged over 60] and [your boat is old]"),
    "a thing named after somebody": ("A student berth is let out if you row.", "Will my student berth be let out?", "[you row]"),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_plain_sentences(name: str, said: Callable[[str, str], str]) -> None:
    text, question, wanted = CASES[name]
    assert said(text, question) == wanted
