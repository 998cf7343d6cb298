"""Two prepositions joined before one noun: "on or after", "in or near"."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse


@pytest.mark.parametrize(
    ("text", "question", "written", "follow_up"),
    [
        (
            "A rower born on or after 3 June 2004 may enter the youth race.",
            "May I enter the youth race?",
            "[you are a rower born on or after 3 June 2004]",
            "Are you a rower born on or after 3 June 2004?",
        ),
        (
            "A person born on or before 9 May 1950 may travel free.",
            "May I travel free?",
            "[you were born on or before 9 May 1950]",
            "Were you born on or before 9 May 1950?",
        ),
        (
            "A raft registered on or after 1 May 2001 must be insured.",
            "Must my raft be insured?",
            "[the raft was registered on or after 1 May 2001]",
            "Was your raft registered on or after 1 May 2001?",
        ),
        (
            "A pupil living in or near Ripon can join the choir.",
            "Can I join the choir?",
            "[you are a pupil living in or near Ripon]",
            "Are you a pupil living in or near Ripon?",
        ),
        (
            "A worker employed on or near the quay may claim boots.",
            "May I claim boots?",
            "[you are a worker employed on or near the quay]",
            "Are you a worker employed on or near the quay?",
        ),
    ],
)
def test_one_condition(text: str, question: str, written: str, follow_up: str) -> None:
    rule = parse(text)
    statements = {clause.id: f"[{clause.statement}]" for clause in rule.clauses}
    assert statements[rule.written(question)] == written
    assert decide(rule, question).follow_up == follow_up


def test_what_one_preposition_governs_is_told_apart() -> None:
    rule = parse("Guests over 60 or with a dog can row.")
    assert [clause.statement for clause in rule.clauses] == [
        "you are guests over 60",
        "you have a dog",
    ]


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        ("The hut can be booked by:\n- club members\n- local choirs", "Can I book the hut?",
         "Are you a club member?"),
        ("The heating credit is open only to households in Skye.",
         "Can my household get the heating credit?", "Is your household in Skye?"),
        ("Firms set up on or after 3 June 2020 can bid.", "Can my firm bid?",
         "Was your firm set up on or after 3 June 2020?"),
        ("Members must wear a badge to enter.", "Can I enter?", "Do you wear a badge to enter?"),
    ],
)  # fmt: skip
def test_whom_a_follow_up_asks(text: str, question: str, follow_up: str) -> None:
    assert decide(parse(text), question).follow_up == follow_up


def test_doers_that_help_whoever_asks_are_no_role_of_theirs() -> None:
    rule = parse("You can be helped by:\n- friends\n- carers")
    assert rule.clauses[0].statement == "you can be helped by friends"


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        (
            "You must tell us if someone moves into or out of your home.",
            ["someone moves into your home", "someone moves out of your home"],
        ),
        (
            "You must pay if you drive into or through the zone.",
            ["you drive into the zone", "you drive through the zone"],
        ),
    ],
)
def test_each_preposition_has_the_noun(text: str, statements: list[str]) -> None:
    assert [clause.statement for clause in parse(text).clauses[1:]] == statements


@pytest.mark.parametrize(
    "text", ["You cannot park on or near the bridge.", "You cannot smoke in or near the hut."]
)
def test_a_preposition_is_no_deed(text: str) -> None:
    rule = parse(text)
    assert len(rule.clauses) == 1
    assert decide(rule, "Can I park?" if "park" in text else "Can I smoke?").answer == "More"


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        (
            "* You had a baby.\n* You moved.\n\nIf any of these happened in May, you can join.",
            ["you had a baby in May", "you moved in May"],
        ),
        (
            "* You had a baby.\n* You moved.\n\nIf any of these applies, you can join.",
            ["you had a baby", "you moved"],
        ),
    ],
)
def test_what_happened_by_when(text: str, statements: list[str]) -> None:
    rule = parse(text)
    assert [clause.statement.replace("may", "May") for clause in rule.clauses] == statements
    assert rule.written("Can I join?") == "c1 or c2"
