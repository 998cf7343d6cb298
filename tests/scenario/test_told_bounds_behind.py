"""Stories that bound a figure loosely, behind what it counts, or in units of use."""

import pytest

from cmr_logic import decide, parse

CASES = (
    # a bound behind what is counted
    ("your house has 4 bedrooms or less", "My house has 8 bedrooms at most.", "More"),
    ("your house has 4 bedrooms or less", "My house has 3 bedrooms at most.", "Yes"),
    ("you have worked here for at least 40 weeks", "I've worked here for 40 weeks or so.", "More"),
    ("you have worked here for at least 40 weeks", "I've worked here for 60 weeks or so.", "Yes"),
    ("you owe no more than £500", "I owe £500 or so.", "More"),
    ("you owe no more than £500", "I owe £300, give or take.", "Yes"),
    ("you keep more than ten hens", "I keep a dozen hens at the very least.", "Yes"),
    # close by
    ("your boat is less than 6 metres long", "My boat is just under 6 metres long.", "Yes"),
    ("your boat is at least 4 metres long", "My boat is just under 6 metres long.", "Yes"),
    ("you have at least 4 children", "I'm a mum of about four.", "More"),
    ("you have less than 4 children", "I'm a mum of almost four.", "Yes"),
    ("you employ at least 10 people", "I've a staff of well over 10 people.", "Yes"),
    ("you owe over £500", "My debts add up to around five hundred pounds.", "More"),
    # exactly
    ("your rent is exactly £500 a month", "My rent is £700 a month.", "No"),
    ("your rent is exactly £500 a month", "My rent is £500 a month.", "Yes"),
    ("your rent is exactly £500 a month", "My rent is about £500 a month.", "More"),
    # a share of what
    ("you own 25% or less of the company", "I own 18% of the company.", "Yes"),
    ("you own 25% or less of the company", "I own 40% of the company.", "No"),
    # large numbers in words
    ("your car cost less than £90,000", "My car cost one hundred and six thousand pounds.", "No"),
    ("your car cost less than £90,000", "My car cost twenty-six thousand pounds.", "Yes"),
    # doses, power, weeks of a pregnancy
    ("you take less than 40 mg of the tablets a day", "I take 20 mg of the tablets a day.", "Yes"),
    ("you take less than 40 mg of the tablets a day", "I take 60mg of the tablets a day.", "No"),
    (
        "you use less than 4,000 kWh of electricity a year",
        "I use 5,000 kWh of electricity a year.",
        "No",
    ),
    ("you are at least 24 weeks pregnant", "I'm 30 weeks pregnant.", "Yes"),
    ("you are at least 24 weeks pregnant", "I'm 20 weeks along.", "No"),
    ("you are at least 24 weeks pregnant", "I was hurt at 30 weeks pregnant.", "More"),
)


@pytest.mark.parametrize(("clause", "story", "answer"), CASES)
def test_bounds_behind_and_close_by(clause: str, story: str, answer: str) -> None:
    rule = parse(f"You can apply for a permit if {clause}.")
    assert decide(rule, "Can I apply for a permit?", scenario=story).answer == answer


OTHERS = (
    ("you own property in France", "I rent a flat in Paris.", "More"),
    ("you own property in France", "I own a flat in Paris.", "Yes"),
    ("you pay tax in Spain", "I pay tax in Germany.", "More"),
    ("you pay tax in Spain", "I pay tax in Madrid.", "Yes"),
    ("your vehicle is kept off the road", "My car is on the road every day.", "No"),
    ("your vehicle is kept off the road", "I keep my car off the road.", "Yes"),
    ("you sent the parcel by recorded delivery", "I sent it by ordinary post.", "More"),
    ("you sent the parcel by recorded delivery", "I sent it by recorded delivery.", "Yes"),
    ("you have a return ticket", "I have a ticket.", "More"),
    ("you have a return ticket", "I have a one-way ticket.", "No"),
)


@pytest.mark.parametrize(("clause", "story", "answer"), OTHERS)
def test_what_only_seems_to_be_told(clause: str, story: str, answer: str) -> None:
    rule = parse(f"You can apply for a permit if {clause}.")
    assert decide(rule, "Can I apply for a permit?", scenario=story).answer == answer
