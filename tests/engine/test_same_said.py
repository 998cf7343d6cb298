"""The same said with other words of a class: bounds, bans, leave, duties, people, and aims."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse

OTHER_WORDS = [
    # bounds told by what they deny
    ("You can join if you are no less than 16.", "Can I join?", "[you are at least 16]"),
    ("You can join if you are not less than 16.", "Can I join?", "[you are at least 16]"),
    ("You can join if you own no fewer than two boats.", "Can I join?", "[you own at least two boats]"),
    ("You can join if not less than one of the following applies:\n\n* you row\n* you swim", "Can I join?", "[you row] or [you swim]"),
    ("You can join if you own no more than two boats.", "Can I join?", "[you own no more than two boats]"),
    # bans by other names
    ("There is an embargo on sending oars abroad.", "Can I send this?", "not [it is sending oars abroad]"),
    ("There is a complete moratorium on the sale of eels.", "Can I sell this?", "not [it is selling eels]"),
    ("There is a ban on the export of eels.", "Can I export this?", "not [it is exporting eels]"),
    ("The embargo on dogs applies in May.", "Can I bring my dog in May?", "not [it is in May]"),
    ("The tax on dogs applies in May.", "Does the tax on dogs apply?", "[it is in May]"),
    # a thing that gives leave, beside another leave
    ("This lets you catch two eels, and up to 8 eels if you row, and lets you hire a rod.", "Can I catch up to 8 eels?", "[you row]"),
    ("This permits you to catch two eels, and up to 8 eels if you row, and permits you to hire a rod.", "Can I catch up to 8 eels?", "[you row]"),
    ("You can fish if you hold a pass that lets you row.", "Can I fish?", "[you hold a pass that lets you row]"),
    # leave denied in more words
    ("You are unable to hold a badge and a pass at the same time.", "Can I hold a badge?", "not [you must hold a pass at the same time]"),
    ("You are not able to hold a badge and a pass at the same time.", "Can I hold a badge?", "not [you must hold a pass at the same time]"),
    # duties
    ("You shall be 21 or over on the day you sign.", "Am I eligible?", "[you shall be 21 or over on the day you sign]"),
    ("You are required to hold a van licence.", "Am I eligible?", "[you must hold a van licence]"),
    ("You shall dip your lights in fog.", "Am I eligible?", "false"),
    ("You get a refund if you rent a boat. You are required to have slept on it while you owned it.", "Do I get a refund?", "[you rent a boat] and [you have slept on it while you owned it]"),
    # turns for one verb or preposition
    ("Parents of twins are left out of the draw.", "Will I be left out of the draw?", "[you are parents of twins]"),
    ("Bin the milk if it is left out of the fridge.", "Must I bin the milk?", "[it is left out of the fridge]"),
    ("It is your duty to get in touch with us if:\n\n* you move\n* you fall ill", "Is it my duty to get in touch with you?", "[you move] or [you fall ill]"),
    ("Crews that make use of the dock need to:\n\n* sign in\n* wear a vest", "Can my crew use the dock?", "[crews need to sign in] and [crews need to wear a vest]"),
    ("Your pass will be good for 10 days following the race.", "Is my pass valid?", "[it is within 10 days after the race]"),
    ("You can join the following crews if you row.", "Can I join a crew?", "[you row]"),
    # cases that are examples
    ("You can get a voucher if you can't row, e.g., if:\n\n* you are hurt\n* you are ill", "Can I get a voucher?", "not [you can row]"),
    ("You can get a voucher if you can't row, such as if:\n\n* you are hurt\n* you are ill", "Can I get a voucher?", "not [you can row]"),
    # aims of being taken on
    ("If you rent a van, you must also hold a badge to be qualified for a fuel card.", "Can I get a fuel card?", "[you rent a van] and [you must also hold a badge]"),
    ("If you rent a van, you must also hold a badge to be accepted for a fuel card.", "Can I get a fuel card?", "[you rent a van] and [you must also hold a badge]"),
    # people and bodies
    ("The plan provides cover for certain retirees.", "Does this plan meet my needs?", "[you are retirees]"),
    ("Unions that take in 20 guests can get a grant.", "Can I get a grant?", "[you take in 20 guests]"),
    ("Choirs and academies can get a grant.", "Can I get a grant?", "[you are choirs] or [you are academies]"),
    # what people of two kinds do
    ("You can get it if you're a nurse or aunt working nights.", "Can I get it?", "[you're a nurse working nights] or [you're an aunt working nights]"),
    ("You can get it if you're a nurse or an aunt working nights.", "Can I get it?", "[you're a nurse] or [you're an aunt working nights]"),
    # what was done to things
    ("Relief covers gifts, fees, tickets and cars hired in Kent.", "Does relief cover this?", "[it is gifts] or [it is fees] or [it is tickets] or [it is cars hired in Kent]"),
    ("Relief covers gifts, tickets and days spent volunteering at a shelter.", "Does relief cover this?", "[it is gifts] or [it is tickets] or [it is days spent volunteering at a shelter]"),
    # what those told of did
    ("Anglers who can show that they lost rods may get a refund.", "Can I get a refund?", "[you can show that you lost rods]"),
    ("Anglers who can show that they paid fees may get a refund.", "Can I get a refund?", "[you can show that you paid fees]"),
    # what a text calls all that it is about
    ("To qualify for this relief, you must be a licensed angler. Anglers who lost nets may be eligible for compensation.", "Am I eligible for this relief?", "[you lost nets] and [you must be a licensed angler]"),
    # some who are denied it, beside what the others must be
    ("Some sports clubs are not eligible for the fund. To qualify, your sports club must train children.", "Do I qualify for the fund?", "[your sports club must train children]"),
    ("Sports clubs are not eligible for the fund. You must hold a badge.", "Am I eligible for the fund?", "[you must hold a badge] and not [you are sports clubs]"),
    # what is wanted is that something does not come about
    ("If the gate is not locked, a guard can help to prevent theft.", "Can a guard help to prevent theft?", "not [the gate is locked]"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expected"), OTHER_WORDS)
def test_other_words(
    text: str, question: str, expected: str, said: Callable[[str, str], str]
) -> None:
    assert said(text, question) == expected


@pytest.mark.parametrize("bound", ["at least", "no less than", "not less than", "no fewer than"])
@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_a_bound_is_settled_by_the_plain_one(bound: str, answer: str) -> None:
    rule = parse(f"You can join if you have lived here for {bound} 20 years.")
    history = [("Have you lived here for at least 20 years?", answer)]
    assert decide(rule, "Can I join?", history=history).answer == answer
