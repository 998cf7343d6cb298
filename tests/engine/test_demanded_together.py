"""Lists that ask for all, without a word for it, and what stands beside a grant as a demand."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [
        # what one must have or must have done, behind "when"
        (
            "The marina lets you moor overnight when:\n- you hold a radio licence\n"
            "- your insurance has been approved",
            "Can I moor overnight?",
            "c1 and c2",
        ),
        (
            "Your surety is paid back when:\n* the stall has been cleaned\n* the key is returned",
            "Will my surety be paid back?",
            "c1 and c2",
        ),
        # what befalls someone is an occasion each
        (
            "We may move your lesson when:\n- your teacher has died\n- you are in hospital",
            "Can you move my lesson?",
            "c1 or c2",
        ),
        # a choice below an item
        (
            "You get a key if you send:\n* a photo\n* either of the following:\n  * a bill\n"
            "  * a rent book",
            "Do I get a key?",
            "c1 and (c2 or c3)",
        ),
        ("You get a key if you are:\n* a cook\n* a driver", "Do I get a key?", "c1 or c2"),
        # a demand that goes on below its list
        (
            "You can enter a crew. They must meet both of these:\n- they live in town\n"
            "- they can swim\nand at least one of these:\n- they are pupils\n- they are nurses",
            "Can I enter a crew?",
            "c2 and c3 and (c4 or c5)",
        ),
    ],
)
def test_what_a_list_asks_for(text: str, question: str, expression: str) -> None:
    assert parse(text).written(question).replace("(c2 and c3)", "c2 and c3") == expression


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [
        # a short title above a short lead-in, with a hyphen behind its "no"
        (
            "No-claims bonus pledge\nA pledge can be made if none of these apply:\n"
            "- you drive a van\n- you are a learner",
            "Can I make a pledge?",
            "not (c1 or c2)",
        ),
        ("You may sail if you paid the no-show fee.", "May I sail?", "c1"),
        # demands by a time, of a request, and except in some case
        ("You can have a berth if you row. You must book by noon.", "Can I have one?", "c1 and c2"),
        ("Any rower may be chosen. A choice needs a sponsor.", "Can I be chosen?", "c1 and c2"),
        (
            "Rowers may swap boats.\nA swap requires the leave of the coach, unless it is raining.",
            "Can I swap boats?",
            "c1 and (c2 or c3)",
        ),
        # what comes to pass for everybody is no case
        (
            "You can have a pool if you pay. You must be in when our crew arrives.",
            "Can I have a pool?",
            "c1 and c2",
        ),
        (
            "You can have a pool if you pay. The gate must be open when you collect the key.",
            "Can I have a pool?",
            "c1 and c2",
        ),
        (
            "You can have a pool if you pay. You must be quiet when you sing.",
            "Can I have a pool?",
            "c1 and (not c3 or c2)",
        ),
        (
            "You can have a pool if you pay. You must be awake when a storm comes.",
            "Can I have a pool?",
            "c1 and (not c3 or c2)",
        ),
    ],
)
def test_what_is_demanded_beside_a_grant(text: str, question: str, expression: str) -> None:
    assert parse(text).written(question) == expression


def test_a_no_before_a_hyphen_denies_nothing() -> None:
    (clause, *_) = parse("You get a seat if you have a no-smoking room.").clauses
    assert clause.statement == "you have a no-smoking room"


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [
        # a role that everybody has
        (
            "A rower may swap seats.\nA rower under a ban may not swap seats.",
            "Can I swap seats?",
            "not c2",
        ),
        ("All visitors may sketch, except those under 9.", "Can I sketch?", "not c2"),
        ("All pupils may sketch, except those under 9.", "Can I sketch?", "c1 and not c2"),
        # grounds that something is granted on
        ("A crew may sit out on grounds of injury or illness.", "Can I sit out?", "c1 or c2"),
        ("You can swap seats for reasons of health.", "Can I swap seats?", "c1"),
        # what a text calls its own parts tells nothing apart
        (
            "Rowers may swap seats if it is calm. A swap under rule 4 must be asked for by noon.",
            "Can I swap seats?",
            "c2 and c4",
        ),
    ],
)
def test_what_tells_nobody_apart(text: str, question: str, expression: str) -> None:
    written = parse(text).written(question)
    assert written.replace("c2 or c3", "c1 or c2") == expression


def test_follow_ups_about_a_sort_and_its_phrase_settle_it_together() -> None:
    rule = parse("Knives are banned at sea, apart from blunt knives in a sheath.")
    asked = "Can I bring a knife?"
    sort, phrase = ("Is it a blunt knife?", True), ("Is it in a sheath?", True)
    answers = [decide(rule, asked, history=told).answer for told in ([sort], [sort, phrase])]
    assert answers == ["More", "Yes"]


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("Rowers who have had it mended twice get a vest.", "you have had it mended twice"),
        ("Rowers who have the whole boat checked get a vest.", "you have the whole boat checked"),
        ("Rowers who have a red boat get a vest.", "you have a red boat"),
    ],
)
def test_what_one_has_had_done_belongs_to_the_relative_clause(text: str, statement: str) -> None:
    assert [clause.statement for clause in parse(text).clauses] == [statement]


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [
        (
            "A spare oar costs £9. The charge is waived for rowers who hold a star or are cadets.",
            "Do I have to pay for my spare oar?",
            "not (c2 or c3)",
        ),
        (
            "Rowers get a vest if they train daily; those who skip a race lose it.",
            "Do I get a vest?",
            "c2 and not c3",
        ),
        (
            "The vest is for rowers; those who sail; and cooks.",
            "Do I get a vest?",
            "c1 or c2 or c3",
        ),
        (
            "Lockers may be used by registered rowers who train daily.",
            "Can I use a locker?",
            "c1 and c2",
        ),
    ],
)
def test_what_a_later_part_takes_back(text: str, question: str, expression: str) -> None:
    assert parse(text).written(question) == expression
