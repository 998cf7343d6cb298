"""What people are taken for, what they do with several things, and states with a time."""

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
    "taken", ["considered", "regarded as", "treated as", "classed as", "deemed to be"]
)
@pytest.mark.parametrize(
    ("then", "question", "expected"),
    [
        ("Tenants may not use the day car park.", "Can I use the day car park?", "not {}"),
        ("Tenants may use the pool.", "Can I use the pool?", "{}"),
        ("Only tenants may use the pool.", "Can I use the pool?", "{}"),
    ],
)
def test_what_people_are_taken_for_is_asked_by_what_makes_them_so(
    taken: str, then: str, question: str, expected: str
) -> None:
    text = f"People renting a cabin are {taken} tenants. {then}"
    assert written(text, question) == expected.format("[you are renting a cabin]")


def test_it_may_be_said_behind_if() -> None:
    text = "You are treated as a tenant if you have a key. Tenants may use the pool."
    assert written(text, "Can I use the pool?") == "[you have a key]"


def test_others_are_taken_for_something_else() -> None:
    text = "People renting a cabin are considered lodgers. Tenants may use the pool."
    assert written(text, "Can I use the pool?") == "[you are tenants]"


@pytest.mark.parametrize(
    "kind",
    [
        "guests paying for bed and board",
        "tenants paying a fee for heat and light",
        "members owing money for meals and drinks",
        "drivers using the bridge and tunnel",
    ],
)
def test_one_deed_with_two_things_is_one(kind: str) -> None:
    found = written(f"{kind.capitalize()} may join.", "Can I join?")
    assert found == f"[you are {kind}]"


def test_kinds_of_people_and_things_to_choose_from_are_parted() -> None:
    assert " or " in written("Guests bringing tents and cooks may join.", "Can I join?")
    assert " or " in written("Guests carrying food or drink may join.", "Can I join?")


def test_what_someone_pays_is_no_verb() -> None:
    found = written("Tenants paying rent for a room may join.", "Can I join?")
    assert found == "[you are tenants paying rent for a room]"


@pytest.mark.parametrize("demand", ["need to be", "must be", "have to be"])
@pytest.mark.parametrize(
    "state", ["sober at the time you row", "present at the start", "fit for work"]
)
def test_a_state_in_a_list_keeps_its_be(demand: str, state: str) -> None:
    text = f"To row you {demand} a strong swimmer, {state}, and have held a card for a year."
    assert written(text, "Can I row?") == (
        f"[you {demand} a strong swimmer] and [you {demand} {state}] and "
        "[you have held a card for a year]"
    )


@pytest.mark.parametrize("time", ["on the day you row", "at the time you row"])
def test_the_time_of_a_state_is_no_condition(time: str) -> None:
    found = written(f"To row you must be 18 {time}.", "Can I row?")
    assert found == f"[you must be 18 {time}]"


def test_the_time_of_a_deed_is_one() -> None:
    found = written("You must sign the book on the day you row.", "Do I have to sign the book?")
    assert found == "[you row]"


def test_what_looks_like_a_state_may_be_a_verb() -> None:
    found = written("You can row if you are 18 and present your card.", "Can I row?")
    assert found == "[you are 18] and [you present your card]"
