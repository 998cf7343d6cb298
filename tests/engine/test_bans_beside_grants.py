"""What takes back some of what is granted: kinds of things, deeds beside demands, and others."""

from __future__ import annotations

from cmr_logic import parse
from tests.tables import for_each

CASES = [
    # things of a kind of which what was granted is denied
    (
        "We deliver for free if you spend over £40. Pianos are never delivered for free.",
        "Will my order be delivered for free?",
        "c1 and not c2",
    ),
    (
        "You can park here if you have a permit. Lorries may not park.",
        "Can I park here?",
        "c1 and not c2",
    ),
    (
        "You can hire the hall if you live here. Refunds are not made.",
        "Can I hire the hall?",
        "c1",
    ),
    (
        "You can apply if you live here. Applications cannot be made by phone.",
        "Can I apply?",
        "c1",
    ),
    # bans on how to go about it, behind a demand
    (
        "You must wear a cap in the pool. You must not swim alone.",
        "Can I use the pool?",
        "c1 and not c3",
    ),
    (
        "You must be over 16 to use the sauna. You must not use it alone.",
        "Can I use the sauna?",
        "c1 and not c3",
    ),
    (
        "You must wear a cap in the pool. You must not complain about it.",
        "Can I use the pool?",
        "c1",
    ),
    # bans on anybody
    (
        "You can enter if you have a ticket. Nobody may enter twice.",
        "Can I enter?",
        "c1 and not c2",
    ),
    (
        "You can hire the hall if you live here. No one can hire it on a Sunday.",
        "Can I hire the hall?",
        "c1 and not c2",
    ),
    ("Nobody may enter the site without a pass.", "Can I enter the site?", "c1"),
    # cases that alone count, as nobody else is granted the same
    (
        "The club pays the fare whether you came by bus or by train. Others are not paid.",
        "Will the club pay my fare?",
        "c1 or c2",
    ),
    (
        "You can join if you are over 18, whether you row or swim. Nobody else can join.",
        "Can I join?",
        "c1",
    ),
]


@for_each("text, question, expression", CASES)
def test_what_is_taken_back_is_part_of_the_case(text: str, question: str, expression: str) -> None:
    assert parse(text).written(question) == expression
