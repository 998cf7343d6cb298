"""Whom and what a clause is about, as the question and its own relative clauses set it."""

import pytest

from cmr_logic.provisions import parse
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.spans import Span


def value(statement, story, question=""):
    found = settle([Clause("c1", Span(0, 0), statement, "if")], story, question)
    return found[0].value if found else None


@pytest.mark.parametrize(
    ("statement", "story", "expected"),
    [
        ("you are a baker who was hurt at work", "I'm a baker. I was hurt at work.", True),
        ("you are a baker who was hurt at work", "I'm a baker.", None),
        ("you are a baker who was hurt at work", "I'm not a baker.", False),
        ("you are a club that has hired a coach", "Our club has hired a coach.", True),
        ("you are a club that has hired a coach", "Our club hasn't hired a coach.", False),
        ("you are a club that has hired a coach", "My sister has hired a coach.", None),
        ("you are a grower whose crops were flooded", "I'm a grower. My crops were flooded.", True),
    ],
)
def test_a_relative_clause_is_a_statement_of_its_own(statement, story, expected):
    assert value(statement, story) is expected


def test_a_purpose_that_the_question_names_need_not_be_told():
    statement = "you must be a member of a rowing club to borrow an oar"
    story = "I'm a member of a rowing club."
    assert value(statement, story, "Can I borrow an oar?") is True
    assert value(statement, story, "Can I come along?") is None


def test_they_of_a_clause_are_what_the_question_names_as_ones_own():
    statement = "they have been cleaned in the spring"
    story = "My boat was cleaned in the spring."
    assert value(statement, story, "Can my boat stay?") is True
    assert value(statement, story, "Can my cart stay?") is None


def test_what_follows_a_relative_clause_goes_on_before_it():
    rule = parse("You can claim if you care for somebody for 20 hours or more each week.")
    (found,) = settle(rule.clauses, "I care for my aunt, who is ill, for 30 hours a week.")
    assert found.value
    assert settle(rule.clauses, "I visit my aunt, who cares for me, 30 hours a week.") == ()


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("She's 7 and swims like a fish.", False),
        ("She turned four on Sunday.", True),
        ("My little girl turned eighteen months old yesterday.", True),
        ("My daughter was born three weeks ago.", True),
        ("My daughter was born on 4 May 1998.", False),
        ("My daughter has a friend. She's 7.", None),
        ("He's 7.", None),
    ],
)
def test_she_is_whom_the_question_names(story, expected):
    assert value("you are a child under 5", story, "Can my daughter come along?") is expected


def test_whoever_is_asked_of_is_not_measured():
    assert value("members must be over 18", "I turned nineteen in the spring.") is True
    assert value("members must be over 18", "My boat turned nineteen in the spring.") is None
