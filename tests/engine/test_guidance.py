"""Forms of words of public guidance: grants despite denials, interposed conditions, relief."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

DESPITE = [
    ("You can't moor here if you owe dues, but you can still moor if you agree a plan.", "Can I moor here?", "not ([you owe dues] and not [you agree a plan])"),
    ("You can't moor here if you owe dues. However, you can moor here if you agree a plan.", "Can I moor here?", "not ([you owe dues] and not [you agree a plan])"),
    ("You can moor here if you row. You can't if you owe dues. You might still be able to moor here if you agree a plan.", "Can I moor here?", "[you row] and not ([you owe dues] and not [you agree a plan])"),
    ("You can't moor here if you owe dues. You can moor here if you row.", "Can I moor here?", "[you row] and not [you owe dues]"),
    ("You can moor here if you row but you cannot sail.", "Can I moor here?", "[you row] and not [you can sail]"),
    ("You can moor here if you row, but you must pay.", "Can I moor here?", "[you row] and [you must pay]"),
]  # fmt: skip

INTERPOSED = [
    ("You may, if you have rowed for a year, keep a boat here.", "Can I keep a boat here?", "[you have rowed for a year]"),
    ("The club will, if you are over 60 or disabled, bring your boat ashore.", "Will the club bring my boat ashore?", "[you are over 60] or [you are disabled]"),
    ("You cannot, unless you have a pass, sail on the lake.", "Can I sail on the lake?", "[you have a pass]"),
    ("You must, before you sell your boat, settle your dues.", "Can I sell my boat?", "[you must settle your dues]"),
    ("If you live here, you may, if you can swim, row alone.", "Can I row alone?", "[you live here] and [you can swim]"),
]  # fmt: skip

ON_TOP = [
    ("As well as living here, you must own a boat or a raft to join.", "Can I join?", "[you live here] and ([you must own a boat] or [you must own a raft])"),
    ("Besides having a boat, you need to be over 18 to join.", "Can I join?", "[you have a boat] and [you need to be over 18]"),
    ("In addition to the fee, you must leave a deposit to join.", "Can I join?", "[in addition to the fee, you must leave a deposit]"),
    ("You can keep a raft as well as keeping a boat if you row.", "Can I keep a raft?", "[you row]"),
]  # fmt: skip

RELIEF = [
    ("To be exempt from the mooring fee, you must row for us and live here.", "Do I have to pay the mooring fee?", "not ([you must row for us] and [you must live here])"),
    ("To be exempt from the mooring fee, you must row for us.", "Am I exempt from the mooring fee?", "[you must row for us]"),
    ("To avoid a late fee, you must return the oars by noon.", "Do I have to pay a late fee?", "not [you must return the oars by noon]"),
    ("To avoid a late fee, you must return the oars by noon.", "Do I have to return the oars by noon?", "true"),
]  # fmt: skip

COUPLES = [
    ("You can join if you, or your partner if you have one, own a boat.", "Can I join?", "[you own a boat] or [your partner owns a boat]"),
    ("You can join if you, or your partner, own a boat.", "Can I join?", "[you own a boat] or [your partner owns a boat]"),
    ("You can join if you (or your partner) own a boat.", "Can I join?", "[you own a boat] or [your partner owns a boat]"),
    ("You can join if you or your partner (if you have one) own a boat.", "Can I join?", "[you own a boat] or [your partner owns a boat]"),
    ("You must return your card, if you have one, if you move.", "Do I have to return my card?", "[you move]"),
    ("You can join if you have one of these: a boat or a raft.", "Can I join?", "[you have a boat] or [you have a raft]"),
]  # fmt: skip

STATES = [
    ("To join you must be a resident of Derry, responsible for a boat, a citizen or permanent resident and have a vest.", "Can I join?", "[you must be a resident of Derry] and [you must be responsible for a boat] and ([you must be a citizen] or [you must be a permanent resident]) and [you have a vest]"),
    ("You can join if you are over 18, a citizen or permanent resident and registered with us.", "Can I join?", "[you are over 18] and ([you are a citizen] or [you are a permanent resident]) and [you are registered with us]"),
    ("You can join if you are a cook, a guide or a student and have a vest.", "Can I join?", "([you are a cook] or [you are a guide] or [you are a student]) and [you have a vest]"),
    ("To join you must be a resident of Derry, a cook, porter or waiter, and in debt.", "Can I join?", "[you must be a resident of Derry] and ([you must be a cook] or [you must be a porter] or [you must be a waiter]) and [you must be in debt]"),
    ("To join you must be a resident of Derry, a cook, porter, or waiter, over 60, and have a vest.", "Can I join?", "[you must be a resident of Derry] and ([you must be a cook] or [you must be a porter] or [you must be a waiter]) and [you must be over 60] and [you have a vest]"),
    ("You must live in Kent, be a cook, porter or waiter, and own a vest.", "Can I join?", "[you must live in Kent] and ([you must be a cook] or [you must be a porter] or [you must be a waiter]) and [you must own a vest]"),
    ("You can join if you are a cook, a porter or a waiter, and live here.", "Can I join?", "([you are a cook] or [you are a porter] or [you are a waiter]) and [you live here]"),
    ("You must be a resident of Derry, a cook or guide, in debt, under 22 or have a child, and live here.", "Can I join?", "[you must be a resident of Derry] and ([you must be a cook] or [you must be a guide]) and [you must be in debt] and ([you must be under 22] or [you have a child]) and [you must live here]"),
    ("You can join if you are a cook or guide, row or swim, and live here.", "Can I join?", "([you are a cook] or [you are a guide]) and ([you row] or [you swim]) and [you live here]"),
    ("You must live, work or study in Kent, and be over 18.", "Can I join?", "([you must live in Kent] or [you must work in Kent] or [you must study in Kent]) and [you must be over 18]"),
    ("You can join if you row, swim or sail, and live here.", "Can I join?", "([you row] or [you swim] or [you sail]) and [you live here]"),
    ("You can join if you sing, have a cat or dog, and pay.", "Can I join?", "[you sing] and ([you have a cat] or [you have a dog]) and [you pay]"),
    ("You can join if you are unemployed, a student or a pensioner and live in Kent.", "Can I join?", "([you are unemployed] or [you are a student] or [you are a pensioner]) and [you live in Kent]"),
]  # fmt: skip

PASSED = [
    ("You can row if you own a boat, whatever your age or weight.", "Can I row?", "[you own a boat]"),
    ("You can keep whatever you find if you row.", "Can I keep what I find?", "[you row]"),
    ("You can row if it's required by law, your club allows it or you've agreed to it.", "Can I row?", "[it's required by law] or [your club allows it] or [you've agreed to it]"),
    ("You can join if you've lived here for 2 years, you earn at least £50 a day (or £90 with a partner) and you own a boat.", "Can I join?", "[you've lived here for 2 years] and [you earn at least £50 a day (or £90 with a partner)] and [you own a boat]"),
    ("You must pay (unless you are a cook, a guest or a guide).", "Do I have to pay?", "not ([you are a cook] or [you are a guest] or [you are a guide])"),
]  # fmt: skip

PEOPLE = [
    ("Who can join: people who live in Kent and own a boat.", "Can I join?", "[you live in Kent] and [you own a boat]"),
    ("Who's eligible: anyone living in Kent who is over 16 and not in full-time work.", "Am I eligible?", "[you are living in Kent] and ([you are over 16] and not [you are in full-time work])"),
    ("Who must pay: guests who moor at the pier.", "Do I have to pay?", "[you moor at the pier]"),
    ("The slip is open to:\n\n* people who live here and own a boat\n* anyone living in Kent who is over 60\n* carers", "Can I use the slip?", "[you live here] and [you own a boat] or [you are living in Kent] and [you are over 60] or [carers]"),
    ("To row, you must be one of these:\n\n* the person who owns the boat\n* a guest", "Can I row?", "[you must be the person who owns the boat] or [you must be a guest]"),
    ("Tenants on a low income can moor here.", "Can I moor here?", "[you are tenants on a low income]"),
    ("Free oars are available for pensioners over 70 with a boat of their own.", "Can I get free oars?", "[you are pensioners over 70] and [you have a boat of your own]"),
    ("Council tenants who own a boat can moor here.", "Can I moor here?", "[you are council tenants] and [you own a boat]"),
    ("Tenants who own a boat can moor here.", "Can I moor here?", "[you own a boat]"),
    ("People whose boat is old and not insured can get a grant.", "Can I get a grant?", "[your boat is old] and not [your boat is insured]"),
    ("People whose club agrees and who own a boat can get a grant.", "Can I get a grant?", "[your club agrees] and [you own a boat]"),
    ("People who are over 16 and not married can moor here.", "Can I moor here?", "[you are over 16] and not [you are married]"),
]  # fmt: skip

STATED = [
    ("If you are 65 or over you do not need to pay the mooring fee.", "Do I have to pay the mooring fee?", "not [you are 65 or over]"),
    ("If you are aged 65 or over you get a pass.", "Do I get a pass?", "[you are aged 65 or over]"),
    ("Cooks, nannies and nurses can row if they live here.", "I am a nanny. Can I row?", "[you live here]"),
    ("Cooks and nurses can row if they live here.", "I'm a nurse. Can I row?", "[you live here]"),
    ("Cooks and nurses can row if they live here.", "Am I allowed to row?", "([you are cooks] or [you are nurses]) and [you live here]"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [*DESPITE, *INTERPOSED, *ON_TOP, *RELIEF, *COUPLES, *STATES, *PASSED, *PEOPLE, *STATED],
)
def test_forms_of_guidance(
    text: str, question: str, expected: str, said: Callable[[str, str], str]
) -> None:
    assert said(text, question) == expected
