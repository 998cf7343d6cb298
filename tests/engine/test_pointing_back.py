"""Sentences that point back at what was granted, lost or listed before, and what leave is for."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

CREW = "Rowers get a day of leave for each race. "
GUESTS = "Guests can sail here on a foreign card for up to three weeks. "
SKIPPERS = "Skippers can ask the club to put off their dues. "
LIST = "You can race on Sundays if:\n\n* your boat has a number\n* a judge has seen it\n\n"
LOSING = "Crews who leave the regatta lose their deposit. "
BOTH = "[your boat has a number] and [a judge has seen it]"
EITHER = "[your boat has a number] or [a judge has seen it]"

CASES = {
    "this is for": (CREW + "This is for people who have passed the course.", "Can I take a day of leave?", "[you are rowers] and [you have passed the course]"),
    "this applies to": (CREW + "This applies to those who have passed the course.", "Can I take a day of leave?", "[you are rowers] and [you have passed the course]"),
    "it is available to": (CREW + "It is available to those who have passed the course.", "Can I take a day of leave?", "[you are rowers] and [you have passed the course]"),
    "it is granted if": (CREW + "It is granted if you have passed the course.", "Can I take a day of leave?", "[you are rowers] and [you have passed the course]"),
    "it also applies to": (CREW + "It also applies if you have passed the course.", "Can I take a day of leave?", "[you are rowers] or [you have passed the course]"),
    "the thing is for": (CREW + "The leave is for those who have passed the course.", "Can I take a day of leave?", "[you are rowers] and [you have passed the course]"),
    "for a scheme": ("The Oar Loan is for rowers. You can get the loan if you are a member.", "Can I get an Oar Loan?", "[you are rowers] and [you are a member]"),
    "you can do this": (GUESTS + "You can do this only if your card is valid.", "Can I sail on my foreign card?", "[you are guests] and [your card is valid]"),
    "to do this, in a list": (GUESTS + "To do this:\n\n* your card must be valid\n* your card must be in English", "Can I sail on my foreign card?", "[you are guests] and ([your card must be valid] and [your card must be in English])"),
    "for this to apply, in a list": (GUESTS + "For this to apply:\n\n* your card must be valid\n* your card must be in English", "Can I sail on my foreign card?", "[you are guests] and ([your card must be valid] and [your card must be in English])"),
    "this applies, in a list": (GUESTS + "This applies if:\n\n* your card is valid\n* your card is in English", "Can I sail on my foreign card?", "[you are guests] and ([your card is valid] and [your card is in English])"),
    "we cannot agree to this": (SKIPPERS + "We cannot agree to this if the boat is let.", "Can I ask the club to put off my dues?", "[you are skippers] and not [the boat is let]"),
    "we will not grant it": (SKIPPERS + "We will not allow it if the boat is let.", "Can I ask the club to put off my dues?", "[you are skippers] and not [the boat is let]"),
    "both must have happened": (LIST + "Both must have happened.", "Can I race on Sundays?", BOTH),
    "each must be shown": (LIST + "Each of these must be shown.", "Can I race on Sundays?", BOTH),
    "neither is enough": (LIST + "Neither is enough by itself.", "Can I race on Sundays?", BOTH),
    "one is not enough": (LIST + "Meeting only one of these is not enough.", "Can I race on Sundays?", BOTH),
    "one is enough": (LIST + "One of these is enough.", "Can I race on Sundays?", EITHER),
    "it is given back": (LOSING + "The deposit is returned if notice is sent before 1 May.", "Will I lose my deposit?", "[you leave the regatta] and not [notice is sent before 1 May]"),
    "they get it back": (LOSING + "They get it back if notice is sent before 1 May.", "Will I lose my deposit?", "[you leave the regatta] and not [notice is sent before 1 May]"),
    "who pays a deposit": ("A deposit is taken if you race. Deposits are returned if the raft is whole.", "Do I have to pay a deposit?", "[you race]"),
    "when it is kept": ("A deposit is taken if you race. We keep the deposit if the raft is lost.", "Do I have to pay a deposit?", "[you race]"),
    "who gets it back": ("A deposit is taken if you race. It is given back if the raft is whole.", "Will I get my deposit back?", "[the raft is whole]"),
    "what else is said of it": ("You get a permit if you race. It can be posted if you ask.", "Can I get a permit?", "[you race]"),
    "what else is asked of it": ("You get a permit if you race. It can be posted if you ask.", "Can it be posted?", "[you ask]"),
    "other things of the kind": ("A bond is taken for boats that race. Boats of any other kind pay no bond.", "Do I have to pay a bond for my boat?", "[the boats race]"),
    "other things of which it is refused": ("Crews can claim a meal if they trained at sea. Meals on other trips are not paid for.", "I'm in a crew. Can I claim a meal?", "[they trained at sea]"),
    "in no other case": ("The club will extend the time if you were ill. In no other case shall the time be extended.", "Will the club extend my time?", "[you were ill]"),
    "the rest with a bound of its own": ("Those who are banned can't hire a raft. Anyone else over 23 can.", "Can I hire a raft?", "[anyone else over 23 can] and not [you are banned]"),
    "before you, joined": ("You need a permit before you let a boat or sell a boat.", "Do I need a permit?", "[you let a boat] or [you sell a boat]"),
    "before doing, joined": ("You must have a permit before letting a boat or selling a boat.", "Do I need a permit?", "[you let a boat] or [you sell a boat]"),
    "before you, in a list": ("You need a permit before you:\n\n* let a boat\n* sell a boat", "Do I need a permit?", "[you let a boat] or [you sell a boat]"),
    "before doing, in a list": ("A permit is required before:\n\n* letting a boat\n* selling a boat", "Do I need a permit?", "[you let a boat] or [you sell a boat]"),
    "before, of no leave": ("You must wash the boat before you sell it.", "Can I sell the boat?", "[you must wash the boat before you sell it]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), CASES.values(), ids=CASES.keys())
def test_what_points_back_is_of_what_stands_before(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression
