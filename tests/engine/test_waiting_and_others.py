"""Events waited for, second cases in items, other people's clauses, and what is found out."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse

READINGS = [
    # a denial before an event waits for it
    ("You cannot moor before the start of the season.", "Can I moor?", "[it is after the start of the season]"),
    ("Rafts may not be let before the end of the flood.", "Can a raft be let?", "[it is after the end of the flood]"),
    ("You must not row before your test.", "Can I row?", "[it is after your test]"),
    ("To join the crew you:\n\n* must be 18\n* can't apply before the birth of your child", "Can I join the crew?", "[must be 18] and [it is after the birth of your child]"),
    ("To join the crew you must:\n\n* be 18\n* not register before the close of the season", "Can I join the crew?", "[you must be 18] and [it is after the close of the season]"),
    ("To join you must not have rowed before the start of the season.", "Can I join?", "not [you have rowed before the start of the season]"),
    ("You must not be older than 25 before the start of the season.", "Can I join?", "not [you must be older than 25 before the start of the season]"),
    ("You can't join if you sank a raft before the end of the season.", "Can I join?", "not [you sank a raft before the end of the season]"),
    # a second case in an item leaves out what is said again
    ("You can join if you:\n\n* pay\n* are over 16 if you row or over 18 if you sail", "Can I join?", "[you pay] and (([you are over 16] or not [you row]) and ([you are over 18] or not [you sail]))"),
    ("You can join if you:\n\n* pay\n* swim and own a raft under 3 m if you row or under 5 m if you sail", "Can I join?", "[you pay] and ([you swim] and ([you own a raft under 3 m] or not [you row]) and ([you own a raft under 5 m] or not [you sail]))"),
    ("You can join if you:\n\n* have a vest if you row or a suit if you dive\n* pay", "Can I join?", "(([you have a vest] or not [you row]) and ([you have a suit] or not [you dive])) and [you pay]"),
    ("You need a vest if you row or a suit if you dive.", "Do I need a suit?", "[you dive]"),
    ("You need a vest if you row or a suit if you dive.", "Do I need a vest?", "[you row]"),
    ("You can have a raft if you are a cook or a guide if the lake is calm.", "Can I have a raft?", "([you are a cook] or [you are a guide]) and [the lake is calm]"),
    # what follows a relative clause about somebody else goes on about them
    ("You can join if you live with a man who rows and has a raft.", "Can I join?", "[you live with a man who rows] and [you live with a man who has a raft]"),
    ("You can join if you are the widow of a pilot who drowned or is missing.", "Can I join?", "[you are the widow of a pilot who drowned] or [you are the widow of a pilot who is missing]"),
    ("You can join if you are a pilot who rows and has a raft.", "Can I join?", "[you are a pilot who rows] and [you have a raft]"),
    ("You can join if you work as a pilot who rows and has a raft.", "Can I join?", "[you work as a pilot who rows] and [you have a raft]"),
    ("You can join if you are the child of a:\n\n* pilot who drowned while the lake was shut\n* cook", "Can I join?", "[you are the child of a pilot who drowned while the lake was shut] or [you are the child of a cook]"),
    # what may be found out is no condition
    ("You can use the map to check if:\n\n* your raft is shut in\n* the lake has no ice", "Can I use the map?", "[you want to check whether your raft is shut in] or [you want to check whether the lake has any ice]"),
    ("Pilots can find out whether:\n\n* they are paid enough\n* they are owed rafts", "Can I find this out?", "[you want to find out whether you are paid enough] or [you want to find out whether you are owed rafts]"),
    ("We may ask if:\n\n* you have a raft\n* you own a lake", "Will you ask me?", "[you have a raft] or [you own a lake]"),
    ("You can row, but check if:\n\n* you are in time\n* you have the form", "Can I row?", "[you are in time] or [you have the form]"),
    ("You can row if:\n\n* you check the lake\n* you pay", "Can I row?", "[you check the lake] and [you pay]"),
    # how a thing can be, and items that add nothing
    ("Your work can be:\n\n* on a raft\n* at a lock\n* a mixture of the two", "Does this count as work?", "[your work is on a raft] or [your work is at a lock]"),
    ("You can bring:\n\n* a vest\n* a suit\n* any combination of these", "Can I bring this?", "[a vest] or [a suit]"),
    ("You can leave if:\n\n* your guide has left\n* all your guides - if you have had several - have left", "Can I leave?", "[your guide has left]"),
    ("You can leave if:\n\n* your guide has left\n* all of your cooks have left", "Can I leave?", "[your guide has left] or [all of your cooks have left]"),
    # demands of whoever asks, of people of a scheme, and with another duty beside them
    ("All applicants must send a map.", "Do I need to send a map?", "true"),
    ("Each customer is required to send a map.", "Do I have to send a map?", "true"),
    ("Pilots must send a map.", "Do I need to send a map?", "[you are pilots]"),
    ("QRTS applicants must send a map.", "Do I need to send a map?", "[you are QRTS applicants]"),
    ("You must send a map, or your guide must draw one.", "Do I need to send a map?", "not [your guide must draw a map]"),
    ("QRTS applicants must send a map, or a pilot must draw one.", "Do I need to send a map?", "[you are QRTS applicants]"),
    ("You must wear a vest, or you must sign a form.", "Do I need to sign a form?", "not [you must wear a vest]"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), READINGS)
def test_readings(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression


BABY = "To get a cot you:\n\n* must row\n* must keep a child under 8\n* can't apply before the birth of your baby"
AT_SEA = "Your work can be:\n\n* at sea, as a cook or a guide\n* at a lock"
WAITS = "You may grumble about things like long waits or the way you have been treated."
ANSWERS = [
    (BABY, "Can I get a cot?", {"Do you row?": True, "Do you keep a child under 8?": True, "Has your baby been born?": True}, "Yes"),
    (BABY, "Can I get a cot?", {"Do you row?": True, "Do you keep a child under 8?": True, "Has your baby been born?": False}, "No"),
    (AT_SEA, "Does this count as work?", {"Do you work at sea?": True}, "Yes"),
    (AT_SEA, "Does this count as work?", {"Do you work at sea?": False}, "More"),
    # two things joined by "or", one of them in other words than the text's
    (WAITS, "May I grumble about this?", {"Were there long waits or mistreatment?": False}, "No"),
    (WAITS, "May I grumble about this?", {"Were there long waits?": False}, "More"),
    # who wants to know whether it is so wants to know whether it is not
    ("You can use this to check if:\n\n* you are paid enough\n* you are owed a raft", "Can I use this?", {"Do you think that you are not paid enough?": True}, "Yes"),
    # the most that a text allows says nothing of who somebody is
    ("Pilots can borrow up to six rafts.", "Can I borrow a raft?", {"Do you want more than six rafts?": True}, "More"),
    ("Pilots can borrow up to six rafts.", "Can I borrow a raft?", {"Do you want more than six rafts?": False}, "More"),
    ("A firm can have up to 3 rafts.", "Can I have a raft?", {"Does your firm have more than 3 rafts?": False}, "More"),
    ("Pilots can borrow up to six rafts.", "Can I borrow a raft?", {"Are you a pilot?": True}, "Yes"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "history", "answer"), ANSWERS)
def test_answers(text: str, question: str, history: dict[str, bool], answer: str) -> None:
    assert decide(parse(text), question, history=list(history.items())).answer == answer
