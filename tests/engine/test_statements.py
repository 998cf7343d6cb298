"""Clauses are statements: grammatical sentences about a person or thing, whatever they lean on."""

from __future__ import annotations

import pytest

from cmr_logic import parse

# A rule text, and what its clauses state.
SHARED = {
    "the second part has its own subject": (
        "You pay less if you've got a boat and your neighbour keeps hers in York or Leeds.",
        [
            "you've got a boat",
            "your neighbour keeps hers in York",
            "your neighbour keeps hers in Leeds",
        ],
    ),
    "agreement": (
        "Anyone who rents a plot but who agrees to share it may apply.",
        ["you rent a plot", "you agree to share it may apply"],
    ),
    "an adverb stays with its verb": (
        "You can join if you recently left the army or are now living nearby.",
        ["you recently left the army", "you are now living nearby"],
    ),
    "an active form after a passive one": (
        "Members who were called to help and completed the full shift get a badge.",
        ["you were called to help", "you completed the full shift"],
    ),
    "participle for -ing form": (
        "You must be a sailor missing at sea or captured by pirates.",
        ["you must be a sailor missing at sea", "you must be a sailor captured by pirates"],
    ),
    "adjective for noun": (
        "You must be a resident of York, responsible for a dog or a qualified trainer.",
        [
            "you must be a resident of York",
            "you must be responsible for a dog",
            "you must be a qualified trainer",
        ],
    ),
    "a state behind an -ing form": (
        "You can get credits if you're looking for a job or in training.",
        ["you're looking for a job", "you're in training"],
    ),
    "infinitive": (
        "You can get a loan if you wish to buy a stall or improve it.",
        ["you wish to buy a stall", "you wish to improve it"],
    ),
    "able to": (
        "You can join if you are able to row a boat or sail it.",
        ["you are able to row a boat", "you are able to sail it"],
    ),
    "a verb beside a verb": (
        "You pay rates if you sell bread or cakes, or let a stall.",
        ["you sell bread", "you sell cakes", "you let a stall"],
    ),
    "preposition": (
        "You can apply if you have lived in York for a year or since May.",
        ["you have lived in York for a year", "you have lived in York since May"],
    ),
    "no determiner across an infinitive": (
        "You can apply if you hold a permit to sell roots or any other crop.",
        ["you hold a permit to sell roots", "you hold a permit to sell any other crop"],
    ),
    "whose": (
        "Members who have a permit and whose dog is small may apply.",
        ["you have a permit", "your dog is small"],
    ),
}
NOUNS = {
    "numbered": (
        "You can apply if you paid class 1 or class 2 dues abroad.",
        ["you paid class 1", "you paid class 2 dues abroad"],
    ),
    "no verb of you": (
        "You can join if you provide goods or services under the scheme.",
        ["you provide goods", "you provide services under the scheme"],
    ),
    "the last of a list": (
        "You can get help if you pay for heating, water or rent.",
        ["you pay for heating", "you pay for water", "you pay for rent"],
    ),
    "verbs all the same": (
        "You can get help if you own or rent.",
        ["you own", "you rent"],
    ),
    "an adjective that is a participle": (
        "You can claim if your boss is ordered to share the pension or protected payment with you.",
        [
            "your boss is ordered to share the pension",
            "your boss is ordered to share protected payment with you",
        ],
    ),
}
OBJECTS = {
    "two verbs": ("You pay rates if you sell or lease property.", ["you sell or lease property"]),
    "three verbs": (
        "You pay rates if you buy, build, or improve a home.",
        ["you buy, build, or improve a home"],
    ),
}
KINDS = {
    "people and what they are": (
        "Judges, police officers on duty and people over 75 are exempt from service.",
        ["you are judges", "you are police officers on duty", "you are over 75"],
    ),
    "a list whose last part has a verb names no kinds": (
        "There are no entry fees or exit penalties charged by the club.",
        ["there are any entry fees or exit penalties charged by the club"],
    ),
    "a name is no verb": (
        "Your child must attend a school or NGA that serves lunch.",
        ["your child must attend a school", "your child must attend NGA that serves lunch"],
    ),
}
IMPLIED = {
    "what you do": (
        "You may be able to use the calculator to see the tax on your boat.",
        ["you use the calculator to see the tax on your boat"],
    ),
    "a verb of its own": (
        "You usually get a discount at the gate.",
        ["you get a discount at the gate"],
    ),
    "denied where you are": ("You cannot fish in the harbour.", ["you are in the harbour"]),
    "denied whatever the place": (
        "You don't usually pay duty on gifts.",
        ["you pay duty on gifts"],
    ),
    "a thing in its time": ("Photography is free during the week.", ["it is during the week"]),
    "no case in a preposition of another kind": (
        "Bookings for weddings are made through the vicar.",
        ["bookings for weddings are made through the vicar"],
    ),
    "verbs are no kinds": (
        "The aim of the fund is to improve, plant or drain land in poor parishes.",
        ["it is in poor parishes"],
    ),
    "those who are helped": (
        "The fund was set up to compensate farmers for lost harvests.",
        ["you are farmers"],
    ),
    "nobody is helped by what you do": (
        "You don't need to ask guests for their names.",
        ["you need to ask guests for their names"],
    ),
    "a demand needs no case": (
        "A stall must be clean, dry and safe.",
        ["a stall must be clean, dry and safe"],
    ),
}
AIMS = {
    "verb of the cue": (
        "To qualify for help, you must live here.",
        ["you qualify for help", "you must live here"],
    ),
    "passive": (
        "To be considered for a berth, you must apply.",
        ["you are considered for a berth", "you must apply"],
    ),
}
CASES = {**SHARED, **NOUNS, **OBJECTS, **KINDS, **IMPLIED, **AIMS}


@pytest.mark.parametrize(("text", "statements"), CASES.values(), ids=CASES.keys())
def test_statements(text: str, statements: list[str]) -> None:
    assert [clause.statement for clause in parse(text).clauses] == statements


def test_an_inner_clause_denies_nothing_else() -> None:
    rule = parse("You break the rule by taking what you're not owed.")
    assert rule.provisions[0].positive


@pytest.mark.parametrize(
    ("text", "verb"),
    [
        ("This policy covers bicycles, boats and tents.", True),
        ("The seat covers and cushions are extra.", False),
    ],
)
def test_a_form_in_s_between_nouns(text: str, verb: bool) -> None:
    first = parse(text).clauses[0].statement
    assert ("bicycles" in first and "covers" not in first) if verb else "seat covers" in first


@pytest.mark.parametrize(
    ("item", "statement"),
    [
        ("Keeper's Allowance", "you get Keeper's Allowance"),
        ("Sport and Leisure Credit", "you get Sport and Leisure Credit"),
        ("Harbour Grant Part A", "you get Harbour Grant Part A"),
        ("A grant for sheds", "you get a grant for sheds"),
        ("Timber for sheds", "you get timber for sheds"),
    ],
)
def test_names_keep_their_capitals_and_items_lose_theirs(item, statement):
    rule = parse(f"You can apply if you get:\n\n* {item}\n* a rebate")
    assert rule.clauses[0].statement == statement
