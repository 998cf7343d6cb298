"""Follow-ups about one part of a clause, or with the names of what a clause only points at."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse
from cmr_logic.facts.bounds_alike import same_bound
from cmr_logic.facts.opposites import turned_round

ABROAD = "You will lose the grant if you go abroad for more than four weeks without telling us."
ROWER = "You must wear a vest if you are a rower who carries a passenger."
LODGER = "You can have a lodger if you own a house and it is insured."
DOG = "You can join the walk if you have a dog and it is under 9."
LAND = "You get a tag if you own land in the county or you lease such land."
MOVED = "Your pension stops if your partner moves out and you do not report it."
CREW = "You can board if you are a sailor, or you are the partner of one."


@pytest.mark.parametrize(
    ("text", "question", "history", "answer"),
    [
        # a deed, and what is not done at it
        (ABROAD, "Will I lose the grant?", {"Will you be abroad over four weeks?": "yes"}, "More"),
        (ABROAD, "Will I lose the grant?", {"Will you be abroad over four weeks?": "no"}, "No"),
        (ABROAD, "Will I lose the grant?", {"Have you told us about it?": "yes"}, "No"),
        (ABROAD, "Will I lose the grant?", {"Have you told us about it?": "no"}, "More"),
        (
            ABROAD,
            "Will I lose the grant?",
            {"Have you told us about it?": "no", "Will you be abroad over four weeks?": "yes"},
            "Yes",
        ),
        # somebody of a kind, and what a relative clause adds
        (ROWER, "Do I have to wear a vest?", {"Do you carry a passenger?": "yes"}, "More"),
        (ROWER, "Do I have to wear a vest?", {"Do you carry a passenger?": "no"}, "No"),
        (
            ROWER,
            "Do I have to wear a vest?",
            {"Do you carry a passenger?": "yes", "Are you a rower?": "yes"},
            "Yes",
        ),
        ("You can go if you are someone who rows.", "Can I go?", {"Do you row?": "yes"}, "Yes"),
        # whom a rule is for, asked for among other words, or in others
        (
            "Apprentices can join once they have rowed for two years.",
            "Can I join?",
            {"Do you row with us as an apprentice?": "no"},
            "No",
        ),
        (
            "Homeowners can join if they row.",
            "Can I join?",
            {"Do you own your home?": "no", "Do you row?": "yes"},
            "No",
        ),
    ],
)
def test_parts(text: str, question: str, history: dict[str, str], answer: str) -> None:
    assert decide(text, question, history=tuple(history.items())).answer == answer


@pytest.mark.parametrize(
    ("text", "question", "asked", "clause"),
    [
        (LODGER, "Can I have a lodger?", "Is the house insured?", "c2"),
        (LODGER, "Can I have a lodger?", "Do you own a house?", "c1"),
        (LODGER, "Can I have a lodger?", "Do you own a house that is insured?", "c1 and c2"),
        (DOG, "Can I join the walk?", "Is your dog under 9?", "c2"),
        (DOG, "Can I join the walk?", "Do you have a dog under 9?", "c1 and c2"),
        (LAND, "Do I get a tag?", "Do you lease land in the county?", "c2"),
        (LAND, "Do I get a tag?", "Do you own land in the county?", "c1"),
        (MOVED, "Does it stop?", "Have you reported that your partner moved out?", "c2"),
        (MOVED, "Does it stop?", "Has your partner moved out?", "c1"),
        (CREW, "Can I board?", "Are you the partner of a sailor?", "c2"),
        (CREW, "Can I board?", "Are you a sailor?", "c1"),
    ],
)
def test_what_a_clause_points_at_may_be_named(
    text: str, question: str, asked: str, clause: str
) -> None:
    found = decide(text, question, history=[(asked, "yes")]).reasons
    assert {each.clause for each in found} <= {clause, *clause.split(" and ")}
    assert {name for each in found for name in each.clause.split(" and ")} == {
        *clause.split(" and ")
    }


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("Do you handle cash?", "No"),
        ("Do you handle drugs?", "No"),
    ],
)
def test_a_verb_said_again_is_about_the_thing_behind_it(asked: str, answer: str) -> None:
    text = "You can work at home if your job does not involve handling cash or drugs."
    assert decide(text, "Can I work at home?", history=[(asked, "yes")]).answer == answer
    assert decide(text, "Can I work at home?", history=[(asked, "no")]).answer == "More"


def test_a_guess_is_for_a_follow_up_that_stands_alone() -> None:
    rule = parse("Abroad you get help if you hold a passport. Help is free.")
    abroad, help_free = ("Are you abroad?", "yes"), ("Is the help free?", "yes")
    assert decide(rule, "Do I get help?", history=[abroad]).answer == "Yes"
    found = decide(rule, "Do I get help?", history=[abroad, help_free])
    assert (found.answer, abroad[0] in found.unplaced) == ("More", True)


@pytest.mark.parametrize(
    ("question", "statement", "same"),
    [
        ("Is the case 80 cm long or shorter?", "its case is no longer than 80 cm", True),
        ("Is your bag 55 cm long or shorter?", "the bag is longer than 55 cm", False),
        ("Is the stall three metres wide or less?", "the stall is over three metres wide", False),
        ("Are there five people or fewer?", "the group does exceed five people", False),
        ("Will it last 90 days or longer?", "it lasts for fewer than 90 days", False),
        ("Are you still under 18?", "you are at least 18 years old", False),
        ("Are you 60 or over?", "you have reached your 60th birthday", True),
        ("Have 6 months passed since then?", "you do so before 6 months have passed", False),
        ("Is your average below 3.0?", "you keep an average of 3.0 or higher", False),
        ("Is your average above 3.0?", "you keep an average of 3.0 or higher", True),
        ("Is your average below 4.0?", "you keep an average of 3.0 or higher", None),
        ("Are you 60 or over?", "the boat is at least 60 cm long", None),
        ("Is it half a year or more?", "it is less than 6 months", False),
    ],
)
def test_bounds_of_any_size(question: str, statement: str, same: bool | None) -> None:
    assert same_bound(question, statement) is same


@pytest.mark.parametrize(
    ("question", "statement", "turned"),
    [
        ("Did you row?", "you rowed without a vest", False),
        ("Did you wear a vest?", "you rowed without a vest", True),
        ("Is your garden large?", "you have a large garden, no dogs", False),
        ("Do you have dogs?", "you have a large garden, no dogs", True),
        ("Is there still a seat on the boat?", "the boat is full", True),
        ("Is the boat full?", "the boat is full", False),
        ("Did you train in another town?", "you trained outside the town", False),
        ("Did you train in the town?", "you trained outside the town", True),
        ("Was the rower missing from the list?", "the rower was named on the list", True),
        ("Are you out of work?", "you do work at all", True),
        ("Did you leave before you told us?", "you told us before leaving", True),
        ("Did you tell us after leaving?", "you told us before leaving", True),
        ("Did you tell us before you left?", "you told us before leaving", False),
        ("Is anybody living in the house?", "the house is empty", True),
        ("Can you manage without a nurse?", "you can manage without them", False),
    ],
)
def test_sides_of_one_part(question: str, statement: str, turned: bool) -> None:
    assert turned_round(question, statement) is turned
