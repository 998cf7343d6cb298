"""Stories that only come near to a clause: of then, of another, of a paper about it, of a part."""

from __future__ import annotations

import pytest

from cmr_logic import parse
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.scenario.matching.coming_near import NEAR
from cmr_logic.spans import Span


def value(clause, story):
    found = settle([Clause("c1", Span(0, 0), clause, "if")], story)
    return found[0].value if found else None


@pytest.mark.parametrize("entry", [pytest.param(each, id=each.name) for each in NEAR])
def test_words_that_only_come_near_leave_a_clause_open(entry):
    assert value(entry.clause, entry.silent) is None
    assert value(entry.clause, entry.fires) is True


OPEN = {
    "you are enrolled at a college": (
        "I was enrolled at a college back in 2014.",
        "I was enrolled at Hull College a few years ago and hated it.",
        "Word is that I'm enrolled at a college, but nobody has written to me.",
    ),
    "you are registered with a dentist": (
        "I was registered with a dentist in the nineties.",
        "I was registered with a dentist until he retired.",
    ),
    "you sing in a choir": ("I sang in a choir at school.", "I sang in a choir for years."),
    "you coach a team": ("I coached a team for years.",),
    "you receive Housing Benefit": (
        "I've put in a claim for Housing Benefit.",
        "I got a letter about Housing Benefit.",
        "I was getting Housing Benefit.",
    ),
    "you have a disability": ("I'm being assessed for a disability.",),
    "you have a car": ("I had a car in my twenties.", "I've ordered a car and it comes in May."),
    "your car is insured": ("My car used to be insured.",),
    "you have a dog": ("We're collecting our dog from the breeder in June.",),
    "you have paid the deposit": (
        "I usually pay the deposit for my team.",
        "I've started paying off the deposit.",
    ),
    "you have paid your rent": ("I pay my rent every Friday.", "I usually pay my rent on time."),
    "you have completed the course": (
        "I've completed a different course.",
        "I completed the entry test for the course.",
    ),
    "you have reported the theft to the police": (
        "I reported the theft to my insurer.",
        "I reported the theft to the bus company.",
        "I reported another theft to the police last year.",
    ),
    "you have children under 16": ("I teach children under 16.", "I coach children under 10."),
    "you live in Leeds": ("I'd move to Leeds tomorrow.",),
}


@pytest.mark.parametrize(
    ("clause", "story"), [(clause, story) for clause, stories in OPEN.items() for story in stories]
)
def test_what_comes_near_is_left_open(clause, story):
    assert value(clause, story) is None


@pytest.mark.parametrize(
    ("clause", "story"),
    [
        ("you are enrolled at a college", "I enrolled at a college in September."),
        ("you are registered with a dentist", "I registered with a dentist in May."),
        ("you sing in a choir", "I sing in a choir."),
        ("you receive Housing Benefit", "I was awarded Housing Benefit."),
        ("you have a disability", "I'm registered disabled."),
        ("you have a car", "I've bought a car."),
        ("you have paid your rent", "I've paid my rent, as I do every Friday."),
        ("you have completed the course", "I completed the course with a test."),
        ("you have reported the theft to the police", "I reported the theft."),
        ("you have children under 16", "I have two children, both under ten."),
        ("you live in Leeds", "I moved to Leeds in May."),
    ],
)
def test_what_says_as_much_settles(clause, story):
    assert value(clause, story) is True


@pytest.mark.parametrize(
    ("rule", "question", "story", "expected"),
    [
        (
            "The plan covers machines which cost more than £300.",
            "Is my washing machine covered by the plan?",
            "My washing machine leaks. I bought it with a dryer, and the dryer was £410.",
            None,
        ),
        (
            "The plan covers machines which cost more than £300.",
            "Is my washing machine covered by the plan?",
            "My washing machine leaks. The machine was £410.",
            True,
        ),
        (
            "You can return garments if the garment cost more than £30.",
            "Can I return my coat?",
            "My coat has a hole. The scarf I bought with it was £45.",
            None,
        ),
        (
            "You can return garments if the garment cost more than £30.",
            "Can I return my coat?",
            "My coat has a hole. It was £45.",
            True,
        ),
    ],
)
def test_the_price_of_another_thing_says_nothing(rule, question, story, expected):
    found = settle(parse(rule).clauses, story, question)
    assert (found[0].value if found else None) is expected
