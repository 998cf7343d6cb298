"""Plain turns of ordinary rules, each with a near one that reads otherwise."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse


def read(text: str, question: str) -> tuple[list[str], str]:
    """Return what the clauses of a text say, and how those that a question is put to are joined."""
    rule = parse(text)
    return [clause.statement for clause in rule.clauses], rule.written(question)


@pytest.mark.parametrize(
    ("text", "question", "statements", "written"),
    [
        (  # what stands apart between commas is taken out, of whatever it is
            "Sailors who joined after 2019, other than trainees, have to take the drill.",
            "Do I have to take the drill?",
            ["you joined after 2019", "you are trainees", "you have to take the drill"],
            "c1 and not c2",
        ),
        (
            "People who live in the borough, apart from students, can use the tip.",
            "Can I use the tip?",
            ["you live in the borough", "you are students"],
            "c1 and not c2",
        ),
        (
            "You may vote if you hold a pass, other than a day pass, and live here.",
            "May I vote?",
            ["you hold a pass, other than a day pass", "you live here"],
            "c1 and c2",
        ),
        (
            "A refund is due to riders whose bus was late, though not to those riding free.",
            "Am I due a refund?",
            ["your bus was late", "you are those riding free"],
            "c1 and not c2",
        ),
        (  # wherever somebody is changes nothing, wherever there is something does
            "You pay nothing wherever you live if you are over 60.",
            "Do I pay?",
            ["you are over 60"],
            "not c1",
        ),
        (
            "You can park wherever you see a green sign.",
            "Can I park?",
            ["you see a green sign"],
            "c1",
        ),
        (  # those who have to do something, where "it" is only the subject
            "It is compulsory for porters and cooks to wear a badge.",
            "Do I have to wear a badge?",
            ["you are porters", "you are cooks", "you must wear a badge"],
            "c1 or c2",
        ),
        (
            "It is compulsory for everyone to wear a badge if you row.",
            "Do I have to wear a badge?",
            ["you must wear a badge", "you row"],
            "c2",
        ),
        (  # those left over
            "Residents can moor here. Others need a permit.",
            "Can I moor here?",
            ["you are residents", "you must have a permit"],
            "c1 or c2",
        ),
        (
            "Members swim free. The rest pay £4.",
            "Do I have to pay?",
            ["you are members", "the rest pay £4"],
            "not c1",
        ),
        (
            "Show your pass or your invitation at the gate; failing that, you pay the full price.",
            "Do I pay the full price?",
            ["you must show your pass", "you must show your invitation at the gate"],
            "not (c1 or c2)",
        ),
        (  # what comes behind a time is a clause of its own
            "We pay when the boat is hauled out after a storm, the yard is open and you are here.",
            "Will you pay?",
            ["the boat is hauled out after a storm", "the yard is open", "you are here"],
            "c1 and c2 and c3",
        ),
        (
            "You may leave after the captain, the cook or the mate has signed.",
            "May I leave?",
            ["the captain has signed", "the cook has signed", "the mate has signed"],
            "c1 or c2 or c3",
        ),
        (  # nothing else is "only"
            "Stalls are free if you sell nothing but your own honey.",
            "Is my stall free?",
            ["you sell only your own honey"],
            "c1",
        ),
        (
            "Stalls are free if you sell nothing.",
            "Is my stall free?",
            ["you sell anything"],
            "not c1",
        ),
        (  # a number stands for the things counted before
            "Members can borrow six books. Guests can borrow two, if they leave a deposit.",
            "Can I borrow a book?",
            ["you are members", "you are guests", "you leave a deposit"],
            "c1 or c2 and c3",
        ),
        (
            "Members can borrow six books. Guests can join at 18.",
            "Can I borrow a book?",
            ["you are members", "you are guests"],
            "c1",
        ),
        (  # papers that let in
            "You can board the barge with either a ticket or a resident's pass.",
            "Can I board the barge?",
            ["you have a ticket", "you have a resident's pass"],
            "c1 or c2",
        ),
        (  # verb first behind "nor"
            "You cannot hire a canoe until you can swim. Nor can you hire one without a vest.",
            "Can I hire a canoe?",
            ["you can swim", "you have a vest"],
            "not (not c1 or not c2)",
        ),
        (  # the verb that "nor" leaves out
            "Guests may not swim. Nor can staff.",
            "I work here. Can I swim?",
            ["you are guests", "you are staff"],
            "not (c1 or c2)",
        ),
        (  # what must first be so
            "Pupils may keep a bike if they are 12. They must first have paid for a rack.",
            "I am a pupil. May I keep a bike?",
            ["you are pupils", "you are 12", "you must first have paid for a rack"],
            "c2 and c3",
        ),
        (  # people told by what they are doing
            "The card is available to nurses and serving members of the guard.",
            "Can I get the card?",
            ["you are nurses", "you are serving members of the guard"],
            "c1 or c2",
        ),
        (  # what must have been done to the thing asked for is no having of it
            "We accept a late form if you were ill. Either way, you must have signed the form.",
            "Will my late form be accepted?",
            ["you were ill", "you have signed the form"],
            "c1 and c2",
        ),
        (  # whom a relative clause behind the verb tells apart
            "Members may vote who are over 18.",
            "I am a member. May I vote?",
            ["you are members", "you are over 18"],
            "c2",
        ),
        (
            "A pupil may not vote who owes a fee.",
            "I am a pupil. May I vote?",
            ["you are a pupil", "you owe a fee"],
            "not c2",
        ),
        (  # what is asked about whom is no such clause
            "Parents must check who collects the child.",
            "I am a parent. Must I check who collects my child?",
            ["you are parents", "you must check who collects the child"],
            "true",
        ),
        (  # the aim is to do without
            "To use the kiln without a tutor, you must:\n* be a member\n* have passed the test",
            "Can I use the kiln without a tutor?",
            [
                "you use the kiln without a tutor",
                "you must be a member",
                "you have passed the test",
            ],
            "c2 and c3",
        ),
    ],
)
def test_readings(text: str, question: str, statements: list[str], written: str) -> None:
    assert read(text, question) == (statements, written)


@pytest.mark.parametrize(
    ("text", "question", "answer"),
    [
        ("You must wear a helmet.", "Do I have to wear a helmet?", "Yes"),
        ("You must keep your bills for five years.", "Must I keep my bills for five years?", "Yes"),
        ("You must keep your bills for five years.", "Must I keep my bills?", "Yes"),
        ("You must usually keep your bills.", "Do I have to keep my bills?", "More"),
        ("Pilots must wear a vest.", "Do I have to wear a vest?", "More"),
        ("You must wear a vest if you row.", "Do I have to wear a vest?", "More"),
    ],
)
def test_duties_of_all(text: str, question: str, answer: str) -> None:
    assert decide(text, question).answer == answer


def test_what_is_asked_for_is_not_there_yet() -> None:
    text = "If you rent a boat and it has no pump, or if you own a raft, we will fit a pump."
    assert read(text, "Will you fit a pump?")[1] == "c1 and not c2 or c3"
    assert read(text, "Will you fit my boat with a pump?")[1] == "c1 and not c2 or c3"


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("People under 16 and over 60 swim free.", "Can I swim free?", "c1 or c2"),
        ("Guests aged under 5 and over 80 need no pass.", "Do I need a pass?", "not (c1 or c2)"),
        ("People over 16 and under 60 must sign.", "Must I sign?", "c1 and c2"),
        (  # what is only added about a case
            "Apart from rafts, which need no papers, every boat must have a certificate.",
            "Does my boat need a certificate?",
            "not c1",
        ),
        ("Unless you have a pass, which is free, you must pay.", "Must I pay?", "not c1"),
        (
            "If you live with a cook, who rows, and are over 60, you can have a key.",
            "Can I have a key?",
            "c1 and c2 and c3",
        ),
        (  # each of two joined demands by itself
            "Your boat must not be old and must have been tested when you were the owner.",
            "Can I race?",
            "false",
        ),
        (
            "To race, your boat must not be old and must have been tested after you bought it.",
            "Can I race?",
            "not c2 and c3",
        ),
        (
            "For a badge you need to be a cook, or own a boat, or have a key.",
            "Can I get a badge?",
            "c2 or c3 or c4",
        ),
        ("Guests aged 21 and upwards may sail.", "May I sail?", "c1"),
    ],
)
def test_joints(text: str, question: str, written: str) -> None:
    assert read(text, question)[1] == written
