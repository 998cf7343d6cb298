"""What stands beside a grant or duty: exceptions limited, wishes, sums, bans and aims of things."""

from __future__ import annotations

import pytest

from cmr_logic import parse


@pytest.mark.parametrize(
    ("text", "asked", "expected"),
    [
        (
            "There is no berth fee unless you stay a second night. Even then, we won't charge you "
            "if you are storm-bound.",
            "Will I be charged a berth fee?",
            "not (not c1 or c2)",
        ),
        (
            "You cannot swap shifts unless you are ill. Even then, you can only swap shifts if you "
            "ring us.",
            "Can I swap shifts?",
            "c2 and c1",
        ),
        (
            "You may keep a hen, except where you share a yard. This exception does not apply to "
            "rescue hens.",
            "May I keep a hen?",
            "not (c1 and not c2)",
        ),
        (
            "Visitors pay £5 unless they arrive by bus. This exemption does not apply at weekends.",
            "Do I have to pay £5?",
            "not (c2 and not c3)",
        ),
        (
            "You cannot vote if you joined this year. This restriction does not apply to founders.",
            "Can I vote?",
            "not (c1 and not c2)",
        ),
    ],
)
def test_exceptions_are_limited(text: str, asked: str, expected: str) -> None:
    assert parse(text).written(asked) == expected


@pytest.mark.parametrize(
    ("case", "said"),
    [
        ("on condition that you link to us and for so long as you are a partner", "partner"),
        ("provided you shower first and for as long as there is space", "space"),
    ],
)
def test_as_long_as_behind_for(case: str, said: str) -> None:
    rule = parse(f"You may use our logo {case}.")
    assert rule.written("May I use your logo?") == "c1 and c2"
    assert not any("and for" in clause.statement for clause in rule.clauses)
    assert rule.clauses[1].statement.endswith(said)


KEEPING = "You can keep bees if you have a garden."


@pytest.mark.parametrize(
    ("text", "asked", "expected"),
    [
        (
            f"{KEEPING} If you want to sell honey, you must register.",
            "Can I keep bees?",
            "c1",
        ),
        (
            f"{KEEPING} If you want to sell honey, you must register.",
            "Can I sell honey?",
            "c3",
        ),
        (
            f"{KEEPING} If you wish to apply, you must have a letter.",
            "Can I keep bees?",
            "c1 and c3",
        ),
        (
            f"{KEEPING} If you plan to take them abroad, you need a letter.",
            "Can I keep bees?",
            "c1 and (not c2 or c3)",
        ),
        (
            f"{KEEPING} If you are under 18, you must have a letter.",
            "Can I keep bees?",
            "c1 and (not c2 or c3)",
        ),
    ],
)
def test_who_wants_more_than_is_asked(text: str, asked: str, expected: str) -> None:
    assert parse(text).written(asked) == expected


@pytest.mark.parametrize(
    ("text", "asked", "expected"),
    [
        (
            "You get the bonus if you are over 70. The bonus is £90 for single people and £150 for "
            "couples.",
            "Do I get the bonus?",
            "c1",
        ),
        (
            "You get the bonus if you are over 70. The bonus is also for single people.",
            "Do I get the bonus?",
            "c1 or c2",
        ),
        (
            "The ferry is a paid service: £2 for adults, £1 for children. You do not pay if you "
            "live on the island.",
            "Do I have to pay for the ferry?",
            "not c3",
        ),
    ],
)
def test_sums_are_no_conditions(text: str, asked: str, expected: str) -> None:
    assert parse(text).written(asked) == expected


@pytest.mark.parametrize(
    ("text", "asked", "expected"),
    [
        (
            "You must have a ticket if you are over 5. Dogs are not allowed on Sundays.",
            "Must I have a ticket?",
            "c2",
        ),
        (
            "You must wear a helmet if you ride. Helmets are not required for under 5s.",
            "Must I wear a helmet?",
            "c2 and not c3",
        ),
        ("You can camp here if you book. Fires are never allowed.", "Can I camp here?", "not c2"),
    ],
)
def test_bans_lift_no_duty(text: str, asked: str, expected: str) -> None:
    assert expected in parse(text).written(asked)


@pytest.mark.parametrize(
    ("text", "asked", "expected"),
    [
        (
            "For your card to stay valid, you must use it once a year and you must not lend it.",
            "Will my card stay valid?",
            "c3 and not c4",
        ),
        (
            "For it to be renewed, you must pay by 1 May and send a photo.",
            "Will it be renewed?",
            "c2 and c3",
        ),
        ("For boats close to shore, you must show a light.", "Must I show a light?", "c1"),
        ("For journeys to Spain, you must have a passport.", "Must I have a passport?", "c1"),
    ],
)
def test_what_something_is_to_do_is_an_aim(text: str, asked: str, expected: str) -> None:
    assert parse(text).written(asked) == expected


@pytest.mark.parametrize(
    "opening", ["on the day you hand it in it", "at the end of the term it", "in the shop it", "it"]
)
def test_lead_ins_that_open_with_a_day_or_place(opening: str) -> None:
    rule = parse(f"We will refund your ticket if {opening}:\n- has a day left\n- was bought here")
    assert [c.statement for c in rule.clauses] == ["it has a day left", "it was bought here"]


def test_a_span_of_dates_that_opens_a_lead_in_counts() -> None:
    text = "It is due if between 3 July 2011 and 4 June 2012 you were:\n- in\n- out"
    assert all("2011" in clause.statement for clause in parse(text).clauses)


@pytest.mark.parametrize(
    ("whom", "expected"),
    [
        ("individuals and to small firms", ["you are individuals", "you are small firms"]),
        ("private individuals and charities", ["you are private individuals", "you are charities"]),
        ("small firms and to clubs", ["you are small firms", "you are clubs"]),
    ],
)
def test_individuals_beside_bodies_are_a_kind(whom: str, expected: list[str]) -> None:
    rule = parse(f"Loans are open to {whom}.")
    assert [c.statement for c in rule.clauses] == expected
    assert rule.written("Can I get a loan?") == "c1 or c2"


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ("Do I need a pass for the sauna?", "not c4"),
        ("Do I need a pass to go into the sauna?", "not c4"),
        ("Do I need a pass?", "not c4 and c3"),
    ],
)
def test_an_aim_that_the_question_names(asked: str, expected: str) -> None:
    rule = parse("Guests need a pass to use the sauna unless they are staying in a suite.")
    assert rule.written(asked) == expected
