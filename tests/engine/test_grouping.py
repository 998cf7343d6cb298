"""Which clauses one question asks: those of a phrase, of a list item, of joined predicates."""

from __future__ import annotations

import pytest

from cmr_logic import parse

TOGETHER = {
    # one subject, one auxiliary
    "You can join if you live here and pay the fee.": ["you live here and pay the fee"],
    "You can dock if your boat is insured or is moored.": ["your boat is insured or is moored"],
    "You can moor if you have sailed alone and passed a test.": [
        "you have sailed alone and passed a test"
    ],
    # a choice of one demand, the other demand takes a question of its own
    "You can join if you are ill or over 60 and live here.": ["you are ill or over 60"],
    # one phrase
    "You can borrow maps if you live in Harwick or Dunmore.": ["you live in Harwick or Dunmore"],
    # a list item says what is one test, whatever it joins
    "You get a plot if you:\n\n* grow food and your family eats it\n* own a spade": [
        "you grow food and your family eats it"
    ],
    "You get a plot if you are:\n\n* over 60 and have a shed\n* a gardener": [
        "you are over 60 and have a shed"
    ],
    # what narrows a thing down is no statement of its own
    "The crossing is free if it is:\n\n* a boat that's under repair and is being towed\n* a raft": [
        "it is a boat that's under repair and is being towed"
    ],
    # a part may be joined itself
    "You get a plot if you:\n\n* live in Harwick or Dunmore, or are moving there\n* own a spade": [
        "you live in Harwick or Dunmore",
        "you live in Harwick or Dunmore, or are moving there",
    ],
}
APART = [
    "You can join if you live here and you pay the fee.",
    "You can rent a boat if you are over 16 and can swim.",
    "You can rent a boat if you are over 16 and your guardian agrees.",
    "You can join if you live here and do not owe fees.",
    "You get a plot if you:\n\n* grow food but do not sell it\n* own a spade",
    "You get a plot if you:\n\n* grow food\n* own a spade",
    "You get a plot if you own a spade and one of these applies:\n\n* you teach\n* you farm",
]


@pytest.mark.parametrize(("text", "statements"), TOGETHER.items(), ids=list(TOGETHER))
def test_joined_words_are_asked_about_together(text: str, statements: list[str]) -> None:
    assert [group.statement for group in parse(text).groups] == statements


@pytest.mark.parametrize("text", APART)
def test_statements_that_take_two_questions_are_asked_about_apart(text: str) -> None:
    rule = parse(text)
    assert len(rule.clauses) > 1
    assert not rule.groups


def test_a_group_names_its_clauses_by_their_ids_in_text_order() -> None:
    rule = parse("If you live here or work here, you can join. You can row if you swim or dive.")
    ids = [clause_id for group in rule.groups for clause_id in group.clause_ids]
    assert sorted(ids) == [clause.id for clause in rule.clauses]
    for group in rule.groups:
        assert all(rule.clause(i).span.start >= group.span.start for i in group.clause_ids)
        assert all(rule.clause(i).span.end <= group.span.end for i in group.clause_ids)


def test_verbs_joined_before_what_they_share_agree_with_you() -> None:
    rule = parse("Anyone who lives, works or studies in the city can join.")
    assert [group.statement for group in rule.groups] == ["you live, work or study in the city"]
    rule = parse("Anyone who sells gates, parks or bridges can join.")
    assert [group.statement for group in rule.groups] == ["you sell gates, parks or bridges"]
