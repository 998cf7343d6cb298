"""Turns of speech for plain words, asides that explain, and titles above bare lists."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

TURNS = {
    "have got to": ("You can hire a raft. You've got to be over 18.", "Can I hire a raft?", "[you have to be over 18]"),
    "have got a thing": ("You can hire a raft if you've got a vest.", "Can I hire a raft?", "[you've got a vest]"),
    "have yet to": ("Members who have yet to turn 18 cannot vote.", "Can I vote?", "[you have turned 18]"),
    "have yet to, of a verb that no rule inflects": ("You can moor here if you have yet to pay.", "Can I moor here?", "not [you have paid]"),
    "be in a position to": ("You can keep a hen if you are in a position to feed it.", "Can I keep a hen?", "[you are able to feed it]"),
    "not only but also": ("To qualify for the cup members need not only a vest but also two oars.", "Do I qualify for the cup?", "[you must have a vest and two oars]"),
    "need not": ("You need not book if you row.", "Do I have to book?", "not [you row]"),
    "which is waived": ("There is a £9 pier fee, which is waived if you row.", "Do I have to pay the pier fee?", "not [you row]"),
    "which we waive for some": ("There is a £9 pier fee, which we waive for cooks.", "Do I have to pay the pier fee?", "not [you are cooks]"),
    "which does not apply": ("There is a ban on rafts, which does not apply to wooden rafts.", "Can I bring my raft?", "[it is wooden rafts]"),
    "which only describes": ("There is a £9 pier fee, which you get back if you row.", "Do I get the pier fee back?", "[you row]"),
}  # fmt: skip
ASIDES = {
    "example of a subject": ("Rafts, such as canoes, are not allowed on the pond.", "Can I bring my raft to the pond?", "false"),
    "example of people": ("Day guests, for example cooks, cannot book a berth.", "Can I book a berth?", "not [you are day guests]"),
    "what a name means": ("Juniors, meaning those under 16, cannot vote.", "Can I vote?", "not [you are under 16]"),
    "what a name means, with a verb": ("Members with a bell, meaning those who have raced twice, are not charged for a berth.", "Am I charged for a berth?", "not [you are members with a bell]"),
    "circumstance of a subject": ("Guests, whether old or young, cannot vote.", "Can I vote?", "not [you are guests]"),
    "circumstance of things": ("Rafts, whether large or small, may not enter the cove.", "May my raft enter the cove?", "not [it is rafts]"),
    "circumstance behind a demand": ("You must pay, whether you row or not, and must sign in.", "Must I pay?", "true"),
    "case inside a subject": ("Anyone who sails, if over 12, can take part.", "Can I take part?", "[you sail] and [you are over 12]"),
}  # fmt: skip
JOINTS = {
    "two subjects and two verbs": ("You can claim if the raft leaks or the oars are lost.", "Can I claim?", "[the raft leaks] or [the oars are lost]"),
    "two nouns of one verb": ("You can claim if the raft hooks or the oars are lost.", "Can I claim?", "[the raft hooks are lost] or [the oars are lost]"),
    "two subjects behind “and”": ("You may leave if your log is finished and your cox or the mate has agreed.", "May I leave?", "[your log is finished] and ([your cox has agreed] or [the mate has agreed])"),
    "things before a case": ("You can keep the map and the guide at no cost where you are a cook.", "Can I keep the map?", "[you are a cook]"),
    "time beside “or if”": ("You can have a berth once your raft has sunk, or if we sell it.", "Can I have a berth?", "[your raft has sunk] or [we sell it]"),
    "time beside “if”": ("You can have a berth within two weeks after the race if you row.", "Can I have a berth?", "[you row] and [it is within two weeks after the race]"),
}  # fmt: skip
LETTING = {
    "let people": ("We let cooks use the pier if they have paid.", "Can I use the pier?", "[you are cooks] and [you have paid]"),
    "allow someone to keep": ("We allow you to keep a hen if it is quiet.", "Can I keep a hen?", "[it is quiet]"),
    "keep for themselves": ("We keep your deposit if you are late.", "Do I get my deposit back?", "not [you are late]"),
    "let, above a list": ("We let you row alone if:\n\n* you have a bell\n* you wear a vest", "Can I row alone?", "[you have a bell] and [you wear a vest]"),
    "lend, above a list": ("We will lend you a raft if:\n\n* you have a bell\n* you wear a vest", "Can I borrow a raft?", "[you have a bell] and [you wear a vest]"),
    "let off, above a list": ("We'll let you off the fee if:\n\n* you are a cook\n* you are ill", "Do I have to pay the fee?", "[you are a cook] or [you are ill]"),
}  # fmt: skip
TITLES = {
    "criteria": ("# Pier grant\n\nEligibility\n* Fewer than 9 rafts\n* Open all year", "Is my pier eligible for the grant?", "[fewer than 9 rafts] and [open all year]"),
    "criteria, and a denial": ("# Pier grant\n\nRequirements\n\n* Fewer than 9 rafts\n* Open all year\n\nA pier is not eligible if it owes rates.", "Is my pier eligible for the grant?", "([fewer than 9 rafts] and [open all year]) and not [it owes rates]"),
    "who, above what they are": ("# Pier pass\n\nWho can apply\n\n* Over 60\n* Living on the lake", "Can I apply for a pier pass?", "[over 60] and [living on the lake]"),
    "who, above things": ("# Pier grant\n\nWho is eligible\n\n* Piers with fewer than 9 rafts\n* Cafes", "Is my pier eligible for the grant?", "[piers with fewer than 9 rafts] or [cafes]"),
    "lead-in": ("To be eligible, you must\n\n* row\n* swim", "Am I eligible?", "[you must row] and [you must swim]"),
}  # fmt: skip
ALL = TURNS | ASIDES | JOINTS | LETTING | TITLES


@pytest.mark.parametrize(("text", "question", "expression"), ALL.values(), ids=ALL.keys())
def test_what_is_read(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression
