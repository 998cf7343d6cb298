"""Kinds of people and things that a text tells apart: by lists, by what they have, by "those"."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

ITEMS = "\n\n* pregnant women\n* full-time students under 19"


@pytest.mark.parametrize(
    ("title", "question", "written"),
    [
        ("People who are exempt from the toll:", "Am I exempt from the toll?", "c1 or c2"),
        ("Those who can apply:", "Can I apply?", "c1 or c2"),
        ("People who do not pay the toll:", "Do I pay the toll?", "not (c1 or c2)"),
        ("Rowers who can't join:", "Can I join?", "not (c1 or c2)"),
        ("## Tolls\n\nPeople who are exempt from the toll:", "Am I exempt?", "c1 or c2"),
    ],
)
def test_titles_of_people(title: str, question: str, written: str) -> None:
    rule = parse(title + ITEMS)
    assert rule.written(question) == written
    assert decide(rule, question).follow_up == "Are you a pregnant woman?"


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        (
            "Rowers with a rating of at least 5, and widows who have not remarried, may join.",
            "Can I join?",
            "c1 or c2 and not c3",
        ),
        (
            "Rowers in Kent, and sailors who have a boat, may join.",
            "Can I join?",
            "c1 or c2 and c3",
        ),
        ("Rowers, and sailors who have a boat, may join.", "Can I join?", "c1 or c2 and c3"),
        (
            "The club is open to rowers with a boat, and sailors who own an oar.",
            "Can I join?",
            "c1 or c2 and c3",
        ),
        ("Rowers under 25 and sailors who work can join.", "Can I join?", "c1 or c2 and c3"),
        # one relative clause for both
        ("Rowers and sailors who have a boat may join.", "Can I join?", "(c1 or c2) and c3"),
        # what they have and lack
        (
            "A family with an income below £9,000 and no member in the army can get a card.",
            "Can I get a card?",
            "c1 and not c2",
        ),
        (
            "A person having an income below £9,000 and no boat can get a card.",
            "Can I get a card?",
            "c1 and not c2",
        ),
        # ages with what stands beside them
        ("Anyone aged 18 to 39 living in Kent can join.", "Can I join?", "c1 and c2"),
        ("Anyone aged 18-30 enrolled in a course can join.", "Can I join?", "c1 and c2"),
        ("Anyone aged 18 or over can join.", "Can I join?", "c1"),
        ("Women over 50 registered with a doctor can join.", "Can I join?", "c1"),
        # behind compounds
        ("First-time adult applicants must pay.", "Must I pay?", "c1"),
        ("Low-income working families can get help.", "Can I get help?", "c1"),
        # bodies, of which nobody is two
        (
            "Applicants must be:\n\n* a county or city\n* a nonprofit corporation",
            "Can I get the loan?",
            "(c1 or c2) or c3",
        ),
        (
            "Applicants must be:\n\n* a resident of Kent\n* a member of a club",
            "Can I get the loan?",
            "c1 and c2",
        ),
        # plights are grounds each by itself
        (
            "You may get help if:\n\n* you are homeless\n* you are accused of a crime",
            "Can I get help?",
            "c1 or c2",
        ),
        (
            "You may get help if:\n\n* you are homeless\n* you live in Kent\n* you pay rent",
            "Can I get help?",
            "c1 and c2 and c3",
        ),
    ],
)
def test_kinds_of_people(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        (
            "You must report any conviction, except those which are spent.",
            "Do I have to report this?",
            "Is it a conviction which is spent?",
        ),
        (
            "You must register any dog except those used for guiding the blind.",
            "Do I have to register my dog?",
            "Is your dog used for guiding the blind?",
        ),
        (
            "You must declare all income except that which is exempt.",
            "Do I have to declare this income?",
            "Is it income which is exempt?",
        ),
        ("Everyone must pay except those who live here.", "Must I pay?", "Do you live here?"),
        ("Anyone may row, except those who are ill.", "Can I row?", "Are you ill?"),
        # things whose name is a verb too
        (
            "Contracts for less than £42 are excluded.",
            "Is my contract covered?",
            "Is it a contract for less than £42?",
        ),
        (
            "Relief is only available on gifts made to a charity.",
            "Can I claim relief?",
            "Are the gifts made to a charity?",
        ),
        (
            "Your landlord may only evict you with a court order.",
            "Can I be evicted?",
            "Does your landlord have a court order?",
        ),
    ],
)
def test_things_and_others(text: str, question: str, follow_up: str) -> None:
    assert decide(parse(text), question).follow_up == follow_up


@pytest.mark.parametrize(
    ("condition", "written"),
    [
        ("you are 40 or over and your mother or father has gout", "c1 and (c2 or c3)"),
        ("you live here and your father, mother, brother or sister has gout", "c1 and c2"),
        ("you own a hut and your boat or raft was lost", "c1 and (c2 or c3)"),
        ("the hut is dry and the buyer or seller lives here", "c1 and c2"),
        ("you are 60, have a badge, or are 40 and your mother is ill", "c1 or c2 or c3 and c4"),
        ("you are 60, have a badge, or live here and work", "c1 or c2 or c3 and c4"),
    ],
)
def test_subjects_behind_and(condition: str, written: str) -> None:
    assert parse(f"You can join if {condition}.").written("Can I join?") == written


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("The applicant must be 21 and live in Ohio.", "Can I get the loan?", "c1 and c2"),
        ("The applicant must be 21 and live in Ohio.", "Can I park by the lake?", "false"),
        ("The applicant must be 21. A visa lasts a year.", "Can I get the loan?", "false"),
        (
            "## Who can get it\n\nYour child must be under 9. You must live here.",
            "Can I get the school grant?",
            "c1 and c2",
        ),
        (
            "## Eligibility\n\nThe farm must be in Ohio. You must be 18 or over.",
            "Am I eligible?",
            "c1 and c2",
        ),
        ("You must have lived here for 9 years.", "Can I get this pension?", "c1"),
        ("You must have lived here for 9 years.", "Can I get this boat?", "false"),
        ("Rowing is not permitted, and sailing requires consent.", "Can I sail?", "c2"),
    ],
)
def test_what_is_unnamed(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        (
            "Widows of miners who died at work can claim.",
            "Can I claim?",
            "Are you a widow of miners who died at work?",
        ),
        ("Widows of miners who row can claim.", "Can I claim?", "Are you a widow of miners?"),
        ("Everyone must pay except guests and those over 80.", "Must I pay?", "Are you a guest?"),
        (
            "To get the grant you and your partner must work.",
            "Can I get the grant?",
            "Do you and your partner work?",
        ),
    ],
)
def test_whom_more_is_said_of(text: str, question: str, follow_up: str) -> None:
    assert decide(parse(text), question).follow_up == follow_up


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        (
            "Claim if you've been employed or self-employed for 9 weeks before your boat is sold.",
            "Can I claim?",
            "Have you been employed or self-employed for 9 weeks before your boat is sold?",
        ),
        (
            "Grants are for rowers who want to build a hut and who live in a town where a boat "
            "has sunk.",
            "Can I get a grant?",
            "Do you want to build a hut and live in a town where a boat has sunk?",
        ),
        (
            "You may not stay, except while an appeal is being heard.",
            "Can I stay?",
            "Is an appeal being heard?",
        ),
        (
            "The club pays for people with a card, and children up to 16 who are sent by a nurse.",
            "Will the club pay for me?",
            "Do you have a card?",
        ),
    ],
)
def test_wording_of_kinds(text: str, question: str, follow_up: str) -> None:
    assert decide(parse(text), question).follow_up == follow_up
