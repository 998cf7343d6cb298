"""What stands beside a grant: demands on some, exceptions in other words, what is asked of all."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

from cmr_logic import parse

WAIVED = "The library waives the late fee if you were in hospital. The fee is not waived, however, if the book is damaged."
UNREGISTERED = "Small bakers do not have to register unless they sell abroad."
READ = [
    # who asks to do something without paying asks for it free of charge
    (WAIVED, "Can I return the book without paying a late fee?", "c1 and not c2"),
    (WAIVED, "Do I have to pay a late fee?", "c2 and not c1"),
    (
        "You will be charged £5 if you come by car.",
        "Can I visit without charge?",
        "not c1",
    ),
    (
        "You can cross without a ticket if you are under five.",
        "Can I cross without a ticket?",
        "c1",
    ),
    # "nobody" names no kind of people
    (
        "To be let on board, you must show a ticket. Nobody is let on board after the bell has rung.",
        "Will I be let on board?",
        "c2 and not c3",
    ),
    # what is asked may stand behind what one asks as
    (UNREGISTERED, "As a small baker, am I exempt from registering?", "not c2"),
    (UNREGISTERED, "As a small baker, do I have to register?", "c2"),
    # a demand that comes on top for some of those named before is made of them alone
    (
        "Adopters must be 21 or older. Tenants also need their landlord's written consent.",
        "Can I adopt a cat?",
        "c2 and (not c3 or c4)",
    ),
    (
        "The ice rink is open to members. Members must wear a helmet. Juniors must also have a parent at the rink.",
        "Can I use the ice rink?",
        "c1 and (not c4 or c5)",
    ),
    (
        "Applicants must be over 18. Applicants must also have a driving licence.",
        "Can I apply?",
        "c1 and c2",
    ),
    # what everyone needs, who is granted something, and not what is to be done afterwards
    (
        "You can camp if you are a scout. Everybody needs a sleeping bag.",
        "Can I camp?",
        "c1 and c2",
    ),
    (
        "You can camp if you are a scout. Everyone needs to leave by noon.",
        "Can I camp?",
        "c1",
    ),
    # a place or role may open a sentence without a comma
    (
        "At Hexley Library you may borrow records once you have been a member for a month.",
        "Can I borrow records?",
        "c1 and c2",
    ),
    (
        "In the north wing you can take pictures when the lamp is green.",
        "Can I take pictures?",
        "c1 and c2",
    ),
    # what is to be so afterwards is no occasion
    (
        "You can take in a lodger when:\n\n* you will go on living there\n* the flat is not damp\n* we have agreed",
        "Can I take in a lodger?",
        "c1 and not c2 and c3",
    ),
    (
        "You can call the warden when:\n\n* you are locked out\n* the lift is stuck",
        "Can I call the warden?",
        "c1 or c2",
    ),
    # a denial bars the grant before it that its heading, or "one", names in its words
    (
        "Boat trips\n\nYou will be taken round the bay if you hold a blue card.\n\nNo trips are given in fog.",
        "Can I go on a boat trip?",
        "c1 and not c2",
    ),
    (
        "A second key is possible too. You can have one if your first key is worn.\n\nMembers who are in arrears are ineligible for a second key.",
        "Can I have a second key?",
        "c2 and not c3",
    ),
    # what applicants need stands before whom a denial leaves out
    (
        "The Harrow Award\n\nCandidates need both a degree and an offer. Those who have already begun will not be considered.",
        "Can I be considered for the Harrow Award?",
        "(c2 and c3) and not c4",
    ),
    # a noun for the deed that a question names is no condition of its own
    (
        "You may withdraw your boat early if your crew is ill. Early withdrawals are not allowed while you owe fees.",
        "Can I withdraw my boat early?",
        "c1 and not c3",
    ),
    # demands on things that nobody asked about
    (
        "You can play in the hall if you are a member. Drums have to be left in the store.",
        "Can I play in the hall?",
        "c1",
    ),
    (
        "You can build in your garden if you own the house. Sheds must be lower than 3 metres.",
        "Can I build a shed in my garden?",
        "c1 and c3",
    ),
    # "both" may open the subject of a second demand
    (
        "You need to hold a licence to race, and both boats must be in the same club.",
        "Can I race my boat?",
        "c1 and c3",
    ),
    # "our" opens a clause of its own
    (
        "You can have a berth if the harbour has closed or our crew has agreed to it.",
        "Can I have a berth?",
        "c1 or c2",
    ),
    # "but not everyone" excepts nobody
    (
        "Guests can use the pool, but not everyone may dive. You can dive if you are over 12.",
        "Can I dive?",
        "c2",
    ),
    # "nothing" as a subject denies once, and as an object costs nothing
    (
        "We pay up to £900 when a bag is lost. Nothing is paid for cash or for jewellery, unless you declared it.",
        "Will I be paid for my lost bag?",
        "not ((c2 or c3) and not c4)",  # the question states that it is lost
    ),
    # "the scheme" stands for whatever the text offers
    (
        "Cycle to work\n\nStaff on permanent contracts can rent a bike. The scheme is not open to anyone earning the minimum wage.",
        "Can I rent a bike?",
        "c1 and not c2",
    ),
    # a deposit is left as it is paid
    (
        "You need to be a resident, and you must leave a deposit. Nobody can borrow a tent if they owe us money.",
        "Can I borrow a tent?",
        "c1 and c2 and not c3",
    ),
]


@pytest.mark.parametrize(("text", "question", "expected"), READ)
def test_what_else_it_takes(text: str, question: str, expected: str) -> None:
    assert parse(text).written(question) == expected
