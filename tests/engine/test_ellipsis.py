"""Statements that break off and leave it to the one before to say what is so of whom they name."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
BROKEN_OFF = {
    "an auxiliary denied": (
        "Rowers may use the lock. Swimmers may not.",
        "Can I use the lock?",
        "[you are rowers] and not [you are swimmers]",
    ),
    "an auxiliary with a condition": (
        "Members can use the sauna. Guests can if they pay.",
        "Can I use the sauna?",
        "[you are members] or [you are guests] and [you pay]",
    ),
    "“do” after a denial": (
        "Day visitors do not pay the mooring fee. Overnight visitors do.",
        "Do I pay the mooring fee?",
        "[you are overnight visitors] and not [you are day visitors]",
    ),
    "a demand that some are spared": (
        "Rowers need a harbour pass. Children under 9 don't.",
        "Do I need a harbour pass?",
        "[you are rowers] and not [you are children under 9]",
    ),
    "“eligible” alone": (
        "The fund helps sailors who have lost their boat. Rowers are also eligible.",
        "Can I get help from the fund?",
        "[you have lost your boat] or [you are rowers]",
    ),
    "“eligible” alone, then denied of others": (
        "The fund helps sailors who have lost their boat. "
        "Rowers are also eligible but rowers under 18 are not.",
        "Can I get help from the fund?",
        "[you have lost your boat] or [you are rowers] and not [you are rowers under 18]",
    ),
    "other people": (
        "Trainees can't use the crane. Other staff can if they wear a helmet.",
        "Can I use the crane?",
        "(not [you are trainees] and [you wear a helmet]) and not [you are trainees]",
    ),
    "“as” turned round": (
        "Pensioners travel free, as do members of the crew.",
        "Do I travel free?",
        "[you are pensioners] or [you are members of the crew]",
    ),
    "“as” before a comment": (
        "Pensioners travel free, as is the case with nurses.",
        "Do I travel free?",
        "[you are pensioners]",
    ),
    "a verb of its own": (
        "Rowers may use the lock. Swimmers can shower.",
        "Can I use the lock?",
        "[you are rowers]",
    ),
}
NARROWER = {
    "some of the things, without the limit of the others": (
        "Boats are allowed on the lake unless it is windy. Rescue boats are always allowed.",
        "Can I take my boat on the lake?",
        "not [it is windy] or [it is rescue boats]",
    ),
    "some of the things that are kept out": (
        "Boats are not allowed on the pond. Model boats are.",
        "Can I bring my boat?",
        "not ([it is on the pond] and not [it is model boats])",
    ),
    "some of the people who are kept out": (
        "Guests cannot use the crane. Guests with a licence can.",
        "Can I use the crane?",
        "not ([you are guests] and not [you are guests with a licence])",
    ),
    "other things": (
        "Boats are allowed on the lake unless it is windy. Swimming is always allowed.",
        "Can I take my boat on the lake?",
        "not [it is windy]",
    ),
}
CASES = {**BROKEN_OFF, **NARROWER}


@pytest.mark.parametrize(("text", "question", "wanted"), CASES.values(), ids=CASES.keys())
def test_what_the_statement_before_says(
    said: Callable[[str, str], str], text: str, question: str, wanted: str
) -> None:
    assert said(text, question) == wanted
