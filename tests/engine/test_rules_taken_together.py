"""How several sentences of a text combine: what overrides, lifts or repeats what stands before."""

from __future__ import annotations

import pytest

from cmr_logic.dialog import decide, parse

LEAVE = "You can rent a boat if you have paid. You cannot rent a boat if you {bar}. "


@pytest.mark.parametrize(
    ("bar", "grant", "written"),
    [
        ("are a trainee", "whatever your grade", "(c1 or c3) and not (c2 and not c3)"),
        ("are under 12", "regardless of age", "(c1 or c3) and not (c2 and not c3)"),
        ("owe a fine", "even if you owe a fine", "(c1 or c3) and not (c2 and not c3)"),
        ("owe a fine", "irrespective of fines", "(c1 or c3) and not (c2 and not c3)"),
        ("feel ill", "in any case", "(c1 or c3) and not (c2 and not c3)"),
        # what is set aside is another thing
        ("feel ill", "whatever your grade", "(c1 or c3) and not c2"),
        ("feel ill", "regardless of age", "(c1 or c3) and not c2"),
        ("feel ill", "at any time", "(c1 or c3) and not c2"),
    ],
)
def test_leave_that_holds_whatever_bars_others(bar: str, grant: str, written: str) -> None:
    text = LEAVE.format(bar=bar) + f"If you are on call, you can rent a boat {grant}."
    assert parse(text).written("Can I rent a boat?") == written


def test_a_bar_alone_is_overridden() -> None:
    text = "Trainees cannot use the lift. If you are injured, you can use it whatever your job."
    assert parse(text).written("Can I use the lift?") == "not (c1 and not c2)"


@pytest.mark.parametrize(
    ("lifting", "first", "second"),
    [
        ("Pilots are exempt from these rules.", "not (c1 and not c3)", "not (c2 and not c3)"),
        ("Pilots are exempt from both rules.", "not (c1 and not c3)", "not (c2 and not c3)"),
        ("None of this applies to pilots.", "not (c1 and not c3)", "not (c2 and not c3)"),
        ("These rules do not apply in May.", "not (c1 and not c3)", "not (c2 and not c3)"),
        ("Pilots are exempt from this rule.", "not c1", "not (c2 and not c3)"),
    ],
)
def test_what_lifts_several_rules(lifting: str, first: str, second: str) -> None:
    rule = parse(f"If it rains, you must not row. If it is dark, you must not swim. {lifting}")
    assert rule.written("Can I row?") == first
    assert rule.written("Can I swim?") == second


def test_the_day_asked_for_counts_beside_what_is_lifted() -> None:
    text = "From 1 May to 30 June you must not fly kites. Wardens are exempt from these rules."
    given = decide(text, "Can I fly my kite in May?", history=[("Are you a warden?", False)])
    assert given.answer == "No"


@pytest.mark.parametrize(
    ("again", "written"),
    [
        ("Bakers must sign regardless of the hour.", "c1 and c3 or c4"),
        ("Bakers must sign.", "c1 and c3 or c4"),
        ("Bakers must sweep.", "c3"),
        ("Bakers may sign.", "c3"),
    ],
)
def test_a_duty_told_again_of_others(again: str, written: str) -> None:
    rule = parse(f"Cooks must sign the book if they are late. {again}")
    assert rule.written("Do I have to sign the book?") == written


@pytest.mark.parametrize(
    ("others", "written"),
    [
        ("Night staff may not row.", "c2 and not c3"),
        ("Guests may not row.", "(c1 and c2) and not c3"),
        ("Night staff may row if they have a lamp.", "c1 and c2 or c3 and c4"),
    ],
)
def test_some_of_those_who_are_let(others: str, written: str) -> None:
    assert parse(f"Staff may row if they swim. {others}").written("Can I row?") == written


@pytest.mark.parametrize(
    ("bans", "written"),
    [
        ("Dogs are not allowed in the pool.", "c1 or c3"),
        ("Swimming is not allowed if it storms.", "(c1 or c3) and not c2"),
    ],
)
def test_a_ban_on_another_thing_there(bans: str, written: str) -> None:
    rule = parse(
        f"You may swim in the pool if you pay. {bans} If you live here, you may swim in it."
    )
    assert rule.written("May I swim in the pool?") == written


def test_sorts_of_people_with_a_hyphen() -> None:
    said = [clause.statement for clause in parse("Taxi and car-sharing drivers must pay.").clauses]
    assert said[:2] == ["you are taxi drivers", "you are car-sharing drivers"]


def test_an_amount_in_a_period_is_shared_by_two_verbs() -> None:
    rule = parse("You must pay when sales reach or are likely to reach £900 in a 6-month period.")
    assert "sales reach £900 in a 6-month period" in {clause.statement for clause in rule.clauses}
    told = [
        ("Have your sales reached £900 in a 6-month period?", True),
        ("Are your sales likely to reach £900 in a 6-month period?", False),
    ]
    assert decide(rule, "Must I pay?", history=told).answer == "Yes"


def test_a_person_is_one_of_the_people() -> None:
    text = "Deaf people who hold a pass travel free."
    told = [("Are you a deaf person who holds a pass?", True)]
    assert decide(text, "Do I travel free?", history=told).answer == "Yes"


