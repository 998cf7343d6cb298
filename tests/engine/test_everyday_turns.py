"""Turns of everyday rule texts: what is to be met, stops behind abbreviations, titles said again."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

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


@pytest.mark.parametrize(
    ("text", "question", "expression"), [*MET.values(), *TITLES.values()], ids=[*MET, *TITLES]
)
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
