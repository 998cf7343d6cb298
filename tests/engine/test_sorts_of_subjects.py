"""Whom and what a sentence is about: owners in a name, places in a list, sorts of people, deeds."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic.wording import question

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "owner and -ing form in a name": ("The tenants' rowing group is open to people who own a boat.", "Can I join the rowing group?", "[you own a boat]"),
    "owner of a permit": ("Guests' mooring passes are issued to people who sail.", "Can I get a pass?", "[you sail]"),
    "owner in 's": ("Children's rowing days are open to families who live in Leeds.", "Can we come to the rowing days?", "[you live in Leeds]"),
    "the guests of owners": ("Members' guests may row if they can swim.", "Can I row?", "[you are members' guests] and [you can swim]"),
    "'s that is a verb": ("You can row if the child's swimming well.", "Can I row?", "[the child's swimming well]"),
    "noun that asks for nothing": ("You can get a hull check if you own a boat.", "Can I get a hull check?", "[you own a boat]"),
    "verb that asks": ("You can ask us to check if you own a boat.", "Can I ask you?", "[you ask us to check if you own a boat]"),
    "once behind a unit that is not counted": ("You can ask for fewer hours once you are a member.", "Can I ask for fewer hours?", "[you are a member]"),
    "once behind an end": ("The grant ends once the child leaves home.", "Has my grant ended?", "[the child leaves home]"),
    "once a year": ("The lock is closed once a year.", "Is the lock closed?", "[the lock is closed once a year]"),
    "work behind its sort": ("Members who are no longer in paid work pay the low fee.", "Do I pay the low fee?", "not [you are still in paid work]"),
    "work behind a compound": ("Members who are in full-time work pay the high fee.", "Do I pay the high fee?", "[you are in full-time work]"),
    "child of whom more is said": ("The club will excuse a juror who is the carer of a child who is ill.", "Can I be excused?", "[you are the carer of a child who is ill]"),
    "one who is more": ("You may leave if you are someone who is a tenant who rows.", "May I leave?", "[you are someone who is a tenant who rows]"),
    "state behind need": ("To row you need to be married or in a partnership.", "Can I row?", "[you need to be married] or [you need to be in a partnership]"),
    "compound of three": ("A street selling licence is needed for anyone who sells eels.", "Do I need a street selling licence?", "[you sell eels]"),
    "object of one who carries": ("A van carrying food is exempt.", "Is my van exempt?", "[the van is carrying food]"),
    "places with names": ("The rebate is paid to shops in Kent or Devon.", "Can I get the rebate?", "[it is in Kent] or [it is in Devon]"),
    "people in places": ("Help is open to tenants in Kent, Devon and Essex whose hut was damaged.", "Can I get help?", "([you are tenants in Kent] or [you are tenants in Devon] or [you are tenants in Essex]) and [your hut was damaged]"),
    "people of bodies": ("Help is open to members of the Red Guild and the Blue Guild.", "Can I get help?", "[you are members of the Red Guild and the Blue Guild]"),
    "sort of people": ("Deaf people can row free.", "Can I row free?", "[you are deaf people]"),
    "no sort of people": ("Other people may row.", "May I row?", "[other people may row]"),
    "known person": ("The deaf person may row.", "May I row?", "[you are a deaf person]"),
    "members of a club by its deed": ("Rowing club members may use the bar.", "May I use the bar?", "[you are rowing club members]"),
    "deed done to people": ("Visiting the patients may tire you.", "Does it tire me?", "[visiting the patients may tire you]"),
    "time of what was built": ("Boats built before the start of the season may be entered in the first race.", "Can I enter my boat in the first race?", "[the boats were built before the start of the season]"),
    "inside a known place": ("Stalls inside the old town may sell on the quay.", "May I sell on the quay?", "[the stalls are inside the old town]"),
    "where a deed is done": ("Burial in a churchyard is open to tenants who live here.", "Can I be buried in a churchyard?", "[you live here]"),
    "where a thing is": ("Equipment in a shed is insured.", "Is my equipment insured?", "[the equipment is in a shed]"),
    "what it is free for": ("Mooring is free for electric boats.", "Can I moor for free?", "[it is electric boats]"),
    "holders of what is one's own": ("Berth holders may keep hens if they have consent.", "Can I keep hens in my berth?", "[you have consent]"),
    "holders of what is not one's own": ("Berth holders may keep hens if they have consent.", "Can I keep hens in a berth?", "[you are berth holders] and [you have consent]"),
    "members by a membership": ("Rowing club members may freeze their membership if they are ill.", "Can I freeze my membership?", "[you are ill]"),
    "owners of another's thing": ("Boat owners may row if they have a vest.", "Can I row with my son?", "[you are boat owners] and [you have a vest]"),
    "owners by what they own": ("Boat owners may row if they have a vest.", "Can I row in my boat?", "[you have a vest]"),
    "owners alone": ("Boat owners may row.", "Can I row in my boat?", "[you are boat owners]"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS.keys())
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression


def test_a_will_is_a_noun() -> None:
    assert question("the deceased left a valid will") == "Did the deceased leave a valid will?"
    assert question("the owner will sign") == "Will the owner sign?"
