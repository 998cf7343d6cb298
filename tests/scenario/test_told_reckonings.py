"""Amounts that a story leaves to be reckoned, and states that began with what was done."""

import pytest

from cmr_logic import decide

SHARE = ("You get the top-up if you pay more than half of your income in rent.", "Do I get it?")
HOURS = ("You can join the scheme if you work 15 hours a week or more.", "Can I join the scheme?")
ARREARS = (
    "You lose the plot if you are behind with your rent by more than two months.",
    "Do I lose the plot?",
)
SAVINGS = ("You get legal help if your savings are less than £8,000.", "Do I get legal help?")
VOTE = ("The hall can be sold if at least half of the owners agree.", "Can the hall be sold?")
JOBLESS = (
    "The course is free if you have been unemployed for at least six months.",
    "Is the course free for me?",
)
EARNINGS = ("The top-up is paid if you earn less than £150 a week.", "Is the top-up paid to me?")
FIRM = ("You get the bonus if you have been with the firm for two years.", "Do I get the bonus?")
CRATE = ("You need a permit if your crate is wider than 2.5 metres.", "Do I need a permit?")
RACE = ("You get a medal if you finish in under four hours.", "Will I get a medal?")
LESSONS = ("Rowers who miss more than ten lessons in a term are sent home.", "Am I sent home?")
COTTAGE = ("You can rent the cottage if you are at least 25 years old.", "Can I rent the cottage?")
CHILDREN = ("A household with three or more children gets the pass.", "Do we get the pass?")


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        (SHARE, "Two thirds of what I earn goes on rent.", "Yes"),
        (SHARE, "My rent takes about a quarter of my income.", "No"),
        (SHARE, "My rent is £800 a month.", "More"),
        (HOURS, "I do three days of seven hours at the bakery.", "Yes"),
        (HOURS, "I work three days a week.", "More"),
        (ARREARS, "I haven't paid any rent for half a year.", "Yes"),
        (ARREARS, "I'm two weeks behind with the rent.", "No"),
        (ARREARS, "I've never missed a rent payment.", "No"),
        (ARREARS, "I haven't paid the water bill for half a year.", "More"),
        (SAVINGS, "There's £6,000 in my savings account and another £4,000 in an ISA.", "No"),
        (SAVINGS, "There's £1,000 in my savings account and another £4,000 in an ISA.", "Yes"),
        (VOTE, "All but one of the twelve owners agree.", "Yes"),
        (VOTE, "Only three of the twenty owners agree.", "No"),
        (VOTE, "The twelve owners met last night.", "More"),
        (JOBLESS, "I've been out of work for three weeks.", "No"),
        (JOBLESS, "I've been out of work for two years.", "Yes"),
        (JOBLESS, "I'm out of work.", "More"),
        (EARNINGS, "I clean for three hours a week at £12 an hour.", "Yes"),
        (EARNINGS, "I pay £120 a week for childcare.", "More"),
        (FIRM, "I've been with the firm for nine years.", "Yes"),
        (FIRM, "I've been in this town for nine years.", "More"),
        (CRATE, "It's 1.80 m wide.", "No"),
        (CRATE, "My crate measures three metres across.", "Yes"),
        (CRATE, "My crate's four metres long.", "More"),
        (RACE, "I finished in three hours and fifty minutes.", "Yes"),
        (RACE, "I'll be finished in two weeks.", "More"),
        (LESSONS, "I've ten lessons a week.", "More"),
        (COTTAGE, "I'm well into my forties.", "Yes"),
        (CHILDREN, "There's just me and my daughter at home.", "No"),
    ],
)  # fmt: skip
def test_reckonings(rule, story, answer):
    assert decide(rule[0], rule[1], scenario=story).answer == answer
