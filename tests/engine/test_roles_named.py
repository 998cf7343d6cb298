"""Roles that a text names as if there were one of each, and things named by what was done to them.

"The tenant must not keep pets" is said of whoever is the tenant, as "a tenant must not" is.
"""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse


@pytest.mark.parametrize(
    ("text", "asked", "expected", "follow_up"),
    [
        ("The tenant must not keep pets.", "Can I keep pets?", "not c1", "Are you a tenant?"),
        (
            "The keyholder must not lend the key to others.",
            "Can I lend the key to others?",
            "not c1",
            "Are you a keyholder?",
        ),
        (
            "# Rules\n\nThe driver is prohibited from smoking in the bus.",
            "Can I smoke in the bus?",
            "not c1",
            "Are you a driver?",
        ),
        (
            "The night porter must not sleep on duty.",
            "Can I sleep on duty?",
            "not c1",
            "Are you a night porter?",
        ),
        (
            "The appointed agent is forbidden to spend the money.",
            "Can I spend the money?",
            "not c1",
            "Are you an appointed agent?",
        ),
        (
            "The chairman may call a meeting at any time.",
            "Can I call a meeting?",
            "c1",
            "Are you a chairman?",
        ),
        (
            "The treasurer may not sign cheques alone.",
            "Can I sign cheques alone?",
            "not c1",
            "Are you a treasurer?",
        ),
        (
            "The hirer must pay a deposit.",
            "Do I have to pay a deposit?",
            "c1",
            "Are you a hirer?",
        ),
        ("The hirer can cancel for free.", "Can I cancel for free?", "c1", "Are you a hirer?"),
        (
            "The tenant may keep a cat if the landlord agrees.",
            "Can I keep a cat?",
            "c2",
            "Does the landlord agree?",
        ),
        # whom the text tells apart from its reader
        (
            "The agent must reply in a week. If they do not, you can complain.",
            "Can I complain?",
            "not c1",
            "Does the agent reply in a week?",
        ),
        (
            "The driver may stop here. If the driver refuses, you can complain.",
            "Can I complain?",
            "c2",
            "Did the driver refuse?",
        ),
        (
            "The hirer must pay a deposit. You can park at the gate.",
            "Do I have to pay a deposit?",
            "c1",
            "Are you a hirer?",
        ),
        # what one has to be to get something, things, and one of each of several things
        ("The applicant must be over 18.", "Can I apply?", "c1", "Are you over 18?"),
        (
            "The barrier must not be lifted.",
            "Can I lift the barrier?",
            "not c1",
            "Is the barrier lifted?",
        ),
        (
            "The owner must register any dog older than 3 months.",
            "Do I have to register my dog?",
            "c2",
            "Is your dog older than 3 months?",
        ),
    ],
)
def test_a_role_is_asked_of_whoever_asks(
    text: str, asked: str, expected: str, follow_up: str
) -> None:
    rule = parse(text)
    assert rule.written(asked) == expected
    assert decide(rule, asked).follow_up == follow_up


@pytest.mark.parametrize(
    ("text", "asked", "first"),
    [
        (
            "The banned gifts for officials are:\n\n* hand carved boxes, hand blown glass and "
            "vases\n* watches",
            "Can I give this gift to an official?",
            "hand carved boxes, hand blown glass and vases",
        ),
        (
            "The pets allowed in the flats are:\n\n* hand reared birds\n* cats",
            "Can I keep this pet in my flat?",
            "hand reared birds",
        ),
    ],
)
def test_items_name_things_by_what_was_done_to_them(text: str, asked: str, first: str) -> None:
    rule = parse(text)
    rule.written(asked)
    assert rule.clauses[0].statement.removeprefix("it is ") == first


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        # named again in short, it is one person that the text is about
        ("The duty driver must lock the bus. The driver must wash it.", "the driver must wash it"),
        ("The driver must lock the bus. The driver must wash it.", "you must wash it"),
        ("The driver must lock the bus. The duty driver must wash it.", "you must wash it"),
    ],
)
def test_who_is_named_again_in_short_is_one_person(text: str, statement: str) -> None:
    assert statement in [clause.statement for clause in parse(text).clauses]
