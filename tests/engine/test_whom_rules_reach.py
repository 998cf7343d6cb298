"""Whom a short rule reaches: those who get, those who are owed, and those who alone may come."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "to whom it is not sold": (
        "You may not sell flares to any person under 16.",
        "Can I sell flares?",
        "not [that person is under 16]",
    ),
    "to whom who is": (
        "Do not lend a canoe to guests who are drunk or have been banned.",
        "Can I lend a canoe?",
        "not ([those guests are drunk] or [those guests have been banned])",
    ),
    "for whom something is claimed": (
        "You can claim the bonus for a child under 12.",
        "Can I claim the bonus?",
        "[that child is under 12]",
    ),
    "for whoever asks": (
        "You can get a discount for people over 60.",
        "Can I get a discount?",
        "[you are over 60]",
    ),
    "what somebody else sells": (
        "A shop must not sell flares to anyone under 16.",
        "Can I buy flares?",
        "not [you are under 16]",
    ),
    "what is owed to those who": (
        "A club must give every rower who has trained for a year a written report.",
        "Must my club give me a written report?",
        "[you have trained for a year]",
    ),
    "what is owed with to": (
        "A club must send a report to any rower who trains weekly.",
        "Must my club send me a report?",
        "[you train weekly]",
    ),
    "what is owed by age": (
        "The harbour must provide skippers over 70 with a helper.",
        "Must the harbour provide me with a helper?",
        "[you are skippers over 70]",
    ),
    "what whoever asks owes": (
        "A club must send a report to any rower who trains weekly.",
        "Do I have to send a report?",
        "[you are a club]",
    ),
    "an amount that is owed": (
        "Clubs must give rowers at least 20 days of notice.",
        "Must my club give me notice?",
        "true",
    ),
    "what whoever reads must give": (
        "You must give every rower who trains a report.",
        "Do I have to give my rower a report?",
        "[you must give every rower who trains a report]",
    ),
    "an age for an aim": (
        "You must be 15 to enter.",
        "Can I enter?",
        "[you must be 15]",
    ),
    "a member for an aim": (
        "You must be a paid member to enter.",
        "Can I enter?",
        "[you must be a paid member]",
    ),
    "ages up to another": (
        "You can enter if you are 15 to 18.",
        "Can I enter?",
        "[you are 15 to 18]",
    ),
    "by each of whom": (
        "The hut may be used by the owner of a boat or by a person aged 70 or over.",
        "Can I use the hut?",
        "[you are the owner of a boat] or [you are aged 70 or over]",
    ),
    "for each of three": (
        "The hut is for members, for guests of a member or for people over 60.",
        "Can I use the hut?",
        "[you are members] or [you are guests of a member] or [you are over 60]",
    ),
    "things in a known place": (
        "Cafes along the canal may put out chairs.",
        "Can I put out chairs?",
        "[the cafes are along the canal]",
    ),
    "a licence named by two words": (
        "A street trading licence is needed for anyone who sells soup in the street.",
        "Do I need a street trading licence?",
        "[you sell soup in the street]",
    ),
    "what a thing does": (
        "A boat carrying fish may use the quay.",
        "Can I use the quay?",
        "[the boat is carrying fish]",
    ),
    "some alone": (
        "You can use the sauna. Rowers only.",
        "Can I use the sauna?",
        "[you are rowers]",
    ),
    "some alone of what is denied": (
        "Dogs are not allowed. Guide dogs only.",
        "Can I bring my dog?",
        "[it is guide dogs]",
    ),
    "some people alone beside a ban": (
        "Staff only. No dogs.",
        "Can I go in?",
        "[you are staff]",
    ),
    "how alone to pay": (
        "Mooring is open to all. Cards only.",
        "Can I moor?",
        "[mooring is open to all]",
    ),
    "a time before what may be done": (
        "Within 10 days of the notice, you may appeal.",
        "Can I appeal?",
        "[it is within 10 days of the notice]",
    ),
    "a date before what may be done": (
        "Before 1 May, you may register.",
        "Can I register?",
        "[it is before 1 May]",
    ),
    "a date before what must be done": (
        "Before the first of June, a keeper must register each hive.",
        "Do I have to register my hive?",
        "[you are a keeper]",
    ),
    "what happens before what must be done": (
        "Before the race starts, you must sign the log.",
        "Do I have to sign the log?",
        "[the race starts]",
    ),
    "an age between two": (
        "Rowers aged 16 to 64 who train for 5 hours a week can claim.",
        "Can I claim?",
        "[you are rowers aged 16 to 64] and [you train for 5 hours a week]",
    ),
    "those for whom one does something": (
        "Rowers who look after a boat for two weeks can claim.",
        "Can I claim?",
        "[you look after a boat for two weeks]",
    ),
    "when one was born": (
        "Anyone born in May may row.",
        "Can I row?",
        "[you were born in May]",
    ),
    "what still has something": (
        "You can return a sail if the sail is unworn and still has its bag.",
        "Can I return a sail?",
        "[the sail is unworn] and [the sail still has its bag]",
    ),
    "but not to": (
        "We cover repairs to the mast, but not to the oars.",
        "Are repairs covered?",
        "[it is to the mast] and not [it is to the oars]",
    ),
    "one more demand in a case": (
        "You must keep a log and, if you sail at night, must carry a lamp.",
        "Must I carry a lamp?",
        "[you sail at night]",
    ),
    "the demand beside it": (
        "You must keep a log and, if you sail at night, must carry a lamp.",
        "Must I keep a log?",
        "true",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        (
            "You need a permit if the hut is higher than 2 metres or stands by the road.",
            "Do I need a permit?",
            "Is the hut higher than 2 metres or does the hut stand by the road?",
        ),
        (
            "A badge may go if the pilot is convicted of theft or ceases to be fit.",
            "Can my badge go?",
            "Has the pilot been convicted of theft or does the pilot cease to be fit?",
        ),
    ],
)
def test_a_verb_beside_a_state(text: str, question: str, follow_up: str) -> None:
    assert decide(parse(text), question).follow_up == follow_up


@pytest.mark.parametrize(
    ("text", "question", "answer"),
    [
        ("There is a fee of £5.", "Do I have to pay?", "Yes"),
        ("There is a fee of £5.", "Is there a fee?", "Yes"),
        ("There is usually a fee.", "Do I have to pay?", "More"),
        ("There is a fee for copies.", "Do I have to pay?", "More"),
        ("There is a fee of £5 for tents. Huts are free.", "Do I have to pay?", "More"),
        ("Mooring costs £3 a day.", "Do I have to pay to moor?", "Yes"),
        ("Mooring costs £3 a day unless you row.", "Do I have to pay to moor?", "More"),
        ("Mooring costs £3 a day.", "Do I have to pay to swim?", "Irrelevant"),
        ("Parking is free.", "Do I have to pay for parking?", "No"),
        ("Parking is free.", "Do I have to pay?", "No"),
        ("Parking is free.", "Is it free?", "Yes"),
        ("Parking is free for rowers.", "Do I have to pay?", "More"),
        ("Orders of £75 or more are posted free.", "Will my order be posted free?", "More"),
        ("Large parcels are free.", "Is my parcel free?", "More"),
        ("Refills are free.", "Do I have to pay?", "More"),
        ("Copies cost £1.", "Do I have to pay?", "More"),
        ("Skippers pay back late loans.", "Do I pay back my loan?", "More"),
        ("You can use the sauna. Rowers only.", "Can I use the sauna?", "More"),
    ],
)
def test_what_it_costs(text: str, question: str, answer: str) -> None:
    assert decide(parse(text), question).answer == answer
