"""Figures that stories tell without the words of a clause, one by one or by two times of a day."""

import pytest

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle


def told(rule, question, story):
    """Return what a story settles of the only clause of a rule that demands a quantity."""
    found = settle(parse(rule).clauses, story, question)
    return found[0].value if found else None


TANK = ("You need a licence if your tank holds more than 500 litres.", "Do I need a licence?")
VASE = ("You must insure the vase if it is worth more than £800.", "Must I insure my vase?")
BOAT = ("You pay more if your boat is longer than 6 metres.", "Do I pay more for my boat?")
PIGS = ("You must register if you keep more than 10 pigs.", "Must I register?")
PRIZE = ("You can claim the prize if you have at least 3,000 points.", "Can I claim the prize?")
BILL = ("Postage is free if your order is £60 or more.", "Is the postage free for my order?")
HALL = ("You can hire the hall if there are no more than 60 guests.", "Can I hire the hall?")
DISK = ("The free plan is for you if your files take up no more than 20 GB.", "Is it for me?")
HELP = ("You get a pass if you help for more than 6 hours a week.", "Do I get a pass?")
VISIT = ("You get the tariff if you visit no more than twice a week.", "Do I get the tariff?")
CAR = ("The fine is dropped if you overstayed by 15 minutes or less.", "Is my fine dropped?")
SHIFT = ("You get a break if your shift lasts longer than 5 hours.", "Do I get a break?")
TRAIN = ("You get money back if your train was more than two hours late.", "Do I get money back?")
COURSE = ("You get a grant if your course lasts at least 10 weeks.", "Do I get a grant?")
CLAIM = ("You get the bonus if you have made fewer than two claims.", "Do I get the bonus?")
MINDER = ("You need a helper if you look after more than 5 children.", "Do I need a helper?")

SETTLED = (
    (*VASE, "A dealer put it at nine hundred and fifty pounds.", True),
    (*VASE, "The auctioneer was away, but a valuer had it at £300.", False),
    (*BOAT, "The surveyor measured her, and my boat comes out at seven and a half metres.", True),
    (*PIGS, "We've got a dozen and a half pigs behind the barn.", True),
    (*BILL, "There are two bowls at £12 each in my basket and a jug for £20.", False),
    (*BILL, "I've two stools for £45 each in my basket.", True),
    (*HALL, "There'll be eight tables with nine guests at each.", False),
    (*HALL, "We've five tables with nine guests at each, and nobody else.", True),
    (*HELP, "I help out two hours on Mondays and one on Fridays, and that's all.", False),
    (*HELP, "I help three hours every Monday and four every Sunday.", True),
    (*VISIT, "I come on Mondays, Wednesdays and Fridays.", False),
    (*CAR, "My ticket ran out at 3.10 and I drove off at 3.50.", False),
    (*CAR, "My ticket expired at twenty past four and I left at half past four.", True),
    (*SHIFT, "I start at nine and I'm done by one.", False),
    (*SHIFT, "I clock on at 7.30 in the morning and finish at 4 in the afternoon.", True),
    (*TRAIN, "It was due in at 11.15, and we only got there at 14.05.", True),
    (*TRAIN, "We should have arrived at 11.15, but got in at 11.50.", False),
    (*CLAIM, "I've had to claim three times for the roof.", False),
    (*MINDER, "I look after four babies and three toddlers.", True),
)
OPEN = (
    (*VASE, "My aunt sold her vase for £950."),
    (*VASE, "The frame beside it is worth £950."),
    (*BOAT, "My brother's boat is nine metres long."),
    (*BOAT, "The jetty is nine metres long."),
    (*TANK, "The bath holds 640 litres."),
    (*PIGS, "Next door has twenty pigs."),
    (*PIGS, "I used to have twenty pigs."),
    (*PIGS, "I'd like to have twenty pigs."),
    (*PRIZE, "My wife has 3,400 on her card."),
    (*BILL, "The bowls are £12 each. I don't know yet how many I need."),
    (*BILL, "I've a bowl for £12 in my basket and a jug whose price I forget."),
    (*HALL, "My cousin had ten tables with nine guests at each."),
    (*HALL, "There are ten tables in there, and I'm not sure how many guests."),
    (*DISK, "My phone holds 64 GB."),
    (*HELP, "My son helps three hours every Monday and four every Sunday."),
    (*VISIT, "My flatmate comes on Mondays, Wednesdays and Fridays."),
    (*CAR, "My ticket ran out at 3.10. I was in a queue."),
    (*SHIFT, "I start at nine. My mate is done by one."),
    (*TRAIN, "We set off at 11.15 and got there at 14.05."),
    (*COURSE, "My sister's course runs for four months."),
    (*COURSE, "He runs for four months of the year."),
    (*MINDER, "I have six children of my own."),
)


@pytest.mark.parametrize(("rule", "question", "story", "value"), SETTLED)
def test_a_figure_that_nothing_says_to_be_of_another_settles_a_clause(rule, question, story, value):
    assert told(rule, question, story) is value


@pytest.mark.parametrize(("rule", "question", "story"), OPEN)
def test_a_figure_of_another_leaves_a_clause_open(rule, question, story):
    assert told(rule, question, story) is None


@pytest.mark.parametrize(
    ("story", "whole"),
    [
        ("There'll be four of us, and six from the mill.", False),
        ("There'll be four of us.", True),
        ("There'll be four of us, plus whoever comes from the mill.", False),
    ],
)
def test_a_group_is_counted_in_full_before_it_is_too_small(story, whole):
    found = told("You get the room if your group has at least 15 people.", "Can we?", story)
    assert (found is False) is whole
