"""What a name means, said beside it; modifiers of things; joined subjects; events told by nouns."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

CASES = {
    "those, of people": ("Veterans (those aged 60 or over) row free.", "Can I row free?", "[you are aged 60 or over]"),
    "somebody": ("A keen rower (someone who has raced twice this year) can use the bar.", "Can I use the bar?", "[you have raced twice this year]"),
    "that is, people": ("Veterans, that is people aged 60 or over, row free.", "Can I row free?", "[you are aged 60 or over]"),
    "those, of things": ("Heavy oars (those over 4 kg) must be stored below.", "Must I store my oar below?", "[the oars are over 4 kg]"),
    "meaning those": ("Late forms, meaning those sent after 1 May, are charged £5.", "Will I be charged £5 for my form?", "[the forms were sent after 1 May]"),
    "a thing of a kind": ("A small raft, meaning a raft of less than 3 metres, may stay.", "May my raft stay?", "[the raft is less than 3 metres]"),
    "what is known": ("The crew (the people we know) may stay.", "May the crew stay?", "true"),
    "an hour and a day": ("Forms sent after 6pm on Friday are charged £5.", "Will I be charged £5 for my form?", "[the forms are sent after 6pm on Friday]"),
    "a named hour": ("Orders placed before noon on Monday are sent the same day.", "Will my order be sent the same day?", "[the orders are placed before noon on Monday]"),
    "behind what things are for": ("Claims for lost oars made after 30 days are refused.", "Is my claim refused?", "[the claims were made after 30 days]"),
    "behind what one thing is for": ("Any request for a berth received after 1 May is rejected.", "Will my request be rejected?", "[the request was received after 1 May]"),
    "behind a second thing": ("Only bread and cakes baked at home may be sold at the regatta.", "May I sell my cakes?", "[the cakes are baked at home]"),
    "people behind what they are of": ("Children of staff enrolled at the school pay no fee.", "Does my child pay a fee?", "not [you are children of staff enrolled at the school]"),
    "a figure or more": ("A raft priced at £50 or more is not covered.", "Is my raft covered?", "not [the raft is priced at £50 or more]"),
    "facing": ("Every hut facing the quay is subject to inspection.", "Is my hut subject to inspection?", "[the hut is facing the quay]"),
    "facing, denied": ("Any hut facing the quay is not covered.", "Is my hut covered?", "not [the hut is facing the quay]"),
    "for use": ("Any raft for use at sea is not covered.", "Is my raft covered?", "not [the raft is for use at sea]"),
    "for sale goods": ("Refunds for sale goods are given only if the raft is faulty.", "Can I get a refund?", "[the raft is faulty]"),
    "behind": ("Any hut behind the quay is not covered.", "Is my hut covered?", "not [the hut is behind the quay]"),
    "too heavy": ("Any raft too heavy to lift is not covered.", "Is my raft covered?", "not [the raft is too heavy to lift]"),
    "subjects joined by or": ("You may row here if you have passed the test and a parent or guardian is on the quay.", "May I row here?", "[you have passed the test] and ([a parent is on the quay] or [a guardian is on the quay])"),
    "subjects with the": ("We buy rafts if the raft has a badge and the owner or keeper has signed.", "Do you buy rafts?", "[the raft has a badge] and ([the owner has signed] or [the keeper has signed])"),
    "a part of it": ("You cannot row if the boat is let or an oar of it is lost.", "Can I row?", "not ([the boat is let] or [an oar of it is lost])"),
    "past forms in a list": ("You must file a form if you sold a boat, hired staff or were paid in cash.", "Do I have to file a form?", "[you sold a boat] or [you hired staff] or [you were paid in cash]"),
    "a setting ahead": ("You must file a form if in the past year you sold a boat.", "Do I have to file a form?", "[you sold a boat in the past year]"),
    "no setting": ("You must row if at least one of these applies to you:\n\n* you are a pilot\n* you are a cook", "Must I row?", "[you are a pilot] or [you are a cook]"),
    "upon a noun": ("You will lose your badge upon conviction of theft or refusal to pay.", "Will I lose my badge?", "[you are convicted of theft] or [you refuse to pay]"),
    "upon, in a list": ("A pilot shall be banned for one year upon:\n\n* conviction of theft; or\n* non-payment of the fine.", "I am a pilot. Will I be banned for a year?", "[you are convicted of theft] or not [you do pay the fine]"),
    "due on": ("A fee is due on delivery of a boat.", "Is a fee due?", "[it is on delivery of a boat]"),
    "a form in -s and its object": ("The club waives overdue dues for rowers who trained at sea.", "Will the club waive my overdue dues?", "[you trained at sea]"),
    "never, in a list of occasions": ("A crew may enter the first race when:\n\n* its boat is new\n* it has a pilot\n* it has never sunk a boat", "Can our crew enter the first race?", "[its boat is new] and [it has a pilot] and not [it has ever sunk a boat]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), CASES.values(), ids=CASES.keys())
def test_forms_of_what_is_meant_and_told_apart(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression
