"""What stories tell in passing: of an age, a household, kin of kin, and of what nobody does."""

import pytest

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle

# clause, story, and what the story says of it: True, False, or None where it leaves it open
TOLD = [
    ("you are a student under 25", "I'm 40.", False),
    ("you are a student under 25", "I'm 20.", None),
    ("you are a child under 5", "I'm three.", True),
    ("you are the parent of a child under 5", "I'm 40.", None),
    ("you are a carer of somebody under 18", "I'm 40.", None),
    ("anybody lives in the property", "Nobody lives in the bungalow.", False),
    ("anybody lives in the property", "I live in the property.", True),
    ("anybody lives in the property", "My aunt paints the bungalow.", None),
    ("your household has less than £6,000 in savings", "I have £15,000 in savings.", False),
    ("your household has less than £6,000 in savings", "I have £2,000 in savings.", None),
    ("your household receives the fuel grant", "I receive the fuel grant.", True),
    ("your household receives the fuel grant", "I do not receive the fuel grant.", None),
    ("the households receive the fuel grant", "Our household receives the fuel grant.", True),
    ("one of your grandparents has died", "My mum's father passed away on Saturday.", True),
    ("one of your grandparents has died", "My mum's mother is alive.", None),
    ("your uncle owns the mill", "My dad's brother owns the mill.", True),
    ("your uncle owns the mill", "My dad's boss owns the mill.", None),
    ("you have a child living with you", "My daughter lives with me.", True),
    ("you have a child living with you", "My daughter lives with her dad.", None),
    ("you are on a shift that lasts longer than 10 hours", "My shift lasts 12 hours.", True),
    ("you run a VAT-registered business", "My firm is registered for VAT.", True),
    ("you live in Scotland", "We're renting a cottage in Fife for the summer.", None),
    ("you live in Scotland", "I rent out a room in Dundee.", None),
    ("you live in a flat", "We're in a flat this week.", None),
    ("you received the parcel", "The parcel never arrived.", False),
    ("you received the parcel", "My neighbour's parcel never arrived.", None),
    ("the goods were delivered", "The sun never turned up.", None),
    ("you have a parrot", "My dog barks.", None),
    ("you have a pet", "My parrot talks.", True),
    ("you have fewer than 10 employees", "We have 25 staff.", False),
    ("the damage happened between 3 and 9 November", "A slate fell on my car on 5 May.", False),
    ("your form reached us before 1 March", "I handed my form in on 11 February.", True),
    ("your form reached us before 1 March", "I posted my form on 11 February.", None),
    ("the shoes have been worn", "I carried the shoes round the park.", None),
    ("the lamp was bought in a sale", "I bought the lamp in a sale.", True),
    ("the lamp was bought in a sale", "I bought the lamp from a friend.", None),
    ("the lamp was bought in a sale", "I bought the rug in a sale.", None),
    ("the box has been opened", "I opened the letter.", None),
    ("you were hired", "I hired my brother.", None),
    ("you have been evicted", "I evicted my tenant.", None),
    ("you are paid weekly", "I pay my rent weekly.", None),
    ("you are paid weekly", "I am paid weekly.", True),
    ("you are married", "I married a baker in May.", True),
    ("you study in Scotland", "My college is in Dundee.", True),
    ("you study in England", "My college is in Dundee.", False),
    ("you study in Scotland", "My sister's college is in Dundee.", None),
    ("you live in Scotland", "My college is in Dundee.", None),
    ("it was bought new", "I bought it second-hand.", False),
    ("you have ever owned a boat before", "I owned a boat in the nineties.", True),
    ("you have ever worked as a professional cook", "I spent six years as a cook.", True),
    ("you have ever worked as a professional cook", "I spent six years as a nurse.", None),
    ("the mill is listed", "The mill isn't on the list.", False),
    ("your rent has changed", "My rent was put up.", True),
]


def told(rule, story, question=""):
    rule = parse(rule)
    found = settle(rule.clauses, story, question)
    return found[0].value if found else None


@pytest.mark.parametrize(("clause", "story", "value"), TOLD)
def test_told(clause, story, value):
    assert told(f"You get the grant if {clause}.", story) is value


@pytest.mark.parametrize(
    ("when", "age", "value"),
    [("once", "four", True), ("once", "two", False), ("when", "four", True), ("if", "four", False)],
)
def test_an_age_from_which_on_something_holds_is_the_least(when, age, value):
    assert told(f"You can start {when} you are 3 years old.", f"I am {age}.") is value


def test_its_is_of_the_firm_that_is_asked_about():
    rule = "Your firm must register if its turnover is over £2 million a year."
    story = "We turned over £3 million last year."
    found = settle(parse(rule).clauses, story, "Does our firm have to register?")
    assert [finding.value for finding in found] == [True]


def test_what_was_not_so_for_a_year_or_more_was_not_so_in_the_last_year():
    (clause,) = parse("You pay if nobody has slept here for two years or more.").clauses
    assert clause.statement == "anybody has slept here in the last two years"
