"""Forms of the rules of clubs, shops and landlords: times beside cases, notices, lists."""

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


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("on Mondays and when it snows", "not ([it is on Mondays] or [it snows])"),
        (
            "on Mondays, during galas and whenever it snows",
            "not ([it is on Mondays] or [it is during galas] or [it snows])",
        ),
        ("on Mondays and in May", "not ([it is on Mondays] or [it is in May])"),
    ],
)
def test_times_beside_a_case(text: str, expected: str) -> None:
    assert written(f"The pool is closed {text}.", "Is the pool open?") == expected


@pytest.mark.parametrize(
    ("bounds", "expected"),
    [
        ("only at weekends and only with a permit", "[it is at weekends] and [you have a permit]"),
        ("but only if you pay and only at weekends", "[you pay] and [it is at weekends]"),
        ("only at weekends", "[it is at weekends]"),
    ],
)
def test_two_bounds_with_only(bounds: str, expected: str) -> None:
    comma = "," if bounds.startswith("but") else ""
    assert written(f"You can park here{comma} {bounds}.", "Can I park here?") == expected


@pytest.mark.parametrize(
    "text",
    [
        "You can book the hall if you are a member. If you are not a member, you can book it "
        "only if somebody supports you.",
        "If you are a member, you can book the hall. If not, you can only book it if somebody "
        "supports you.",
    ],
)
def test_a_limit_for_those_whom_leave_leaves_out(text: str) -> None:
    rule, question = parse(text), "Can I book the hall?"
    member, support = "Are you a member?", "Does somebody support you?"
    for history, answer in (
        ([(member, True)], "Yes"),
        ([(member, False)], "More"),
        ([(member, False), (support, True)], "Yes"),
        ([(member, False), (support, False)], "No"),
    ):
        assert decide(rule, question, history=history).answer == answer


def test_a_limit_in_a_case_of_its_own() -> None:
    text = "You can row if you swim. If it snows, you can only row if you are led."
    assert written(text, "Can I row?") == "[you swim] and (not [it snows] or [you are led])"


@pytest.mark.parametrize(
    ("need", "kind"),
    [
        ("A small hut needs no permission", "small hut"),
        ("A small hut does not need permission", "small hut"),
        ("A hut in the garden requires no permission", "hut in the garden"),
    ],
)
def test_one_of_a_kind_that_needs_nothing(need: str, kind: str) -> None:
    assert written(f"{need}.", "Do I need permission for a hut?") == f"not [it is a {kind}]"


@pytest.mark.parametrize("last", ["anyone connected with the draw", "anyone employed by us"])
def test_those_left_out_beside_others(last: str) -> None:
    text = f"Anyone can join except bakers, nurses and {last}."
    said = last.split(" ", 1)[1]
    expected = f"not ([you are bakers] or [you are nurses] or [you are {said}])"
    assert written(text, "Can I join?") == expected
    assert decide(parse(text), "Can I join?").follow_up == "Are you a baker?"


@pytest.mark.parametrize("verb", ["pass", "complete", "have passed"])
@pytest.mark.parametrize("first", ["are over 15", "pay a fee"])
def test_a_verb_before_words_for_a_list(verb: str, first: str) -> None:
    text = (
        f"You can go up if you {first} and {verb} two of these:\n- the swim\n- the run\n- the ride"
    )
    found = written(text, "Can I go up?")
    assert found == (
        f"[you {first}] and at least 2 of "
        f"([you {verb} the swim], [you {verb} the run], [you {verb} the ride])"
    )


@pytest.mark.parametrize("of_them", ["the badges below", "the six badges below", "these"])
def test_things_below_that_earn_something(of_them: str) -> None:
    text = f"Two of {of_them} earn you the award:\n- cooking\n- sailing\n- knots"
    assert written(text, "Do I earn the award?").startswith("at least 2 of (")


@pytest.mark.parametrize("people", ["Children", "Guests", "You"])
@pytest.mark.parametrize(("whom", "expected"), [("an adult", True), ("a spoon", False)])
def test_in_whose_company(people: str, whom: str, *, expected: bool) -> None:
    found = written(f"{people} may use the slide with {whom}.", "Can I use the slide?")
    assert (found == f"[you are with {whom}]") is expected


@pytest.mark.parametrize("each", ["every child", "each child", "any child"])
def test_whoever_of_a_kind_something_is_open_to(each: str) -> None:
    text = f"Meals are available to {each} in Year 1. Guests can have them if they pay."
    found = written(text, "Can I have meals?")
    assert found.startswith("[you are a child in Year 1] or ")


@pytest.mark.parametrize("kind", ["overnight parking", "night fishing"])
def test_a_kind_of_deed_is_banned(kind: str) -> None:
    verb = kind.split()[1].removesuffix("ing")
    assert written(f"No {kind}.", f"Can I {verb} here?") == f"not [it is {kind}]"


@pytest.mark.parametrize("body", ["the fire service", "the army", "the coastguard"])
def test_bodies_on_duty_are_people(body: str) -> None:
    text = f"Drones must not be flown here. This does not apply to the police or {body}."
    assert written(text, "Can I fly a drone here?") == f"[you are the police] or [you are {body}]"


@pytest.mark.parametrize(
    ("said", "verb"), [("space permitting", "allows"), ("funds permitting", "allow")]
)
def test_what_leaves_room(said: str, verb: str) -> None:
    what = said.split(maxsplit=1)[0]
    assert written(f"You can swim, {said}.", "Can I swim?") == f"[{what} {verb}]"


@pytest.mark.parametrize(
    "item",
    [
        "you have a child who is under 5",
        "you care for someone who is ill",
        "your partner is a nurse who works nights",
        "a person who lives with you has died",
    ],
)
def test_an_item_that_tells_of_somebody(item: str) -> None:
    text = f"You can claim if any of these apply:\n* {item}\n* it snows"
    assert written(text, "Can I claim?") == f"[{item}] or [it snows]"


def test_an_item_about_people_of_no_kind() -> None:
    text = "Grants go to:\n* people who live alone\n* people who row"
    assert written(text, "Can I get a grant?") == "[you live alone] or [you row]"


def test_bare_plurals_act() -> None:
    assert written("Members vote. Guests do not.", "Can I vote?") == (
        "[you are members] and not [you are guests]"
    )
    text = "You can claim if the walls have not moved, the roof is dry and the bricks match."
    assert written(text, "Can I claim?") == (
        "not [the walls have moved] and [the roof is dry] and [the bricks match]"
    )


@pytest.mark.parametrize(
    ("demand", "expected"),
    [
        ("It must weigh no more than 8 kg", "[it must weigh no more than 8 kg]"),
        ("It must be no longer than an arm", "[it must be no longer than an arm]"),
        ("It must contain no nuts", "not [it must contain any nuts]"),
    ],
)
def test_a_bound_is_demanded_beside_leave(demand: str, expected: str) -> None:
    assert written(f"You may bring one cake. {demand}.", "Can I bring a cake?") == expected


def test_what_a_thing_must_be_behind_which() -> None:
    text = "Members may bring a bag, which must fit under the seat."
    expected = "[you are members] and [it must fit under the seat]"
    assert written(text, "Can I bring a bag?") == expected
    text = "You need a bag, which must fit under the seat."
    assert ". it must" not in written(text, "Do I need a bag?")


@pytest.mark.parametrize("valid", ["valid", "accepted", "allowed"])
def test_times_beside_exceptions(valid: str) -> None:
    text = f"Passes are not {valid} on weekdays except in July."
    expected = "not ([it is on weekdays] and not [it is in July])"
    assert written(text, f"Is my pass {valid}?") == expected
