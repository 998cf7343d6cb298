"""Who tells what a rule says of some people leaves out only that they are such: "with a raft"."""

from __future__ import annotations

import pytest

from cmr_logic import decide

WITH = "Lodgers with a raft must pay a second deposit."
ON = "Porters on early shift get a free breakfast."
YEAR = "Apprentices in their second year receive a new tool box."


@pytest.mark.parametrize(
    ("rule", "asked", "told", "wanted"),
    [
        (WITH, "Must I pay a second deposit?", "I have a raft.", "Yes"),
        (WITH, "Must I pay a second deposit?", "I don't have a raft.", "No"),
        (ON, "Do I get a free breakfast?", "I am on early shift.", "Yes"),
        (ON, "Do I get a free breakfast?", "I'm not on early shift.", "No"),
        (YEAR, "Will I receive a new tool box?", "I'm in my second year.", "More"),
        (YEAR, "Will I receive a new tool box?", "I'm in my first year.", "No"),
    ],
)
def test_what_they_are_goes_without_saying(rule, asked, told, wanted) -> None:
    assert decide(rule, asked, told).answer == wanted


@pytest.mark.parametrize(
    ("rule", "asked", "told"),
    [
        (WITH, "Must I pay a second deposit?", "I have a rug."),
        (WITH, "Must I pay a second deposit?", "My aunt has a raft."),
        (ON, "Do I get a free breakfast?", "I'm a cook on early shift."),
        (ON, "Do I get a free breakfast?", "I'm retired, and I am on early shift as a guest."),
        (ON, "Does my son get a free breakfast?", "I am on early shift."),
        # what none is who does not say so
        ("Widows with a raft travel free.", "Do I travel free?", "I have a raft."),
        ("You may row if you are a porter on early shift.", "May I row?", "I am on early shift."),
    ],
)
def test_it_does_not(rule, asked, told) -> None:
    assert decide(rule, asked, told).answer == "More"


@pytest.mark.parametrize(
    ("rule", "asked", "told", "wanted"),
    [
        ("Retired sailors pay half.", "Do I pay half?", "I am retired.", "Yes"),
        ("Unemployed residents skate free.", "Do I skate free?", "I'm unemployed.", "Yes"),
        ("Blind visitors get a guide.", "Do I get a guide?", "I am not blind.", "No"),
        # what kind of a role it is, and what is one
        ("Registered nurses pay half.", "Do I pay half?", "I am registered.", "More"),
        ("Night porters pay half.", "Do I pay half?", "I work at night.", "More"),
        ("Retired sailors pay half.", "Do I pay half?", "My uncle is retired.", "More"),
    ],
)
def test_how_somebody_is_tells_of_such_people(rule, asked, told, wanted) -> None:
    assert decide(rule, asked, told).answer == wanted


@pytest.mark.parametrize(
    ("asked", "told", "wanted"),
    [
        ("Does my son need a ticket?", "He is 3.", "No"),
        ("Do I need a ticket for my son?", "My son is 9.", "Yes"),
        # that one is a parent says nothing of the age of a child
        ("Do I need to buy a ticket for my son?", "My son loves eels.", "More"),
    ],
)
def test_who_travels_free_needs_no_ticket(asked, told, wanted) -> None:
    rule = "Children under 5 travel free; everyone else needs a ticket."
    assert decide(rule, asked, told).answer == wanted
