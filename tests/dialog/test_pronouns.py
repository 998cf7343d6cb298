"""Follow-ups name what a pronoun of the rule stands for, where there is no choice."""

from __future__ import annotations

import pytest

from cmr_logic import decide


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        ("A kettle can be returned if it is still in its box.", "Can I return a kettle?",
         "Is the kettle still in its box?"),
        ("A kettle can be returned if it is still in its box.", "Can I return my kettle?",
         "Is your kettle still in its box?"),
        ("Dogs are allowed on the beach if they are kept on a lead.",
         "Is my dog allowed on the beach?", "Is your dog kept on a lead?"),
        ("Your stall can stay if:\n* It is on the quay\n* It isn't on wheels", "Can my stall stay?",
         "Is your stall on the quay?"),
        ("We can replace your card if it was stolen.", "Can you replace my card?",
         "Was your card stolen?"),
        ("A firm gets the bonus if it has fewer than 100 staff.", "Does my firm get the bonus?",
         "Does your firm have fewer than 100 staff?"),
        ("A business qualifies for relief if its turnover is below £50,000.",
         "Does my business qualify for relief?", "Is your business's turnover below £50,000?"),
        ("Your son may join the team if he was born before 2012.", "Can my son join the team?",
         "Was your son born before 2012?"),
        ("You need planning permission for a shed if it is over 2 metres high.",
         "Do I need planning permission for my shed?", "Is your shed over 2 metres high?"),
    ],
)  # fmt: skip
def test_what_is_named(text: str, question: str, follow_up: str) -> None:
    assert decide(text, question).follow_up == follow_up


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        ("Your policy pays for dental treatment if it follows an accident.",
         "Does my policy pay for treatment?", "Does it follow an accident?"),
        ("You need a permit for a shed if it is over 2 metres high.",
         "Do I need a permit for my shed?", "Is it over 2 metres high?"),
        ("The match will be moved if it is likely to be foggy.", "Will the match be moved?",
         "Is it likely to be foggy?"),
        ("The pool is free if it is your first visit.", "Is the pool free?",
         "Is it your first visit?"),
        ("You can get a badge if you have a cough and it has lasted a month.",
         "Can I get a badge?", "Do you have a cough?"),
        ("Dogs may come in if they are guide dogs.", "Can my dog come in?",
         "Are they guide dogs?"),
    ],
)  # fmt: skip
def test_what_stays_a_pronoun(text: str, question: str, follow_up: str) -> None:
    assert decide(text, question).follow_up == follow_up


@pytest.mark.parametrize("asked", ["Was your card stolen?", "Was it stolen?"])
def test_the_answer_counts_in_both_wordings(asked: str) -> None:
    text = "We can replace your card if it was stolen."
    for said, answer in ((True, "Yes"), (False, "No")):
        assert decide(text, "Can you replace my card?", history=[(asked, said)]).answer == answer


HOME = "You can get the grant if you own your home and it was built before 2000."


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        (HOME, "I own my home. Can I get the grant?", "Was your home built before 2000?"),
        (HOME, "My house was built in 1985. Can I get the grant?", "Do you own your home?"),
        ("You can claim if you lost your bag and it was locked.", "I lost my bag. Can I claim?",
         "Was your bag locked?"),
        ("You may stay if you tell your landlord and it is quiet.",
         "I told my landlord. May I stay?", "Is it quiet?"),
        ("You may row if you own your boat and it is not raining.",
         "I own my boat. May I row?", "Is it raining?"),
    ],
)  # fmt: skip
def test_a_thing_of_ones_own_that_the_clause_before_names(
    text: str, question: str, follow_up: str
) -> None:
    assert decide(text, question).follow_up == follow_up


def test_what_is_told_of_that_thing_counts() -> None:
    assert decide(HOME, "My house was built in 2012. Can I get the grant?").answer == "No"
    assert decide(HOME, "My shed was built in 2012. Can I get the grant?").answer == "More"
