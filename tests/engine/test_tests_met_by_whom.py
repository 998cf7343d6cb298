"""Lists of tests that somebody meets, told in the past, in the present, or as states."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

MET = [
    ("To get the pass, the sailor must meet these conditions:\n* Served for 2 years\n* Is a member", "Can I get the pass?", "[you served for 2 years] and [you are a member]"),
    ("To be eligible, you must meet these requirements:\n* Served for 90 days\n* Lived here for a year", "Am I eligible?", "[you served for 90 days] and [you lived here for a year]"),
    ("To be eligible, you must meet these requirements:\n* Were born here\n* Did not leave", "Am I eligible?", "[you were born here] and not [you did leave]"),
    ("To be eligible, you must meet these requirements:\n* Enrolled in the course\n* Over 18", "Am I eligible?", "[you must be enrolled in the course] and [you must be over 18]"),
    ("To be eligible, you must meet these requirements:\n* Be a sailor\n* Have a boat", "Am I eligible?", "[you must be a sailor] and [you have a boat]"),
    ("You may be eligible if the guide meets one of these requirements:\n* Served for 90 days\n* Was not sent home", "Am I eligible?", "[the guide served for 90 days] or not [the guide was sent home]"),
    ("You may be eligible if your aunt meets one of these requirements:\n* Is over 60\n* Has a boat", "Am I eligible?", "[your aunt is over 60] or [your aunt has a boat]"),
    ("You may be eligible if your aunts meet one of these requirements:\n* Live here\n* Own a boat", "Am I eligible?", "[your aunts live here] or [your aunts own a boat]"),
    ("You may be eligible if your aunt meets one of these requirements:\n* Over 60\n* Ill", "Am I eligible?", "[your aunt is over 60] or [your aunt is ill]"),
    ("You may be eligible if you meet one of these requirements:\n* Over 60\n* Ill", "Am I eligible?", "[over 60] or [ill]"),
    ("You may be eligible if at least one of these is true of your aunt:\n* Rowed in May\n* Has a boat", "Am I eligible?", "[your aunt rowed in May] or [your aunt has a boat]"),
    ("You may be eligible if the following are true for the guide:\n* Died on duty\n* Had a boat", "Am I eligible?", "[the guide died on duty] and [the guide had a boat]"),
    ("You may be eligible if one of these is true for you:\n* You were hurt\n* You are over 60", "Am I eligible?", "[you were hurt] or [you are over 60]"),
    ("You may be eligible if all of these are true for your shop:\n* It is small\n* It has a yard", "Am I eligible?", "[it is small] and [it has a yard]"),
    ("To get the pass, you must have met your aunt in person.", "Can I get the pass?", "[you have met your aunt in person]"),
]  # fmt: skip

DEAD = [
    ("To get the pension, the deceased sailor must have met these service requirements:\n* Served for 90 days\n* Was not sent home", "Can I get the pension?", "[the deceased sailor served for 90 days] and not [the deceased sailor was sent home]"),
    ("To get the pension, the deceased sailor must:\n* be a citizen\n* have a card", "Can I get the pension?", "[the deceased sailor must be a citizen] and [the deceased sailor has a card]"),
    ("To get the pension, the sailor must:\n* be a citizen\n* have a card", "Can I get the pension?", "[you must be a citizen] and [you have a card]"),
]  # fmt: skip

FORMS = {text: (text, question, expected) for text, question, expected in (*MET, *DEAD)}


@pytest.mark.parametrize("form", FORMS)
def test_form(form: str, said: Callable[[str, str], str]) -> None:
    text, question, expected = FORMS[form]
    assert said(text, question) == expected
