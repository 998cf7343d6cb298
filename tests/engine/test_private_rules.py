"""Rules of shops, clubs, landlords and carriers: forms that they share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "whom one is to speak to is no condition": (
        "Talk to a coach before lifting weights if you have a bad back.",
        "Do I need to talk to a coach?",
        "[you have a bad back]",
    ),
    "the object of an -ing form opens no clause": (
        "Close the lid if the child using it is under 5.",
        "Do I have to close the lid?",
        "[the child using it is under 5]",
    ),
    "some of a whole is a subject": (
        "You can leave bikes here if all of them belong to you.",
        "Can I leave my bike here?",
        "[all of them belong to you]",
    ),
    "nobody may without": (
        "Nobody may enter the cave without having read the notice.",
        "May I enter the cave?",
        "[you have read the notice]",
    ),
    "leave denied to people of a kind behind a condition": (
        "Nobody may dive without a buddy, and beginners may not dive at all.",
        "Can I dive?",
        "not (not [you have a buddy] or [you are beginners])",
    ),
    "an age and what people do": (
        "A guide is needed for riders aged 8 to 12 riding alone.",
        "Do I need a guide?",
        "[you are riders aged 8 to 12] and [you are riding alone]",
    ),
    "a measure and what is lacking": (
        "Tents over 3 metres without pegs are not allowed.",
        "Is my tent allowed?",
        "not ([the tents are over 3 metres] and [the tents are without pegs])",
    ),
    "a bound before an -ing form is none of its own": (
        "The seat is for riders aged 70 or over living here.",
        "Can I have the seat?",
        "[you are riders aged 70 or over] and [you are living here]",
    ),
    "things named by what was done to them": (
        "Opened jars and lamps cannot be returned.",
        "Can I return it?",
        "not ([it is opened jars] or [it is lamps])",
    ),
    "a duty at hours": (
        "You have to pay between 9am and 5pm, except on Mondays and feast days.",
        "Do I have to pay?",
        "not ([it is on Mondays] or [it is on feast days]) and [it is between 9am and 5pm]",
    ),
    "a duty on a day is one whenever one asks": (
        "You must sign the book on Monday.",
        "Do I have to sign the book?",
        "[you must sign the book on Monday]",
    ),
    "a label before a statement with a list of conditions": (
        "Cup: you qualify if you own a boat, you are the cox or the owner, and you'll row in May.",
        "Do I qualify?",
        "[you own a boat] and ([you are the cox] or [you are the owner]) and [you'll row in May]",
    ),
    "a duty in which case": (
        "Kites count as large if they're over 2 m, in which case they must be tied down.",
        "Does my kite have to be tied down?",
        "[they're over 2 m]",
    ),
    "an adjective that is a noun has a verb": (
        "You can ride as long as an adult walks with you.",
        "Can I ride?",
        "[an adult walks with you]",
    ),
    "a duty of each of some kind": (
        "Every rider over 16 must sign the book.",
        "Do I have to sign the book?",
        "[you are a rider over 16]",
    ),
    "a verb before a preposition beside what people are": (
        "The hut is open to people who are members or pay by card.",
        "Can I use the hut?",
        "[you are members] or [you pay by card]",
    ),
    "a time beside something else that is excepted": (
        "The gate is shut except on Sundays and in May.",
        "Is the gate shut?",
        "not ([it is on Sundays] or [it is in May])",
    ),
    "a demand of one's child behind an aim": (
        "To row with us your child needs to be under 14 and have a vest.",
        "Can my son row with you?",
        "[your child needs to be under 14] and [your child has a vest]",
    ),
    "on the day you": (
        "The pass ends on the day you sell the boat or move away.",
        "Will my pass end?",
        "[you sell the boat] or [you move away]",
    ),
    "a day on which something starts is no condition": (
        "The pass starts on the day you pay if you own a boat.",
        "Does the pass start?",
        "[you own a boat]",
    ),
    "what people of an age are not": (
        "The club is for riders aged 16 to 24 and not in work.",
        "Is the club for me?",
        "[you are riders aged 16 to 24] and not [you are in work]",
    ),
    "a time for what whoever asks does": (
        "Vests can be returned within 9 days if they are dry.",
        "Can I return my vest?",
        "[they are dry] and [it is within 9 days]",
    ),
    "a time within which something is done for them": (
        "Vests can be delivered within 9 days if you live here.",
        "Can my vest be delivered?",
        "[you live here]",
    ),
    "two things that people have": (
        "Riders with a day ticket and proof of age may use the hut.",
        "Can I use the hut?",
        "[you are riders with a day ticket] and [you have proof of age]",
    ),
    "kinds with and without more": (
        "We don't cover boats over 9 metres, racing boats or any boat that leaks.",
        "Is my boat covered?",
        "not ([it is boats over 9 metres] or [it is racing boats] or [it is any boat that leaks])",
    ),
    "several losses": (
        "We don't pay for theft from a hut, loss of oars or damage caused by ice.",
        "Will you pay?",
        "not ([it is theft from a hut] or [it is loss of oars] or [it is damage caused by ice])",
    ),
    "a kind that is let in": (
        "Steel boats may use the north pier.",
        "Can my boat use the north pier?",
        "[it is steel boats]",
    ),
    "two things to do": (
        "You can leave by signing the book and dropping off the keys.",
        "Can I leave?",
        "[you sign the book] and [you drop off the keys]",
    ),
    "those to whom something is not to be given": (
        "Do not lend these oars to children under 9.",
        "Can I lend my son these oars?",
        "not [those children are under 9]",
    ),
    "the end of something is no verb": (
        "Your fee will be returned in full within a week of the end of the trip if it rains.",
        "Will I get my fee back?",
        "[it rains]",
    ),
}


@pytest.mark.parametrize(("text", "question", "wanted"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, wanted: str) -> None:
    assert said(text, question) == wanted


GAPPED = "Hire costs £5 a day if you are a member and £9 if you are a guest."


@pytest.mark.parametrize(
    ("question", "wanted"),
    [
        ("Does hire cost £5?", "[you are a member]"),
        ("Does hire cost £9?", "[you are a guest]"),
    ],
)
def test_a_second_case_that_repeats_no_verb(
    said: Callable[[str, str], str], question: str, wanted: str
) -> None:
    assert said(GAPPED, question) == wanted


def test_verbs_joined_in_one_case_are_no_second_one(said: Callable[[str, str], str]) -> None:
    text = "You pay £5 if you row and swim if it is hot."
    assert said(text, "Do I pay £5?") == "[you row and swim] and [it is hot]"


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("Unworn shoes may be returned if you have the box.", "Can I bring my shoes back?"),
        ("We refund the fare if the train is late.", "Will I get my money back?"),
        ("Trips may be cancelled if it rains.", "Can I call off my trip?"),
        ("Admission is free if you are under 5.", "Can I get in free?"),
    ],
)
def test_verbs_with_a_particle_are_those_of_the_text(text: str, question: str) -> None:
    rule = parse(text)
    assert rule.written(question) == "c1"
    assert decide(rule, question).answer == "More"


def test_what_is_brought_along_is_not_brought_back() -> None:
    assert decide("Unworn shoes may be returned if clean.", "Can I bring my aunt?").answer == (
        "Irrelevant"
    )


def test_an_answer_about_another_clause_settles_nothing() -> None:
    rule = parse(GAPPED)
    answer = decide(rule, "Does hire cost £9?", history=[("Are you a member?", "yes")]).answer
    assert answer == "More"
