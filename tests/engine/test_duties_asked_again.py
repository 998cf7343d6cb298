"""Duties: what follows where they are not done, what is only wished for; parts of sentences."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# duties asked again, and what is no duty
DUTIES = (
    (
        "Return the keys by noon or you will be charged £20.",
        "Will I be charged?",
        "not [you do return the keys by noon]",
    ),
    ("Show your ticket or you may be fined.", "Will I be fined?", "not [you do show your ticket]"),
    (
        "The hall must be left clean and the keys returned. Otherwise you will be charged £50.",
        "Will I be charged?",
        "not [the hall must be left clean] or not [the keys must be returned]",
    ),
    (
        "Helmets are strongly recommended, but not compulsory.",
        "Do I have to wear a helmet?",
        "false",
    ),
    ("Attendance is voluntary.", "Do I have to attend?", "false"),
    (
        "Attendance is optional except on the first day.",
        "Do I have to attend?",
        "[it is on the first day]",
    ),
    ("New singers are welcome; no audition is required.", "Do I need to audition?", "false"),
    ("The form must be signed.", "Do I have to sign the form?", "true"),
    (
        "The form must be signed by your doctor.",
        "Do I have to sign the form?",
        "[the form must be signed by your doctor]",
    ),
    ("The fee must be paid within 7 days.", "Do I have to pay the fee?", "true"),
    ("You must report an accident to the office.", "Do I have to report an accident?", "true"),
    ("Shoes must be removed.", "Do I have to remove my shoes?", "true"),
    ("Bags must be left in a locker.", "Do I have to leave my bag in the office?", "[it is bags]"),
    ("Vests must be worn on deck.", "Do I have to wear a vest?", "[it is vests]"),
)
# parts of sentences that end where a verb or a bound stands
PARTS = (
    (
        "A dog that has bitten a child must be muzzled and kept on a lead.",
        "Must my dog be muzzled?",
        "[the dog has bitten a child]",
    ),
    (
        "Anyone found without a ticket will be fined.",
        "Will I be fined?",
        "[you are found without a ticket]",
    ),
    (
        "Any dog found off its lead will be taken to the pound.",
        "Will my dog be taken to the pound?",
        "[the dog is found off its lead]",
    ),
    (
        "You will be disqualified if you receive outside help, miss a checkpoint or drop litter.",
        "Can I be disqualified?",
        "[you receive outside help] or [you miss a checkpoint] or [you drop litter]",
    ),
    (
        "You may enter if you are wearing goggles and a lab coat.",
        "Can I enter?",
        "[you are wearing goggles] and [you are wearing a lab coat]",
    ),
    ("Staff on sick leave keep their pay.", "Do I keep my pay?", "[you are staff on sick leave]"),
    (
        "In order to adopt a cat from us you must be over 18.",
        "Can I adopt a cat?",
        "[you must be over 18]",
    ),
    (
        "To enter the race, simply fill in the form and post it by 1 June.",
        "Can I enter the race?",
        "[you must fill in the form] and [you must post it by 1 June]",
    ),
    (
        "We pay for hotels if your flight is cancelled, subject to a maximum of two nights.",
        "Will you pay for my hotel?",
        "[your flight is cancelled]",
    ),
    (
        "Members may borrow tools, subject to availability.",
        "Can I borrow a tool?",
        "[it is available]",
    ),
    (
        "You can extend your loan, subject to approval by the librarian.",
        "Can I extend my loan?",
        "[you have approval by the librarian]",
    ),
    (
        "You do not have to tell us about gifts of less than £250.",
        "Do I have to report a gift?",
        "not [the gifts are less than £250]",
    ),
    (
        "You can enter if you post the form by 1 June; staff and their families are excluded.",
        "Can I enter?",
        "[you post the form by 1 June] and not ([you are staff] or [you are families of staff])",
    ),
)


@pytest.mark.parametrize(("text", "question", "expected"), DUTIES + PARTS)
def test_expression(
    said: Callable[[str, str], str], text: str, question: str, expected: str
) -> None:
    """The derived logic is that of a careful reader, in what the clauses state."""
    assert said(text, question) == expected
