"""Things told apart by what is done with them, deeds that bring a penalty, lists led in early."""
# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

import cmr_logic

CASES = (
    ("Changes you must report are a move, a marriage and a new job.", "Do I have to report this change?", "c2 or c3 or c4"),
    ("Changes that must be reported include a move and a new job.", "Do I have to report this change?", "c2 or c3"),
    ("Events you must tell us about include a death, a birth and a divorce.", "Do I have to tell you?", "c2 or c3 or c4"),
    ("Expenses you can claim are fuel, tolls and parking.", "Can I claim this?", "c1 or c2 or c3"),
    ("Expenses you cannot claim are fuel, tolls and parking.", "Can I claim this?", "not (c1 or c2 or c3)"),
    ("The expenses that cannot be claimed are fuel and tolls.", "Can I claim this?", "not (c1 or c2)"),
    ("Things you can be fined for include littering, spitting and feeding birds.", "Can I be fined?", "c1 or c2 or c3"),
    ("You can be fined for littering.", "Can I be fined?", "c1"),
    ("You may be prosecuted for dropping litter or for letting a dog foul the path.", "Can I be prosecuted?", "c1 or c2"),
    ("The order means that you cannot be evicted as long as you pay your rent.", "Can they evict me?", "not c1"),
    ("You keep your place if you pay in time. In every other case you lose it.", "Will I lose my place?", "not c1"),
    ("Send at least two of these with the form. We do not accept copies.\n\n* a tax bill\n* a water bill\n* a bank statement", "Have I got enough?", "at least 2 of (c2, c3, c4)"),
    ("You qualify if any of the following apply to you. We check this every year.\n* you are a widow\n* you rent", "Do I qualify?", "c2 or c3"),
    ("## What you need\n* a photo\n* a rent book", "Do I have what I need?", "c1 and c2"),
    ("## Documents you need\n* a photo\n* a rent book", "Can I apply?", "c1 and c2"),
    ("You can park if you hold a pass such as a blue badge, or if you live here.", "Can I park?", "c1 or c2"),
    ("You cannot claim where the delay was caused by bad weather such as snow, or where we told you a week before.", "Can I claim?", "not (c1 or c2)"),
    ("Your bike may be removed if it blocks a door.", "Can you remove my bike?", "c1"),
    ("Citizens of the following countries do not need a visa:\n* Peru\n* Chile", "Do I need a visa?", "not (c1 or c2)"),
    ("Citizens of these countries do not need a visa:\n* Peru\n* Chile", "Do I need a visa?", "not (c1 or c2)"),
    ("People with one of these illnesses get free parking:\n* asthma\n* diabetes", "Do I get free parking?", "c1 or c2"),
    ("You can join if you row. It takes about two weeks to join in a branch.", "Can I join?", "c1"),
    ("You can join if you row. It takes two members to sign.", "Can I join?", "c1"),
    ("You can use these rooms if you:\n* swim\n* row", "Can I use the rooms?", "c1 or c2"),
)  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), CASES)
def test_things_told(text: str, question: str, expression: str) -> None:
    assert cmr_logic.parse(text).written(question) == expression


def test_a_span_of_time_is_no_deed() -> None:
    rule = cmr_logic.parse("You can be banned for life.")
    assert [clause.statement for clause in rule.clauses] == ["you are banned for life"]


LISTED = (
    ("Citizens of these countries pay nothing:\n* Peru\n* Chile", "you are citizens of Peru"),
    ("Students at any of the following schools can row:\n* Hill School", "you are students at Hill School"),
    ("People with one of the following illnesses can row:\n* asthma\n* gout", "you have asthma"),
    ("Shops in the following streets pay half:\n* High Street\n* Mill Lane", "it is in High Street"),
)  # fmt: skip


@pytest.mark.parametrize(("text", "statement"), LISTED)
def test_each_item_completes_the_subject(text: str, statement: str) -> None:
    assert statement in [clause.statement for clause in cmr_logic.parse(text).clauses]
