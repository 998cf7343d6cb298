"""Pages with several sections: a question is put to those that say what it asks for."""

from __future__ import annotations

import pytest

from cmr_logic import Rule, decide, parse
from cmr_logic.expression import clause_ids

PAGE = """\
# Allotments

We let plots on six sites.

## Who can have one

You can rent an allotment if you are 18 or over and live in the borough.

### Clubs

Clubs can have a plot if they are registered.

## Rent

You pay half rent if you:

- are over 66
- get a pension

## Animals

You can keep bees if your neighbours agree.

## Ending your tenancy

We may end it if you:

- do not pay your rent
- break any of the rules
"""
# The same page without marks: headings are lines of their own.
PLAIN = PAGE.replace("### ", "").replace("## ", "").replace("# ", "")


def asked_of(rule: Rule, question: str) -> set[str]:
    """Return the statements of the clauses that the answer to a question hangs on."""
    return {rule.clause(name).statement for name in clause_ids(rule.expression(question))}


@pytest.mark.parametrize("text", [PAGE, PLAIN], ids=["marked", "plain"])
@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("Can I rent an allotment?", {"you are 18 or over", "you live in the borough"}),
        ("Do I pay half rent?", {"you are over 66", "you get a pension"}),
        ("Can I keep bees?", {"your neighbours agree"}),
        ("Can you end my tenancy?", {"you do pay your rent", "you break any of the rules"}),
    ],
)
def test_a_question_is_put_to_the_sections_that_say_what_it_asks(
    text: str, question: str, asked: set[str]
) -> None:
    assert asked_of(parse(text), question) == asked


def test_a_question_that_names_nothing_is_put_to_those_of_who_qualifies() -> None:
    asked = asked_of(parse(PAGE), "Am I eligible?")
    assert asked == {"you are 18 or over", "you live in the borough", "you are registered"}


def test_what_a_page_with_a_title_does_not_name_is_not_what_it_is_about() -> None:
    assert decide(PAGE, "Can I get a fishing licence?").answer == "Irrelevant"


def test_a_text_with_one_section_is_read_as_a_whole() -> None:
    rule = parse("# Rent\nYou pay half rent if you row. You can keep bees if you sing.")
    assert rule.written("Am I eligible?") == "c1 or c2"


def test_a_list_of_cases_of_a_lower_price_needs_one_of_them() -> None:
    rule = parse("You pay a reduced fee if you:\n* are over 66\n* row for a club")
    assert rule.written("Do I pay a reduced fee?") == "c1 or c2"
    rule = parse("You can get a boat if you:\n* are over 66\n* row for a club")
    assert rule.written("Can I get a boat?") == "c1 and c2"


def test_a_heading_of_the_form_of_the_verb_asked_about_is_not_what_is_asked() -> None:
    page = (
        "# Allotments\n## Joining\nYou can rent an allotment if you live here.\n"
        "## Rent\nYou pay half rent if you are over 66.\n"
        "## Ending your tenancy\nWe may end it if you owe rent."
    )
    assert asked_of(parse(page), "Can I rent an allotment?") == {"you live here"}


def test_what_something_costs_is_said_under_fees() -> None:
    page = (
        "# Badges\n## Fees\nA badge costs £10 if you are over 16.\n"
        "## Lost badges\nYou do not have to pay if you report the theft."
    )
    assert asked_of(parse(page), "Do I have to pay for a badge?") == {"you are over 16"}


@pytest.mark.parametrize(
    ("question", "written"),
    [("Can I end the lease?", "c1"), ("Can you end the lease?", "c2")],
)
def test_what_one_may_do_is_not_what_the_other_may(question: str, written: str) -> None:
    text = "You can end the lease if you give notice. We may end the lease if you owe rent."
    assert parse(text).written(question) == written


def test_a_statement_without_conditions_is_chosen_by_its_verb() -> None:
    text = "You can use the oar in any boat. You cannot lend the oar to anyone."
    rule = parse(text)
    assert rule.written("Can I lend my oar?") == "false"
    assert rule.written("Can I use my oar in any boat?") == "true"
