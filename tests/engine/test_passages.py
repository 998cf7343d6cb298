"""What the parts of an ordinary passage do: titles, questions with answers, proofs, waivers, marks."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

from cmr_logic import parse
from cmr_logic.errors import CmrLogicError

# A demand to have or hand over what a benefit takes is part of what it takes; a later duty is not.
PROOFS = [
    ("You can rent a canoe if you can swim. You must show your club card.", "Can I rent a canoe?", "c1 and c2"),
    ("The tour is free for teachers and nurses. You'll need a work badge.", "Is the tour free for me?", "(c1 or c2) and c3"),
    ("You can leave the choir if you have moved. You must give us a month's notice.", "Can I leave the choir?", "c1 and c2"),
    ("You can borrow a tent if you are a member. You must clean the tent after each trip.", "Can I borrow a tent?", "c1"),
    ("You can moor here if you have paid. Boats need a lamp at night.", "Can I moor here?", "c1"),
    ("You can rent a canoe if you can swim. You must give us a call if you come back late.", "Can I rent a canoe?", "c1"),
]  # fmt: skip

WAIVERS = [
    ("Readers who keep a book too long are charged a fine. The fine is waived if you were ill or the library was shut.", "Will I be charged a fine?", "c1 and not (c2 or c3)"),
    ("Boats that stay overnight pay a mooring fee. The mooring fee is waived if you shelter from a storm.", "Do I pay a mooring fee?", "c1 and not c2"),
    ("Readers who keep a book too long are charged a fine. The locker deposit is waived if you are a student.", "Will I be charged a fine?", "c1"),
]  # fmt: skip

MARKED = [
    ("You can keep bees if (a) the hive is far from the path; (b) you have a veil; and (c) your neighbours agree.", "Can I keep bees?", "c1 and c2 and c3"),
    ("You can moor here if (1) your boat is short, or (2) you help the warden.", "Can I moor here?", "c1 or c2"),
    ("Owners may vote provided (i) they have paid and (ii) they came in May; guests have no vote.", "Can I vote?", "(c1 and (c2 and c3)) and not c4"),
    ("You can row if you sent form (a) and form (b).", "Can I row?", "c1"),
    ("You can row (a lot) if you can swim.", "Can I row?", "c1"),
]  # fmt: skip

# Things that each have a determiner are asked about one by one; what may be one thing is not parted.
THINGS = [
    ("To moor here you need your permit, a long rope and proof of insurance.", "Can I moor here?", "c2 and c3 and c4"),
    ("You can row if you bring a helmet and a towel.", "Can I row?", "c1 and c2"),
    ("You can row if you bring a helmet, a vest or a note.", "Can I row?", "c1 or c2 or c3"),
    ("You can row if you bring soap and towels.", "Can I row?", "c1"),
    ("You can row if you live between a lake and a road.", "Can I row?", "c1"),
    ("You can row if you have a garden with a pond and a shed.", "Can I row?", "c1"),
    ("You can row if you do not own a boat and a car.", "Can I row?", "not c1"),
    ("You can row if your cousin and a coach agree.", "Can I row?", "c1"),
    ("To row you must have the warden's consent and a vest.", "Can I row?", "c2 and c3"),
    ("To row you need written consent from the warden and at least two vests.", "Can I row?", "c2 and c3"),
    ("To row you need a copy of your badge and a vest.", "Can I row?", "c2 and c3"),
    ("You can row if your crew brings no radio, no dog and no tent.", "Can I row?", "not c1 and not c2 and not c3"),
    ("You can row if you hold the class's cup or shield.", "Can I row?", "c1 or c2"),
]  # fmt: skip

# What befalls someone is a ground to end something; what someone does for it is a step.
GROUNDS = [
    ("You may only leave the club early if:\n\n* you have moved away\n* you are too ill to row\n* you have lost your job", "Can I leave the club early?", "c1 or c2 or c3"),
    ("You can only cancel your berth if:\n\n* your boat has broken down\n* you have fallen ill", "Can I cancel my berth?", "c1 or c2"),
    ("You can only cancel your berth if:\n\n* you have paid the fee\n* you have given a month's notice", "Can I cancel my berth?", "c1 and c2"),
]  # fmt: skip

ANSWERED = [
    ("Q: Can I light a fire on the beach?\nA: Yes, as long as the wind is weak and you bring a bucket.", "Can I light a fire?", "c1 and c2"),
    ("## Can I keep ducks?\n\nNo, unless your neighbours agree.", "Can I keep ducks?", "c1"),
    ("Can I bring a dog? Yes, you can, if it is on a lead.", "Can I bring a dog?", "c1"),
    ("Can I bring a dog? You can row if you can swim.", "Can I row?", "c1"),
]  # fmt: skip

TITLED = [
    ("Lake Pass scheme. All anglers who have paid are eligible, unless they fish at night.", "Am I eligible?", 2, "c1 and not c2"),
    ("Returns within a week. You can also swap a tent if you are a member.", "Can I swap a tent?", 2, "c2"),
]  # fmt: skip

JOINED = [
    ("You can get free seeds if you grow food, for example because you rent a plot, or your school has a garden.", "Can I get free seeds?", "c1 or c2"),
    ("You can get free seeds if you grow food, for example peas or beans.", "Can I get free seeds?", "c1"),
    ("We don't deliver to caves or to houses on the island.", "Do you deliver?", "not (c1 or c2)"),
    ("We collect leaves only from gardens that have a gate and whose owner has paid.", "Will you collect my leaves?", "c1 and c2"),
    ("Before you start the course you need a helmet and either a kayak or a canoe.", "Can I start the course?", "c2 and (c3 or c4)"),
    ("You can start if you have a helmet and a kayak.", "Can I start?", "c1 and c2"),
    ("You can't row before you pass the test.", "Can I row?", "c1"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [*PROOFS, *WAIVERS, *MARKED, *THINGS, *GROUNDS, *ANSWERED, *JOINED],
)
def test_what_a_passage_asks(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(("text", "question", "clauses", "written"), TITLED)
def test_a_title_with_a_full_stop_is_no_condition(
    text: str, question: str, clauses: int, written: str
) -> None:
    rule = parse(text)
    assert len(rule.clauses) == clauses
    assert rule.written(question) == written


def test_a_clause_that_is_not_there_is_an_error_of_the_family() -> None:
    rule = parse("You can row if you can swim.")
    with pytest.raises(KeyError) as caught:
        rule.clause("c7")
    assert isinstance(caught.value, CmrLogicError)
    assert str(caught.value) == "the rule has no clause 'c7'; its clauses are c1"
