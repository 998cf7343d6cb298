"""Short forms of rules: "No permit, no fishing", "Cats are not", "whatever their income"."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

LEVY = "You must pay the levy. Orphans are exempt whatever the income of the household."
PETS = "Dogs are welcome. Cats are not."
CLAIMS = "Claims must be reported within 7 days."


@pytest.mark.parametrize(
    ("rule", "question", "answer"),
    [
        ("No ticket, no entry.", "Do I need a ticket?", "Yes"),
        ("No ticket, no entry.", "Can I get in without a ticket?", "No"),
        ("No receipt, no refund.", "Can I get a refund without a receipt?", "No"),
        ("No dogs, no cats.", "Can I bring my cat?", "No"),
        (PETS, "Can I bring my cat?", "No"),
        (PETS, "Can I bring my dog?", "Yes"),
        ("Dogs are not allowed. Guide dogs are welcome.", "Can I bring my dog?", "More"),
    ],
)
def test_short_forms(rule: str, question: str, answer: str) -> None:
    assert decide(rule, question).answer == answer


@pytest.mark.parametrize(
    ("rule", "question", "written"),
    [
        ("No permit, no fishing.", "Can I fish?", "c1"),
        (LEVY, "Do I have to pay the levy?", "not c2"),
        (CLAIMS, "Will my claim be paid?", "c2"),
        ("You can only get help with bills if you are 65.", "Can I get help with bills?", "c1"),
        ("You can only use the slip with a pass.", "Can I use the slip?", "c1"),
    ],
)
def test_what_they_hang_on(rule: str, question: str, written: str) -> None:
    assert parse(rule).written(question) == written


def test_help_with_something_is_no_tool() -> None:
    rule = "You can only get help with heating costs if you are over 65."
    assert decide(rule, "Can I get help?").follow_up == "Are you over 65?"


@pytest.mark.parametrize(
    ("condition", "clauses"),
    [
        ("your child has an education, health and care plan", 1),
        ("you have a fire, theft and flood policy", 1),
        ("you hold an equality, diversity and inclusion policy and are insured", 2),
        ("you have a tent, a stove and a map", 3),
        ("you have a passport, a visa and a letter", 3),
    ],
)
def test_names_with_commas(condition: str, clauses: int) -> None:
    assert len(parse(f"You can apply if {condition}.").clauses) == clauses


OFF = "Members get 10% off. The discount is not given on sale items."


@pytest.mark.parametrize(
    ("rule", "question", "answer"),
    [
        (OFF, "Do I get 10% off?", "More"),
        (OFF, "Do I get 10% off sale items?", "No"),
    ],
)
def test_a_reduction_named_after_its_figures(rule: str, question: str, answer: str) -> None:
    assert decide(rule, question).answer == answer


def test_when_a_reduction_starts_limits_nobody() -> None:
    rule = "If you row you get 25% off. The discount starts after we get your form."
    assert parse(rule).written("Do I get 25% off?") == "c1"


ADULT = "Children under 5 must be accompanied by an adult."


@pytest.mark.parametrize(
    ("rule", "question", "written"),
    [
        (ADULT, "Can my child swim alone?", "not c1"),
        (ADULT, "Can I send my daughter by herself?", "not c1"),
        (ADULT, "Can my son come on his own?", "not c1"),
        ("Visitors must be escorted.", "Can I walk around on my own?", "not c1"),
        ("Learners must be supervised by a coach.", "Can I drive unsupervised?", "not c1"),
        ("Children under 8 must swim with an adult.", "Can my child swim alone?", "not c1"),
        ("Children over 8 may swim alone.", "Can my child swim alone?", "c1"),
    ],
)
def test_going_alone_where_company_is_demanded(rule: str, question: str, written: str) -> None:
    assert parse(rule).written(question) == written
