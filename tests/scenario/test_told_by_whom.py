"""Whose words a story holds, and how they are typed: quotations, admissions, all in capitals."""

import pytest

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle

# clause, story, and what the story says of it: True, False, or None where it leaves it open
TOLD = [
    ("you are pregnant", 'My sister wrote, "I\'m pregnant!"', None),
    ("you are pregnant", "I'm pregnant!", True),
    ("you own a kiln", 'My friend goes, "I own a kiln. It is old." I laughed.', None),
    ("you own a kiln", 'I own a kiln called "Bella".', True),
    ("you own a kiln", 'My "classic" car is old, but I own a kiln.', True),
    ("you sing", "I don't know whether I drink and I sing.", None),
    ("you sing", "I don't know whether I drink, and I sing.", True),
    ("you own a kiln", "I have to admit I own a kiln.", True),
    ("you own a kiln", "My brother has to admit I own a kiln.", None),
    ("you live in Leeds", "I LIVE IN LEEDS WITH MY HUSBAND.", True),
    ("you live in Scotland", "I LIVE IN GLASGOW AND WORK IN A BAKERY.", True),
    ("you live in the United States", "I LIVE IN THE US.", True),
    ("you live in Bath", "I'VE GOT A BATH AND LIVE ALONE.", None),
    ("you are over 60", "I'M 63 AND HAVEN'T RETIRED.", True),
    ("you were born before 1 June 1990", "I WAS BORN ON 14 MARCH 1985.", True),
    ("the case has been opened by anyone else", "The case was opened by a jeweller.", True),
    ("the case has been opened by anyone else", "The case has been opened.", None),
    ("the case has been opened by anyone else", "I opened the case.", None),
    ("the case has been opened by anyone else", "Nobody has opened the case.", False),
    ("someone else has driven your car", "My brother has driven my car.", True),
    ("someone else has driven your car", "I have driven my car.", None),
    ("you work full time", "MY WIFE WORKS FULL TIME.", None),
]


@pytest.mark.parametrize(("clause", "story", "expected"), TOLD)
def test_whose_words(clause: str, story: str, expected: bool | None) -> None:
    rule = parse(f"You can apply if {clause}.")
    found = settle(rule.clauses, story)
    assert {f.value for f in found} == ({expected} if expected is not None else set())
    assert all(f.quote in story for f in found)
