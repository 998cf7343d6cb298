"""Things that a rule lets in beside people, kinds of things at a place, and times and others."""

from __future__ import annotations

import pytest

from cmr_logic import parse

SWIM = "You can swim here if you pay. "
HIP = "Claims for hip problems are excluded in the first"


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        # what lets things in lets nobody do what people may do
        (f"{SWIM}Dogs are welcome if they are wet.", "Can I swim here?", "c1"),
        (f"{SWIM}Cheques are accepted if they are signed.", "Can I swim here?", "c1"),
        ("You can bring bikes if they are clean. Prams are allowed if they fold.",
         "Can I bring a pram?", "c2"),
        ("We insure your bike if it is locked. Trailers are covered if they are locked.",
         "Is my bike insured?", "c1"),
        # of which kind things are is asked beside where they are let in
        ("Small dogs are allowed in the garden.", "Is my dog allowed in the garden?", "c1"),
        ("Glass jars are not allowed in the pool.", "Can I take my jar to the pool?", "not c1"),
        ("Mobile phones are not allowed in the pool.", "Can I use my phone in the pool?", "false"),
        ("Old bikes may be removed, as may bikes without a bell.", "Can my bike be removed?",
         "c1 or c2"),
        # others are whatever the sentence before does not name
        ("Refunds are not given for galas. For other shows you get a refund if you ring us.",
         "Can I get a refund?", "c2 and not c1"),
        ("Small dogs are welcome. Other dogs need a muzzle.", "Does my dog need a muzzle?",
         "not c1"),
        ("Sale goods can't be returned. All other goods can be, if they are clean.",
         "Can I return my shoes?", "(not c1 and c2) and not c1"),
        # whoever asks to be a member asks what it takes
        ("Membership of the club is open to anyone over 14. Applicants must not be members of a "
         "rival club.", "Can I become a member?", "c1 and not c2"),
        ("Contest. Open to amateurs. Photos must be new.", "Can I enter the contest?",
         "c1 and c3"),
        # the people one is to bring are of the kind named
        ("Guests are not allowed on Sundays.", "Can I bring a guest?", "not c2"),
    ],
)  # fmt: skip
def test_things_and_people(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        # an hour is no age
        ("Nurses may visit the ward after eight.", "Can I visit the ward?", "c1 and c2"),
        ("You may not visit after eight until a nurse agrees.", "Can I visit?",
         "not (c1 and not c2)"),
        (f"{HIP} 12 months, unless a car is to blame.", "Can I claim for a hip problem?",
         "not (c1 and not c2)"),
        ("You cannot claim in the first two weeks unless you moved.", "Can I claim?",
         "not (c1 and not c2)"),
        # a comma parts more than a joint without one
        ("We pay if your bus is late, or is cancelled and we have no other.", "Will you pay?",
         "c1 or c2 and not c3"),
        ("You can join if you farm, fish, or hunt and your home is here.", "Can I join?",
         "(c1 or c2 or c3) and c4"),
        # one thing or two
        ("You need either a tie or both a hat and a coat to row.", "Can I row?",
         "c1 or c2 and c3"),
        ("You can row if you have both a hat and warm socks, or a tie.", "Can I row?",
         "c1 and c2 or c3"),
        ("When you have paid, but not before, you may row.", "Can I row?", "c1"),
        ("You cannot dive if you are or could be ill or have a cold.", "Can I dive?",
         "not (c1 or c2 or c3)"),
        ("The lease ends if either party leaves or gives notice.", "Does the lease end?",
         "c1 or c2"),
        ("A toll is due if you tow a boat, other than for a race.", "Is a toll due?",
         "c1 and not c2"),
        # whom
        ("Only nurses who have a badge may row.", "Can I row?", "c1 and c2"),
        ("Members other than those who already have a boat may row.", "Can I row?",
         "c1 and not c2"),
        ("Friends of the hut who sail and cooks who row may swim.", "Can I swim?",
         "c1 and c2 or c3 and c4"),
        ("The council may close a park if it is unsafe.", "Can my park be closed?", "c1"),
        ("The council may close a park if it is unsafe.", "Can I use the park?", "not c1"),
    ],
)  # fmt: skip
def test_times_and_whom(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        (
            "The lease ends if anyone but the cook leaves it.",
            "anyone other than the cook leaves it",
        ),
        ("You may row if you already have a boat.", "you already have a boat"),
    ],
)
def test_said_whole(text: str, asked: str) -> None:
    assert [clause.statement for clause in parse(text).clauses] == [asked]
