"""Whom or what one has to do with, and what is said of them, told apart in a story."""

from __future__ import annotations

import pytest

from cmr_logic import decide

CASES = [
    ("look after a disabled person", "I look after my mum. She's disabled.", "Yes"),
    ("look after a disabled person", "I look after my mum, who has MS and can't walk.", "Yes"),
    ("look after a disabled person", "I look after my mum. My neighbour is disabled.", "More"),
    ("look after a disabled person", "I look after my mum's cat. She's disabled.", "More"),
    ("look after a disabled person",
     "I look after my dad. My sister is here too. She's disabled.", "More"),
    ("live with someone over 65", "I live with my gran. She's 81.", "Yes"),
    ("live with someone over 65", "I live with my gran, who's 81.", "Yes"),
    ("live with someone over 65", "My gran is 81 and lives with me.", "Yes"),
    ("live with someone over 65", "I live with my gran. She's 61.", "More"),
    ("live with someone over 65", "I live with my boyfriend. My gran is 81.", "More"),
    ("live with someone over 65", "I lived with my gran. She's 81.", "More"),
    ("are travelling with a child under five",
     "I'm travelling with my daughter. She's three.", "Yes"),
    ("are travelling with a child under five",
     "I'm travelling with my son. He's eleven.", "More"),
    ("let a room to a student", "I let a room to Ben. He's at university.", "Yes"),
    ("let a room to a student", "My lodger is a student.", "Yes"),
    ("let a room to a student", "I let a room to Ben. My niece is a student.", "More"),
    ("let a room to a student", "I might let a room to Ben. He's a student.", "More"),
    ("keep a dog that has bitten someone", "I've got a collie. He has bitten the postman.", "Yes"),
    ("keep a dog that has bitten someone", "I've got a collie. She's never bitten anyone.", "No"),
    ("keep a dog that has bitten someone",
     "I've got two collies. One has bitten the postman.", "More"),
    ("rent a flat with a balcony", "I rent a flat, which has a tiny balcony.", "Yes"),
    ("rent a flat with a balcony", "I rent a flat. It has no balcony.", "No"),
    ("rent a flat with a balcony", "I rent a flat. My sister's flat has a balcony.", "More"),
    ("own a car that is more than ten years old",
     "I own a Polo. My wife's car is 15 years old.", "More"),
    ("own a car that is more than ten years old",
     "I own a car and a boat. It's 15 years old.", "More"),
    ("are married to a British citizen", "I'm married to Tom. He's a British citizen.", "Yes"),
    ("are the owner of a dog that has not been neutered",
     "I've got a spaniel. He hasn't been neutered.", "Yes"),
    ("are the owner of a dog that has not been neutered",
     "I've got a spaniel. He's been neutered.", "No"),
    ("have a friend who is a member", "I have a friend. He isn't a member.", "More"),
]  # fmt: skip


@pytest.mark.parametrize(("asked", "story", "answer"), CASES)
def test_both_halves(asked: str, story: str, answer: str) -> None:
    rule = f"You need a card if you {asked}."
    assert decide(rule, "Do I need a card?", scenario=story).answer == answer
