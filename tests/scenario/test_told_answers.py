"""Answers of offices, and changes of life, in the words in which people tell of them."""

import pytest

from cmr_logic import decide

ASKED = "Can I claim?"

SETTLING = {
    "you have been refused a visa": (
        ("They turned down my visa application.", "Yes"),
        ("The embassy wouldn't give me a visa.", "Yes"),
        ("My visa was granted.", "No"),
        ("I've never applied for a visa.", "No"),
    ),
    "you have claimed before": (
        ("I made a claim last year.", "Yes"),
        ("This is the very first time I've ever put in a claim.", "No"),
    ),
    "you have been here before": (
        ("This isn't my first visit.", "Yes"),
        ("It's my first visit.", "No"),
    ),
    "you disagree with the decision": (
        ("I'm unhappy with the decision.", "Yes"),
        ("I don't agree with the decision.", "Yes"),
        ("I'm quite happy with the decision.", "No"),
    ),
    "you have told us about the change": (
        ("I rang you about the change last week.", "Yes"),
        ("I kept the change to myself.", "No"),
    ),
    "you have returned the form": (
        ("I dropped the form off at your office.", "Yes"),
        ("The form is still sitting on my kitchen table.", "No"),
    ),
    "you have completed the training": (
        ("My training is behind me.", "Yes"),
        ("I dropped out of the training half way through.", "No"),
    ),
    "you have sold your house": (
        ("Somebody bought my house.", "Yes"),
        ("My house is still on the market.", "No"),
    ),
    "you were dismissed": (
        ("They sacked me for being late.", "Yes"),
        ("I still work there.", "No"),
    ),
    "your membership has expired": (
        ("I let my membership lapse.", "Yes"),
        ("My membership is good until the end of next year.", "No"),
    ),
    "you need help with cooking": (
        ("I can't cook by myself.", "Yes"),
        ("I cook my own meals.", "No"),
    ),
    "you have replied to the letter": (
        ("I wrote back.", "Yes"),
        ("I ignored the letter.", "No"),
    ),
    "the accident was your fault": (
        ("I caused it.", "Yes"),
        ("Someone else caused the accident.", "No"),
    ),
}


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [(clause, *told) for clause, tellings in SETTLING.items() for told in tellings],
)
def test_what_people_tell_in_other_words_settles_a_condition(clause, story, answer):
    assert decide(f"You can claim if {clause}.", ASKED, scenario=story).answer == answer


@pytest.mark.parametrize(
    ("clause", "story"),
    [
        ("you were dismissed", "My colleague got the sack."),
        ("you are fit for work", "My colleague is off sick."),
        ("you are self-employed", "I'd love to start my own business one day."),
        ("your child lives with you", "My nephew lives with us."),
        ("your employer has given you notice", "My brother's firm is laying people off."),
        ("you are travelling with a child", "My son plays football on Saturdays."),
        ("you are unemployed", "I went to see my doctor last week."),
        ("you are homeless", "My landlord has a dog."),
        ("you have been injured at work", "I broke a cup at work."),
        ("you have signed the contract", "The contract is written in English."),
        ("your landlord has sold the house", "My landlord bought another house."),
        ("you have been refused a loan", "The bank wouldn't give me a loan if I asked."),
    ],
)
def test_what_is_told_of_others_or_of_something_else_leaves_a_condition_open(clause, story):
    assert decide(f"You can claim if {clause}.", ASKED, scenario=story).answer == "More"


@pytest.mark.parametrize(
    ("story", "answer"),
    [
        ("The bank wouldn't lend me any money.", "No"),
        ("The bank would not lend me any money if I asked.", "More"),
        ("I wouldn't lend the bank any money.", "More"),
    ],
)
def test_what_others_would_not_do_they_refused(story, answer):
    rule = "You can claim if the bank has lent you money."
    assert decide(rule, ASKED, scenario=story).answer == answer
