"""Bans on what people do with others or with things; what leave takes, asked as a need."""

from __future__ import annotations

from collections.abc import Callable

import pytest

FORMS = {
    "those whom something is done to": (
        "A driver shall not carry a passenger who is drunk.",
        "Can I carry a passenger?",
        "not ([you are a driver] and [that passenger is drunk])",
    ),
    "those to whom a thing is sold": (
        "No person may sell knives to anyone under 18.",
        "Can I sell knives?",
        "not [that person is under 18]",
    ),
    "those from whom it is bought": (
        "You must not buy metal from a person who has no badge.",
        "Can I buy metal?",
        "[that person has any badge]",
    ),
    "what a body may not give whoever asks": (
        "The council may not give a grant to a person who owns land.",
        "Can I get a grant?",
        "not [you own land]",
    ),
    "a denial inside does not turn the ban": (
        "Members must not lend their oar to anyone who is not a member.",
        "Can I lend my oar?",
        "not ([you are members] and not [that person is a member])",
    ),
    "things told apart of which people are named": (
        "Members may not borrow boats that are over 50 years old.",
        "Can I borrow a boat?",
        "not [the boats are over 50 years old]",
    ),
    "people alone": (
        "Guests can use the pool on the roof.",
        "Can I use the pool?",
        "[you are guests]",
    ),
    "a modal that denies a duty": (
        "An operator need not provide a hut where the lake has a depth of less than 2 metres.",
        "Must I provide a hut?",
        "not [the lake has a depth of less than 2 metres]",
    ),
    "need as a noun": (
        "Guests in need must register.",
        "Must I register?",
        "[you are guests in need]",
    ),
    "a duty to keep": (
        "An operator must keep a log of every trip.",
        "Do I have to keep a log?",
        "[you are an operator]",
    ),
    "what others keep": (
        "The club keeps the deposit if you are late.",
        "Will I get my deposit back?",
        "not [you are late]",
    ),
    "at once": (
        "An owner must close the pool without delay if the water is dirty.",
        "Do I have to close the pool?",
        "[the water is dirty]",
    ),
}


@pytest.mark.parametrize("form", FORMS)
def test_form(form: str, said: Callable[[str, str], str]) -> None:
    text, question, expected = FORMS[form]
    assert said(text, question) == expected


NEEDS = {
    "unless": ("You must not sell food unless you have a licence.", "Do I need a licence?", "true"),
    "without": ("You cannot row without a permit.", "Do I need a permit to row?", "true"),
    "only if": ("You may row only if you have a permit.", "Do I need a permit?", "true"),
    "a deed": (
        "You may not ride unless you wear a helmet.",
        "Do I have to wear a helmet?",
        "true",
    ),
    "in a case": (
        "You cannot row without a permit if you are over 16.",
        "Do I need a permit to row?",
        "[you are over 16]",
    ),
    "another way": (
        "No one may dive unless they hold a badge or are with a guide.",
        "Do I need a badge?",
        "not [you are with a guide]",
    ),
    "some people": (
        "Guests may not use the sauna unless accompanied by a member.",
        "Do I need to be accompanied by a member?",
        "[you are guests]",
    ),
    "what is granted itself": (
        "You cannot get a card unless you live here.",
        "Do I need a card?",
        "[you live here]",
    ),
    "a demand": ("You need a permit if you row.", "Do I need a permit?", "[you row]"),
    "leave": ("You cannot row without a permit.", "Can I row?", "[you have a permit]"),
}


@pytest.mark.parametrize("form", NEEDS)
def test_need(form: str, said: Callable[[str, str], str]) -> None:
    text, question, expected = NEEDS[form]
    assert said(text, question) == expected
