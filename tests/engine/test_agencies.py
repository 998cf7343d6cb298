"""Turns of the pages of agencies: what is lifted, whom services are open to, unnamed claims."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import decide, parse


def written(text: str, question: str) -> str:
    """Return what a text says of a question, with the clauses spelled out."""
    rule = parse(text)
    found = rule.written(question)
    for clause in reversed(rule.clauses):
        found = found.replace(clause.id, f"[{clause.statement}]")
    return found


HELMET = "You must wear a helmet. "
MOORING = "You cannot moor here. "


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (HELMET + "This requirement is waived for pilots.", "Do I need a helmet?", "not {pilots}"),
        (HELMET + "The rule is relaxed if you are ill.", "Do I need a helmet?", "not {ill}"),
        (HELMET + "This requirement is not waived.", "Do I need a helmet?", "{helmet}"),
        (MOORING + "The ban is lifted if there is a race.", "Can I moor here?", "{race}"),
        (MOORING + "The ban is suspended on race days.", "Can I moor here?", "{days}"),
        (
            HELMET
            + "This does not apply to guests who pay, members of the crew, and those on foot.",
            "Do I need a helmet?",
            "not ([you pay] or [you are members of the crew] or [you are on foot])",
        ),
    ],
)
def test_a_rule_that_is_lifted_does_not_hold(text: str, question: str, expected: str) -> None:
    clauses = {
        "pilots": "[you are pilots]",
        "ill": "[you are ill]",
        "helmet": "[you must wear a helmet]",
        "race": "[there is a race]",
        "days": "[it is on race days]",
    }
    assert written(text, question) == expected.format(**clauses)


@pytest.mark.parametrize("verb", ["disbursed", "extended", "paid", "released"])
def test_nothing_is_given_to_some(verb: str) -> None:
    text = f"No loan shall be {verb} to a student who is in default."
    found = written(text, "Can I get a loan?")
    assert found in {"not [you are in default]", "not [you are a student who is in default]"}


@pytest.mark.parametrize("modal", ["shall", "must", "may"])
def test_nobody_is_to_do_it(modal: str) -> None:
    text = f"No member {modal} smoke in the hall."
    assert written(text, "Can I smoke?") == "not [it is in the hall]"


@pytest.mark.parametrize("people", ["any individual", "a person", "anyone", "people"])
@pytest.mark.parametrize("aged", ["aged 16 to 24", "aged between 16 and 24", "over 60"])
def test_how_old_those_are_of_whom_more_is_said(people: str, aged: str) -> None:
    verb = "are" if people == "people" else "is"
    text = f"Services are open to {people} {aged} who {verb} out of work."
    expected = f"[you are {aged}] and [you are out of work]"
    assert written(text, "Can I use the services?") == expected


def test_one_of_any_kind_has_an_article() -> None:
    rule = parse("Services are open to any adult aged 16 to 24.")
    assert decide(rule, "Can I use the services?").follow_up == "Are you an adult aged 16 to 24?"


@pytest.mark.parametrize("held", ["must be shown", "must exist", "must apply"])
@pytest.mark.parametrize("aim", ["For the key grant", "To get the key grant"])
def test_a_lead_in_counts_what_must_hold(aim: str, held: str) -> None:
    text = f"{aim}, two of the following {held}:\n* you row\n* you fish\n* you dive"
    expected = "at least 2 of ([you row], [you fish], [you dive])"
    assert written(text, "Can I get the key grant?") == expected


@pytest.mark.parametrize("how", ["one or both", "either or both", "any or all"])
def test_a_choice_of_how_many_parts_no_clauses(how: str) -> None:
    text = f"You can join if {how} of these apply:\n* you row\n* you fish"
    assert written(text, "Can I join?") == "[you row] or [you fish]"
    assert written(f"Help is for guests who have lost {how} legs.", "Can I get help?") == (
        f"[you have lost {how} legs]"
    )


WAGES = "To establish a claim, you must have been paid wages in two quarters."
ACCOUNTS = "Training accounts are available to individuals who have been laid off."
BODIES = "Eligible borrowers include public bodies and nonprofit corporations."
FLATS = "To be eligible for occupancy, a tenant must be over 60."
DENIAL = "We shall deny a voucher to a family if any member has been evicted."
CREDIT = "You can claim the credit without a car only if you are over 60."


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (WAGES, "Can I get unemployment benefits?"),
        (ACCOUNTS, "Is this program for me?"),
        (BODIES, "Can our organization apply?"),
        (FLATS, "Am I eligible to live there?"),
        (DENIAL, "Will my application be turned down?"),
        (CREDIT, "Can I claim the KVC?"),
    ],
)
def test_questions_that_name_it_otherwise_are_about_it(text: str, question: str) -> None:
    assert decide(text, question).answer == "More"


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (WAGES, "Can I park by the lake?"),
        ("The office opens at nine.", "Is this program for me?"),
        (CREDIT, "Can our organization park here?"),
        (FLATS, "Am I eligible for a bursary?"),
        (DENIAL, "Will my music be louder?"),
        (CREDIT, "Can I claim the KVD?"),
    ],
)
def test_other_questions_are_not(text: str, question: str) -> None:
    assert decide(text, question).answer == "Irrelevant"


@pytest.mark.parametrize(
    ("place", "statement"),
    [
        ("on the premises of a school", "it is on the premises of a school"),
        ("in the yard of a tenant", "it is in the yard of a tenant"),
        ("in the interest of farmers", "you are farmers"),
    ],
)
def test_whose_a_place_is_is_not_for_whom(place: str, statement: str) -> None:
    assert written(f"A person shall not smoke {place}.", "May I smoke?") == f"not [{statement}]"


@pytest.mark.parametrize(
    ("deed", "question"),
    [
        ("attending school", "Are you attending school?"),
        ("expecting a baby", "Are you expecting a baby?"),
        ("visiting student", "Are you a visiting student?"),
    ],
)
def test_what_is_done_to_a_noun_gives_it_no_article(deed: str, question: str) -> None:
    assert decide(f"You can join if you are {deed}.", "Can I join?").follow_up == question


@pytest.mark.parametrize(
    ("people", "clauses"),
    [
        ("owns land, or who leases such land", "[you own land] or [you lease such land]"),
        ("rents land or who farms it", "[you rent land] or [you farm it]"),
        ("owns land or boats", "[you own land] or [you own boats]"),
    ],
)
def test_who_again_opens_a_clause(people: str, clauses: str) -> None:
    text = f"A permit is issued to a person who {people}."
    assert written(text, "Can I get a permit?") == clauses


@pytest.mark.parametrize(
    ("firms", "clauses"),
    [
        ("owned by cooks or nurses", "[you are firms {0} cooks] or [you are firms {0} nurses]"),
        ("owned by the council or nurses", "[you are firms {0} the council] or [you are nurses]"),
    ],
)
def test_those_by_whom_something_is_done_are_listed(firms: str, clauses: str) -> None:
    text = f"Fee relief is for firms {firms}."
    assert written(text, "Can I get fee relief?") == clauses.format("owned by")


def test_a_body_that_the_text_names_stays_a_sign() -> None:
    text = "Your group is ineligible if it is run for profit. The trust is small."
    assert decide(text, "Is my group eligible for a grant?").answer == "More"


def test_a_title_answers_nothing() -> None:
    text = "**Mooring at night.** Guests who row or who fish may moor in any bay at night."
    assert written(text, "Can I moor at night?") == "[you row] or [you fish]"


@pytest.mark.parametrize(
    ("case", "follow_up"),
    [
        ("you move or if your income changes", "Do you move?"),
        ("you move or your income changes", "Do you move?"),
        ("you move or change your name", "Do you move or change your name?"),
        ("your boat is dry or if you swim", "Is your boat dry?"),
    ],
)
def test_cases_behind_if_again_are_asked_one_by_one(case: str, follow_up: str) -> None:
    assert decide(f"You can join if {case}.", "Can I join?").follow_up == follow_up
