"""Roundabout words for "if", "provided that" and "unless", and where such words stand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import parse
from cmr_logic.cues.plain_words import in_plain_words
from cmr_logic.text import tokenize

TWO = ("[the boat is wet]", "[the oars are lost]")
SAME_AS_IF = (
    "in cases where",
    "in any case where",
    "in a case in which",
    "in circumstances where",
    "in situations when",
    "in the event that",
    "under circumstances in which",
)
SAME_AS_PROVIDED = ("so long as", "as long as", "on condition that", "provided always that")
SAME_AS_UNLESS = (
    "except in cases where",
    "other than where",
    "apart from when",
    "with the exception of cases where",
    "other than in circumstances where",
    "save when",
    "excepting where",
    "except that this does not apply if",
    "although not if",
)


@pytest.mark.parametrize("cue", SAME_AS_IF)
def test_roundabout_if(said: Callable[[str, str], str], cue: str) -> None:
    a, b = TWO
    text = f"You can cancel {cue} the boat is wet, if the oars are lost or {cue} a crew is ill."
    assert said(text, "Can I cancel?") == f"{a} or {b} or [a crew is ill]"
    only = f"You can cancel only {cue} the boat is wet."
    assert said(only, "Can I cancel?") == a


@pytest.mark.parametrize("cue", SAME_AS_PROVIDED)
def test_roundabout_provided(said: Callable[[str, str], str], cue: str) -> None:
    a, b = TWO
    text = f"You can cancel {cue} the boat is wet or {cue} the oars are lost and it rains."
    assert said(text, "Can I cancel?") == f"{a} or {b} and [it rains]"
    bare = f"Entry is free {cue} members of the crew agree."
    assert said(bare, "Is entry free?") == "[members of the crew agree]"


@pytest.mark.parametrize("cue", SAME_AS_UNLESS)
def test_roundabout_unless(said: Callable[[str, str], str], cue: str) -> None:
    a, b = TWO
    text = f"The race starts at noon, {cue} the boat is wet or the oars are lost."
    assert said(text, "Does the race start at noon?").endswith(f"not ({a} or {b})")


@pytest.mark.parametrize(
    "text",
    [
        "Some cases where boats leak are known.",
        "In some cases where boats leak you can row.",
        "In that event you must row.",
        "In this case that fee is due.",
        "The pole must be as long as the boat.",
        "Keep it for as long as 3 days.",
        "Cut it as long as 3 feet.",
        "In which case you row.",
        "In no case where boats leak may you row.",
        "Row in the event of rain.",
    ],
)
def test_no_roundabout_words(text: str) -> None:
    tokens = tokenize(text)
    assert in_plain_words(tokens) is tokens


def test_spans_of_roundabout_words() -> None:
    text = "Pay in cases where you row so long as you swim."
    tokens = in_plain_words(tokenize(text))
    said = [text[a:b] for a, b in zip(tokens.starts, tokens.ends, strict=True)]
    assert said[1] == "in cases where"
    assert said[4:6] == ["so", "long as"]


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (
            "You can row providing the boat is dry or you hold a card.",
            "Can I row?",
            "[the boat is dry] or [you hold a card]",
        ),
        ("Providing you hold a card, you can row.", "Can I row?", "[you hold a card]"),
        ("You can row if, and only if, you swim.", "Can I row?", "[you swim]"),
        (
            "Even where you booked, we refuse you if you are ill.",
            "Will you refuse me?",
            "[you are ill]",
        ),
        # they provide a thing
        (
            "You can join by providing a card if you swim.",
            "Can I join by providing a card?",
            "[you swim]",
        ),
        # an order has its cases as well
        (
            "Use gate B where your boat leaks or provided your oars are lost.",
            "Do I use gate B?",
            "[your boat leaks] or [your oars are lost]",
        ),
        ("A debt is not written off where you lied.", "Is my debt written off?", "not [you lied]"),
    ],
)
def test_less_usual_words(
    said: Callable[[str, str], str], text: str, question: str, expected: str
) -> None:
    assert said(text, question) == expected


COMMANDS = (
    "use form P1",
    "use form P1 and post it",
    "call us",
    "call 0800 555 0147",
    "contact customer services",
    "see page 4",
    "pay online",
)
EVENTS = ("your payments stop while we look into it", "payment stops", "fees rise", "cover ends")


@pytest.mark.parametrize("rest", [*COMMANDS, *EVENTS])
def test_condition_ends_before(said: Callable[[str, str], str], rest: str) -> None:
    text = f"You can row if you swim. If the boat is yours, {rest}."
    assert said(text, "Can I row?") == "[you swim]"
    assert "the boat is yours" in [clause.statement for clause in parse(text).clauses]


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        # a verb that may be a noun ends no subject
        (
            "If the loss concerns a boat, you can claim.",
            "Can I claim?",
            "[the loss concerns a boat]",
        ),
        # what is listed goes on
        (
            "If you keep a boat, rent a mooring or sail here, you can claim.",
            "Can I claim?",
            "[you keep a boat] or [you rent a mooring] or [you sail here]",
        ),
        (
            "If your boat, raft or cart is old, you can claim.",
            "Can I claim?",
            "[your boat is old] or [your raft is old] or [your cart is old]",
        ),
        # "then" opens the statement, and no comma before it does
        (
            "If it is new, you are its owner and it has a name, then you can claim.",
            "Can I claim?",
            "[it is new] and [you are its owner] and [it has a name]",
        ),
        (
            "When you reach 66, then you become entitled to a pass.",
            "Am I entitled to a pass?",
            "[you reach 66]",
        ),
        (
            "If you are lost, call us, then wait. You can row if you swim.",
            "Can I row?",
            "[you swim]",
        ),
    ],
)
def test_where_the_statement_begins(
    said: Callable[[str, str], str], text: str, question: str, expected: str
) -> None:
    assert said(text, question) == expected
