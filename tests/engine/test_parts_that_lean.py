"""Parts that lean on one of several before them, or on none: subjects, objects, what is left out."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

READ = [
    # what is said of "it" is none of "you", who stand before it
    (
        "You can claim if you row and your partner is ill, is over 60, or is at sea.",
        "Can I claim?",
        "c1 and (c2 or c3 or c4)",
        ["you row", "your partner is ill", "your partner is over 60", "your partner is at sea"],
    ),
    (
        "You can claim if you are over 60 and your boat has sunk or was stolen.",
        "Can I claim?",
        "c1 and (c2 or c3)",
        ["you are over 60", "your boat has sunk", "your boat was stolen"],
    ),
    # but what is said of "you" is
    (
        "You can claim if you row and your boat is dry, or have a raft.",
        "Can I claim?",
        "c1 and c2 or c3",
        ["you row", "your boat is dry", "you have a raft"],
    ),
    # a passive shares its object with the verb before it, and keeps its preposition
    (
        "You can claim if you have met or been provided with guides.",
        "Can I claim?",
        "c1 or c2",
        ["you have met guides", "you have been provided with guides"],
    ),
    (
        "You can claim if you have bought or been left a boat.",
        "Can I claim?",
        "c1 or c2",
        ["you have bought a boat", "you have been left a boat"],
    ),
    (
        "You can claim if you have sailed or been taken by ship to Malta.",
        "Can I claim?",
        "c1 or c2",
        ["you have sailed", "you have been taken by ship to Malta"],
    ),
    # a second case with another amount says the rest again
    (
        "You can claim if your pay is under £90 if you rent, or under £70 if you own a hut.",
        "Can I claim?",
        "c1 and c2 or c3 and c4",
        ["your pay is under £90", "you rent", "your pay is under £70", "you own a hut"],
    ),
    (
        "You must have at least 5 oars if you row, or at least 9 oars if you race.",
        "Can I join?",
        "(not c2 or c1) and (not c4 or c3)",
        ["you have at least 5 oars", "you row", "you have at least 9 oars", "you race"],
    ),
    # what leave is for; rest is no leave
    (
        "You can return if you took half of your maternity or adoption leave.",
        "Can I return?",
        "c1 or c2",
        ["you took half of your maternity leave", "you took half of your adoption leave"],
    ),
    (
        "You can return if you are on study or sick leave.",
        "Can I return?",
        "c1 or c2",
        ["you are on study leave", "you are on sick leave"],
    ),
    (
        "You can return if you took rest or adoption leave.",
        "Can I return?",
        "c1 or c2",
        ["you took rest", "you took adoption leave"],
    ),
    # people whose noun is a verb as well
    (
        "The port gives loans to fishers and tenants to buy nets.",
        "Can I get a loan?",
        "c1 or c2",
        ["you are fishers", "you are tenants"],
    ),
    (
        "You can join if you give talks to pupils or coach in Wales.",
        "Can I join?",
        "c1 or c2",
        ["you give talks to pupils", "you coach in Wales"],
    ),
    # who is none of two is left out by both
    (
        "We won't pay if somebody other than you or your son was rowing.",
        "Will you pay?",
        "not c1",
        ["somebody other than you or your son was rowing"],
    ),
    (
        "You can claim if the dog lives with someone other than an owner or keeper.",
        "Can I claim?",
        "c1",
        ["the dog lives with someone other than an owner or keeper"],
    ),
    (
        "You can claim if you have pay other than dues or own a raft.",
        "Can I claim?",
        "c1 or c2",
        ["you have pay other than dues", "you own a raft"],
    ),
    # "or if" opens a case that "neither" does not reach
    (
        "You can claim if neither you nor your son works, or if a guest pays the dues.",
        "Can I claim?",
        "not (c1 or c2) or c3",
        ["you work", "your son works", "a guest pays the dues"],
    ),
    (
        "You can claim if neither you nor your son works.",
        "Can I claim?",
        "not (c1 or c2)",
        ["you work", "your son works"],
    ),
    # what denies of a thing denies nothing of the grant
    (
        "The fund can help you replace tools that insurance does not cover.",
        "Can the fund help me?",
        "c1",
        ["the fund can help you replace tools that insurance does not cover"],
    ),
    (
        "The fund can help you if you say that you have not rowed.",
        "Can the fund help me?",
        "c1",
        ["you say that you have not rowed"],
    ),
]


@pytest.mark.parametrize(("text", "question", "expected", "clauses"), READ)
def test_each_part_leans_on_its_own(
    text: str, question: str, expected: str, clauses: list[str]
) -> None:
    rule = parse(text)
    assert rule.written(question) == expected
    assert [clause.statement for clause in rule.clauses] == clauses


def test_whoever_is_none_of_two_is_asked_about_in_one_question() -> None:
    rule = parse("We won't pay if somebody other than you or your son was rowing.")
    assert (
        decide(rule, "Will you pay?").follow_up == "Was somebody other than you or your son rowing?"
    )


@pytest.mark.parametrize(
    ("condition", "second"),
    [
        ("you return to work, turn down a job or fail to report", "you turn down a job"),
        ("you go back to work or move house", "you move house"),
        ("you commute to work, own a car and live here", "you own a car"),
        # what one wants, or comes back, to do
        ("you want to work, study law or teach", "you want to study law"),
        ("you return to work the land or build a house", "you return to build a house"),
        ("you go to work or school", "you go to school"),
    ],
)
def test_going_to_a_place(condition: str, second: str) -> None:
    rule = parse(f"You can row if {condition}.")
    assert rule.clauses[1].statement == second
