"""Several predicates of one subject, and things set against others of their kind."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "another modal behind and": (
        "Kayaks are allowed on the canal and must be rinsed first.",
        "Can I take my kayak?",
        "[it is on the canal] and [kayaks must be rinsed first]",
    ),
    "another modal behind but": (
        "You can borrow a tent but must dry it afterwards.",
        "Can I borrow a tent?",
        "[you must dry it afterwards]",
    ),
    "another modal behind a condition": (
        "Members may bring a friend if the court is free and must sign them in.",
        "Can I bring a friend?",
        "[the court is free] and [you must sign them in]",
    ),
    "a denial behind what is affirmed": (
        "Vouchers are valid for a year and cannot be exchanged.",
        "Can I exchange my voucher?",
        "false",
    ),
    "the same modal goes on": (
        "You must be 16 and must swim.",
        "Can I join?",
        "[you must be 16] and [you must swim]",
    ),
    "a negation in a relative clause is no predicate of the subject": (
        "The stable takes riders that have a helmet and aren't afraid of heights.",
        "Will the stable take me?",
        "[you have a helmet] and not [you are afraid of heights]",
    ),
    "what some people do to others is not done to themselves": (
        "Members can bring a child if they sign them in.",
        "Can I bring a child?",
        "[you sign them in]",
    ),
    "others of a kind of things": (
        "Folding chairs can be carried on all ferries. Other chairs are only allowed on deck.",
        "Can I take my chair?",
        "[it is folding chairs] or not [it is folding chairs] and [it is on deck]",
    ),
    "kinds side by side": (
        "Night passes can be changed free of charge. Day passes can be changed if there is room.",
        "Can I change my pass?",
        "[it is night passes] or [it is day passes] and [there is room]",
    ),
    "a demand of the others": (
        "Assistance dogs are welcome. Other dogs must be muzzled.",
        "Can I bring my dog?",
        "[it is assistance dogs] or [other dogs must be muzzled]",
    ),
    "a deed is no kind of thing": (
        "Bringing chairs is allowed.",
        "Can I bring a chair?",
        "[bringing chairs is allowed]",
    ),
    "who did something to a thing is not who gets it": (
        "The plan covers roofs that were laid by a registered roofer and are cleaned every year.",
        "Is my roof covered?",
        "[the roofs were laid by a registered roofer] and [the roofs are cleaned every year]",
    ),
    "people behind the time of a relative clause": (
        "The hut is for nurses, members who joined before May and anyone with a pass.",
        "Can I use the hut?",
        "[you are nurses] or [you joined before May] or [you have a pass]",
    ),
    "anyone behind the time of a relative clause": (
        "Nurses, members who rejoin in a year and anyone whose firm has a van do not pay the toll.",
        "Do I have to pay the toll?",
        "not ([you are nurses] or [you rejoin in a year] or [your firm has a van])",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
