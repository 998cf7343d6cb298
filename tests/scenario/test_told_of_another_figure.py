"""Figures that are of another way, thing, person or time than a clause measures."""

from __future__ import annotations

import pytest

from cmr_logic import decide

PERMIT = "You get a pass if {}."
ASKED = "Do I get a pass?"


@pytest.mark.parametrize(
    ("case", "story", "answer"),
    [
        ("you live more than 3 miles from the school", "I live four miles from the mill.", "More"),
        ("you live more than 3 miles from the school", "I run ten miles every Sunday.", "More"),
        ("you live more than 3 miles from the school", "I live six miles from the school.", "Yes"),
        ("you live more than 3 miles from the school", "I live 12 km away from it.", "Yes"),
        ("you live no further than 8 km from the school", "I live 12 km from the school.", "No"),
        ("you live no further than 8 km from the school", "I live 500 m from the school.", "Yes"),
        ("your bag weighs over 20 kg", "I weigh 82 kg myself and my bag is red.", "More"),
        ("your bag weighs over 20 kg", "I weighed my bag: 26 kg.", "Yes"),
        ("you have at least one child", "My sister has twin boys.", "More"),
        ("you have at least one child", "I have twin boys.", "Yes"),
        ("the house is let to 5 or more people", "I have five friends.", "More"),
        ("the house is let to 5 or more people", "I let the house to six students.", "Yes"),
        ("you use the hall less than once a week", "I use the pool three times a week.", "More"),
        ("you use the hall less than once a week", "I use the hall three times a week.", "No"),
        ("you missed less than a quarter of the classes", "I went to 90% of the classes.", "More"),
        ("you have at least three children", "I'm one of six children.", "More"),
        ("your flat has two or more bedrooms", "There are three in my aunt's flat.", "More"),
        ("your flat has two or more bedrooms", "My flat's got three bedrooms.", "Yes"),
    ],
)
def test_other_ways_and_things(case: str, story: str, answer: str) -> None:
    assert decide(PERMIT.format(case), ASKED, scenario=story).answer == answer


@pytest.mark.parametrize(
    ("case", "story", "answer"),
    [
        ("you are paid £50,000 or more a year", "I pay £40 a week for the bus.", "More"),
        ("you are paid £50,000 or more a year", "My boss pays me £60,000 a year.", "Yes"),
        ("you have no more than £10,000 in the bank", "I owe the bank £2,000.", "More"),
        ("you have no more than £10,000 in the bank", "I have £2,000 in the bank.", "Yes"),
        ("the total is £40 or more", "I have £200 in the bank.", "More"),
        ("your order is over £100", "I spent £700 at your shop last year.", "More"),
        ("your order is over £100", "I've spent £700 on my order.", "Yes"),
        ("you have been ill for less than 2 weeks", "I was ill for a month last year.", "More"),
        ("you have been ill for less than 2 weeks", "I've been ill for a month.", "No"),
        ("you are visiting the United States", "I live in Greece.", "More"),
        ("you are visiting the United States", "I'm going to Texas.", "Yes"),
        ("you are living in an EEA country", "I'd love to live in France.", "More"),
    ],
)
def test_other_sums_and_times(case: str, story: str, answer: str) -> None:
    assert decide(PERMIT.format(case), ASKED, scenario=story).answer == answer


@pytest.mark.parametrize(
    ("case", "story", "answer"),
    [
        ("you are under State Pension age", "I'm over state pension age.", "No"),
        ("you have reached State Pension age", "I'm under state pension age.", "No"),
        ("you bid more than £300", "My bid was 400 pounds.", "Yes"),
        ("you are a group of 10 or more", "I'm bringing a party of six.", "No"),
        ("you are under 16", "At 17 I left school.", "More"),
        ("you are under 16", "At 17 I still go to school.", "No"),
        ("you are under 16", "I have a friend under 5.", "More"),
        ("you are under 16", "I look after a boy of 14.", "More"),
        ("you are under 16", "I'm a boy of 14.", "Yes"),
        ("you have not yet turned 21", "I'm 19.", "Yes"),
        ("you have not yet turned 21", "I'm 25.", "No"),
        ("you have turned 75", "I'm 78.", "Yes"),
        ("you have had your 50th birthday", "I'm 42.", "No"),
        ("you are a teenager", "I'm 15.", "Yes"),
        ("you are in your twenties", "I'm 34.", "No"),
        ("you are in your twenties", "My son is 24.", "More"),
        ("you have only one child", "We have four kids.", "No"),
        ("you have only one child", "I teach 30 children.", "More"),
        ("you have only one child", "I have just the one child.", "Yes"),
    ],
)
def test_ages_and_numbers(case: str, story: str, answer: str) -> None:
    assert decide(PERMIT.format(case), ASKED, scenario=story).answer == answer
