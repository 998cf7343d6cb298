"""Clefts with "only", costs that others bear, what is refused, kinds by what they measure or are not."""
# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

import cmr_logic

CASES = (
    # what "only" sets in front
    ("The only people who can vote are members over 18.", "Can I vote?", "c1"),
    ("The only people who may row are members and guides.", "Can I row?", "c1 or c2"),
    ("The only time you can swim is before 9am.", "Can I swim?", "c1"),
    ("It is only on Tuesdays that buggies can be brought in.", "Can I bring a buggy in?", "c1"),
    ("It is only members who can vote.", "Can I vote?", "c1"),
    ("It is only if you are over 60 that you can claim.", "Can I claim?", "c1"),
    # exceptions that we will make
    ("You may not sublet your flat. We will make an exception if you are working abroad.", "Can I sublet my flat?", "c2"),
    ("You may build a shed without a permit. That is not so, though, if your house is listed.", "Do I need a permit for a shed?", "c2"),
    # costs that others bear, and the same asked of them
    ("We will pay for your travel if you live far away.", "Do I have to pay for my travel?", "not c1"),
    ("We will pay for your travel if you live far away.", "Will you pay for my travel?", "c1"),
    ("Your employer will cover the cost of the course if you pass.", "Do I have to pay for the course?", "not c1"),
    ("A trader pays the lower fee if she has one stall.", "Do I pay the lower fee?", "c2"),
    ("You pay a deposit of £50. The deposit is not needed if you are a member.", "Do I have to pay a deposit?", "not c2"),
    # what ends, and what is refused
    ("The warranty lasts two years. It ends sooner if you open the machine.", "Is my machine still under warranty?", "not c2"),
    ("You will not get a licence if you have been fined.", "Will I be refused a licence?", "c1"),
    ("You will not get a licence if you have been fined.", "Can I get a licence?", "not c1"),
    # kinds by what they are not
    ("Cars not registered here need a permit.", "Do I need a permit for my car?", "not c1"),
    ("A permit is required for any car not registered here.", "Do I need a permit for my car?", "not c2"),
    ("Children not accompanied by an adult cannot enter.", "Can my child enter?", "c1"),
    # kinds by their measure, and what they may measure
    ("Sheds more than two metres high need consent.", "Do I need consent for my shed?", "c1"),
    ("Parcels up to 2 kg can be dropped in the post box.", "Can I drop my parcel in the post box?", "c1"),
    ("Bags may weigh no more than 20 kg.", "Can I bring my bag?", "c2"),
    ("Riders must be at least 1.2 metres tall, or 1 metre if they are with an adult.", "Can I ride?", "c2 or c3 and c4"),
    ("The vaccine is given to people of 60 or over.", "Can I have the vaccine?", "c1"),
    ("With savings of £16,000 or less, you can get help.", "Can I get help?", "c1"),
    # whom a club takes, and nobody else
    ("The choir takes new members if they can sing.", "Can I join the choir?", "c2"),
    ("The club takes players aged forty and above.", "Can I play for the club?", "c1"),
    ("Card holders get in early; nobody else does.", "Do I get in early?", "c1"),
    ("Card holders get in early; no one else does.", "Do I get in early?", "c1"),
    # subjects without an article behind a coordinator, and those that open with a form in -ing
    ("The deposit is returned unless there is damage or rent is owed.", "Will I get my deposit back?", "not (c1 or c2)"),
    ("The grant is payable where running water is not available.", "Can I get the grant?", "not c1"),
)  # fmt: skip


@pytest.mark.parametrize(("rule", "question", "expected"), CASES)
def test_expression(rule: str, question: str, expected: str) -> None:
    assert cmr_logic.parse(rule).written(question) == expected


@pytest.mark.parametrize(
    ("rule", "question", "expected"),
    [
        ("Children aged 5 to 15 pay half.", "Does my child pay half?", "Is your child aged 5 to 15?"),
        ("The vaccine is given to babies of at least 12 weeks.", "Can my baby have it?", "Is your baby aged at least 12 weeks?"),
        ("A tag is needed for any dog over six months old.", "Does my dog need a tag?", "Is your dog over six months old?"),
        ("Bags can be up to 60 cm long.", "Can I bring my bag?", "Is your bag up to 60 cm long?"),
        ("The choir takes new members if they can sing.", "Can I join the choir?", "Can you sing?"),
    ],
)  # fmt: skip
def test_follow_up(rule: str, question: str, expected: str) -> None:
    assert cmr_logic.decide(rule, question).follow_up == expected
