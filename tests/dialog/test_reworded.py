"""Follow-ups in other words, with denials that deny nothing of the clause, or deny it otherwise."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse
from cmr_logic.facts.opposites import turned_round

CLUB = parse("You can join the rowing club if you are a resident and you are over 18.")


@pytest.mark.parametrize(
    ("follow_up", "value"),
    [
        ("Are you a resident or not?", True),
        ("OK, and are you a resident?", True),
        ("First of all, are you a resident?", True),
        ("Is it true that you are a resident?", True),
        ("Is it the case that you are not a resident?", False),
        ("Can you confirm that you are a resident?", True),
        ("You are a resident, right?", True),
        ("Please tell me if you are a resident.", True),
        ("You are a resident", True),
        ("Are you, please, a resident?", True),
    ],
)
def test_what_stands_around_a_follow_up_says_nothing(follow_up: str, value: bool) -> None:
    decision = decide(CLUB, "Can I join the rowing club?", history=[(follow_up, "yes")])
    assert [(r.clause, r.value) for r in decision.reasons] == [("c1", value)]


@pytest.mark.parametrize(
    ("follow_up", "statement"),
    [
        # a bound that is set by a denial
        ("Are your savings not below £3,000?", "your savings are £3,000 or more"),
        ("Do you row no later than 30 days after it?", "you row within 30 days of it"),
        ("Did you come no later than 8am?", "you came by 8am"),
        ("Did you write no later than 30 April?", "you wrote by 30 April"),
        ("Are you not yet 16?", "you are under 16"),
        ("Do you keep 40 hens or fewer?", "you keep no more than 40 hens"),
        ("Did you miss two races at most?", "you missed no more than two races"),
        ("Have you rowed at most one race?", "you have rowed no more than one race"),
        # a denial that only says that it is all
        ("Are you sending nothing but maps?", "you are sending only maps"),
        ("Is it used for rowing and nothing else?", "it is used exclusively for rowing"),
        # both sides deny, each in its own words
        ("Can you not get a loan elsewhere?", "you are unable to obtain a loan"),
        ("Is she incapable of rowing?", "she is unable to row"),
        ("Have you stopped rowing?", "you no longer row"),
        ("Has the boat never been worn?", "the boat is unworn"),
        ("Can he row without help?", "he can row unaided"),
        ("Did you leave when you had no pay?", "you left"),
    ],
)
def test_denials_that_turn_nothing_round(follow_up: str, statement: str) -> None:
    assert not turned_round(follow_up, statement)


@pytest.mark.parametrize(
    ("follow_up", "statement"),
    [
        ("Are your savings not below £3,000?", "your savings are below £3,000"),
        ("Is the load not wider than 3 metres?", "the load is wider than 3 metres"),
        ("Do you row no later than 30 days after it?", "you row more than 30 days after it"),
        ("Did you write no later than 30 April?", "you wrote after 30 April"),
        ("Are you not yet 16?", "you are 16 or over"),
        ("Do you keep 40 hens or fewer?", "you keep more than 40 hens"),
        ("Are you sending nothing?", "you are sending maps"),
        ("Are you incapable of rowing?", "you row"),
        ("Have you stopped rowing?", "you row"),
        ("Do you have a job?", "you are unemployed"),
        ("Do you row without help?", "you need help"),
    ],
)
def test_denials_that_turn_it_round(follow_up: str, statement: str) -> None:
    assert turned_round(follow_up, statement)


def test_to_think_something_is_a_condition_of_its_own() -> None:
    rule = parse("You can complain if you think that you are paid too little.")
    told = [("Do you think that you are paid too little?", "yes")]
    assert decide(rule, "Can I complain?", history=told).answer == "Yes"
