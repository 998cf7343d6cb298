"""What a question makes of a rule: for and against, demands in their case."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import decide, parse
from cmr_logic.expression import evaluate


def answer(text: str, question: str, **values: bool) -> bool | None:
    return evaluate(parse(text).expression(question), values)


@pytest.mark.parametrize(
    ("text", "question", "holds"),
    [
        ("Your berth ends if you move away.", "Does my berth end?", True),
        ("Your berth ends if you move away.", "Can I keep my berth?", False),
        ("Your berth ends if you move away.", "Will my berth stay valid?", False),
        ("Your berth ends if you move away.", "Will I lose my berth?", True),
        ("Your berth remains valid if you move away.", "Will my berth end?", False),
        ("You will lose your berth if you move away.", "Will my berth be taken away?", True),
        ("We may have to cut your grant if you move away.", "Can I keep my full grant?", False),
        ("We may have to cut your grant if you move away.", "Will I lose my grant?", True),
        ("You can cancel your berth if you move away.", "Can I cancel my berth?", True),
        ("You can keep a berth (until it expires) if you are away.", "Can I keep a berth?", True),
        ("You must stop mooring here if you sail.", "Can I moor here?", False),
        ("You must stop mooring here if you sail.", "Do I have to stop mooring here?", True),
        ("You must stop at the lock if you sail.", "Do I need to stop at the lock?", True),
        ("The purser waives the fare if you row.", "Will the fare be waived?", True),
        ("The purser waives the fare if you row.", "Do I have to pay the fare?", False),
        ("We will refuse your berth if you owe us dues.", "Can I get a berth?", False),
        ("We will refuse your berth if you owe us dues.", "Will my berth be refused?", True),
        ("You don't need a pass if you moor here.", "Can I sail without a pass?", True),
        ("You can avoid the toll if you moor here.", "Do I have to pay the toll?", False),
        ("You can leave without a word if you moor here.", "Can I leave without a word?", True),
        (
            "Your fee will be less than £50 if you moor here.",
            "Will my fee be more than £50?",
            False,
        ),
        ("Your fee will be less than £50 if you moor here.", "Will my fee be less than £50?", True),
        (
            "You can raise, increase or reduce your fee if you moor here.",
            "Can I reduce my fee?",
            True,
        ),
    ],
)
def test_asked_for_and_against(text: str, question: str, holds: bool) -> None:
    assert answer(text, question, c1=True, c2=True) is holds
    assert answer(text, question, c1=False, c2=False) is not holds


def test_a_way_round_a_duty() -> None:
    text = "You must pay the toll unless you drive a bus."
    for question in ("Can I avoid the toll?", "Am I exempt from the toll?"):
        told = [("Do you drive a bus?", "yes")]
        assert decide(text, question, history=told).answer == "Yes"


def test_a_demand_is_made_in_its_case_alone() -> None:
    text = "You can climb if you have paid. If you are under 18, you also need to bring a parent."
    told = [("Have you paid?", "yes")]
    young = [*told, ("Are you under 18?", "yes")]
    assert decide(text, "Can I climb?", history=told).follow_up == "Are you under 18?"
    assert (
        decide(text, "Can I climb?", history=[*told, ("Are you under 18?", "no")]).answer == "Yes"
    )
    assert decide(text, "Can I climb?", history=young).answer == "More"
    assert (
        decide(text, "Can I climb?", history=[*young, ("Do you bring a parent?", "no")]).answer
        == "No"
    )


def test_a_demand_for_something_else_is_no_conclusion_about_it() -> None:
    text = "If you get a farm grant, you must also keep a log to be eligible for a farm loan."
    rule = parse(text)
    assert rule.written("Can I get a farm loan?") == "c1 and c2"
    assert rule.written("Do I need to keep a log?") == "c1"


def test_what_is_forbidden_is_not_so_for_a_demand_behind_it() -> None:
    text = (
        "Using a drone on the common is illegal unless the owner agrees. Finds must be reported "
        "to the warden."
    )
    rule = parse(text)
    assert rule.written("Is it illegal to use a drone on the common?") == "not c1"
    assert rule.written("Can I use a drone on the common?") == "c1"  # finds are other things


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("On market days, you cannot moor here.", "it is on market days"),
        ("In the harbour, you must wear a vest.", "you are in the harbour"),
        ("Within the lock, boats must not overtake.", "it is within the lock"),
    ],
)
def test_a_place_or_time_is_said_of_whom_or_what_it_holds(text: str, statement: str) -> None:
    assert parse(text).clauses[0].statement == statement


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("Early claims are not refused.", "Will my early claim be refused?", "false"),
        ("Late forms are turned down.", "Will my form be turned down?", "c1"),
    ],
)
def test_a_denial_may_be_denied(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written