PETS = (
    "Dogs may be kept if they are quiet. Cats may be kept if they are old. Geese may not be kept."
)


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        (PETS, "May I keep a dog?", "c1"),
        (PETS, "May I keep a cat?", "c2"),
        (PETS, "May I keep a goose?", "false"),
        (PETS, "May I keep a pet?", "c1 or c2"),
        # what is said against the thing asked about, and what is no other thing
        ("Dogs may be kept if they bark. Big dogs may not.", "May I keep a dog?", "c1 and not c2"),
        (
            "Huts may be let if you row. Late bids may be refused.",
            "Can I let a hut?",
            "c1 and not c2",
        ),
    ],
)
def test_a_thing_told_of_in_turn(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("place", "statements"),
    [
        ("on the lower lawn", ["it is on the lower lawn", "it is from 9 am to 6 pm"]),
        ("at marked sites", ["it is at marked sites", "it is from 9 am to 6 pm"]),
        ("in the picnic area", ["it is in the picnic area", "it is from 9 am to 6 pm"]),
        ("in the park", ["it is from 9 am to 6 pm"]),
    ],
)
def test_the_part_of_a_place_where_things_are_let(place: str, statements: list[str]) -> None:
    rule = parse(f"Kites may be flown {place} from 9 am to 6 pm.")
    assert [clause.statement for clause in rule.clauses] == statements


def test_a_place_named_in_the_question_is_not_asked() -> None:
    rule = parse("Bikes may be parked in the marked bays if they are locked.")
    assert rule.written("Can I park my bike in the marked bays?") == "c2"
    assert rule.written("Can I park my bike?") == "c1 and c2"


@pytest.mark.parametrize(
    ("said", "statements"),
    [
        ("within a week in its box with the receipt", 3),
        ("within a week with a friend", 1),
        ("within a week in person", 1),
    ],
)
def test_how_a_thing_is_handed_over(said: str, statements: int) -> None:
    rule = parse(f"You get a refund if the lamp is sent back {said}.")
    assert len(rule.clauses) == statements


@pytest.mark.parametrize(
    ("question", "written"),
    [
        ("Can I be evicted?", "not (c2 and not c3)"),
        ("Can they evict me?", "not (c2 and not c3)"),
        ("Am I protected from eviction?", "c2 and not c3"),
        # who asks so may well be one of those whom the text names
        ("Can I evict a tenant?", "not ((c1 and c2) and not c3)"),
    ],
)
def test_a_deed_of_the_other_party(question: str, written: str) -> None:
    text = (
        "A landlord may not evict a tenant during the winter months. This ban does not apply if "
        "the tenant has damaged the roof."
    )
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("wait", "written", "statements"),
    [
        (
            "You must wait 24 hours after a flight.",
            "c1 and not c2",
            ["you have had a flight in the last 24 hours"],
        ),
        (
            "You should wait at least a week after taking a pill or a drug.",
            "c1 and not (c2 or c3)",
            ["you have taken a pill in the last week", "you have taken a drug in the last week"],
        ),
        # what is waited for is no thing that one has had
        (
            "You must wait a week after we have replied.",
            "c1 and (not c3 or c2)",
            ["you must wait a week", "we have replied"],
        ),
    ],
)
def test_a_wait_beside_leave(wait: str, written: str, statements: list[str]) -> None:
    rule = parse(f"You can dive with us if you have a certificate. {wait}")
    assert [clause.statement for clause in rule.clauses[1:]] == statements
    assert rule.written("Can I dive with you?") == written


def test_a_wait_asked_about() -> None:
    rule = parse("You can dive if you are over 16. You must wait 24 hours after a flight.")
    assert rule.written("Do I have to wait before I dive?") == "c2"
    assert rule.written("Can I dive without waiting?") != "c2"


@pytest.mark.parametrize(
    ("told", "answer"),
    [
        ({"Do you leave early?": True, "Do you have a valid reason for leaving?": False}, "No"),
        ({"Do you have a valid reason for leaving?": False}, "More"),
        ({"Do you have a valid reason for leaving?": True}, "Yes"),
        ({"Do you leave early?": False}, "Yes"),
        ({"Do you leave early without a valid reason?": True}, "No"),
    ],
)
def test_a_reason_with_what_it_is_for(told: dict[str, bool], answer: str) -> None:
    text = "No refund is given to a guest who leaves early without a valid reason."
    assert decide(text, "Will I get a refund?", history=list(told.items())).answer == answer


@pytest.mark.parametrize(
    ("told", "answer"),
    [
        ("We live in a flood zone.", "Yes"),
        ("We have just moved into a flood zone.", "Yes"),
        ("Our cottage is in a flood zone and we want a low fence.", "Yes"),
        ("We don't live in a flood zone.", "More"),
        ("We live near a flood zone.", "More"),
        ("My brother lives in a flood zone.", "More"),
        ("We lived in a flood zone last year.", "More"),
    ],
)
def test_where_one_lives_tells_of_a_rule_for_the_zone(told: str, answer: str) -> None:
    text = (
        "You do not need a permit for a fence that is no higher than 2 metres. In a flood zone a "
        "permit is always needed."
    )
    assert decide(text, f"{told} Do we need a permit for a fence?").answer == answer


@pytest.mark.parametrize("comma", ["", ","])
def test_hours_ahead_of_what_must_not_be(comma: str) -> None:
    rule = parse(f"From 11 pm to 7 am{comma} noise must not be heard outside.")
    assert rule.clauses[0].statement == "it is from 11 pm to 7 am"
