"""What is denied, excepted or needed behind what a text grants, and grounds on which it does."""

from __future__ import annotations

import pytest

from cmr_logic import parse

GYM = "A junior may use the gym if a coach agrees, but may not use the sauna"
BUSES = "Kayaks are carried on all buses except those leaving after 9pm, and you"
ILL = "We repair a raft if it leaks. The guarantee does not apply if"
RATES = "Low fares apply to students, nurses and carers."


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        # "but may not" is said of whom the grant is about, not of whom its case is about
        (f"{GYM}.", "Can I use the sauna?", "not c1"),
        (f"{GYM} unless a guard is there.", "Can I use the sauna?", "not (c1 and not c3)"),
        (f"{GYM}.", "Can I use the gym?", "c2"),
        ("A junior may row on the lake if a coach agrees, but may not row at dawn or in fog unless "
         "a guard is there.", "Can I row at dawn?", "not (c1 and not c3)"),
        ("You can bring a guest if you ask first, but can't bring a dog.", "Can I bring a guest?",
         "c1"),
        # a denial of the same deed is of the thing that it names
        ("A junior may use the gym, but may not use the sauna.", "Can I use the gym?", "c1"),
        ("You may use the gym if a coach agrees, but you may not use the sauna unless you are 18.",
         "Can I use the gym?", "c1"),
        # a need behind what is excepted by a noun
        (f"{BUSES} need to have booked a place.", "Can I bring my kayak on the bus?",
         "not c1 and c2"),
        (f"{BUSES} have to book a place.", "Can I bring my kayak on the bus?", "not c1 and c2"),
        # grounds
        ("You may ask for a review on the ground that the panel made a mistake or that it ignored "
         "your letter.", "Can I ask for a review?", "c1 or c2"),
        ("Crews can object on the grounds that the course is too short.", "Can I object?", "c1"),
        # what does not apply is what was granted, in a list as in a sentence
        (f"{ILL} it was raced.", "Will you repair my raft?", "c1 and not c2"),
        (f"{ILL}:\n\n- it was raced\n- it is painted", "Will you repair my raft?",
         "c1 and not (c2 or c3)"),
        # what a thing is good for answers nothing of who gets it
        (f"{RATES} The fare covers the ferry and the tram.",
         "Do I get the low fare for the ferry?", "c1 or c2 or c3"),
    ],
)  # fmt: skip
def test_what_stands_beside_a_grant(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        # without a comma, and of what somebody can do, the case goes on
        ("You can take lessons if you are over eight but cannot swim.", "Can I take lessons?",
         "c1 and not c2"),
        ("You can have a float if you are over eight, but cannot swim.", "Can I have a float?",
         "c1 and not c2"),
        # the denial is of the very thing, or of the thing by a pronoun
        ("You may use the gym if you pay, but you may not use the gym unless you are 18.",
         "Can I use the gym?", "c1 and c2"),
        ("You may use the gym if you pay, but you may not use it unless you are 18.",
         "Can I use the gym?", "c1 and c2"),
        # what is told in a case may go on with a need
        ("You can use the pool unless you are ill and you need a nurse.", "Can I use the pool?",
         "not (c1 and c2)"),
        # a second case that repeats no verb
        ("You pay £5 if you row and £9 if you sail.", "Do I pay £9?", "c2"),
        # a list of what a grant takes is none of what denies it
        ("We lend rafts if you row. You qualify if:\n\n- you are 18\n- you live here",
         "Do I qualify?", "c2 and c3"),
    ],
)  # fmt: skip
def test_what_looks_alike(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("subject", "statement"),
    [
        ("Under-12s using the pool", "you are under-12s using the pool"),
        ("Over-65s with a card", "you are over-65s with a card"),
        ("Juniors using the pool", "you are juniors using the pool"),
    ],
)
def test_people_named_by_their_age_with_what_they_do(subject: str, statement: str) -> None:
    rule = parse(f"{subject} must be accompanied by a guide.")
    assert rule.written("Do I have to be with a guide?") == "c1"
    assert rule.clauses[0].statement == statement
