"""Turns of phrase of official pages: degrees, wrongs, what is waited for, handed over, or stops."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide

DEGREES = [
    ("You can keep the grant if the work was started, however late in the year.", "Can I keep the grant?", "[the work was started]"),
    ("Your cover goes on if the boat is insured, however old it is.", "Does my cover go on?", "[the boat is insured]"),
    ("You qualify if you lived here, however briefly.", "Do I qualify?", "[you lived here]"),
    ("You get a refund if you cancel however early in the week.", "Do I get a refund?", "[you cancel]"),
    ("However old the boat is, you can moor it if you pay the fee.", "Can I moor it?", "[you pay the fee]"),
    ("You can claim if you live here, however old you are, and have a pass.", "Can I claim?", "[you live here] and [you have a pass]"),
    ("You can claim if you live here, whatever your age, and have a pass.", "Can I claim?", "[you live here] and [you have a pass]"),
    # not a degree: a contrast, and what the aside itself lists
    ("However young people can join if they live here.", "Can I join?", "[you are young people] and [you live here]"),
    ("You may however only row if you are a member.", "Can I row?", "[you are a member]"),
    ("However, you can claim if you live here.", "Can I claim?", "[you live here]"),
    ("You can claim if you live here, whether you rent, own, or lodge.", "Can I claim?", "[you live here]"),
    ("You can claim if you live here, regardless of age, sex and income.", "Can I claim?", "[you live here]"),
]  # fmt: skip

WRONGS = [
    ("It is a violation of county law to light a fire in any public park.", "Can I light a fire?", "not [it is in any public park]"),
    ("It is an infraction to smoke within 20 feet of an entrance.", "Can I smoke here?", "not [it is within 20 feet of an entrance]"),
    ("It is a violation of state law to drink liquor in any yard open to the general public.", "Is it OK for me to drink liquor here?", "not [it is in any yard open to the general public]"),
    ("It is a felony to own a cannon if you have been convicted of arson.", "Can I own a cannon?", "not [you have been convicted of arson]"),
    ("Dogs are not allowed in any public building.", "Can I bring my dog?", "not [it is in any public building]"),
    # no wrong that is concluded, and no places of a kind
    ("You can appeal if your violation was minor.", "Can I appeal?", "[your violation was minor]"),
    ("The pool is not open to guests.", "Can I use the pool?", "not [you are guests]"),
    ("You may not camp at any time of year.", "Can I camp?", "not [you camp at any time of year]"),
]  # fmt: skip

WAITED_FOR = [
    ("You can swap shifts once you have passed probation, so long as your manager agrees.", "Can I swap shifts?", "[you have passed probation] and [your manager agrees]"),
    ("You may bid again after you've been fully paid, if the lot is yours.", "May I bid again?", "[you've been fully paid] and [the lot is yours]"),
    ("You may borrow if you have saved, provided you have neither missed a payment nor been fined.", "May I borrow?", "[you have saved] and (not [you have missed a payment] and not [you have been fined])"),
    # only dates of what is done
    ("You can apply after the sale if you live here.", "Can I apply?", "[you live here]"),
    ("You must file the form once you have moved if you own the land.", "Must I file the form?", "[you own the land]"),
]  # fmt: skip

HANDED_OVER = [
    ("To get a permit, the following must be provided:\n- a passport\n- a letter", "Can I get a permit?", "[you must provide a passport] and [you must provide a letter]"),
    ("One of the following must be shown:\n- a passport\n- a letter", "Can I get a permit?", "[you must show a passport] or [you must show a letter]"),
    ("For the travel grant, two or more of the following must be shown:\n1. you live in a hostel\n2. you use a wheelchair\n3. you are over 70", "Can I get the travel grant?", "at least 2 of ([you live in a hostel], [you use a wheelchair], [you are over 70])"),
    ("For a loan, at least two of the following conditions must be met:\n- you live here\n- you work here\n- you are over 60", "Can I get a loan?", "at least 2 of ([you live here], [you work here], [you are over 60])"),
    # conditions that are to hold, which nobody hands over
    ("To get a permit, one of the following must be true:\n- you live here\n- you work here", "Can I get a permit?", "[you live here] or [you work here]"),
]  # fmt: skip

OTHERS = [
    ("Passes are given to the partners of people who work nights.", "Can I get a pass?", "[you are the partners of people who work nights]"),
    ("Passes are given to nurses or the partners of those who work nights.", "Can I get a pass?", "[you are nurses] or [you are the partners of those who work nights]"),
    ("Passes are given to nurses, cooks or the wives of porters.", "Can I get a pass?", "[you are nurses] or [you are cooks] or [you are the wives of porters]"),
    # it says more of the porters themselves, or of whoever asks
    ("Passes are given to nurses, cooks and porters who work nights.", "Can I get a pass?", "([you are nurses] or [you are cooks] or [you are porters]) and [you work nights]"),
    ("Members of the choir who sing bass get a pass.", "Do I get a pass?", "[you are members of the choir] and [you sing bass]"),
]  # fmt: skip

PLACES = [
    ("Households where everyone is a student do not have to pay the tax.", "Does my household have to pay the tax?", "not [everyone is a student]"),
    ("Families where both parents work can get free care.", "Can my family get free care?", "[both parents work]"),
    ("Each farm where sheep or goats are kept needs a permit.", "Does my farm need a permit?", "[sheep or goats are kept]"),
    # a condition, and a place that is known
    ("The fee is due where the form is late.", "Is the fee due?", "[the form is late]"),
    ("Where you live with a parent, you can claim.", "Can I claim?", "[you live with a parent]"),
]  # fmt: skip

ASKED_OTHERWISE = [
    ("You can still get the credit during a break of up to 12 weeks if you take a short holiday.", "Does my credit stop?", "not [you take a short holiday]"),
    ("You continue to get the allowance if you work fewer than 16 hours.", "Will my allowance end?", "not [you work fewer than 16 hours]"),
    ("Your pass stops if you move away.", "Will my pass stop?", "[you move away]"),
    ("Boats may stop at the pier if they pay.", "Can my boat stop?", "[they pay]"),
    ("Your pension will not rise while you live outside the UK, unless you are a soldier.", "Will my pension rise while I live abroad?", "[you are a soldier]"),
    ("You keep your pension while you work outside the house if you are over 80.", "Do I keep my pension abroad?", "[you work outside the house] and [you are over 80]"),
    ("Cars with an expired permit cannot be parked here unless the warden agrees.", "My permit has expired. Can I park my car here?", "[the warden agrees]"),
    ("Cars with an expired permit cannot be parked here unless the warden agrees.", "My permit has not expired. Can I park my car here?", "not ([the cars have an expired permit] and not [the warden agrees])"),
]  # fmt: skip

ROLES = [
    ("You can visit if you have a pass and you are:\n* the patient's father\n* married to the patient\n* caring for the patient", "Can I visit?", "[you have a pass] and ([you are the patient's father] or [you are married to the patient] or [you are caring for the patient])"),
    ("You can claim if you live here and you are:\n* over 18\n* in work", "Can I claim?", "[you live here] and ([you are over 18] and [you are in work])"),
    ("You can sell your flat if:\n* it's your main home\n* it's self-contained", "Can I sell my flat?", "[it's your main home] and [it's self-contained]"),
]  # fmt: skip

EXPLAINED = [
    ("You can get a grant if you are a key worker. You are a key worker if you are a nurse or a cook.", "Can I get a grant?", "[you are a nurse] or [you are a cook]"),
    ("You can get help if you count as a carer. You count if you look after somebody.", "Can I get help?", "[you look after somebody]"),
    ("You do not have to pay if your boat is exempt. It is exempt if it is under 5 metres long.", "Do I have to pay?", "not [it is under 5 metres long]"),
    ("You can get a grant if you live here and your farm counts as a small farm. It counts if you own it and keep fewer than 20 cows.", "Can I get a grant?", "[you live here] and ([you own it] and [you keep fewer than 20 cows])"),
    # it says something else, says it of what is asked itself, or denies it
    ("You can get a grant if you are a key worker. You are a member if you pay.", "Can I get a grant?", "[you are a key worker]"),
    ("You can get a grant if you are a key worker. You are not a key worker if you are a cook.", "Can I get a grant?", "[you are a key worker]"),
    ("You can get a grant if you are a key worker. You are a key worker if you are a nurse.", "Am I a key worker?", "[you are a nurse]"),
]  # fmt: skip

TIMES = [
    ("You can be paid for a day on which you were sick and had told us.", "Will I be paid?", "[you were sick] and [you had told us]"),
    ("You may draw a partial payment for weeks in which you worked less than full time.", "Can I draw a partial payment?", "[you worked less than full time]"),
    # no time of which there are several
    ("You may not vote in an election in which you are a candidate.", "May I vote?", "not [you vote in an election in which you are a candidate]"),
]  # fmt: skip

COMPOUNDS = [
    ("Self-employed fishers who own a boat may claim the credit.", "Can I claim the credit?", "[you are self-employed fishers] and [you own a boat]"),
    ("State-funded schools that have a pool can apply.", "Can our school apply?", "[you are state-funded schools] and [you have a pool]"),
    ("New fishers who own a boat may claim the credit.", "Can I claim the credit?", "[you own a boat]"),
]  # fmt: skip

GOING_ON = [
    ("You can keep paying the reduced rate if you opted in by May 1977. You'll lose the right to it if you get divorced.", "Can I carry on paying reduced insurance?", "[you opted in by May 1977] and not [you get divorced]"),
    ("You can keep paying the reduced rate if you opted in by May 1977. You'll lose the right to it if you get divorced.", "Can I go on paying the reduced rate?", "[you opted in by May 1977] and not [you get divorced]"),
    ("We may refuse your application if you owe rent.", "Will my application be turned down?", "[you owe rent]"),
    ("Keep the noise down. You can go on a tour if you pay.", "Can I go on a tour?", "[you pay]"),
    ("Your grant is reduced if you are late.", "Can I keep the full grant?", "not [you are late]"),
]  # fmt: skip

TURNS = [
    *DEGREES,
    *WRONGS,
    *WAITED_FOR,
    *HANDED_OVER,
    *OTHERS,
    *PLACES,
    *ASKED_OTHERWISE,
    *ROLES,
    *EXPLAINED,
    *TIMES,
    *COMPOUNDS,
    *GOING_ON,
]


@pytest.mark.parametrize(("text", "question", "expected"), TURNS)
def test_turns_of_official_pages(
    text: str, question: str, expected: str, said: Callable[[str, str], str]
) -> None:
    assert said(text, question) == expected


@pytest.mark.parametrize(
    ("text", "history", "expected"),
    [
        ("You can claim if you live here and you are unmarried.", [("Do you live here?", "yes"), ("Are you married?", "no")], "Yes"),
        ("You can claim if you live here and you are unmarried.", [("Do you live here?", "yes"), ("Are you married?", "yes")], "No"),
        ("You can claim if you live here and you have paid the fee.", [("Do you live here?", "yes"), ("Is the fee unpaid?", "yes")], "No"),
        ("You can claim if your boat is insured, and not if your trailer is uninsured.", [("Is your boat insured?", "yes")], "More"),
    ],
)  # fmt: skip
def test_adjectives_that_deny_by_their_prefix(
    text: str, history: list[tuple[str, str]], expected: str
) -> None:
    assert decide(text, "Can I claim?", history=history).answer == expected


GRANT = (
    "You can get a grant if you are a key worker. "
    "You are a key worker if you are a nurse or a cook."
)


@pytest.mark.parametrize(
    ("asked", "answer", "expected"),
    [
        ("Are you a key worker?", "yes", "Yes"),
        ("Are you a key worker?", "no", "No"),
        ("Are you a nurse?", "yes", "Yes"),
        ("Are you a nurse?", "no", "More"),
    ],
)
def test_what_is_explained_may_be_told_itself(asked: str, answer: str, expected: str) -> None:
    assert decide(GRANT, "Can I get a grant?", history=[(asked, answer)]).answer == expected


def test_a_story_may_tell_what_is_explained() -> None:
    assert decide(GRANT, "Can I get a grant?", "I am a key worker.").answer == "Yes"
