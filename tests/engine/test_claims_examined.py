"""Forms that an examiner of the reader's claims found wanting."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse
from cmr_logic.wording import question

AIMS = {
    "spared, behind a tally": ("All of the following must apply for the raft to be exempt from the toll:\n* it is short\n* it is dry", "Is my raft exempt from the toll?", "[it is short] and [it is dry]"),
    "spared, as a demand": ("All of the following must apply for the raft to be exempt from the toll:\n* it is short\n* it is dry", "Do I have to pay the toll?", "not ([it is short] and [it is dry])"),
    "spared, before a tally": ("To be exempt from the toll, both of these must be true:\n* you row\n* you live here", "Am I exempt from the toll?", "[you row] and [you live here]"),
    "granted": ("Both of these must be true for a guest to be given a berth:\n* the guest rows\n* a berth is free", "Can a guest be given a berth?", "[the guest rows] and [a berth is free]"),
}  # fmt: skip
GRANTS = {
    "covered": ("You are covered by the raft policy if you:\n* own the raft\n* keep it locked", "Am I covered by the raft policy?", "[you own the raft] and [you keep it locked]"),
    "renewed": ("We will renew your berth if:\n* your rent is paid\n* the raft is clean", "Will you renew my berth?", "[your rent is paid] and [the raft is clean]"),
    "paid out": ("The bursary is paid if:\n* you row\n* you live here", "Is the bursary paid?", "[you row] and [you live here]"),
    "paid in": ("The levy is paid if:\n* you row\n* you live here", "Is the levy paid?", "[you row] or [you live here]"),
    "ended": ("The lease ends if:\n* the rent is late\n* you move", "Does the lease end?", "[the rent is late] or [you move]"),
}  # fmt: skip
FORMS = {
    "not only, ahead of its verb": ("Not only must you be 18, you must also hold a badge to steer the raft.", "Can I steer the raft?", "[you must be 18] and [you must also hold a badge to steer the raft]"),
    "doer of what is asked": ("Visitors to the moor must have a permit.", "Can I visit the moor?", "[you have a permit]"),
    "doer, with an ending of two letters": ("Runners in the race must be over 16.", "Can I run in the race?", "[you must be over 16]"),
    "doer without an ending": ("An entrant to the race must be a member of the club.", "Can I enter the race?", "[you must be a member of the club]"),
    "doer of something else": ("Visitors to the moor must have a permit.", "Can I camp on the moor?", "not [you are visitors to the moor] or [you have a permit]"),
    "required to, twice": ("To ring here, you are required to hold a badge and to be over 18.", "Can I ring here?", "[you must hold a badge] and [you must be over 18]"),
    "require you to, twice": ("We require you to hold a badge and to wear a vest before you can row.", "Can I row?", "[you must hold a badge] and [you must wear a vest]"),
    "required of another": ("Your son is required to wear a vest.", "Does my son need a vest?", "[your son must wear a vest]"),
    "aim behind what one is": ("You must be a tenant of the trust to use the barn.", "Can I use the barn?", "[you must be a tenant of the trust]"),
    "in case of": ("In case of a power cut, you may use the side door.", "May I use the side door?", "[there is a power cut]"),
    "in the case of": ("In the case of minors, you must sign.", "Must I sign?", "[you are minors]"),
    "subject to, without a comma": ("You can hire the barn subject to the warden's approval.", "Can I hire the barn?", "[you have the warden's approval]"),
    "subject to a tax": ("Rafts subject to duty must be declared.", "Must I declare my raft?", "[rafts subject to duty must be declared]"),
    "quoted lines": ("> You can row if you:\n> * are 16\n> * own a vest", "Can I row?", "[you are 16] and [you own a vest]"),
    "quoted text that is wrapped": ("> You can row if you\n> swim and\n> are 16.", "Can I row?", "[you swim] and [you are 16]"),
}  # fmt: skip
BANS = {
    "not one thing, but another": ("To vote, you must not be a guest and must live in Elm.", "Can I vote?", "not [you must be a guest] and [you must live in Elm]"),
    "neither of two, but another": ("To vote, you must not be a guest or owe rent and must live in Elm.", "Can I vote?", "not ([you must be a guest] or [you must owe rent]) and [you must live in Elm]"),
    "each of two, by itself": ("To vote, you must not be a guest and must not owe rent.", "Can I vote?", "not [you must be a guest] and not [you must owe rent]"),
    "both of two together": ("To vote, you must not be a guest and owe rent.", "Can I vote?", "not ([you must be a guest] and [you must owe rent])"),
    "items that are cases": ("You can claim if:\n- you were ill\n- the raft sank\n\nIn both cases you must write within 14 days.", "Can I claim?", "([you were ill] or [the raft sank]) and [you must write within 14 days]"),
    "items in all cases": ("You can claim if you:\n- own a raft\n- live here\n\nIn all cases you must write within 14 days.", "Can I claim?", "([you own a raft] and [you live here]) and [you must write within 14 days]"),
    "time before its statement": ("You can claim if in the last year you had a cold.", "Can I claim?", "[you had a cold in the last year]"),
    "time before a list": ("You can claim if in the last year you have:\n- rowed\n- moved", "Can I claim?", "[you have rowed in the last year] and [you have moved in the last year]"),
    "day before a list": ("You can claim if on the day you apply you:\n- own a raft\n- live here", "Can I claim?", "[you own a raft] and [you live here]"),
}  # fmt: skip
ONES = {
    "one, behind neither": ("You can join if you neither own a raft nor have owned one before.", "Can I join?", "not [you own a raft] and not [you have owned a raft before]"),
    "one, behind or": ("You can join if you have a child or are expecting one.", "Can I join?", "[you have a child] or [you are expecting a child]"),
    "one of several": ("You can join if you own a raft and at least one of you can swim.", "Can I join?", "[you own a raft] and [at least one of you can swim]"),
    "one, of another sentence": ("You must own a bell. You can join if you have fitted one.", "Can I join?", "[you have fitted one] and [you must own a bell]"),
    "they, inside the statement": ("Guests can, if they have paid, use the sauna.", "Can I use the sauna?", "[you have paid]"),
    "they, of things": ("Dogs may, if they are on a lead, use the path.", "May my dog use the path?", "[they are on a lead]"),
}  # fmt: skip
ALL = {**AIMS, **GRANTS, **FORMS, **BANS, **ONES}


@pytest.mark.parametrize(("text", "asked", "expression"), ALL.values(), ids=ALL.keys())
def test_what_is_read(
    said: Callable[[str, str], str], text: str, asked: str, expression: str
) -> None:
    assert said(text, asked) == expression


@pytest.mark.parametrize(
    ("follow_up", "yes"),
    [
        ("Does a disability prevent you from rowing?", "Yes"),
        ("Does a disability stop you from rowing?", "Yes"),
        ("Are you prevented from rowing by a disability?", "Yes"),
        ("Are you able to row?", "No"),
    ],
)
def test_what_keeps_one_from_a_deed_denies_it(follow_up: str, yes: str) -> None:
    text = "You can have a lift if you cannot row because of a disability."
    assert decide(text, "Can I have a lift?", history=[(follow_up, True)]).answer == yes


def test_what_keeps_one_from_a_deed_on_both_sides_says_the_same() -> None:
    text = "You can have a lift if an illness stops you from rowing."
    told = [("Does an illness prevent you from rowing?", True)]
    assert decide(text, "Can I have a lift?", history=told).answer == "Yes"


@pytest.mark.parametrize(
    ("told", "answer"),
    [
        (["Do you have gloves?"], "More"),
        (["Do you have a pass?"], "More"),
        (["Do you have gloves?", "Do you have a pass?"], "Yes"),
        (["Do you have a pass and gloves?"], "Yes"),
    ],
)
def test_one_of_two_things_is_not_both(told: list[str], answer: str) -> None:
    text = "You can enter if you have a pass and gloves."
    history = [(asked, True) for asked in told]
    assert decide(text, "Can I enter?", history=history).answer == answer
    assert decide(text, "Can I enter?", history=[(told[0], False)]).answer == "No"


def test_an_age_is_not_all_that_is_said_of_people() -> None:
    text = "Guests under 19 in full-time education are not charged."
    told = [("Are you under 19?", True), ("Are you in full-time education?", True)]
    answers = [
        decide(text, "Will I be charged?", history=history).answer
        for history in (told[:1], told[1:], told)
    ]
    assert answers == ["More", "More", "No"]


def test_a_kind_of_several_joined_by_and_is_enough() -> None:
    text = "You need a permit to export sugar and rice."
    told = [("Are you exporting sugar?", True)]
    assert decide(text, "Do I need a permit?", history=told).answer == "Yes"


@pytest.mark.parametrize(
    ("statement", "asked"),
    [
        ("your raft must have been built before 1940", "Was your raft built before 1940?"),
        ("you must have moved here by 1 May 2012", "Did you move here by 1 May 2012?"),
        ("you must have been living here since 2010", "Have you been living here since 2010?"),
        ("your raft must have passed in the last 9 months", "Has your raft passed in the last 9 months?"),
        ("public transport failed", "Did public transport fail?"),
        ("you are children under 5 or police officers", "Are you a child under 5 or police officer?"),
        ("you are children of guests or cooks", "Are you a child of guests or cooks?"),
        ("it is taxis or buses", "Is it a taxi or bus?"),
    ],
)  # fmt: skip
def test_what_is_asked(statement: str, asked: str) -> None:
    assert question(statement) == asked


def test_spans_of_quoted_lines_are_those_of_the_text() -> None:
    text = "> You can row if you:\n> * are 16\n> * own a vest"
    assert [clause.span.of(text) for clause in parse(text).clauses] == ["are 16", "own a vest"]
