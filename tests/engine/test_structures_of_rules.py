"""Ways to join people, cases and conditions, each with one that is read otherwise."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse


def written(text: str, question: str) -> str:
    """Return how the clauses that a question is put to are joined."""
    return parse(text).written(question)


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        # people whom a sentence adds to others
        ("Cooks, as well as porters, can park here.", "Can I park here?", "c1 or c2"),
        ("Cooks along with porters may park if they pay.", "Can I park?", "(c1 or c2) and c3"),
        ("Cooks, together with porters, cannot park here.", "Can I park here?", "not (c1 or c2)"),
        ("Besides cooks, only porters can park here.", "Can I park here?", "c1 or c2"),
        ("In addition to cooks, porters can park here.", "Can I park here?", "c1 or c2"),
        ("In addition to the fee, cooks must pay a toll.", "Do I have to pay a toll?", "c1"),
        ("People who own a van and those who row can park.", "Can I park?", "c1 or c2"),
        ("People who own a van and who row can park.", "Can I park?", "c1 and c2"),
        ("Those who row, as well as anyone who sails, can park.", "Can I park?", "c1 or c2"),
        (
            "Everyone must pay, except those who row and those who keep bees.",
            "Do I have to pay?",
            "not (c2 or c3)",
        ),
        ("Everyone can park, except those who row or who sail.", "Can I park?", "not (c1 or c2)"),
        ("The pool is open to all except those who smoke.", "Can I use the pool?", "not c1"),
        (
            "Unless they pay, people who row cannot park.",
            "Can I park?",
            "not (c2 and not c1)",
        ),
        # cases that a sentence adds to others
        ("You can park if you row, as well as if you sail.", "Can I park?", "c1 or c2"),
        ("We refuse a pass if you row, and also if you sail.", "Can I get a pass?", None),
        ("You can park if you row, subject to this: you sail.", "Can I park?", "c1 and c2"),
        ("You can park if you row, on one condition: you sail.", "Can I park?", "c1 and c2"),
        (
            "You can park if you row. This is subject to one condition: you sail.",
            "Can I park?",
            "c1 and c2",
        ),
        ("You can park if you row (provided you sail).", "Can I park?", "c1 and c2"),
        ("You can park (only if you row).", "Can I park?", "c1"),
        ("You can park if you row (and only if you sail).", "Can I park?", "c1 and c2"),
        (
            "You qualify for aid if you row and do not qualify if you sail.",
            "Do I qualify for aid?",
            "c1 and not c2",
        ),
        (
            "Leave is granted if you row, and refused if you sail.",
            "Can I get leave?",
            "c1 and not c2",
        ),
        # what comes on top of a denial, or takes it back
        (
            "You cannot park if you row. You cannot do so if you sail either.",
            "Can I park?",
            "not (c1 or c2)",
        ),
        (
            "You cannot park if you row. This does not matter if you sail.",
            "Can I park?",
            "not (c1 and not c2)",
        ),
        ("You can park if you row. It does not matter if you sail.", "Can I park?", "c1"),
        ("You can park if you row. This does not matter if you sail.", "Can I park?", "c1"),
        (
            "You cannot make a claim if you row. We make an exception if you sail.",
            "Can I make a claim?",
            "not (c1 and not c2)",
        ),
        (
            "You can only park if you row. The only exception is if you sail.",
            "Can I park?",
            "c1 or c2",
        ),
        ("You can park if you row. The only exception is if you sail.", "Can I park?", None),
        (
            "You can park if you row. Otherwise, you can only park if you sail.",
            "Can I park?",
            "c1 or not c1 and c2",
        ),
        ("If you row, you can only park if you sail.", "Can I park?", "not c1 or c2"),
        ("Normally you cannot park. You can, however, do so if you row.", "Can I park?", "c2"),
        (
            "You can apply if you row. This is only allowed if you sail.",
            "Can I apply?",
            "c1 and c2",
        ),
        # those of whom a sentence says who they are
        ("Those eligible for aid are cooks and porters.", "Am I eligible for aid?", "c1 or c2"),
        (
            "Those eligible for aid are people who row and people who sail.",
            "Can I get aid?",
            "c1 or c2",
        ),
        ("Aid goes to cooks, but never to porters.", "Can I get aid?", "c1 and not c2"),
        ("Only when you have told the police can you park.", "Can I park?", "c1"),
        (
            "If you want to park, you must be a cook and must not keep any bees.",
            "Can I park?",
            "c3 and not c4",
        ),
        ("You can park if you row – and only if you sail.", "Can I park?", "c1 and c2"),
        ("You can park if you row. This right ends if you sail.", "Can I park?", "c1 and not c2"),
        # headings above sentences
        (
            "You can join if you row.\n\nExceptions\n\nYou cannot join if you are a cadet.",
            "Can I join?",
            "c1 and not c2",
        ),
        (
            "Conditions for a permit\n\n1. The land floods.\n2. You row.",
            "Can I get a permit?",
            "c1 and c2",
        ),
        # what is enough, and what something depends on
        ("For a pass, it is enough that you row or that you sail.", "Can I get one?", "c1 or c2"),
        ("Getting a pass depends on having a boat.", "Can I get a pass?", "c1"),
        ("There are two ways to park: either you row or you sail.", "Can I park?", "c1 or c2"),
        ("Having a garden means you can keep a dog.", "Can I keep a dog?", "c1"),
        ("Owning a dog disqualifies you from aid.", "Am I entitled to aid?", "not c1"),
        ("In no case may you park where you have lost your pass.", "Can I park?", "not c1"),
        ("You can park the moment you have paid.", "Can I park?", "c1"),
        # what has to be shown, or seen to
        (
            "To park you must be able to show that you row and you have a boat.",
            "Can I park?",
            "c2 and c3",
        ),
        (
            "If you wish to park, make sure that you row and that you have a boat.",
            "Can I park?",
            "c2 and c3",
        ),
    ],
)
def test_what_is_joined(text: str, question: str, expected: str | None) -> None:
    """Each text joins its clauses as whoever reads it does."""
    by_hand = {"We refuse": "not (c1 or c2)", "You can park if you row. The": "c1 and not c2"}
    if expected is None:
        expected = next(value for start, value in by_hand.items() if text.startswith(start))
    assert written(text, question) == expected


@pytest.mark.parametrize(
    ("lead", "expected"),
    [
        ("You can park if neither:", "not (c1 or c2)"),
        ("You can park if you pay and neither:", "c1 and not (c2 or c3)"),
        ("You can park if you pay or both:", "c1 or c2 and c3"),
        ("You can park if both:", "c1 and c2"),
        ("You can park if you meet one of two criteria:", "c1 or c2"),
        ("You can park if you pass one of two tests:", "c1 or c2"),
        ("You must meet both conditions to park:", "c1 and c2"),
        ("To park you must meet at least one of the two conditions below.", "c2 or c3"),
        ("To park, you must meet all of these.", "c2 and c3"),
        ("Each of the following is enough to park:", "c1 or c2"),
        ("Each of the following must be true for you to park:", "c1 and c2"),
    ],
)
def test_lead_ins(lead: str, expected: str) -> None:
    """A lead-in may be cut short, end in a stop, or say how many there are of what it lists."""
    text = f"{lead}\n\n* you have rowed here\n* your boat is dry"
    assert written(text, "Can I park?") == expected


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        (
            "Aid is open to anyone who rows, except those who have kept their receipts.",
            "Can I get aid?",
            ["Do you row?", "Have you kept your receipts?"],
        ),
        (
            "Aid is available to people who row but not to those who have a boat.",
            "Can I get aid?",
            ["Do you row?", "Do you have a boat?"],
        ),
        (
            "To get the card you must either keep bees or have paid.",
            "Can I get the card?",
            ["Do you keep bees?"],
        ),
        ("You need only be a member to row.", "Can I row?", ["Are you a member?"]),
    ],
)
def test_follow_ups(text: str, question: str, follow_up: list[str]) -> None:
    """Who asks is asked about in plain words."""
    rule = parse(text)
    history: list[tuple[str, bool]] = []
    for asked in follow_up:
        assert decide(rule, question, history=history).follow_up == asked
        history.append((asked, True))
