"""Wordings of guidance pages: examples, articles that parts share, tails, kinds of whoever asks."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic.wording import question as word_question

WORDINGS = {
    "examples of things, which a lead-in names": ("Duty is due on things like:\n\n* boat sales\n* hiring out tents", "Do I pay duty?", "[boat sales] or [hiring out tents]"),
    "examples whose first noun may be a verb": ("You can claim for fair costs of the trip, for example:\n\n* travel costs if you come by train\n* meals", "Can I claim this?", "[it is travel costs] and [you come by train] or [it is meals]"),
    "examples that are ways": ("You can pay in several ways, for example:\n\n* by card\n* in cash", "Can I pay?", "[you can pay in several ways by card] or [you can pay in several ways in cash]"),
    "examples of a case, which alone is asked": ("You can get a rebate if you can't use your mooring, for example, if:\n\n* your boat is being mended\n* you're in hospital", "Can I get a rebate?", "not [you can use your mooring]"),
    "a list behind a case that is no example": ("You can get a rebate if you can't use your mooring and if:\n\n* your boat is old\n* you're in hospital", "Can I get a rebate?", "not [you can use your mooring] and ([your boat is old] and [you're in hospital])"),
    "an article before a person told by an adjective": ("You can row if you are a member or registered guest.", "Can I row?", "[you are a member] or [you are a registered guest]"),
    "an article before a participle and its adverb": ("You must row at a newly opened club or college.", "Can I row?", "[you must row at a newly opened club] or [you must row at a college]"),
    "an owner of two things": ("You can claim if you paid from your wages or savings, through our scheme.", "Can I claim?", "[you paid from your wages, through our scheme] or [you paid from your savings, through our scheme]"),
    "no owner of proof": ("To board, show your ticket or proof of payment.", "Can I board?", "[you must show your ticket] or [you must show proof of payment]"),
    "a day of two ages": ("You must be at least 12 and under 18 on 1 March 2020.", "Can I join?", "[you must be at least 12 on 1 March 2020] and [you must be under 18 on 1 March 2020]"),
    "a day of what was done": ("You can claim if your boat was due or handed in for repair on or after 5 May 2014.", "Can I claim?", "[your boat was due on or after 5 May 2014] or [your boat was handed in for repair on or after 5 May 2014]"),
    "a day of the last state alone": ("You can claim if you are over 60 and retired on 6 April 2020.", "Can I claim?", "[you are over 60] and [you are retired on 6 April 2020]"),
    "a length of time of three places": ("You must have been rowing in Leeds, York or the old town for 2 years before applying.", "Can I apply?", "[you have been rowing in Leeds for 2 years before applying] or [you have been rowing in York for 2 years before applying] or [you have been rowing in the old town for 2 years before applying]"),
    "a time since which one of two things is owned": ("You can apply if you have owned a boat or raft since 2014.", "Can I apply?", "[you have owned a boat since 2014] or [you have owned a raft since 2014]"),
    "a bound before a place": ("You must be 31 or over and in the second year of your training.", "Can I apply?", "[you must be 31 or over] and [you must be in the second year of your training]"),
    "a noun in -ing behind “in”": ("You can get the card if your child is in full-time education or training.", "Can I get the card?", "[your child is in full-time education] or [your child is in training]"),
    "a deed in -ing behind “in”": ("You can get the card if you are in education or working.", "Can I get the card?", "[you are in education] or [you are working]"),
    "a measure, which nobody is": ("Your rod card will last for up to 2 months.", "Will my rod card last?", "[your rod card will last for up to 2 months]"),
    "two adverbs of one state": ("You can apply if you rowed for us or are fully and finally retired from rowing.", "Can I apply?", "[you rowed for us] or [you are fully and finally retired from rowing]"),
    "somebody for whom one asks": ("You can apply to look after the boat of someone who is ill or can't sail.", "Can I look after the boat?", "[that person is ill] or not [that person can sail]"),
    "somebody who asks": ("The card is for someone who is ill.", "Can I get the card?", "[you are ill]"),
    "a name with “of” behind places": ("You must have rowed in the dock, Lundy Sound or Isle of Wight for a year.", "Can I apply?", "[you have rowed in the dock for a year] or [you have rowed in Lundy Sound for a year] or [you have rowed in Isle of Wight for a year]"),
    "one kind named for two things": ("Dental care is available to eligible sailors and may include checks.", "Is dental care available to me?", "[you are eligible sailors]"),
    "an article that the lead-in has as well": ("You must be a guest or friend of a:\n\n* A sailor missing at sea or held by pirates.\n* A cook.", "Can I apply?", "([you must be a guest or friend of a sailor missing at sea] or [you must be a guest or friend of a sailor held by pirates]) or [you must be a guest or friend of a cook]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), WORDINGS.values(), ids=WORDINGS.keys())
def test_wordings_of_guidance(
    said: Callable[[str, str], str], text: str, question: str, expression: str
) -> None:
    assert said(text, question) == expression


QUESTIONS = {
    "ask the harbour office to review their decision": "Did you ask the harbour office to review their decision?",
    "you paid a deposit for their boat": "Did you pay a deposit for your boat?",
}


@pytest.mark.parametrize(("statement", "asked"), QUESTIONS.items())
def test_whose_something_is(statement: str, asked: str) -> None:
    assert word_question(statement) == asked
