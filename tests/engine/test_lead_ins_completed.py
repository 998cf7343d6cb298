"""Lead-ins as items of another form complete them, and what goes on about a thing or people."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

import cmr_logic

CASES = {
    "choice that a demand announces": ("To row, you must either:\n\n* hold a badge\n* be with a guide", "Can I row?", "[you must hold a badge] or [you must be with a guide]"),
    "choice behind “need to”": ("To row, you will need to either:\n\n* hold a badge\n* be with a guide", "Can I row?", "[you will need to hold a badge] or [you will need to be with a guide]"),
    "choice with a case of its own": ("To claim, your boat must either:\n\n* be moored at a pier\n* be kept in a yard - if you serve abroad", "Can I claim?", "[your boat must be moored at a pier] or [your boat must be kept in a yard] and [you serve abroad]"),
    "parts that “either” announces": ("To row, you must either hold a badge or be with a guide.", "Can I row?", "[you must hold a badge] or [you must be with a guide]"),
    "verb behind “be”": ("To be a guide you must be:\n\n* aged 21 or over\n* have a first aid badge\n* listed by the park", "Can I be a guide?", "[you must be aged 21 or over] and [you have a first aid badge] and [you must be listed by the park]"),
    "state behind “must”": ("To row you must be a member and meet the following requirements:\n\n* Not barred by the club\n* Over 16\n* Hold a badge", "Can I row?", "[you must be a member] and (not [you must be barred by the club] and [you must be over 16] and [you must hold a badge])"),
    "one word for where": ("No hut may be built in any of the following places:\n\n* Within one mile of the pier\n* On the dunes", "Can I build a hut?", "not ([any hut may be built within one mile of the pier] or [any hut may be built on the dunes])"),
    "clause about a thing, which goes on": ("You need a card if you rent a mooring that lets you load but does not have power.", "Do I need a card?", "[you rent a mooring that lets you load] and [you rent a mooring that does not have power]"),
    "clause about a thing, not about you": ("You need a card if you rent a mooring that has power and do not live aboard.", "Do I need a card?", "[you rent a mooring that has power] and not [you do live aboard]"),
    "modal about a thing, and a demand again": ("To be let, land must be club land that will protect birds or restore a marsh and must have a fence or a ditch.", "Can the land be let?", "([land must be club land that will protect birds] or [land must be club land that will restore a marsh]) and ([land must have a fence] or [land must have a ditch])"),
    "things that anyone gets": ("Anyone receiving Harbour Credit, Pier Relief, a sea pension or other grants can enrol.", "Can I enrol?", "[you are receiving Harbour Credit] or [you are receiving Pier Relief] or [you are receiving a sea pension] or [you are receiving other grants]"),
    "people behind what others get": ("Guests paying a fee or members of the club can row.", "Can I row?", "[you are guests paying a fee] or [you are members of the club]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), CASES.values(), ids=CASES.keys())
def test_what_lead_ins_and_openings_complete(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression


def test_one_question_asks_of_one_thing() -> None:
    text = "You need a card if you rent a mooring that lets you load but does not have power."
    decision = cmr_logic.decide(text, "Do I need a card?")
    assert decision.follow_up == "Do you rent a mooring that lets you load but does not have power?"
