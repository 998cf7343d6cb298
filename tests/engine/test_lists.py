"""Lists: what joins their items, what leads them in, and what stands around them."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import re

import pytest

from cmr_logic import decide, parse
from cmr_logic.expression import to_text
from cmr_logic.provisions.drafts.tallies import FORMS, Form, tally
from cmr_logic.text import words_in

MOOR = "You can moor here if:\n\n* you own a berth\n* you are on the list\n* you race\n\n"
BEES = "\n\n* the hives stand at the back\n* your neighbours have agreed"


@pytest.mark.parametrize("form", [pytest.param(form, id=form.name) for form in FORMS])
def test_a_tally_fires_in_its_example_and_not_in_its_counter_example(form: Form) -> None:
    assert tally(words_in(form.fires)) is not None
    assert tally(words_in(form.silent)) is None


@pytest.mark.parametrize(
    ("sentence", "expression"),
    [
        ("Any one of these will do.", "c1 or c2 or c3"),
        ("One is enough.", "c1 or c2 or c3"),
        ("You only have to meet one of these conditions.", "c1 or c2 or c3"),
        ("You don't need to meet all of these. Ask the harbour office.", "c1 or c2 or c3"),
        ("All three must be the case on the day you come.", "c1 and c2 and c3"),
        ("You need to meet two of these.", "at least 2 of (c1, c2, c3)"),
        ("None of these may apply.", "not (c1 or c2 or c3)"),
    ],
)
def test_a_sentence_behind_a_list_says_how_many_hold(sentence: str, expression: str) -> None:
    rule = parse(MOOR + sentence)
    assert rule.written("Can I moor here?") == expression
    assert rule.readings == ()


def test_another_sentence_behind_a_list_says_nothing_of_it() -> None:
    rule = parse(MOOR + "Two of the piers are closed.")
    assert rule.written("Can I moor here?") == "c1 and c2 and c3"


@pytest.mark.parametrize(
    ("text", "expression"),
    [
        ("# Can I moor here\n\nOne of these must apply. You must:\n\n* own a berth\n* race", "c1 or c2"),
        ("You can moor here. Both of the following must apply:\n\n* you race\n* you pay", "c2 and c3"),
        ("You can moor here. The following conditions apply:\n\n* you race\n* you pay", "c2 and c3"),
        ("Conditions for mooring:\n\n* you race\n* you pay", "c1 and c2"),
        ("You can moor here if you meet two or more criteria:\n\n* you race\n* you pay\n* you live here", "at least 2 of (c1, c2, c3)"),
        ("There are two conditions for mooring:\n\n* you race\n* you pay", "c1 and c2"),
        ("You can moor here on the following conditions:\n\n* you race\n* you pay", "c1 and c2"),
        ("You can moor here if both of these are true: you race and you pay.", "c1 and c2"),
        ("You can moor here if these conditions are met: you race and you pay.", "c1 and c2"),
        ("You can moor here if one of these is true: you race or you pay.", "c1 or c2"),
        ("You can moor here if you meet two conditions:\n\n* you race\n* you pay", "c1 and c2"),
    ],
)  # fmt: skip
def test_a_sentence_before_a_list_says_how_many_hold(text: str, expression: str) -> None:
    assert parse(text).written("Can I moor here?") == expression


@pytest.mark.parametrize(
    ("text", "expression"),
    [
        (f"## You can keep bees if{BEES}", "c1 and c2"),
        ("## You can keep bees if you\n\n* are 18\n* own a hive", "c1 and c2"),
        ("## Who can't keep bees\n\n* tenants\n* anyone who owes rent", "not (c1 or c2)"),
        ("## Who can keep bees\n\n* members\n* schools", "c1 or c2"),
        (f"## Who can keep bees{BEES}", "c1 and c2"),
    ],
)
def test_a_heading_leads_in_a_list(text: str, expression: str) -> None:
    assert parse(text).written("Can I keep bees?") == expression


@pytest.mark.parametrize(
    ("text", "expression"),
    [
        ("You must tell us if you:\n\n* move\n* marry", "c2 or c3"),
        ("Tell us when:\n\n* you move\n* you marry", "c1 or c2"),
        ("You don't need to let us know if:\n\n* you move\n* you marry", "not (c1 or c2)"),
        ("You must tell us:\n\n* if you move\n* whenever you travel", "c2 or c3"),
        ("Let us know if you move.", "c1"),
    ],
)
def test_occasions_of_telling_are_conditions(text: str, expression: str) -> None:
    assert parse(text).written("Do I have to tell you, or let you know?") == expression


@pytest.mark.parametrize(
    ("text", "expression"),
    [
        ("You can fish:\n\n* if you pay\n* if you are under 12", "c1 or c2"),
        ("You can fish:\n\n* if you pay; and\n* if you are over 12", "c1 and c2"),
        ("You can fish:\n\n* provided you pay\n* provided you are over 12", "c1 and c2"),
        ("You can fish:\n\n* in the pond\n* on the pier\n* if you pay", "c1 or c2 or c3"),
        ("You can fish:\n\n* unless it is dark\n* unless ducks are nesting", "not c1 and not c2"),
    ],
)
def test_items_with_their_own_cue_are_conditions(text: str, expression: str) -> None:
    assert parse(text).written("Can I fish?") == expression


def test_an_item_may_be_joined_to_the_list_below_it() -> None:
    text = "You can camp if:\n\n* it is summer\n* the farm is big and\n  - you pay\n  - you light no fire\n* the owner agrees\n\nOne of these is enough."
    assert parse(text).written("Can I camp?") == "c1 or c2 and (c3 and not c4) or c5"


@pytest.mark.parametrize(
    ("lead", "items", "joined"),
    [
        # the conclusion: a benefit, a harm, a definition, "only", "still"
        ("You can join if you", "row|own a boat", "and"),
        ("You can be fined if you", "row at night|own no vest", "or"),
        ("We may cancel your berth if you", "row at night|own no vest", "or"),
        ("We may at any time end your lease if you", "row at night|own no vest", "or"),
        ("Crews can use the north end if they", "own a boat|live here", "and"),
        ("We will tow your boat free of charge if you", "own a berth|live here", "or"),
        ("You can cancel your berth if you", "own a boat|live here", "and"),
        ("You are classed as a rower if you", "row each week|own a boat", "and"),
        ("You can still join if you", "live abroad|own no boat", "or"),
        ("The fund can help if you", "own no boat|owe rent", "or"),
        ("You can get extra days if you", "own a boat|live here", "or"),
        ("You can get help if you", "own a boat|live here", "and"),
        # the items: exclusive, leaning, denied, steps, parallel, occasions
        ("You can row free if you", "are under 12|are over 70|have a badge", "or"),
        ("You can row free if you", "are over 12|are under 70|have a badge", "and"),
        (
            "You can row free if you",
            "have savings of less than £100|have earned more than £200",
            "and",
        ),
        ("You can get the card if you", "get a pension|get sick pay", "or"),
        ("You can get the card if you", "work in Elm|work at least 5 hours", "and"),
        ("You can get the card if", "you have a job|that job is in Elm", "and"),
        ("You can get a refund if", "the trip is cancelled|you fall ill", "or"),
        ("You can get a refund if", "the trip was booked here|you fell ill", "and"),
        ("You can get the card if you're", "a rower|a diver", "or"),
        ("You can get the card if you're", "over 18|not a member", "and"),
        ("You can get the card once you have", "passed the test|paid", "and"),
        ("You can call the warden when", "your alarm rings|a boat sinks", "or"),
        ("You can get the card where", "you can swim|your teacher agrees", "and"),
        # a definition; items that are demands; aims
        ("A rower is someone who", "rows each week|owns a boat", "and"),
        ("The card is for people who", "row each week|own a boat", "or"),
        ("We look at", "you must own a boat|your boat must be dry", "and"),
        ("You need a permit to", "sell food|play music", "or"),
        # "not" before the list
        ("You can row if you are not", "a child|a guest", "and"),
        ("You can row if you don't", "own a boat|owe a fee", "and"),
        ("You can't row if you are not", "a member|a guest", "or"),
        ("You will lose your berth if you do not", "pay|row each week", "or"),
        # what must come first; cases with conditions of their own; things to have
        ("You can't row until you have", "paid|passed the test", "and"),
        ("You can't row without", "a vest|a badge", "and"),
        ("You can't row unless you", "own a boat|know a member", "or"),
        ("You must pay by", "31 May if you drive|1 June if you walk", "or"),
        ("You can row if you're 12 and you've got", "a vest|a badge", "and"),
        ("You can row if you're 12 and you're", "a member|a guest", "or"),
        ("To join you must be able to", "swim|tie knots", "and"),
        # what a thing must be, and what or where it may be
        ("You can moor here if your boat is", "registered with us|less than 6 metres long", "and"),
        ("You can moor here if your boat is", "under 6 metres|in good repair", "and"),
        ("You can moor here if your boat is", "a dinghy|built of wood", "or"),
        ("You can get the card if your home is", "in Elm|on the coast", "or"),
    ],
)
def test_the_default_of_a_list_without_a_sign(lead: str, items: str, joined: str) -> None:
    rule = parse(f"{lead}:\n\n" + "\n".join(f"* {item}" for item in items.split("|")))
    (reading,) = rule.readings
    assert f" {joined} " in to_text(reading.used)
    assert f" {joined} " not in to_text(reading.instead)


def test_a_list_of_duties_occasions_that_lean_on_a_noun_clause_stays_a_list_of_cases() -> None:
    text = "It's your job to ring us if:\n\n* a boat sinks\n* you hear that a boat sinks"
    assert " or " in to_text(parse(text).readings[0].used)


@pytest.mark.parametrize(
    ("text", "expression"),
    [
        ("You can row if **either** applies:\n\n* you own a boat\n* you own a vest", "c1 or c2"),
        (
            "You can [row](row.html) if you swim **and** you:\n\n* own a boat\n* own a vest",
            "c1 and (c2 and c3)",
        ),
        (
            "7. A person may row where—\n(a) the lake is either—\n(i) calm, or\n(ii) frozen; and\n(b) it is day.",
            "(c1 or c2) and c3",
        ),
        (
            "1. You can row if:\n* you swim\n* you own a vest\n2. You can dive if:\n* you are 18\n* you own fins",
            "c1 and c2",
        ),
    ],
)
def test_marks_of_markdown_and_of_law_are_no_words(text: str, expression: str) -> None:
    assert parse(text).written("Can I row?") == expression


@pytest.mark.parametrize(
    ("lead", "tail", "expression"),
    [
        ("You can row if you do not have:", "", "not c1 and not c2"),
        ("You can row if you do not have:", " or", "not c1 and not c2"),
        ("You can row if you do not have any of the following:", "", "not c1 and not c2"),
        ("You can row if you do not have all of the following:", "", "not c1 or not c2"),
        ("You cannot row if you do not have:", "", "not (not c1 or not c2)"),
        ("You can row if you have:", " or", "c1 or c2"),
    ],
)
def test_what_a_lead_in_denies(lead: str, tail: str, expression: str) -> None:
    rule = parse(f"{lead}\n\n* a motor{tail}\n* a sail")
    assert rule.written("Can I row?") == expression


def test_a_list_below_a_denying_item() -> None:
    rule = parse("You can row if:\n\n* you swim\n* your bag does not hold:\n  * glass\n  * a knife")
    assert rule.written("Can I row?") == "c1 and (not c2 and not c3)"


@pytest.mark.parametrize(
    ("items", "expression"),
    [
        ("live here\n* own a boat", "c1 and c2"),
        ("have a card, and\n* a vest", "c1 and c2"),
        ("live here, or\n* own a boat", "c1 or c2"),
        ("get a pension\n* earn less than £9,000", "c1 or c2"),
    ],
)
def test_a_list_of_marks_by_which_people_are_told(items: str, expression: str) -> None:
    rule = parse(f"The lake is open to people who:\n\n* {items}")
    assert rule.written("Is the lake open to me?") == expression


def test_a_definition_asks_what_it_says_of_its_subject() -> None:
    rule = parse("A guest is someone who stays for one night.")
    assert rule.written("Am I a guest?") == "c1"
    assert rule.clauses[0].statement == "you stay for one night"


ROW = "You can row if you:\n\n* swim\n* are over 16\n\n"
OWN_OR_HIRE = "\n\n* own a boat\n* hire one"


@pytest.mark.parametrize(
    ("text", "expression"),
    [
        (f"{ROW}and either:{OWN_OR_HIRE}", "(c1 and c2) and (c3 or c4)"),
        (
            f"{ROW}And one of the following applies:\n\n* it is light\n* it is dry",
            "(c1 and c2) and (c3 or c4)",
        ),
        (f"{ROW}and you also:{OWN_OR_HIRE}", "(c1 and c2) and (c3 and c4)"),
        (f"{ROW}or if all of these apply:\n\n* it is light\n* it is dry", "c1 and c2 or c3 and c4"),
        (f"{ROW}unless:\n\n* it rains\n* it is dark", "(c1 and c2) and not (c3 or c4)"),
        (f"{ROW}(One of these is enough.)", "c1 or c2"),
        ("Anyone who:\n\n* owns a boat; or\n* hires one\n\ncan row.", "c1 or c2"),
        ("A person who:\n\n(a) swims, and\n(b) is over 16,\n\nis allowed to row.", "c1 and c2"),
        ("You can row if: - you swim - you are over 16 - it is light", "c1 and c2 and c3"),
        (
            "You can row if you swim and one of these is true: it is light or it is dry.",
            "c1 and (c2 or c3)",
        ),
    ],
)
def test_a_sentence_goes_on_behind_its_list(text: str, expression: str) -> None:
    assert parse(text).written("Can I row?") == expression


@pytest.mark.parametrize(
    "lead",
    [
        "To row you need these papers:",
        "You need the following papers to row:",
        "To row you need the following documents:",
    ],
)
def test_the_noun_for_the_items_of_a_list_is_no_part_of_them(lead: str) -> None:
    text = f"{lead}\n\n* a badge\n* a permit"
    assert decide(text, "Can I row?").follow_up == "Do you have a badge?"


PAY_AND_SWIM = "\n\n* you pay\n* you swim\n\n"


@pytest.mark.parametrize(
    ("text", "expression"),
    [
        # "or" and "and" between the parts of a list
        ("You can row if you:\n\n* swim\n\nor\n\n* own a vest", "c1 or c2"),
        ("You can row if you:\n\n* swim\n* pay\n\nOr:\n\n* own a boat", "c1 and c2 or c3"),
        ("You can row if you:\n\n* swim\n* or\n* own a vest", "c1 or c2"),
        # the sentence goes on behind the list
        (f"If:{PAY_AND_SWIM}you can row.", "c1 and c2"),
        (f"If you are 12 and:{PAY_AND_SWIM}then you can row unless it is dark.", "(c1 and (c2 and c3)) and not c4"),
        ("Where—\n(a) you pay, or\n(b) you swim,\nthe club may let you row.", "c1 or c2"),
        (f"If:{PAY_AND_SWIM}The lake is deep. You can row if it is day.", "c4"),
        # exceptions
        ("You can row all year. Exceptions:\n\n* the lake is frozen\n* it is dark", "not (c2 or c3)"),
        # a range of numbered criteria
        ("You can row if you meet at least two of criteria 1 to 3 below and have no fines.\n\n1. You pay.\n2. You swim.\n3. You own a vest.", "at least 2 of (c2, c3, c4) and not c1"),
    ],
)  # fmt: skip
def test_what_stands_around_a_list_belongs_to_it(text: str, expression: str) -> None:
    assert parse(text).written("Can I row?") == expression


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [
        (
            "You qualify if you hold two of the following documents:\n\n* a pass\n* a bill\n* a card",
            "Do I qualify?",
            "at least 2 of (c1, c2, c3)",
        ),
        (
            "You qualify if you meet the following two conditions:\n\n* you work here\n* you pay",
            "Do I qualify?",
            "c1 and c2",
        ),
        (
            "We visit people at home who are:\n\n* housebound\n* over 90",
            "Can I get a visit at home?",
            "c1 or c2",
        ),
        (  # c1 is the aim, asked only where the question is about the demand
            "Before you can hire the hall, you must:\n\n* pay a deposit\n* sign the book",
            "Can I hire the hall?",
            "c2 and c3",
        ),
        ("A lender may be:\n\n* a person\n* a club", "Can I be a lender?", "c1 or c2"),
        ("Members can be:\n\n* schools\n* people who live here", "Can I be a member?", "c1 or c2"),
        (
            "You can wait by the gate. Do this if:\n\n* it rains\n* you are early",
            "Can I wait by the gate?",
            "c2 or c3",
        ),
        (
            "You can stay if one of these applies to you or your partner:\n\n* you are ill\n* you are a nurse",
            "Can I stay?",
            "c1 or c2",
        ),
        (
            "You can stay if one of these applies and you pay:\n\n* you are ill\n* you are a nurse",
            "Can I stay?",
            "(c2 or c3) and c1",
        ),
        (
            "You can stay if you are ill. In every case you must have a card.",
            "Can I stay?",
            "c1 and c2",
        ),
    ],
)
def test_lead_ins_leave_no_clause_of_their_own(text: str, question: str, expression: str) -> None:
    assert parse(text).written(question) == expression


@pytest.mark.parametrize(
    ("item", "statement"),
    [
        ("Age: you are over 16", "you are over 16"),
        ("**Home town:** you must live in Elm", "you must live in Elm"),
        ("Dogs: none", "dogs: none"),
        ("you own a boat: up to 5 metres", "you own a boat: up to 5 metres"),
    ],
)
def test_the_label_of_an_item_is_no_part_of_its_clause(item: str, statement: str) -> None:
    rule = parse(f"You can join if you meet these criteria:\n\n* {item}\n* you pay")
    assert rule.clauses[0].statement == statement


@pytest.mark.parametrize(
    ("lead", "item", "statement"),
    [
        ("You must meet all of the following criteria", "be a farmer", "you must be a farmer"),
        ("You must meet one of the following", "a farmer", "you must be a farmer"),
        ("You can join if you satisfy one of these", "a farmer", "you are a farmer"),
        ("You must see one of the following", "a nurse", "you must see a nurse"),
    ],
)
def test_what_is_to_be_met_is_said_of_who_meets_it(lead: str, item: str, statement: str) -> None:
    rule = parse(f"{lead}:\n\n* {item}\n* {item}")
    assert statement in [clause.statement for clause in rule.clauses]


def test_an_item_may_deny_without_the_verb_of_its_lead_in() -> None:
    rule = parse(
        "To row, you must:\n\n* have paid\n* not have been fined\n* never have sunk a boat"
    )
    statements = [clause.statement for clause in rule.clauses]
    assert "you have been fined" in statements
    assert rule.written("Can I row?") == "c2 and not c3 and not c4"


@pytest.mark.parametrize(
    ("condition", "statement", "expression"),
    [
        ("you have nowhere to moor", "you have anywhere to moor", "not c1"),
        ("you owe nothing", "you owe anything", "not c1"),
        ("you no longer work", "you still work", "not c1"),
        ("you stay no longer than a week", "you stay no longer than a week", "c1"),
    ],
)
def test_what_a_condition_denies(condition: str, statement: str, expression: str) -> None:
    rule = parse(f"You can row if {condition}.")
    assert rule.clauses[0].statement == statement
    assert rule.written("Can I row?") == expression


def test_they_behind_a_list_are_those_before_it() -> None:
    rule = parse("People can row if they:\n\n* live here, or\n* work here,\n\nand they have paid.")
    assert [clause.statement for clause in rule.clauses][-1] == "you have paid"


def test_a_list_below_two_relative_clauses_is_not_lost() -> None:
    rule = parse("A rower is any person who is a member who:\n\n* has paid\n* owns a vest")
    assert [clause.statement for clause in rule.clauses][-2:] == ["you have paid", "you own a vest"]
    assert rule.written("Am I a rower?").count("and") == 2


@pytest.mark.parametrize(
    ("text", "expression"),
    [
        ("To trade here you need:\n\n* a permit\n* a fire blanket, if you cook", "c2 and (c3 or not c4)"),
        ("You can trade here if you:\n\n* hold a permit (unless you are a charity)\n* pay the fee", "(c1 or c2) and c3"),
        ("To trade here you need:\n\n* your landlord's consent (if you rent)\n* a permit", "(c2 or not c3) and c4"),
        # brackets that hold no case, and a list whose items are alternatives
        ("To trade here you need:\n\n* your membership card (if you have one)\n* a permit", "c2 and c3"),
        ("You can trade here if any of these apply:\n\n* you cook, if you have a blanket\n* you pay", "c1 and c2 or c3"),
    ],
)  # fmt: skip
def test_an_item_of_demands_is_asked_only_in_its_own_case(text: str, expression: str) -> None:
    assert parse(text).written("Can I trade here?") == expression


@pytest.mark.parametrize(
    ("lead", "joined"),
    [
        ("You can't trade here unless you have", True),
        ("You must not trade here unless you have", True),
        ("You must pay a fee to trade here unless you have", False),
        ("You can't trade here unless you have one of these", False),
    ],
)
def test_what_one_cannot_do_without_is_demanded(lead: str, joined: bool) -> None:
    rule = parse(f"{lead}:\n\n* a permit\n* a stall")
    said = rule.written("Can I trade here?" if "fee" not in lead else "Do I have to pay a fee?")
    assert (re.search(r"c\d and c\d", said) is not None) is joined
