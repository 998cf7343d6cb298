"""What is added with a case of its own: things, amounts, places or times; kinds that do something."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "thing added in one case": ("You need a vest, and a guide if you climb the mast.", "Do I need a guide?", "[you climb the mast]"),
    "thing before it, in any case": ("You need a vest, and a guide if you climb the mast.", "Do I need a vest?", "true"),
    "both for an aim": ("To climb the mast you must bring your vest, and a guide if you are under 14.", "Can I climb the mast?", "[you must bring your vest] and (not [you are under 14] or [you must bring a guide])"),
    "thing given in one case": ("Crews get a free chart, and a radio if they ask for one.", "Do I get a radio?", "[you ask for one]"),
    "thing added but for one case": ("You must pay the toll, and the deposit unless you have paid it before.", "Do I have to pay the deposit?", "not [you have paid it before]"),
    "case of both things, without a comma": ("You need a vest and a guide if you climb the mast.", "Do I need a guide?", "[you climb the mast]"),
    "amount for a case": ("You can join if your boat is under 9 metres, or 12 metres if you moor outside.", "Can I join?", "[your boat is under 9 metres] or [your boat is under 12 metres] and [you moor outside]"),
    "amount that is not reached": ("You can join if your dues do not exceed £90, or £120 if you moor outside.", "Can I join?", "not [your dues do exceed £90] or not [your dues do exceed £120] and [you moor outside]"),
    "two cases, and no amounts": ("You can join if you are 18, or if you row.", "Can I join?", "[you are 18] or [you row]"),
    "things of a kind that do something": ("Boats under 8 metres that stay in the dock do not need a berth.", "Does my boat need a berth?", "not ([the boats are under 8 metres] and [the boats stay in the dock])"),
    "people named by what they do": ("Visiting nurses are allowed to use the dock.", "Can I use the dock?", "[you are visiting nurses]"),
    "a deed done to people": ("Visiting patients is allowed after 2 pm.", "Can I visit a patient?", "[it is after 2 pm]"),
    "a state demanded": ("To be eligible for a berth, a skipper must be unable to moor elsewhere and have a boat.", "Am I eligible for a berth?", "[you must be unable to moor elsewhere] and [you have a boat]"),
    "an amount that people have": ("The bursary is not paid to families with savings of more than £900.", "Can I get the bursary?", "not [you are families with savings of more than £900]"),
    "a place or a time": ("You can camp within 50 metres of the quay or after dark.", "Can I camp?", "[it is within 50 metres of the quay] or [it is after dark]"),
    "a person of each kind": ("Each tenant with a shed must pay a fee.", "Do I have to pay a fee?", "[you are a tenant with a shed]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS.keys())
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
