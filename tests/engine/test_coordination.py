"""What coordinators and negations reach: conditions in a row, states, kinds, what costs nothing."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse

CONDITIONS = [
    (
        "You can have a stall if you live here, you are not banned or in debt and one of the following applies:\n\n* you bake\n* you sew",
        "Can I have a stall?",
        "[you live here] and not ([you are banned] or [you are in debt]) and ([you bake] or [you sew])",
    ),
    (
        "You can have a stall if both the following apply:\n\n* you bake\n* you sew",
        "Can I have a stall?",
        "[you bake] and [you sew]",
    ),
]

STATES = [
    ("You can row if you are at least 16 and not currently banned.", "Can I row?", "[you are at least 16] and not [you are currently banned]"),
    ("You can row if you are a member and not in debt.", "Can I row?", "[you are a member] and not [you are in debt]"),
    ("To row, you must:\n\n* be at least 16 years old and not currently banned\n* swim", "Can I row?", "([you must be at least 16 years old] and not [you must be currently banned]) and [you must swim]"),
    ("To board, the dog must be healthy, vaccinated and not pregnant.", "Can my dog board?", "[the dog must be healthy] and [the dog must be vaccinated] and not [the dog must be pregnant]"),
    ("You can row if you are a member, a guest or under 12 and living here.", "Can I row?", "[you are a member] or [you are a guest] or [you are under 12] and [you are living here]"),
    ("You can row if you bring a vest and not merely a belt.", "Can I row?", "[you bring a vest and not merely a belt]"),
]  # fmt: skip

KINDS = [
    (
        "The hostel offers rooms for young families, people who are retired, and people with long-term illnesses.",
        "Can I get a room at the hostel?",
        "[you are young families] or [you are retired] or [you have long-term illnesses]",
    ),
]

NOTHING_DENIED = [
    ("Members are covered at no cost.", "Am I covered?", "[you are members]"),
    ("Members may stay at no extra charge.", "Will I be charged for my stay?", "not [you are members]"),
]  # fmt: skip

PAST = [
    ("You pay a fee if you booked online and cancelled late.", "Do I pay a fee?", "[you booked online] and [you cancelled late]"),
    ("You pay a fee if you booked online but cancelled late.", "Do I pay a fee?", "[you booked online] and [you cancelled late]"),
    ("You pay a fee if you booked a boat tested and approved by us.", "Do I pay a fee?", "[you booked a boat tested and approved by us]"),
    ("Guests who booked a hut in May, but did not stay the night, will get a voucher.", "Will I get a voucher?", "[you booked a hut in May] and not [you did stay the night]"),
]  # fmt: skip

REASONS = [
    ("You can have a refund if you didn't row because the lake was closed.", "Can I have a refund?", "[you didn't row because the lake was closed]"),
    ("You can have a refund if you haven't been refused because of a debt.", "Can I have a refund?", "not [you have been refused because of a debt]"),
    ("You can rest if you're not rowing because you're:\n\n* ill\n* pregnant or looking after a baby", "Can I rest?", "[you're not rowing because you're ill] or ([you're not rowing because you're pregnant] or [you're not rowing because you're looking after a baby])"),
]  # fmt: skip

CLAUSES = [
    ("You must ring us if:\n\n* your berth changes and this is bound to raise your rent", "Do I have to ring you?", "[your berth changes] and [this is bound to raise your rent]"),
    ("To row, you must:\n\n* be unable to hire a boat at fair prices and conditions", "Can I row?", "[you must be unable to hire a boat at fair prices and conditions]"),
    ("To row, you must have used the pier as your only mooring for a while after you bought a boat.", "Can I row?", "[you have used the pier as your only mooring for a while after you bought a boat]"),
    ("To row, you must wear a vest while you are on the lake.", "Can I row?", "not [you are on the lake] or [you must wear a vest]"),
    ("To row, your boat must be in other than poor repair.", "Can I row?", "[your boat must be in other than poor repair]"),
]  # fmt: skip

LISTS = [
    ("You get the discount if you pay:\n\n* by card\n* straight from your bank", "Do I get the discount?", "[you pay by card] or [you pay straight from your bank]"),
    ("To apply, you must be a parent of a:\n\n* pupil who sings\n* teacher at the school", "Can I apply?", "[you must be a parent of a pupil who sings] or [you must be a parent of a teacher at the school]"),
    ("To apply, you must have:\n\n* a card\n* a permit", "Can I apply?", "[you have a card] and [you have a permit]"),
]  # fmt: skip


THINGS = [
    ("You may join if you receive a rent allowance, fuel voucher or school grant.", "Can I join?", "[you receive a rent allowance] or [you receive a fuel voucher] or [you receive a school grant]"),
    ("You may join if you are paying rent, council tax or water charges.", "Can I join?", "[you are paying rent] or [you are paying council tax] or [you are paying water charges]"),
    ("To join, you need a card in your own name, and the letter we sent you.", "Can I join?", "[you must have a card in your own name] and [you must have the letter we sent you]"),
]  # fmt: skip

NO_CONDITIONS = [
    ("If you won't be in on Monday, you can still have the parcel if you have a safe place.", "Can I have the parcel?", "[you have a safe place]"),
    ("If you row for us, you can still have the parcel if you have a safe place.", "Can I have the parcel?", "[you row for us] and [you have a safe place]"),
    ("You can have the day rate if you're eligible and you live on the island.", "Can I have the day rate?", "[you live on the island]"),
    ("You can have the day rate if you're eligible for a bus pass and you live on the island.", "Can I have the day rate?", "[you're eligible for a bus pass] and [you live on the island]"),
    ("You can have the day rate if you're eligible.", "Can I have the day rate?", "[you're eligible]"),
    ("A grower who is eligible to get a shed may have a grant.", "Can I have a grant?", "[you are eligible to get a shed]"),
    ("All businesses except partnerships must label their sacks.", "Do I have to label the sacks of my business?", "not [you are partnerships]"),
    ("All businesses except partnerships must label their sacks.", "Do I have to label my sacks?", "[you are businesses] and not [you are partnerships]"),
]  # fmt: skip

BRACKETS = [
    ("You need a permit to keep hens (you don't need one if you have only two).", "Do I need a permit?", "[you keep hens] and not [you have only two]"),
    ("You need a permit to keep hens (you can buy one online).", "Do I need a permit?", "[you keep hens]"),
    ("You can hire a boat (this does not apply to guests).", "Can I hire a boat?", "not [you are guests]"),
    ("You can row if you can swim (or you wear a vest) and it is light.", "Can I row?", "([you can swim] or [you wear a vest]) and [it is light]"),
    ("You can row if you are a member (and are over 16).", "Can I row?", "[you are a member] and [you are over 16]"),
    ("You can row if you row (or have rowed) for the club.", "Can I row?", "[you row (or have rowed) for the club]"),
    ("You can row if you are a guest (or similar).", "Can I row?", "[you are a guest (or similar)]"),
    ("To come in, you must bring:\n\n* a badge (you don't need one if you are a guest)\n* a towel", "Can I come in?", "([you must bring a badge] or [you are a guest]) and [you must bring a towel]"),
]  # fmt: skip

AIMS = [
    ("To keep hens, ducks or geese in a garden, you must have a permit.", "Do I need a permit?", "[you keep hens] or [you keep ducks] or [you keep geese in a garden]"),
]  # fmt: skip

PEOPLE = [
    ("The pass is for staff and those who study here.", "Can I get the pass?", "[you are staff] or [you study here]"),
    ("Students and people who rent a flat can join.", "Can I join?", "[you are students] or [you rent a flat]"),
    ("The pass is for students and nurses who row.", "Can I get the pass?", "([you are students] or [you are nurses]) and [you row]"),
    ("The plan covers members and guests of members.", "Does the plan cover me?", "[you are members] or [you are guests of members]"),
]  # fmt: skip

MIXED = [
    ("You can row if it is light, and you can swim or your crew can.", "Can I row?", "[it is light] and ([you can swim] or [your crew can swim])"),
    ("You can row if it is light, and you can swim, or your crew can.", "Can I row?", "[it is light] and [you can swim] or [your crew can swim]"),
    ("You can row if you own a boat or, if not, you hire one.", "Can I row?", "[you own a boat] or [you hire a boat]"),
    ("You can row if all three of these apply:\n\n* you swim\n* you are a member\n* it is light", "Can I row?", "[you swim] and [you are a member] and [it is light]"),
]  # fmt: skip

SUBJECTS = [
    ("You can row if you or your partner owns a boat.", "Can I row?", "[you own a boat] or [your partner owns a boat]"),
    ("You can row if both you and your partner work.", "Can I row?", "[you work] and [your partner works]"),
    ("You can row if neither you nor your partner has been fined.", "Can I row?", "not ([you have been fined] or [your partner has been fined])"),
    ("You can row if your boat or raft was tested.", "Can I row?", "[your boat was tested] or [your raft was tested]"),
    ("You can row if you and your partner own a boat together.", "Can I row?", "[you and your partner own a boat together]"),
    ("You can row if you or your partner do not smoke.", "Can I row?", "not [you or your partner do smoke]"),
]  # fmt: skip

ENDS = [
    ("You can row if your boat was built, mended or painted after May.", "Can I row?", "[your boat was built after May] or [your boat was mended after May] or [your boat was painted after May]"),
    ("You can row if you have been fined or banned at the lake.", "Can I row?", "[you have been fined at the lake] or [you have been banned at the lake]"),
    ("You can row if you were fined or banned from the lake.", "Can I row?", "[you were fined] or [you were banned from the lake]"),
    ("You can row if you are retired or employed in fishing.", "Can I row?", "[you are retired] or [you are employed in fishing]"),
    ("You can row if you are the owner or keeper of a boat.", "Can I row?", "[you are the owner of a boat] or [you are the keeper of a boat]"),
    ("You can row if you are a guest or member of the club.", "Can I row?", "[you are a guest] or [you are a member of the club]"),
    ("You can row if you swim but not if you smoke.", "Can I row?", "[you swim] and not [you smoke]"),
]  # fmt: skip

COMPLETED = [
    ("You can row if you are, or have been, a member of the crew.", "Can I row?", "[you are a member of the crew] or [you have been a member of the crew]"),
    ("You can row if you own or are buying a boat.", "Can I row?", "[you own a boat] or [you are buying a boat]"),
    ("You can row if you hold, or have applied for, a badge.", "Can I row?", "[you hold a badge] or [you have applied for a badge]"),
    ("You can row if you own or rent a boat.", "Can I row?", "[you own a boat] or [you rent a boat]"),
    ("You can row if you live and work in Elm.", "Can I row?", "[you live in Elm] and [you work in Elm]"),
    ("You can row if you live alone and work in Elm.", "Can I row?", "[you live alone] and [you work in Elm]"),
    ("You can row if you smoke or keep hens.", "Can I row?", "[you smoke] or [you keep hens]"),
    ("To row, you must plan to buy or rent a boat.", "Can I row?", "[you must plan to buy a boat] or [you must plan to rent a boat]"),
    ("You can row if you teach maths or physics and own a boat.", "Can I row?", "([you teach maths] or [you teach physics]) and [you own a boat]"),
]  # fmt: skip

NOUNS_SHARED = [
    ("You need a UK or Irish badge to join.", "Can I join?", "[you must have a UK badge] or [you must have an Irish badge]"),
    ("You can row if you are in full-time or part-time work.", "Can I row?", "[you are in full-time work] or [you are in part-time work]"),
    ("You can row if you live in Elm or North Elm.", "Can I row?", "[you live in Elm] or [you live in North Elm]"),
    ("You can row if you have a badge or rowing licence.", "Can I row?", "[you have a badge] or [you have a rowing licence]"),
    ("You can row if your aunt, uncle or older cousin is there.", "Can I row?", "[your aunt is there] or [your uncle is there] or [your older cousin is there]"),
]  # fmt: skip

CHOICES = [
    ("You need a passport, and a visa or a work permit, to join.", "Can I join?", "[you must have a passport] and ([you must have a visa] or [you must have a work permit])"),
    ("You can join if you have a passport or visa and two photos.", "Can I join?", "([you have a passport] or [you have a visa]) and [you have two photos]"),
    ("You can join if you own a house or a flat, and a boat.", "Can I join?", "([you own a house] or [you own a flat]) and [you own a boat]"),
    ("You can join if you have a pass or a badge and a key.", "Can I join?", "[you have a pass or a badge and a key]"),
    ("You can join if you own a plot with a shed or hut and a pond.", "Can I join?", "[you own a plot with a shed or hut and a pond]"),
]  # fmt: skip

OF_PEOPLE = [
    ("The pass is available to anyone aged over 60 and living in Elm.", "Can I get the pass?", "[you are aged over 60] and [you are living in Elm]"),
    ("The pass is available to people in work or looking for work.", "Can I get the pass?", "[you are in work] or [you are looking for work]"),
    ("Anyone aged over 60 and living in Elm can get the pass.", "Can I get the pass?", "[you are aged over 60] and [you are living in Elm]"),
    ("People over 60 or under 18 can get the pass.", "Can I get the pass?", "[you are over 60] or [you are under 18]"),
    ("Anyone aged over 60 or living in Elm can get the pass.", "Can I get the pass?", "[you are aged over 60] or [you are living in Elm]"),
]  # fmt: skip

BEYOND = [
    ("You can row if you own a boat or a raft, but not both.", "Can I row?", "([you own a boat] or [you own a raft]) and not ([you own a boat] and [you own a raft])"),
    ("You can row if you are a guest – and you can swim.", "Can I row?", "[you are a guest] and [you can swim]"),
    ("You can row if you are off work for illness or for training.", "Can I row?", "[you are off work for illness] or [you are off work for training]"),
    ("You can row if you are in work in Elm or in prison.", "Can I row?", "[you are in work in Elm] or [you are in prison]"),
]  # fmt: skip

MORE = (
    COMPLETED
    + NOUNS_SHARED
    + CHOICES
    + OF_PEOPLE
    + BEYOND
    + SUBJECTS
    + ENDS
    + MIXED
    + THINGS
    + NO_CONDITIONS
    + BRACKETS
    + AIMS
    + PEOPLE
)


@pytest.mark.parametrize(
    ("text", "question", "wanted"),
    MORE + CLAUSES + LISTS + PAST + REASONS + CONDITIONS + STATES + KINDS + NOTHING_DENIED,
)
def test_what_is_joined_and_denied(
    said: Callable[[str, str], str], text: str, question: str, wanted: str
) -> None:
    assert said(text, question) == wanted


def test_those_whom_something_is_not_limited_to_are_no_condition(
    said: Callable[[str, str], str],
) -> None:
    assert "farmers" in said("Rescue loans are limited to farmers.", "Can I get a rescue loan?")
    text = "Rescue loans are not limited to farmers. You can get a rescue loan if you ask for it."
    assert said(text, "Can I get a rescue loan?") == "[you ask for it]"


def test_an_answer_about_the_reason_settles_what_is_not_so_because_of_it() -> None:
    rule = parse("You can rest if you're not rowing because you're ill.")
    assert decide(rule, "Can I rest?", history=[("Are you ill?", "yes")]).answer == "Yes"
    assert decide(rule, "Can I rest?", history=[("Are you ill?", "no")]).answer == "No"
    assert decide(rule, "Can I rest?").follow_up == "Are you not rowing because you're ill?"
