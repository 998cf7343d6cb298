"""What a rule text says: operators, polarity, exceptions, readings, and what a question makes of it."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import itertools
from dataclasses import dataclass

import pytest

from cmr_logic import parse
from cmr_logic.expression import clause_ids, evaluate, parse_expression


@dataclass(frozen=True)
class Case:
    """A rule text, a question, and the expression for Yes over clauses known by a word of theirs."""

    text: str
    question: str
    expression: str


def case(name: str, text: str, question: str, expression: str) -> object:
    return pytest.param(Case(text, question, expression), id=name)


LIST = "\n\n* you grow vegetables\n* you keep hens\n* you sell honey"
CAMP = (
    "You can camp on the beach if you hold a permit. "
    "However, you cannot camp on the beach if you light a fire."
)
GRANT = "You can get the grant if you farm. You can get the loan if you fish."

CASES = [
    case("and", "You can row if you swim and you own a vest.", "Can I row?", "swim and vest"),
    case("or", "You can row if you swim or you own a vest.", "Can I row?", "swim or vest"),
    case("three, and", "You can row if you swim, own a vest and hold a badge.", "Can I row?", "swim and vest and badge"),
    case("three, or", "You can row if you swim, own a vest or hold a badge.", "Can I row?", "swim or vest or badge"),
    case("and before or", "You can vote if you live here and you pay rates or you own a shop.", "Can I vote?", "live and rates or shop"),
    case("neither, nor, of kinds with an exception", "Neither students nor trainees can row, unless they own a boat.", "Can I row?", "not (students or trainees) or boat"),
    case("neither, nor, of kinds in a case", "Neither students nor trainees have to pay the toll if they live here.", "Do I have to pay the toll?", "not ((students or trainees) and live)"),
    case("neither, nor", "You can apply if you are neither employed nor studying.", "Can I apply?", "not employed and not studying"),
    case("either, or", "You can get a permit if you are either a resident or a trader.", "Can I get a permit?", "resident or trader"),
    case("kinds of things", "This rule covers canoes, barges and rafts. Boats it covers need a number plate.", "Does the rule cover my boat?", "rafts or barges or canoes"),
    case("items with conditions", "Register by post using form:\n\n* R1A if you sell boats\n* R1B if you hire boats\n* R1C if you mend boats", "Do I need to post the form R1B?", "hire"),
    case("nobody of a kind", "Nobody under 14 may row, except with a trainer.", "Can I row?", "not under or trainer"),
    case("no one of a kind", "No child under 14 may row.", "Can I row?", "not under"),
    case("nobody who", "Nobody who is ill may row.", "Can I row?", "not ill"),
    case("comma before and", "You can claim if you own a boat or run a ferry, and you pay tax.", "Can I claim?", "(boat or ferry) and tax"),
    case("comma before and, twice or", "You can claim if you own a boat or run a ferry, and you pay tax or sell fish.", "Can I claim?", "(boat or ferry) and (tax or fish)"),
    case("comma before or", "You can claim if you own a boat and run a ferry, or you pay tax.", "Can I claim?", "boat and ferry or tax"),
    case("commas of one list", "You can claim if you own a boat, you run a ferry, and you pay tax.", "Can I claim?", "boat and ferry and tax"),
    case("verbs alone, then and", "You can claim if you row, sail or run a ferry, and you pay tax.", "Can I claim?", "(row or sail or ferry) and tax"),
    case("semicolons", "A landing is allowed where the pilot has rung the tower; the lights are working; and the plane is quiet, or carries a patient.", "Is my landing allowed?", "tower and lights and (quiet or patient)"),
    case("demands: or before a list", "To hire it you have to live here or have a father who was married here, pay a deposit and sign the book.", "Can I hire it?", "(live or father) and deposit and sign"),
    case("an aim before demands", "To hire the hall for a day you have to live in the parish or have a father who was married here, pay a fee and sign the book.", "Can I hire the hall?", "(parish or father) and fee and sign"),
    case("a statement behind a tail", "Each boat must be dry when it sails, and each oar shall float.", "Must my oar float?", "float"),
    case("before a demand", "Before you can leave you have to give notice and pay any rent.", "Can I leave?", "notice and rent"),
    case("no offence", "A driver commits no offence if the van was parked.", "Did I commit an offence?", "not parked"),
    case("a phrase inside a list", "You can claim if you own a boat, keep a cat or dog, or pay tax.", "Can I claim?", "boat or cat or dog or tax"),
    case("a phrase inside a list with and", "You can claim if you own a boat, keep a cat or dog, and pay tax.", "Can I claim?", "boat and (cat or dog) and tax"),
    case("or else if", "The grant pays out if snow broke your roof, or else if the river rose.", "Does the grant pay out?", "snow or river"),
    case("unless", "You can row unless you feel ill.", "Can I row?", "not ill"),
    case("denied, unless", "You cannot row unless you swim.", "Can I row?", "swim"),
    case("without", "You cannot enter without a ticket.", "Can I enter?", "ticket"),
    case("only if", "You can row only if you swim.", "Can I row?", "swim"),
    case("provided that", "You can row provided that you swim.", "Can I row?", "swim"),
    case("negated condition", "You can row if you are not tired.", "Can I row?", "not tired"),
    case("who", "People who work at the port can use the canteen.", "Can I use the canteen?", "port"),
    case("nouns", "The discount applies to pensioners, students and veterans.", "Do I get the discount?", "pensioners or students or veterans"),
    case("aim", "To qualify for the grant, you must live on the island and own a farm.", "Do I qualify for the grant?", "live and farm"),
    case("demand: when", "You must register your dog if it is older than a year.", "Must I register my dog?", "older"),
    case("all of", f"You can apply if all of the following apply:{LIST}", "Can I apply?", "vegetables and hens and honey"),
    case("any of", f"You can apply if any of the following apply:{LIST}", "Can I apply?", "vegetables or hens or honey"),
    case("one of", f"You can apply if one of the following applies:{LIST}", "Can I apply?", "vegetables or hens or honey"),
    case("none of", f"You can apply if none of the following apply:{LIST}", "Can I apply?", "not (vegetables or hens or honey)"),
    case("two of", f"You can apply if at least two of the following apply:{LIST}", "Can I apply?", "at least 2 of (vegetables, hens, honey)"),
    case("tail: and", "You can apply if you:\n\n* grow vegetables\n* keep hens, and\n* sell honey", "Can I apply?", "vegetables and hens and honey"),
    case("tail: or", "You can apply if you:\n\n* grow vegetables\n* keep hens, or\n* sell honey", "Can I apply?", "vegetables or hens or honey"),
    case("nested", "You can apply if:\n\n1. you live in the valley\n2. you meet one of these conditions:\n   a. you farm\n   b. you fish", "Can I apply?", "valley and (farm or fish)"),
    case("exception in the next sentence", CAMP, "Can I camp on the beach?", "permit and not fire"),
    case("won't", "You won't get a badge if you miss the course.", "Will I get a badge?", "not miss"),
    case("not entitled", "You are not entitled to a refund if you opened the box.", "Am I entitled to a refund?", "not opened"),
    case("illegal, asked so", "It is illegal to feed the swans if you stand on the bridge.", "Is it illegal to feed the swans?", "bridge"),
    case("illegal, asked the other way", "It is illegal to feed the swans if you stand on the bridge.", "Can I feed the swans?", "not bridge"),
    case("exempt, asked so", "You are exempt from the toll if you drive an ambulance.", "Am I exempt from the toll?", "ambulance"),
    case("exempt, asked the other way", "You are exempt from the toll if you drive an ambulance.", "Do I have to pay the toll?", "not ambulance"),
    case("banned", "You are banned from the pool if you dive.", "Am I banned from the pool?", "dive"),
    case("no need, asked so", "You don't need a visa if you are a sailor.", "Do I need a visa?", "not sailor"),
    case("the first of two provisions", GRANT, "Can I get the grant?", "farm"),
    case("the second of two provisions", GRANT, "Can I get the loan?", "fish"),
]  # fmt: skip


@pytest.mark.parametrize("given", CASES)
def test_expression(given: Case) -> None:
    """The engine's expression has the truth table of the wanted one, over the same clauses."""
    rule = parse(given.text)
    used = clause_ids(rule.expression(given.question))
    statements = {clause.id: clause.statement.lower() for clause in rule.clauses}
    wanted = parse_expression(given.expression)
    names = {}
    for word in clause_ids(wanted):
        (names[word],) = [i for i in used if word in statements[i].split()]
    assert set(names.values()) == set(used)
    found = rule.expression(given.question)
    for row in itertools.product((True, False, None), repeat=len(names)):
        told = dict(zip(names, row, strict=True))
        assert evaluate(found, {names[word]: told[word] for word in names}) == evaluate(
            wanted, told
        )


