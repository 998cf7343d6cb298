"""Two things of which one alone is let, whose case is told, and duties beside what spares them."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

ONE_PET = "Tenants may keep a cat or a dog, but not both."


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        ("Members may borrow one tent or one canoe, not both, provided they pay a deposit.",
         "Can I borrow a tent?", "c2"),
        ("You may bring one guest or one dog, but not both, if you book ahead.",
         "Can I bring a guest?", "c1"),
        ("You can claim the bus allowance or the car allowance, not both, as long as you live more "
         "than 3 miles away.", "Can I claim the bus allowance?", "c1"),
        ("You can use a voucher or a coupon, never both.", "Can I use a voucher?", "true"),
        # who may have both says nothing of who may have one
        ("Residents may park one car or one van, but not both, unless they hold a second permit.",
         "Can I park my van?", "c1"),
        # between two cases it says more than "or"
        ("You can join if you row or swim, but not both.", "Can I join?",
         "(c1 or c2) and not (c1 and c2)"),
    ],
)  # fmt: skip
def test_either_is_let(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("I have a cat already. Can I get a dog too?", "No"),
        ("Can I keep a dog if I have a cat?", "No"),
        ("We have a dog, can we keep a cat as well?", "No"),
        ("Can I keep a cat and a dog?", "No"),
        ("Can I keep a dog?", "More"),
        ("Can I keep a dog and a hamster?", "More"),
        ("My cat died. Can I keep a dog?", "More"),
        ("I used to have a cat. Can I keep a dog?", "More"),
        ("I have no cat. Can I keep a dog?", "More"),
        ("My neighbour has a cat. Can I keep a dog?", "More"),
        ("I would like a cat. Can I keep a dog?", "More"),
    ],
)
def test_the_second_is_not_let_beside_the_first(question: str, answer: str) -> None:
    assert decide(parse(ONE_PET), question).answer == answer
