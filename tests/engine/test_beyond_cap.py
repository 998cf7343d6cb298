"""Questions for more than anybody may have, with what they had, and those that stay within it."""

from __future__ import annotations

import pytest

from cmr_logic import decide

PASSES = "Members can buy guest passes, up to 20 a year."
HOME = "You may work from home up to two days a week if your manager agrees."
PAUSE = "You can pause your subscription for one to three months if you are ill."
ROOMS = "Rooms can be booked for up to two hours by members."
CLERKS = "Clerks may take up to two days off a term. Pilots may take up to four days off a term."


@pytest.mark.parametrize(
    ("rule", "question", "answer"),
    [
        (PASSES, "Can I buy 25 guest passes this year?", "No"),
        (PASSES, "I have had 20 guest passes since May. Can I buy five more this year?", "No"),
        (PASSES, "I've had my 20 guest passes this year. Can I buy another one?", "No"),
        (PASSES, "I've bought 12 guest passes this year. Can I buy five more?", "More"),
        (PASSES, "I bought 20 guest passes last year. Can I buy ten this year?", "More"),
        (PASSES, "Can I buy 25 guest passes?", "More"),  # in two years, perhaps
        (HOME, "Can I work from home three days every week?", "No"),
        (HOME, "I would like to work from home three days a week, is that possible?", "No"),
        (HOME, "Can I work from home every day?", "No"),
        (HOME, "Can I work from home on Fridays?", "More"),
        (HOME, "Can I work from home two days a week?", "More"),
        (PAUSE, "Can I pause my subscription for half a year?", "No"),
        (PAUSE, "Can I pause my subscription for two weeks?", "No"),
        (PAUSE, "I'm ill and want to pause my subscription for a year, is that possible?", "No"),
        (PAUSE, "I'm ill. Can I pause my subscription for two months?", "Yes"),
        (ROOMS, "Can I book a room for 180 minutes?", "No"),
        (ROOMS, "Can I book a room for a day?", "No"),
        (ROOMS, "Can I book a room for 90 minutes?", "More"),
        (ROOMS, "Can I book a room four hours before a meeting?", "More"),
        (ROOMS, "Can I book a room for four people?", "More"),
        (CLERKS, "Can I take three days off this term?", "More"),
        (CLERKS, "Can I take six days off this term?", "No"),
    ],
)  # fmt: skip
def test_amounts(rule: str, question: str, answer: str) -> None:
    assert decide(rule, question).answer == answer


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Could the three of us come at the same time?", "No"),
        ("Can three people visit me at once?", "No"),
        ("Can two of us visit my dad together?", "More"),
    ],
)
def test_people_at_one_time(question: str, answer: str) -> None:
    assert decide("Each patient may have two visitors at a time.", question).answer == answer


def test_sums_of_money() -> None:
    loans = "We lend up to £500 per person. You must be over 18 to borrow."
    assert decide(loans, "Can I borrow £800?").answer == "No"
    assert decide(loans, "I'm 30. Can I borrow £400?").answer == "Yes"
    fines = "The fine is 20 cents a day, up to $4 per item."
    assert decide(fines, "Will I be charged $20?").answer == "No"


def test_some_may_have_more_all_the_same() -> None:
    rule = "Members can park for up to three hours. You can extend your stay by paying."
    assert decide(rule, "Can I park for five hours?").answer == "More"
    rule = "You may have up to two guests a night. For more than two you need the dean's leave."
    assert decide(rule, "Can I have three guests a night?").answer != "No"


BEDSIDE = "No more than two visitors may be at the bedside at the same time."
COURT = "No more than six players may be on the court."
DOGS = "No more than three dogs may be walked by one person. Puppies must be on a lead."
STAYS = "No more than ten guests may stay overnight unless the warden agrees."
PLOT = "Not more than two cars may be kept on a plot."


@pytest.mark.parametrize(
    ("rule", "question", "answer"),
    [
        (BEDSIDE, "Could three of us sit with Gran at once?", "No"),
        (BEDSIDE, "Can two visitors be at the bedside at the same time?", "Yes"),
        (COURT, "Can seven players be on the court?", "No"),
        (COURT, "Can six players be on the court?", "Yes"),
        (COURT, "Can seven umpires be on the court?", "More"),
        (DOGS, "Can I walk four dogs?", "No"),
        (DOGS, "Can I walk two dogs?", "Yes"),
        (DOGS, "Can I walk four cats?", "More"),
        (STAYS, "Can twelve guests stay overnight?", "More"),
        (STAYS, "Can eight guests stay overnight?", "Yes"),
        (PLOT, "May we have three cars on our plot?", "No"),
        (PLOT, "May we keep one car on our plot?", "Yes"),
    ],
)
def test_denials_of_more(rule: str, question: str, answer: str) -> None:
    assert decide(rule, question).answer == answer


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Are we able to have three permits?", "No"),
        ("There are four drivers here. Could we get three permits?", "No"),
        ("Are we able to have two permits?", "More"),
    ],
)
def test_a_number_of_what_is_capped_is_about_the_cap(question: str, answer: str) -> None:
    rule = "Residents can buy up to two parking permits per household."
    assert decide(rule, question).answer == answer


LEADS = "You can bring your dog if it is on a lead. No more than two dogs are allowed per tent."
HENS = "You may keep hens if you have a run. No more than six hens are allowed unless you ask us."
SAUNA = "Members may bring guests. Up to three guests may use the sauna at a time."


@pytest.mark.parametrize(
    ("rule", "question", "answer"),
    [
        (LEADS, "Can I bring three dogs?", "No"),
        (LEADS, "Can I bring two dogs?", "More"),
        (LEADS, "Can I bring my dog?", "More"),
        ("You can bring guests if you are a member. A maximum of three guests is allowed.",
         "Can I bring four guests?", "No"),
        (HENS, "Can I keep eight hens?", "More"),
        (SAUNA, "Can I bring four guests?", "More"),
        ("You can bring guests if you pay. Gold members can bring up to five guests.",
         "Can I bring four guests?", "More"),
    ],
)  # fmt: skip
def test_a_cap_for_everybody_beside_a_grant_in_a_case(
    rule: str, question: str, answer: str
) -> None:
    assert decide(rule, question).answer == answer
