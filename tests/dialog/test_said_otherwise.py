"""Follow-ups in other words than those of the clause: the same, its opposite, or something else."""

import pytest

from cmr_logic import decide, parse
from cmr_logic.facts.bounds_alike import same_bound
from cmr_logic.facts.opposites import turned_round
from cmr_logic.facts.said_otherwise import WAYS, in_the_words_of
from cmr_logic.facts.same_measures import in_the_same_unit
from cmr_logic.facts.ways import Ways
from tests.tables import for_each


@for_each("entry", WAYS, ids=lambda entry: entry.name)
def test_each_way_is_said_in_another(entry: Ways) -> None:
    question, statement = entry.fires
    assert in_the_words_of(question, [statement]) != question
    question, statement = entry.silent
    assert in_the_words_of(question, [statement]) == question


def test_names_are_unique() -> None:
    assert len({entry.name for entry in WAYS}) == len(WAYS)


@for_each(
    "question, statement, expected",
    [
        ("Did you row for half a year?", "you rowed for six months", "Did you row for six months?"),
        (
            "Did you row in the past year?",
            "in the last 12 months",
            "Did you row in the past 12 months?",
        ),
        ("Is it two weeks ago?", "it is 14 days ago", "Is it 14 days ago?"),
        ("Is it two weeks ago?", "it is a month ago", "Is it two weeks ago?"),
        ("Are you a year old?", "you are 12 months old", "Are you a year old?"),
    ],
)
def test_times_are_told_in_the_unit_of_the_clause(
    question: str, statement: str, expected: str
) -> None:
    assert in_the_same_unit(question, [statement]) == expected


@for_each(
    "question, statement, turned",
    [
        ("Is there anywhere else you can moor?", "you have anywhere else to moor", False),
        ("Can you moor elsewhere?", "you moor in Dunmouth", True),
        ("Are all your dues paid off?", "you have settled any outstanding dues", False),
        (
            "Does the survey show only slight wear?",
            "the survey shows nothing beyond slight wear",
            False,
        ),
        ("Do you rent the boat rather than own it?", "you own the boat", True),
        ("Are you a sailor rather than a cook?", "you are a sailor (not a cook)", False),
        ("Is the hull free of cracks?", "the hull is uncracked", False),
        ("Will the engine stop helping at 9 knots?", "the engine must cut out at 9 knots", False),
        ("Did you stop sailing?", "you sail", True),
        ("Do you sail without any other crew?", "you are the only crew of the boat", False),
        (
            "Is the form no more than six months old?",
            "it is a form from the last six months",
            False,
        ),
        ("Is it two years since you raced?", "you have gone two years without a race", False),
        (
            "Is it under two years since you raced?",
            "you have gone two years or more without a race",
            True,
        ),
        (
            "Does the note tell you that no fee is needed?",
            "the note says you do not need a fee",
            False,
        ),
        ("Has a sailor other than you slept aboard?", "another sailor sleeps aboard", False),
        ("Is entry to the docks free?", "entry to the docks costs anything", True),
        ("Have you any unfiled logs?", "you have logs that have not been filed", False),
        ("Will you be without a boat?", "you will lose your boat", False),
        ("Do you have a home?", "you are homeless", True),
        (
            "Was it taken from a shed that wasn't locked?",
            "it was taken from an unlocked shed",
            False,
        ),
        (
            "Has nobody in your crew sailed before you?",
            "you are the first in your crew to sail",
            False,
        ),
        ("Do you have only one boat?", "you have at least two boats", True),
        ("Will only one boat sail?", "more than one boat will sail", True),
        ("Will you come in the afternoon?", "you come before noon", True),
        ("Is it insured with another company?", "it is insured with us", True),
        ("Are you older than your brother?", "your brother is older than you", True),
        ("Are you younger than your brother?", "your brother is older than you", False),
        ("Is the race yet to start?", "the race has started", True),
        ("Are the dues yet to be paid?", "the dues are unpaid", False),
        ("Have you had a job lately?", "you are out of work", True),
        ("Will you tell us afterwards?", "you tell us first", True),
        ("Do you have any other boat?", "it is your only boat", True),
        ("Do you not have any other boat?", "it is your only boat", False),
        ("Do you have trouble swimming?", "you can swim", True),
        ("Have you trouble at work?", "you work", False),
        ("Have you already turned 25?", "you are under 25", True),
        ("Is the boat five years old or newer?", "it is more than five years old", True),
        ("Is less than half of it sold?", "at least half of it is sold", True),
        ("Is the label still there?", "the label is missing", True),
        ("Has the label come off?", "the label is missing", False),
    ],
)
def test_signs_in_other_words(question: str, statement: str, turned: bool) -> None:
    assert turned_round(question, statement) is turned


@for_each(
    "question, statement, same",
    [
        ("Are there 20 or fewer workers?", "it employs no more than 20 people", True),
        ("Does it employ more than 20 people?", "it has 20 employees or fewer", False),
        (
            "Is it likely to last a year or less?",
            "it is not expected to last longer than a year",
            True,
        ),
        ("Do you have only one boat?", "you have at least one boat", None),
        ("Do you have 20 guests?", "it has 20 employees or fewer", None),
    ],
)
def test_bounds_in_other_words(question: str, statement: str, same: bool | None) -> None:
    assert same_bound(question, statement) is same


@pytest.mark.parametrize(
    ("follow_up", "answers"),
    [
        ("Do you own land?", ("Yes", "More")),
        ("Did you use to be in the navy?", ("Yes", "More")),
        ("Do you own a lorry?", ("More", "More")),
        ("Is your job in the parish?", ("Yes", "More")),
    ],
)
def test_one_of_a_list_is_not_placed_on_another(follow_up: str, answers: tuple[str, str]) -> None:
    rule = parse(
        "You can have a berth if one of these is true:\n\n* you live in the parish\n"
        "* you work in it\n* you are a landowner\n* you are a veteran"
    )
    asked = [
        decide(rule, "Can I have a berth?", history=[(follow_up, said)]).answer
        for said in ("yes", "no")
    ]
    assert tuple(asked) == answers
