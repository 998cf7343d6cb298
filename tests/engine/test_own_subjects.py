"""A clause with a subject and a verb of its own leans on nothing before it, whatever its verb is.

Many verbs in -s can be plurals, and many pasts can be participles: what stands around them tells.
"""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

CLAUSES = {
    "the fence leans": "Does the fence lean?",
    "your knee hurts": "Does your knee hurt?",
    "the boots fit": "Do the boots fit?",
    "your tyres leak": "Do your tyres leak?",
    "the puppy cries": "Does the puppy cry?",
    "your turnover fell by a fifth": "Did your turnover fall by a fifth?",
    "the tram ran late": "Did the tram run late?",
    "the goat bit a child": "Did the goat bite a child?",
    "your nephew left school": "Did your nephew leave school?",
    "your landlord put the rent up": "Did your landlord put the rent up?",
    "the cabin let in water": "Did the cabin let in water?",
    "the pump stopped working": "Did the pump stop working?",
    "a nurse signs the card": "Does a nurse sign the card?",
    "a nurse signed the card": "Did a nurse sign the card?",
    "lunch is included": "Is lunch included?",
    "friends stay over": "Do friends stay over?",
    "people living with you agree": "Do people living with you agree?",
    "staff agree": "Do staff agree?",
    "your savings include shares": "Do your savings include shares?",
    "your café serves food": "Does your café serve food?",
    "the meter reads zero": "Does the meter read zero?",
    "the milk smells bad": "Does the milk smell bad?",
    "the hut stands empty": "Does the hut stand empty?",
    "your policy covered theft": "Did your policy cover theft?",
    "your address changes": "Did your address change?",
    "the job you do is dangerous": "Is the job you do dangerous?",
}


@pytest.mark.parametrize(("clause", "asked"), CLAUSES.items())
def test_a_clause_behind_and_is_one_of_its_own(clause: str, asked: str) -> None:
    rule = parse(f"You can claim if you are a student or hold a card, and {clause}.")
    decision = decide(rule, "Can I claim?", history=[("Are you a student?", True)])
    assert (decision.answer, decision.follow_up) == ("More", asked)


@pytest.mark.parametrize("clause", CLAUSES)
def test_a_clause_before_and_ends_there(clause: str) -> None:
    rule = parse(f"You can claim if {clause} and you are a student.")
    assert [said.statement for said in rule.clauses] == [clause, "you are a student"]


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        (
            "You must be:\n* a tenant with two rooms\n* a person named by the owner",
            ["you must be a tenant with two rooms", "you must be a person named by the owner"],
        ),
        (
            "You can join if you are a cook or a guest who pays the fee.",
            ["you are a cook", "you are a guest who pays the fee"],
        ),
        (
            "You can join if you are a bus driver or a ship cook.",
            ["you are a bus driver", "you are a ship cook"],
        ),
    ],
)
def test_what_somebody_is_leans_on_who_it_is(text: str, clauses: list[str]) -> None:
    assert [said.statement for said in parse(text).clauses] == clauses


@pytest.mark.parametrize(
    ("text", "clauses"),
    [
        ("You can row if both you are 16 and the sea is calm.", ["you are 16", "the sea is calm"]),
        ("You can row if both you and your cox agree.", ["you and your cox agree"]),
    ],
)
def test_what_and_joins_is_told_apart(text: str, clauses: list[str]) -> None:
    assert [said.statement for said in parse(text).clauses] == clauses


def test_a_plural_before_another_noun_is_no_subject() -> None:
    rule = parse("All guests pay, except for children under 7 and police officers on duty.")
    assert [said.statement for said in rule.clauses][-2:] == [
        "children under 7",
        "police officers on duty",
    ]


def test_many_who_are_named_as_one_are_asked_about_as_many() -> None:
    decision = decide(parse("You can claim if the staff agree."), "Can I claim?")
    assert decision.follow_up == "Do the staff agree?"
