"""Follow-ups with another bound than a clause, or without it: enough, needed, or neither."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

HELD = "you have held a permit for at least two years"
RACED = "you have raced in the last year"
NOT_RACED = "you have not raced in the last three years"
TOLD = "you report the leak to the owner within 24 hours"
NEAR = "you live within two miles of the mill"
EARNS = "your income is under £20,000"
GOATS = "you keep at least three goats"


def both_answers(clause: str, follow_up: str) -> tuple[str, str]:
    """Return what yes and no to a follow-up decide where a clause is all that is asked."""
    rule = parse(f"You can claim if {clause}.")
    yes, no = (
        decide(rule, "Can I claim?", history=[(follow_up, answer)]).answer
        for answer in (True, False)
    )
    return yes, no


@pytest.mark.parametrize(
    ("clause", "follow_up"),
    [
        (HELD, "Have you held a permit for five years?"),
        (RACED, "Have you raced in the last month?"),
        (NOT_RACED, "Is it more than five years since you last raced?"),
        (TOLD, "Did you report it to the owner within an hour?"),
        (TOLD, "Did you report the leak straight away?"),
        (NEAR, "Do you live within a mile of the mill?"),
        (EARNS, "Is your income under £10,000?"),
        (GOATS, "Do you keep five goats?"),
        ("you are over 60", "Are you over 65?"),
        ("you keep goats", "Do you keep more than ten goats?"),
    ],
)
def test_more_than_the_clause_is_enough(clause: str, follow_up: str) -> None:
    assert both_answers(clause, follow_up) == ("Yes", "More")


@pytest.mark.parametrize(
    ("clause", "follow_up"),
    [
        (HELD, "Have you held a permit for a year?"),
        (HELD, "Do you have a permit?"),
        (RACED, "Have you raced in the last five years?"),
        (RACED, "Have you ever raced?"),
        (TOLD, "Did you report it to the owner within a week?"),
        (TOLD, "Did you report the leak to the owner?"),
        (NEAR, "Do you live within five miles of the mill?"),
        (EARNS, "Is your income under £30,000?"),
        (GOATS, "Do you keep any goats?"),
    ],
)
def test_less_than_the_clause_is_needed(clause: str, follow_up: str) -> None:
    assert both_answers(clause, follow_up) == ("More", "No")


@pytest.mark.parametrize(
    ("clause", "follow_up", "answers"),
    [
        (HELD, "Have you held a permit for less than a year?", ("No", "More")),
        (HELD, "Have you held a permit for less than two years?", ("No", "Yes")),
        (RACED, "Is it more than a year since your last race?", ("No", "Yes")),
        (RACED, "Is it more than two years since you last raced?", ("No", "More")),
        (NOT_RACED, "Have you raced in the last five years?", ("More", "Yes")),
        (NOT_RACED, "Have you raced in the last year?", ("No", "More")),
        (NOT_RACED, "Have you raced?", ("More", "Yes")),
        ("you have not raced for three years", "Have you raced in the last year?", ("No", "More")),
        (TOLD, "Did you report the leak late?", ("No", "Yes")),
        (NEAR, "Do you live more than five miles from the mill?", ("No", "More")),
        (EARNS, "Is your income over £30,000?", ("No", "More")),
    ],
)
def test_the_other_side_of_a_bound(clause: str, follow_up: str, answers: tuple[str, str]) -> None:
    assert both_answers(clause, follow_up) == answers


@pytest.mark.parametrize(
    ("clause", "follow_up"),
    [
        (HELD, "Have you held a permit for two years?"),
        (HELD, "Did you get your permit at least two years ago?"),
        (RACED, "Have you raced in the last 12 months?"),
        (TOLD, "Did you report it in time?"),
        (NEAR, "Do you live within 2 miles of the mill?"),
        (GOATS, "Do you keep three goats?"),
    ],
)
def test_the_same_bound_in_other_words(clause: str, follow_up: str) -> None:
    assert both_answers(clause, follow_up) == ("Yes", "No")


@pytest.mark.parametrize(
    ("clause", "follow_up"),
    [
        (TOLD, "Is the owner angry?"),
        (TOLD, "Do you know the owner?"),
        (HELD, "Is your permit more than 30 cm long?"),
        ("you have worked here for at least 26 weeks", "Do you work more than 16 hours a week?"),
        (GOATS, "Do you keep two goats?"),
        ("your foal is less than a year old", "Is your foal brown?"),
    ],
)
def test_what_only_comes_near_has_no_place(clause: str, follow_up: str) -> None:
    assert both_answers(clause, follow_up) == ("More", "More")
    found = decide(f"You can claim if {clause}.", "Can I claim?", history=[(follow_up, True)])
    assert found.unplaced == (follow_up,)
