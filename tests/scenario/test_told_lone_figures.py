"""Sums, sizes and times that a story tells once, of the matter; and those that are of another."""

from __future__ import annotations

import pytest

from cmr_logic import decide

SHED = ("You need consent if the shed is higher than 2.5 metres.", "Do I need consent?")
FENCE = (
    "You can keep goats if your paddock fence is at least 1.2 metres high.",
    "Can I keep goats?",
)
TRUNK = ("Trunks must weigh less than 30 kg to go in the hold.", "Can it go in the hold?")
ORDER = ("Postage is free on orders over £25.", "Is postage free for me?")
CLAIM = ("Claims under £700 can be settled by phone.", "Can I settle my claim by phone?")
SWAP = ("You may swap the item if you paid more than £20 for it.", "Can I swap it?")
LOAN = ("Loans of £3,000 or more require a co-signer.", "Do I need a co-signer?")
GUESTS = (
    "Guests staying five nights or longer get a free breakfast.",
    "Do I get a free breakfast?",
)
COUPLES = ("Couples earning less than £50,000 between them can apply.", "Can we apply?")
MEMBERS = ("Members of more than four years' standing may vote.", "May I vote?")
COUGH = (
    "If your symptoms have lasted for more than two weeks, see a nurse.",
    "Should I see a nurse?",
)
RIDE = ("You must be at least 1.4 metres tall to ride the Big Dipper.", "Can I ride?")
SCHOOL = ("You get the pass if you live more than 2 miles from the school.", "Do I get the pass?")
TOWN = ("You may sign if you have lived in the town for at least six years.", "May I sign?")
HOME = ("You can apply if you have lived here for at least 3 years.", "Can I apply?")
ARRIVED = ("You can apply if you moved in over two months ago.", "Can I apply?")
CLUB = ("You can stand if you have been a member for more than three years.", "Can I stand?")
NOTE = ("You need a note if you have been off sick for more than six days.", "Do I need a note?")
HOURS = ("Employees who work 18 or more hours a week can join.", "Can I join?")
LIGHT = ("Cases must be no heavier than 9 kg.", "Can I take my case?")
MEETING = ("Tours longer than two hours must include a break.", "Must our tour include a break?")
CAR = ("You can claim if you have owned the boat for at least two years.", "Can I claim?")
RENT = ("Lodgers paying more than £90 a week in rent get help.", "Do I get help?")
TREE = ("Trees taller than 9 metres may not be felled without leave.", "Do I need leave?")


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        (FENCE, "We had the fence mended in June, and it's a good five foot all round.", "Yes"),
        (TRUNK, "I've just put my trunk on the scales. Thirty-four and a half kilos, sadly.", "No"),
        (ORDER, "My basket comes to £31.20, mostly wool and a card for my niece.", "Yes"),
        (CLAIM, "A branch hit the roof. The builder wants £450, and I'm claiming it.", "Yes"),
        (SWAP, "I picked up this jug on Monday for £8.50 and the handle is loose.", "No"),
        (LOAN, "We need to borrow four grand for the wedding.", "Yes"),
        (GUESTS, "I'm staying two nights.", "No"),
        (MEMBERS, "I've been in the club for nearly ten years.", "Yes"),
        (COUGH, "This cough has been on the go for five weeks now.", "Yes"),
        (RIDE, "I'm one metre sixty in my socks.", "Yes"),
        (SCHOOL, "From our gate to the school it's three and a quarter miles.", "Yes"),
        (HOME, "We moved here in May 2023. It's now June 2024.", "No"),
        (HOME, "I've lived here since I was a child, and I'm 41.", "Yes"),
        (HOME, "We moved in nine years ago.", "Yes"),
        (HOME, "I've only been here a few weeks.", "More"),
        (CLUB, "I've been a member since March 2022, and today is 4 May 2024.", "No"),
        (NOTE, "I've been off sick since the 1st and today is the 20th.", "Yes"),
        (NOTE, "I went off sick on 3 May and today is 5 May.", "No"),
        (HOURS, "I do three shifts a week at the till, four hours each.", "No"),
        (LIGHT, "My case weighs 7 kg.", "Yes"),
        (LIGHT, "My case weighs 12 kg.", "No"),
        (RENT, "I pay £110 a week in rent.", "Yes"),
        (TREE, "The ash by the gate must be getting on for 20 metres.", "Yes"),
    ],
)  # fmt: skip
def test_the_only_figure_is_that_of_the_matter(rule, story, answer):
    text, question = rule
    assert decide(text, question, scenario=story).answer == answer


@pytest.mark.parametrize(
    ("rule", "story"),
    [
        (SHED, "I'm building a shed beside the hedge. The hedge is lovely, it's 3 metres."),
        (TRUNK, "My aunt's trunk weighs 22 kilos."),
        (ORDER, "My gas bill came to £52 this month."),
        (ORDER, "I've a bowl for £12 in my basket and a jug whose price I forget."),
        (CLAIM, "My excess is £250 and the roof leaks."),
        (SWAP, "I found £30 in my coat and had lunch."),
        (LOAN, "We need to find £6,000 for the roof."),
        (GUESTS, "My parents are staying for ten nights."),
        (GUESTS, "Last year I stayed with you for nine nights."),
        (COUPLES, "I earn £31,000."),
        (MEMBERS, "My wife has been in the club for nine years."),
        (COUGH, "My husband's cough has been on the go for five weeks."),
        (COUGH, "I had a cough for a month last winter."),
        (SCHOOL, "It's five miles from my office to the school."),
        (SCHOOL, "It's four miles from my gran's house to the school."),
        (TOWN, "I lived in the next town for twelve years."),
        (TOWN, "I've lived in another town for ten years."),
        (HOME, "I've been married since 2010, it's 2024 now."),
        (HOME, "We moved out nine years ago."),
        (ARRIVED, "They moved out nine years ago."),
        (ARRIVED, "Someone moved in nine years ago."),
        (ARRIVED, "I moved out nine years ago."),
        (HOME, "My brother moved in five years ago."),
        (CLUB, "I bought my bike in May 2011, and it's June 2024 now."),
        (NOTE, "My boss has been off sick since the 1st and today is the 20th."),
        (MEETING, "I travelled three hours to get to the tour."),
        (CAR, "I've been sailing for thirty years."),
        (RENT, "I'm a lodger and I earn £140 a week in a shop."),
        (TREE, "The ash must be felled because it is 3 metres from the house."),
    ],
)
def test_the_figure_of_another_leaves_a_clause_open(rule, story):
    text, question = rule
    assert decide(text, question, scenario=story).answer == "More"
