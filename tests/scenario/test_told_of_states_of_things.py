"""In what state a thing is, told by what was done with it, by its opposite, or of another thing."""

from __future__ import annotations

import pytest

from cmr_logic import decide
from cmr_logic.provisions import parse
from cmr_logic.scenario import settle

# A clause, stories that make it true, that make it false, and that leave it open.
TOLD = (
    (
        "your ticket is unused",
        ("I never used the ticket in the end.", "I haven't used my ticket."),
        ("I used my ticket.",),
        ("My brother never used his ticket.", "I used my phone."),
    ),
    (
        "your payment was late",
        ("I paid three days late.", "I paid two days after the deadline."),
        ("I paid on time.", "I paid well before the due date."),
        ("I paid £90.", "I got up late."),
    ),
    (
        "the item has been worn",
        ("I wore the dress to a party.",),
        ("I've never worn the dress.", "I have not worn the boots."),
        ("The dress is red.",),
    ),
    (
        "the water is cold",
        ("The water was cold, and still is cold.",),
        ("The water is piping hot.", "The water is warm."),
        ("The water is mine.",),
    ),
    (
        "there is a pond in your garden",
        ("There's a pond in the garden.", "We have a pond in our garden."),
        ("We don't have a pond in the garden.", "There is no pond in my garden."),
        ("There's a pond in the field.", "There's a pond in the street."),
    ),
    (
        "the boat is in the harbour",
        ("The boat is in the harbour.",),
        ("The boat is on a trailer.", "The boat is in my garage."),
        ("The boat is mine.",),
    ),
    (
        "you have closed the account",
        ("I shut the account in May.",),
        ("The account is still open.",),
        ("I opened the post.",),
    ),
    (
        "the licence has expired",
        ("The licence ran out in May.",),
        ("The licence is still valid.", "The licence is good until next June."),
        ("The licence is in a drawer.",),
    ),
    (
        "anybody has slept in the van",
        ("My cousin slept in the van.", "I slept in the van."),
        ("The van has never been slept in by anyone.",),
        ("The van has two beds.",),
    ),
    (
        "you built the shed yourself",
        ("I built the shed myself.",),
        ("I had the shed built by a builder.", "A carpenter built the shed."),
        ("I painted the shed.",),
    ),
    (
        "you were driving",
        ("I was driving.",),
        ("My husband was driving.",),
        ("My husband was asleep.", "My husband drives a bus."),
    ),
    (
        "you have attended every session",
        ("I haven't missed a single session.",),
        ("I skipped two of the sessions.",),
        ("The sessions start at six.",),
    ),
    (
        "the keys have been returned",
        ("I gave the keys back.",),
        ("I still have the keys.",),
        ("The keys are heavy.",),
    ),
    (
        "the lift was out of order",
        ("The lift wasn't working.",),
        ("The lift worked all week.",),
        ("The lift was grey.",),
    ),
    (
        "you travelled alone",
        ("I travelled alone.",),
        ("I travelled with my two sisters.",),
        ("I live alone.", "I travelled with my two suitcases."),
    ),
    (
        "you use a hosepipe",
        ("I use a hose.",),
        ("I only use a can, never a hosepipe.",),
        ("I use a barrow.",),
    ),
)
# Words near to a clause that are of another thing, another year, or somebody else.
OF_OTHERS = (
    ("the dog is microchipped", "My cat is microchipped."),
    ("the parcel is addressed to you", "The parcel is addressed to my flatmate."),
    ("you have paid this year's subscription", "I paid last year's subscription late."),
    ("you reported the theft to the police", "I reported the theft to my bank."),
    ("you found the item in the park", "I found the watch on the bus."),
    ("the vehicle is used for business", "The van runs on diesel."),
    ("you have taken the test", "I know a man who has taken the test."),
)


def found(clause: str, story: str) -> set[bool]:
    rule = parse(f"You can claim if {clause}.")
    negated = rule.clauses[0].statement != clause
    return {each.value is not negated for each in settle(rule.clauses, story)}


@pytest.mark.parametrize(
    ("clause", "story", "value"),
    [
        (clause, story, value)
        for clause, holds, fails, _ in TOLD
        for stories, value in ((holds, True), (fails, False))
        for story in stories
    ],
)
def test_the_state_of_a_thing_is_told(clause: str, story: str, value: bool) -> None:
    assert found(clause, story) == {value}


@pytest.mark.parametrize(
    ("clause", "story"), [(clause, story) for clause, *_, stories in TOLD for story in stories]
)
def test_something_else_is_told(clause: str, story: str) -> None:
    assert found(clause, story) == set()


@pytest.mark.parametrize(("clause", "story"), OF_OTHERS)
def test_what_is_told_of_others_says_nothing(clause: str, story: str) -> None:
    assert found(clause, story) == set()


@pytest.mark.parametrize("story", ["It's fresh milk.", "The milk is fresh."])
def test_it_is_not_what_only_the_question_names(story: str) -> None:
    rule = "You must pay the charge unless the milk is fresh."
    assert decide(rule, "Must I pay the charge?", scenario=story).answer == "No"
    assert decide(rule, "Must I pay the charge?", scenario="It is £5.").answer == "More"
