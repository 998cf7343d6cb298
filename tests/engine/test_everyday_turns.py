"""Turns of everyday rule texts and questions: what is to be met, what is told beside a question."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse
from cmr_logic.text import sentence_ends, tokenize

MET = {
    "things that meet": ("The slip is free for boats that meet these conditions:\n\n(a) the boat is registered here;\n(b) it has no engine.", "Is the slip free for my boat?", "[the boat is registered here] and not [it has any engine]"),
    "a thing that meets": ("The slip is free for a boat that meets the following criteria:\n- it is registered here\n- it is under 9 metres", "Is the slip free for my boat?", "[it is registered here] and [it is under 9 metres]"),
    "people who meet": ("The badge is given to people who satisfy these requirements:\n- they are 16 or over\n- they have passed the swim test", "Can I get the badge?", "[you are 16 or over] and [you have passed the swim test]"),
    "of a duty": ("You must pay the levy if you meet these conditions:\n- you own a mooring\n- you let it to others", "Do I have to pay the levy?", "[you own a mooring] and [you let it to others]"),
    "unless they are met": ("You can't moor here unless you meet these conditions:\n- you own a boat\n- you can swim", "Can I moor here?", "[you own a boat] and [you can swim]"),
    "any of them bars": ("You can't moor here if you meet these conditions:\n- you owe rent\n- you cannot swim", "Can I moor here?", "not ([you owe rent] or not [you can swim])"),
    "one of them": ("The slip is free for boats that meet one of these conditions:\n- the boat is registered here\n- it has no engine", "Is the slip free for my boat?", "[the boat is registered here] or not [it has any engine]"),
    "nobody meets both": ("Anyone who meets the following requirements can row for nothing:\n- you are under 16\n- you are over 60", "Can I row for nothing?", "[you are under 16] or [you are over 60]"),
}  # fmt: skip
TITLES = {
    "the title is no case": ("# Early mooring\n\nMembers who have paid can arrive at 7 a.m. However, early mooring is not possible if the harbour is full.", "Can I arrive at 7 a.m.?", "[you have paid] and not [the harbour is full]"),
    "another sort is one": ("# Mooring\n\nMembers who have paid can stay for a week. However, winter mooring is not possible if the harbour is full.", "Can I stay for a week?", "[you have paid] and not ([it is winter mooring] and [the harbour is full])"),
}  # fmt: skip

NEAR = {
    "verbs side by side": ("You can moor here if you are over 18 and live or work on the quay.", "Can I moor here?", "[you are over 18] and ([you live on the quay] or [you work on the quay])"),
    "verbs of a subject behind “and”": ("You can moor here if the boat is new and the owner lives here or rents a berth.", "Can I moor here?", "[the boat is new] and ([the owner lives here] or [the owner rents a berth])"),
    "the same subject again": ("You can moor here if you are over 18 and you live here or rent a berth.", "Can I moor here?", "[you are over 18] and ([you live here] or [you rent a berth])"),
    "verbs of all that stands before": ("You can moor here if you are over 18 and live here or rent a berth.", "Can I moor here?", "[you are over 18] and [you live here] or [you rent a berth]"),
    "a verb of another subject": ("You can moor here if you row and your boat is new or are a guest.", "Can I moor here?", "[you row] and [your boat is new] or [you are a guest]"),
}  # fmt: skip
AS_WELL = {
    "a thing without an article": ("To moor here you must have a permit, as well as boat insurance.", "Can I moor here?", "[you have a permit] and [you have boat insurance]"),
    "behind an amount": ("To moor here you must have at least €900 in savings, as well as insurance for the summer.", "Can I moor here?", "[you have at least €900 in savings] and [you have insurance for the summer]"),
    "one deed": ("To moor here you must sell bait as well as rope.", "Can I moor here?", "[you must sell bait as well as rope]"),
}  # fmt: skip
SUBJECTS = {
    "a participle before “and who”": ("A fisher who lives in a port declared a free zone and who has lost a net may apply.", "Can I apply?", "[you live in a port declared a free zone] and [you have lost a net]"),
    "praise is no grant": ("Harbour loans help fishers recover from storms. A fisher who has lost a net may apply.", "Can I apply for a harbour loan?", "[you have lost a net]"),
    "a grant in words of praise": ("The harbour fund helps fishers who have lost a net.", "Can I get help from the harbour fund?", "[you have lost a net]"),
    "asking in time": ("A fisher who has lost a net may apply. Applications must reach the office within a month of the storm.", "Can I apply?", "[you have lost a net] and [applications must reach the office within a month of the storm]"),
    "claims from people": ("Members can get a refund. Claims from members who were warned before they paid are declined.", "Can I get a refund?", "[you are members] and not [you were warned before you paid]"),
    "claims by a way": ("Members can get a refund. Claims by telephone are declined.", "Can I get a refund?", "[you are members] and not [it is claims by telephone]"),
    "an example in commas": ("You can moor here if the boat is registered, including its dinghy, and insured.", "Can I moor here?", "[the boat is registered] and [the boat is insured]"),
    "an example of several": ("You can moor here if:\n\n* the boat is registered, including dinghies and rafts,\n* you pay, and\n* you row", "Can I moor here?", "[the boat is registered] and [you pay] and [you row]"),
    "a verb with a particle": ("You may not pick up wet sand.", "May I pick up wet sand?", "false"),
    "how one asks": ("A fisher may be excused on request if she is over 70. Requests must be returned with the notice.", "Can I be excused on request?", "[you are over 70]"),
    "a title in capitals": ("HARBOUR DUTY - REQUEST TO BE SENT HOME\nA fisher may go home if he or she is over 70, has a child, or is ill.", "Can I go home?", "[you are over 70] or [you have a child] or [you are ill]"),
}  # fmt: skip
DEMANDS = {
    "things to have at hand": ("You can moor here if you are a member. You'll need your oars to hand.", "Can I moor here?", "[you are a member]"),
    "a thing to have": ("You can moor here if you are a member. You'll need a lamp.", "Can I moor here?", "[you are a member] and [you'll need a lamp]"),
    "an aim with an adverb": ("To lawfully sail a raft over 3 metres you need to own a flare. You must also keep a lamp lit.", "Can I lawfully sail my raft over 3 metres?", "[you need to own a flare] and [you must also keep a lamp lit]"),
    "those spared what others must be": ("All rowers must be at least 16 on the day, except those entering the short race.", "Can I enter the race?", "[you must be at least 16 on the day] or [you are entering the short race]"),
    "those spared a duty": ("All rowers must wear a vest, except guides.", "Do I have to wear a vest?", "not [it is guides]"),
    "both denied of one thing": ("You won't get the rebate if you don't own the van and use it for deliveries.", "Will I get the rebate?", "[you do own the van] and [you do use it for deliveries]"),
    "one denied, and another thing": ("You won't get the rebate if you don't own a van and live alone.", "Will I get the rebate?", "not (not [you do own a van] and [you live alone])"),
    "not what must be": ("You can get the rebate if you don't own the van and use it for deliveries.", "Can I get the rebate?", "not [you do own the van] and [you use it for deliveries]"),
    "another thing is paid": ("We pay for sail repairs if your boat was insured. Towing fees are paid if you were at sea for a day.", "Will you pay for my sail repairs?", "[your boat was insured]"),
    "left out is not counted": ("Mooring fees will not be counted if you are over 70.", "Will my mooring fees be left out of the sum?", "[you are over 70]"),
    "left out is not what counts": ("Mooring fees are counted if you are over 70.", "Will my mooring fees be left out?", "not [you are over 70]"),
    "the time that is asked about": ("You may keep your berth while you're away from port provided that you pay.", "Can I keep my berth while I'm away?", "[you pay]"),
    "another time": ("You may keep your berth while you're away from port provided that you pay.", "Can I keep my berth while I'm ill?", "[you're away from port] and [you pay]"),
}  # fmt: skip
TABLES = [MET, TITLES, NEAR, AS_WELL, SUBJECTS, DEMANDS]
CASES = {name: case for table in TABLES for name, case in table.items()}


@pytest.mark.parametrize(("text", "question", "expression"), CASES.values(), ids=CASES.keys())
def test_what_is_meant(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("You can leave by 2 p.m. However, it costs more.", ["p.m.", "."]),
        ("Bring oars, ropes, etc. You pay nothing.", [".", "."]),
        ("You must live in the U.K. You must pay.", ["u.k.", "."]),
        ("Come at 6 p.m. Monday or 7 a.m. Sunday.", ["."]),
        ("After 9 p.m. you must ring.", ["."]),
        ("Ask the U.K. Passport Office.", ["."]),
        ("Ring by 5 p.m. EST.", ["."]),
    ],
)
def test_a_stop_behind_an_abbreviation_ends_its_sentence_before_another(
    text: str, ends: list[str]
) -> None:
    tokens = tokenize(text)
    assert [tokens.words[end - 1] for end in sentence_ends(tokens, 0, len(tokens))] == ends


def test_the_words_of_as_well_as_stay_in_a_question() -> None:
    text = "To moor here you must have a permit, as well as boat insurance."
    asked = decide(text, "Can I moor here?").follow_up
    assert asked == "Do you have a permit, as well as boat insurance?"


PILOTS = "Pilots of the port may moor here unless it is foggy. Guests may moor here if they pay."
OLD = "You can moor here if your boat is over 20 years old and you are a member."


@pytest.mark.parametrize(
    ("text", "question", "answer", "follow_up"),
    [
        (OLD, "My boat is 12 years old. Can I moor here?", "No", None),
        (OLD, "My boat is 25 years old. Can I moor here?", "More", "Are you a member?"),
        (OLD, "Can I moor here? My boat is 25 years old.", "More", "Are you a member?"),
        (OLD, "Hello! Can I moor here?", "More", "Is your boat over 20 years old?"),
        (PILOTS, "I am a pilot of the port. May I moor here?", "More", "Is it foggy?"),
    ],
)
def test_what_is_told_beside_a_question_is_known(
    text: str, question: str, answer: str, follow_up: str | None
) -> None:
    decision = decide(text, question)
    assert (decision.answer, decision.follow_up) == (answer, follow_up)


def test_what_is_told_beside_a_question_is_a_reason() -> None:
    (reason,) = decide(parse(OLD), "My boat is 12 years old. Can I moor here?").reasons
    assert (reason.source, reason.evidence) == ("question", "My boat is 12 years old")
    assert reason.evidence_span is None


def test_a_history_outweighs_what_is_told_beside_a_question() -> None:
    history = [("Is your boat over 20 years old?", True)]
    decision = decide(OLD, "My boat is 12 years old. Can I moor here?", history=history)
    assert decision.answer == "More"