@pytest.mark.parametrize(
    ("text", "positive"),
    [
        ("You can row if you swim.", [True]),
        ("You cannot row if you feel ill.", [False]),
        ("You won't get a badge if you miss the course.", [False]),
        ("You are not entitled to a refund if you opened the box.", [False]),
        (CAMP, [True, False]),
    ],
)
def test_polarity(text: str, positive: list[bool]) -> None:
    assert [provision.positive for provision in parse(text).provisions] == positive


@pytest.mark.parametrize(
    ("text", "used", "instead"),
    [
        # Nothing says what joins the items: a stated default, and the other reading beside it.
        ("You can apply if you:\n\n* grow vegetables\n* keep hens", "c1 and c2", "c1 or c2"),
        (
            "You can vote if you live here and you pay rates or you own a shop.",
            "c1 and c2 or c3",
            "c1 and (c2 or c3)",
        ),
    ],
)
def test_readings(text: str, used: str, instead: str) -> None:
    readings = parse(text).readings
    assert readings
    assert all(reading.reason for reading in readings)
    assert parse_expression(used) in [reading.used for reading in readings]
    assert parse_expression(instead) in [reading.instead for reading in readings]


@pytest.mark.parametrize(
    "text",
    [
        "You can apply if all of the following apply:\n\n* you farm\n* you fish",
        "You can apply if you:\n\n* farm, or\n* fish",
        "You can row if you swim and own a vest.",
    ],
)
def test_no_readings_where_the_text_says_it(text: str) -> None:
    assert parse(text).readings == ()


def test_a_provision_covers_its_list() -> None:
    text = "Hello.\n\nYou can apply if you:\n\n* farm\n* fish\n\nGoodbye."
    (provision,) = [p for p in parse(text).provisions if p.condition is not None]
    assert provision.span.of(text) == "You can apply if you:\n\n* farm\n* fish"
