"""Titles of cases above their list, and what befalls people in some cases."""
# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

import cmr_logic

CASES = (
    (
        "## When your lessons will stop\n* you miss two lessons\n* you hurt another pupil\n* you stop paying the fees",
        "Will my lessons stop?",
        "c1 or c2 or c3",
    ),
    (
        "## When your place can be withdrawn\n* you miss two lessons\n* you hurt another pupil\n* you stop paying the fees",
        "Can my place be withdrawn?",
        "c1 or c2 or c3",
    ),
    (
        "## When your pass may be suspended\n* you miss two lessons\n* you hurt another pupil\n* you stop paying the fees",
        "Will my pass be suspended?",
        "c1 or c2 or c3",
    ),
    (
        "### When your cover ends\n* you miss two lessons\n* you hurt another pupil\n* you stop paying the fees",
        "Will my cover end?",
        "c1 or c2 or c3",
    ),
    (
        "### When you could lose your place\n* you miss two lessons\n* you hurt another pupil\n* you stop paying the fees",
        "Could I lose my place?",
        "c1 or c2 or c3",
    ),
    (
        "### When we may end the agreement\n\n- You sublet the room\n- You keep a pet\n- You owe more than £500",
        "Can they end my agreement?",
        "c1 or c2 or c3",
    ),
    (
        "### When we can evict you\n\n- You sublet the room\n- You keep a pet\n- You owe more than £500",
        "Can I be evicted?",
        "c1 or c2 or c3",
    ),
    (
        "### When your landlord can evict you\n\n- You sublet the room\n- You keep a pet\n- You owe more than £500",
        "Can my landlord evict me?",
        "c1 or c2 or c3",
    ),
    (
        "### Reasons we may refuse entry\n\n- You sublet the room\n- You keep a pet\n- You owe more than £500",
        "Can they refuse me entry?",
        "c1 or c2 or c3",
    ),
    (
        "### Grounds for eviction\n\n- You sublet the room\n- You keep a pet\n- You owe more than £500",
        "Can I be evicted?",
        "c1 or c2 or c3",
    ),
    (
        "### Reasons your licence can be taken away\n\n- You sublet the room\n- You keep a pet\n- You owe more than £500",
        "Can my licence be taken away?",
        "c1 or c2 or c3",
    ),
    (
        "## Why your claim might be refused\n\n- You sublet the room\n- You keep a pet\n- You owe more than £500",
        "Might my claim be refused?",
        "c1 or c2 or c3",
    ),
    (
        "## When you have to tell us\n\n- You sublet the room\n- You keep a pet\n- You owe more than £500",
        "Do I have to tell you?",
        "c2 or c3 or c4",
    ),
    (
        "## When you don't need to tell us\n\n- You sublet the room\n- You keep a pet\n- You owe more than £500",
        "Do I need to tell you?",
        "not (c1 or c2 or c3)",
    ),
    (
        "## When you can't get a refund\n\n- You sublet the room\n- You keep a pet\n- You owe more than £500",
        "Can I get a refund?",
        "not (c1 or c2 or c3)",
    ),
    (
        "## When a refund is not given\n\n- You sublet the room\n- You keep a pet\n- You owe more than £500",
        "Will I get a refund?",
        "not (c1 or c2 or c3)",
    ),
    (
        "## When you can get a refund\n* the show is cancelled\n* the date is moved\n* you are ill",
        "Can I get a refund?",
        "c1 or c2 or c3",
    ),
    (
        "## Who cannot use the pool\n* anyone with an open wound\n* children under 4\n* people who are drunk",
        "Can I use the pool?",
        "not (c1 or c2 or c3)",
    ),
    (
        "## Excuses we accept\n* you were ill\n* a train was cancelled\n* your car broke down",
        "Will my excuse be accepted?",
        "c1 or c2 or c3",
    ),
    (
        "## Reasons we'll accept for missing an exam\n* you were ill\n* a train was cancelled\n* your car broke down",
        "Will my reason be accepted?",
        "c1 or c2 or c3",
    ),
    (
        "## Changes you must report\n* you move house\n* you start a job\n* your rent changes",
        "Do I have to report this?",
        "c2 or c3 or c4",
    ),
    (
        "## Things that may reduce your award\n* you start a job\n* you move in with a partner\n* you get an inheritance",
        "Will my award be reduced?",
        "c1 or c2 or c3",
    ),
    (
        "## What can delay your payment\n* you gave the wrong bank details\n* you applied late\n* we asked for more papers",
        "Will my payment be delayed?",
        "c1 or c2 or c3",
    ),
    (
        "## If you can't pay\nWe may cut off your supply if:\n* you miss two bills\n* you refuse a meter",
        "Can you cut off my supply?",
        "c1 or c2",
    ),
    (
        "Your permit will be cancelled when:\n* you sell the car\n* you move out of the zone",
        "Will my permit be cancelled?",
        "c1 or c2",
    ),
    (
        "Your payments will stop if you:\n- leave the country\n- go to prison",
        "Will my payments stop?",
        "c1 or c2",
    ),
    (
        "This means they cannot evict you as long as you pay your rent and keep the house clean.",
        "Can they evict me?",
        "not (c1 and c2)",
    ),
    (
        "This means you cannot be evicted provided you pay your rent.",
        "Can my landlord evict me?",
        "not c1",
    ),
    ("You cannot be fined if you have a permit.", "Can they fine me?", "not c1"),
    ("You will not be charged if you cancel in time.", "Will they charge me?", "not c1"),
    ("You can be searched if an officer suspects you.", "Can an officer search me?", "c1"),
    ("Your bike may be removed if it blocks a door.", "Can you remove my bike?", "c1"),
    (
        "Your discount is not affected by a claim if the accident wasn't your fault.",
        "Will I lose my discount?",
        "c1",
    ),
    (
        "Your bonus is not affected if you are off sick for less than a week.",
        "Will my bonus be reduced?",
        "not c1",
    ),
    (
        "There is no penalty if you pay within a month. Interest is still due on tax paid late.",
        "Do I have to pay a penalty?",
        "not c1",
    ),
    (
        "No fee is payable if you are under 18. Postage costs £3.",
        "Do I have to pay a fee?",
        "not c1",
    ),
)


@pytest.mark.parametrize(("text", "question", "expression"), CASES)
def test_cases_below_a_title(text: str, question: str, expression: str) -> None:
    assert cmr_logic.parse(text).written(question) == expression


def test_other_titles_lead_nothing_in() -> None:
    text = "# How we decide\n* You live here\n* You row"
    assert cmr_logic.parse(text).written("Can I join?") == "c1 and c2"


def test_a_conclusion_is_the_title_without_its_opener() -> None:
    rule = cmr_logic.parse("## When we may end it\n* You sublet the room\n* You keep a pet")
    (provision,) = rule.provisions
    assert provision.conclusion.of(rule.text) == "we may end it"
