"""Turns of guidance pages of public bodies: denials in a row, most people, compounds."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import decide, parse

# --- what "neither", "nor" and "not" reach

DENIALS = [
    (
        "Crews who are neither guests nor members may row if they are ill or tired.",
        "Can I row?",
        "(not c1 and not c2) and (c3 or c4)",
    ),
    (
        "You may row if you are neither old nor ill and you are a cook or a pilot.",
        "Can I row?",
        "(not c1 and not c2) and (c3 or c4)",
    ),
    (
        "Farmers who have neither hay nor oats can apply, except those with a mule or a donkey.",
        "Can I apply?",
        "(c1 and (not c2 and not c3)) and not (c4 or c5)",
    ),
    ("You may row if you have neither a cold or a cough.", "Can I row?", "not c1 and not c2"),
    ("You must not own a raft, nor must your partner.", "Can I join?", "not c1 and not c2"),
    (
        "Applicants must not owe a fine, nor may they be on a ban.",
        "Can I join?",
        "not c1 and not c2",
    ),
    ("You must not owe rent; nor may you have been evicted.", "Can I join?", "not c1 and not c2"),
    (
        "You cannot get it if you live abroad, nor can you get it if you row.",
        "Can I get it?",
        "not (c1 or c2)",
    ),
    (
        "You do not need a licence, nor do you need to register, if you sell fewer than ten eggs.",
        "Do I need a licence?",
        "not c1",
    ),
    ("Your wife must not own a raft.", "Can I join?", "not c1"),
    ("Your relatives may not sign the form.", "Can my aunt sign the form?", "not c1"),
]

# --- what is so of most, and who is not one of them

MOST = [
    (
        "Most visitors do not need a pass. You need a pass if you stay for more than nine days.",
        "Do I need a pass?",
        "c3",
    ),
    ("You do not usually need a pass. You need a pass if you row.", "Do I need a pass?", "c3"),
    ("You do not usually need a pass. You need one if you row.", "Do I need a pass?", "c3"),
    ("You do not need a pass. You need a coat if you row.", "Do I need a pass?", "false"),
    (
        "Guests do not need a pass. You need a pass if you row.",
        "Do I need a pass?",
        "c3 and not c1",
    ),
]

# --- what a comma parts, and what two adverbs or prepositions share

JOINED = [
    (
        "The calf must be under age 9, or under age 12 and a twin.",
        "Can I show my calf?",
        "c1 or c2 and c3",
    ),
    (
        "The raft must be new, or under nine and insured, or permanently and safely moored.",
        "Can I moor my raft?",
        "c1 or c2 and c3 or c4",
    ),
    ("The raft must be permanently and safely moored.", "Is my raft allowed?", "c1"),
    ("You must be aged 60 or over the day you apply.", "Can I apply?", "c1"),
    (
        "Members wed to, or living in a civil partnership with, a pilot can row.",
        "Can I row?",
        "c1 or c2",
    ),
]

SHARED = [
    (
        "You have to repay it if you sold the raft, or let it, within a year.",
        "Do I have to repay it?",
        "[you sold the raft within a year] or [you let it within a year]",
    ),
    (
        "You qualify if your raft was destroyed, or badly damaged, by a storm.",
        "Do I qualify?",
        "[your raft was destroyed by a storm] or [your raft was badly damaged by a storm]",
    ),
    (
        "You qualify if your cough has lasted, or is likely to last, for a year.",
        "Do I qualify?",
        "[your cough has lasted for a year] or [your cough is likely to last for a year]",
    ),
    (
        "You can row if you are ill, or tired, in the evening.",
        "Can I row?",
        "[you are ill] or [you are tired, in the evening]",
    ),
    (
        "You must have a cough that stops work and that is likely to last a year or end in bed.",
        "Can I apply?",
        "[you have a cough that stops work] and"
        " ([you must have a cough that is likely to last a year] or"
        " [you must have a cough that is likely to end in bed])",
    ),
    (
        "You must own a raft that is dry and that is under 6 metres.",
        "Can I apply?",
        "[you must own a raft that is dry] and [you must own a raft that is under 6 metres]",
    ),
    (
        "You must prove that you can row and that you can swim.",
        "Can I apply?",
        "[you must prove that you can row] and [you can swim]",
    ),
    (
        "You can go if you are travelling for work or a funeral.",
        "Can I go?",
        "[you are travelling for work] or [you are travelling for a funeral]",
    ),
    (
        "You can go if you are in work or a student.",
        "Can I go?",
        "[you are in work] or [you are a student]",
    ),
]


@pytest.mark.parametrize(("text", "question", "expected"), SHARED)
def test_what_two_parts_share(text: str, question: str, expected: str) -> None:
    rule = parse(text)
    said = rule.written(question)
    for clause in reversed(rule.clauses):
        said = said.replace(clause.id, f"[{clause.statement}]")
    assert said == expected


# --- at which age something is granted, and after what something is due

AGES = [
    ("Members can vote at age 16.", "Can I vote?", "c2"),
    (
        "You can get the card at 60, or at 55 if you are a widow.",
        "Can I get the card?",
        "c1 or c2 and c3",
    ),
    (
        "You can start at age 16, or at age 14 with your parents' consent.",
        "Can I start?",
        "c1 or c2 and c3",
    ),
    (
        "You are eligible for a pass at age 65, or earlier if you are blind.",
        "Am I eligible for a pass?",
        "c1 or c2",
    ),
    ("Anyone who left school at age 16 can apply.", "Can I apply?", "c1"),
    ("You may collect it at 60 High Street, or at 70 if it is shut.", "Can I collect it?", "c1"),
]
DUE = [
    (
        "You must register within 30 days of the day on which your sales exceeded £900.",
        "Do I need to register?",
        "c2",
    ),
    ("You must tell us within 10 days of moving house.", "Do I need to tell you?", "c2"),
    (
        "You must pay the fine within 28 days of getting the notice.",
        "Do I have to pay the fine?",
        "c2",
    ),
    (
        "You must file it within 60 days after you sell the raft, unless it is old.",
        "Do I need to file it?",
        "c2 and not c3",
    ),
    ("You must apply within a year of the day on which the keeper died.", "Can I apply?", "c1"),
    ("You must return the form within a month.", "Can I join?", "c1"),
]


@pytest.mark.parametrize(("text", "question", "expected"), DENIALS + MOST + JOINED + AGES + DUE)
def test_forms_of_guidance(text: str, question: str, expected: str) -> None:
    assert parse(text).written(question) == expected


# --- what is asked

ASKED = [
    ("If you sold it, you must pay.", "Do I have to pay?", "Did you sell it?"),
    (
        "Loans are available to for-profit companies that employ ten people.",
        "Can we get a loan?",
        "Are you a for-profit company that employs ten people?",
    ),
    ("Help is available to at-risk youths.", "Can I get help?", "Are you an at-risk youth?"),
    (
        "Loans are available for full-time students.",
        "Can I get a loan?",
        "Are you a full-time student?",
    ),
    ("Citizens of Malta get it.", "Do I get it?", "Are you a citizen of Malta?"),
    (
        "The plan does not cover rides to a doctor's office.",
        "Does the plan cover my ride?",
        "Is your ride to a doctor's office?",
    ),
    (
        "A pass is issued to a pilot if the pilot's boat is safe.",
        "Can I get a pass?",
        "Are you a pilot?",
    ),
    ("You must not own a raft, nor must your partner.", "Can I join?", "Do you own a raft?"),
    ("Your wife must not own a raft.", "Can I join?", "Does your wife own a raft?"),
]


@pytest.mark.parametrize(("text", "question", "follow_up"), ASKED)
def test_follow_ups(text: str, question: str, follow_up: str) -> None:
    assert decide(text, question).follow_up == follow_up
