"""Turns of public pages: bare subjects joined, counted lists, second amounts, what is not lost."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic.dialog import decide

SUBJECTS = [
    ("If frost or a flood stopped you from sowing, you can claim.", "Can I claim?", "[frost stopped you from sowing] or [a flood stopped you from sowing]"),
    ("You can claim if illness, injury or a strike kept you from rowing.", "Can I claim?", "[illness kept you from rowing] or [injury kept you from rowing] or [a strike kept you from rowing]"),
    ("You can claim when snow or ice blocks the road and you cannot get here.", "Can I claim?", "([snow blocks the road] or [ice blocks the road]) and not [you can get here]"),
    ("You can stop if frost blocks the road or a flood is near.", "Can I stop?", "[frost blocks the road] or [a flood is near]"),
    ("You can join if neither you nor anyone you row with owns a barge.", "Can I join?", "not ([you own a barge] or [anyone you row with owns a barge])"),
    ("You can join if neither you nor anyone who rows with you has a barge.", "Can I join?", "not ([you have a barge] or [anyone who rows with you has a barge])"),
    ("You can join if neither you nor your aunt owns a barge.", "Can I join?", "not ([you own a barge] or [your aunt owns a barge])"),
    ("You can join if you have little or no gear.", "Can I join?", "[you have little or no gear]"),
    ("A member whose fee is late, or who owes a fine, is not eligible for a berth until a plan to pay has been made.", "Am I eligible for a berth?", "not (([your fee is late] or [you owe a fine]) and not [a plan to pay has been made])"),
    ("You can row if you're a scout, and are trained or registered as a guide.", "Can I row?", "[you're a scout] and ([you are trained] or [you are registered as a guide])"),
]  # fmt: skip

LISTS = [
    ("You can row if you meet all of these requirements. You:\n- Have a rating of 30% or higher\n- Are over 16", "Can I row?", "[you have a rating of 30% or higher] and [you are over 16]"),
    ("You can row if at least one of these is true. You:\n- have a vest\n- are over 16", "Can I row?", "[you have a vest] or [you are over 16]"),
    ("You can row if you swim. One of these must be true of you. You are:\n- over 16\n- in a crew", "Can I row?", "[you swim] and ([you are over 16] or [you are in a crew])"),
    ("You can get a berth if your boat meets these requirements. Your boat:\n- Is under 9 metres\n- Has a motor", "Can I get a berth?", "[your boat is under 9 metres] and [your boat has a motor]"),
    ("You can get a berth if you row. You must:\n- be over 16\n- have a vest", "Can I get a berth?", "[you row] and ([you must be over 16] and [you have a vest])"),
]  # fmt: skip

SECOND_AMOUNTS = [
    ("You can join if your pay is under £250, or under £320 if you have a child.", "Can I join?", "[your pay is under £250] or [your pay is under £320] and [you have a child]"),
    ("You can join if you rent and your pay is under £250, or under £320 if you have a child.", "Can I join?", "[you rent] and ([your pay is under £250] or [your pay is under £320] and [you have a child])"),
    ("You can join if you live here and are over 18, or 16 if an aunt signs.", "Can I join?", "[you live here] and ([you are over 18] or [you are over 16] and [an aunt signs])"),
    ("You can join if you have a badge, or a letter if you are a guest.", "Can I join?", "[you have a badge] or [you have a letter] and [you are a guest]"),
    ("You can join if you row or you sail if you have a boat.", "Can I join?", "([you row] or [you sail]) and [you have a boat]"),
]  # fmt: skip

BESIDE = [
    ("Some guests cannot row. You can row if you swim.", "Can I row?", "[you swim]"),
    ("Guests cannot row. You can row if you swim.", "Can I row?", "[you swim] and not [you are guests]"),
    ("You can join if you swim. You won't lose your place if you are ill.", "Can I join?", "[you swim]"),
    ("You won't lose your place if you are ill.", "Will I lose my place?", "not [you are ill]"),
    ("You need a badge if you fish, but it is free for guests.", "Do I need a badge?", "[you fish]"),
    ("You pay a fee if you fish, but guests are exempt.", "Do I pay a fee?", "[you fish] and not [you are guests]"),
    ("You can join if you have a boat, but it is not new.", "Can I join?", "[you have a boat] and not [it is new]"),
    ("If you are late, you must pay, but guests are exempt.", "Do I have to pay?", "[you are late] and not ([you are guests] and [you are late])"),
    ("If you are late, we may ask you to pay a fee.", "Will I have to pay a fee?", "[you are late]"),
    ("You cannot get help for heating costs. You can get help if you rent.", "Can I get help?", "[you rent] and not [it is heating costs]"),
    ("You cannot get help for mooring a boat. You can get help if you rent.", "Can I get help?", "[you rent] and not [you are mooring a boat]"),
    ("You get a waiver of the fee if you rent. There is no charge for filing it.", "Do I get a waiver of the fee?", "[you rent]"),
    ("Loans of between £50 and £90 are available to bakers, provided that the shop has traded for a year.", "Can I get a loan?", "[you are bakers] and [the shop has traded for a year]"),
    ("The loan can be used for working capital, stock or repairs.", "Can I use the loan?", "[you want to use the loan for working capital] or [you want to use the loan for stock] or [you want to use the loan for repairs]"),
]  # fmt: skip

WITHOUT_COMMA = [
    ("If you are aged 13 to 16 you need a badge, but it is free.", "Do I need a badge?", "[you are aged 13 to 16]"),
    ("If you are a carer of a disabled child you do not have to pay.", "Do I have to pay?", "not [you are a carer of a disabled child]"),
    ("If the boat you must sell is old, you can get a loan.", "Can I get a loan?", "[the boat you must sell is old]"),
]  # fmt: skip

FORMS = {text: (text, question, expected) for text, question, expected in (*SUBJECTS, *LISTS, *SECOND_AMOUNTS, *BESIDE, *WITHOUT_COMMA)}  # fmt: skip


@pytest.mark.parametrize("form", FORMS)
def test_form(form: str, said: Callable[[str, str], str]) -> None:
    text, question, expected = FORMS[form]
    assert said(text, question) == expected


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        ("If frost or a flood stopped you from sowing, you can claim.", "Can I claim?", "Did frost or a flood stop you from sowing?"),
        ("You can claim if snow or ice blocks the road.", "Can I claim?", "Does snow or ice block the road?"),
        ("You can stay if you are visiting family.", "Can I stay?", "Are you visiting family?"),
        ("You can stay if you are a working parent.", "Can I stay?", "Are you a working parent?"),
    ],
)  # fmt: skip
def test_question(text: str, question: str, expected: str) -> None:
    assert decide(text, question).follow_up == expected
