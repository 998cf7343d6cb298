"""Forms of conclusions and of counted lists that texts of other authors brought up."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

BOXES = "* You trained at sea\n* You are under 30\n* You live on Skye"


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("Deposits are non-refundable unless the crew cancels.", "Do I get my deposit back?", "c1"),
        ("Tickets are non-transferable unless you pay a fee.", "Can I transfer my ticket?", "c1"),
        ("The mooring fee disappears when you sign up for a year.", "Do I pay the mooring fee?",
         "not c1"),
        ("The mooring fee disappears when you sign up for a year.",
         "Can I moor without paying the mooring fee?", "c1"),
        (f"You must tick two or more boxes:\n\n{BOXES}", "Do I qualify?",
         "at least 2 of (c1, c2, c3)"),
        ("Prizes go to rowers who hit at least two of three targets: a time below an hour, a clean "
         "boat, and a crew of five.", "Do I get a prize?", "at least 2 of (c1, c2, c3)"),
        ("You can join if you have at least two of three things: a boat, a raft and a pass.",
         "Can I join?", "at least 2 of (c1, c2, c3)"),
        ("Your raft needs to be insured, and it needs two oars, or you'll be turned away.",
         "Will I be turned away?", "not c1 or not c2"),
        ("You must pay. You must sign in, or we will turn you away.", "Will I be turned away?",
         "not c2"),
        ("Saver fares are not refunded. We will, however, give you a refund if we cancel your "
         "crossing.", "Can I get a refund on my Saver fare?", "c2"),
        ("Saver fares are non-refundable. You can, nevertheless, get a refund if we cancel your "
         "crossing.", "Can I get a refund on my Saver fare?", "c2"),
    ],
)  # fmt: skip
def test_forms(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("You can row with non-slip shoes if you pay.", "Can I row with shoes?", "c1"),
        ("You must tick your name off if you row.", "Must I tick my name off?", "c2"),
    ],
)
def test_what_looks_alike(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


def test_one_named_again_is_the_asker_but_not_in_the_name_of_a_thing() -> None:
    text = "A guest cannot stay if the host has not signed the guest book by 10 pm."
    assert decide(text, "Can I stay?").follow_up == "Has the host signed the guest book by 10 pm?"
    assert parse(text).clauses[-1].statement == "the host has signed the guest book by 10 pm"
    text = "A tenant may sublet if the landlord knows that the tenant pays rent."
    assert parse(text).clauses[-1].statement == "the landlord knows that you pay rent"
