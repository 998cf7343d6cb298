"""What is so of a thing behind "in which", whom a rule does not reach, and what is done once."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import parse


def written(text: str, question: str) -> str:
    """Return what a text says of a question, with the clauses spelled out."""
    rule = parse(text)
    found = rule.written(question)
    for clause in reversed(rule.clauses):
        found = found.replace(clause.id, f"[{clause.statement}]")
    return found


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (
            "A surveyor may not value a house in which the surveyor has an interest.",
            "I'm a surveyor. Can I value this house?",
            "not [you have an interest in the house]",
        ),
        (
            "A judge may not hear a case to which the judge is a party.",
            "Can I hear the case?",
            "not [you are a party to the case]",
        ),
        (
            "You cannot claim for a car for which you have no insurance.",
            "Can I claim for my car?",
            "[you have any insurance for the car]",
        ),
        (
            "You may not sell a boat on which tax is not paid.",
            "Can I sell my boat?",
            "[tax is paid on the boat]",
        ),
        (
            "You may sell a boat on which no loan is outstanding.",
            "Can I sell my boat?",
            "not [any loan is outstanding on the boat]",
        ),
        (
            "No one may enter a field in which sheep are grazing.",
            "Can I enter the field?",
            "not [sheep are grazing in the field]",
        ),
    ],
)
def test_what_is_so_of_the_thing_is_the_condition(text: str, question: str, expected: str) -> None:
    assert written(text, question) == expected


@pytest.mark.parametrize("time", ["any day on which", "each week in which"])
def test_a_time_is_no_thing(time: str) -> None:
    assert written(f"You can claim for {time} you were ill.", "Can I claim?") == "[you were ill]"


@pytest.mark.parametrize(
    ("spared", "expected"),
    [
        (
            "a guide dog or to a dog kept on a lead",
            "not ([it is a guide dog] or [it is a dog kept on a lead])",
        ),
        ("a guide dog", "not [it is a guide dog]"),
    ],
)
def test_to_is_said_again_before_things(spared: str, expected: str) -> None:
    text = f"Dogs are banned from the beach. This rule does not apply to {spared}."
    assert written(text, "Is my dog banned?") == expected


def test_to_is_said_again_behind_people() -> None:
    text = (
        "A person shall not carry a knife. This section does not apply to a cook at work or to a "
        "knife kept in a locked box."
    )
    found = written(text, "Can I carry a knife?")
    assert found == "[you are a cook at work] or [it is a knife kept in a locked box]"


def test_nobody_dies_twice() -> None:
    lead = "The wife of a sailor can get a berth where the sailor:\n\n"
    assert " or " in written(lead + "* drowned at sea\n* died of a fever", "Can I get a berth?")
    assert " or " not in written(lead + "* died at sea\n* was under 65", "Can I get a berth?")
