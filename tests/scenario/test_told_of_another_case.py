"""What is told of another case than a clause asks leaves it open: of another thing, of a wish."""

from __future__ import annotations

import pytest

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle
from tests.tables import for_each

# A clause, stories that make it true, that make it false, and that leave it open.
TOLD = (
    (
        "you are employed",
        ("I'm working on a farm.", "I work in a mill."),
        ("I'm out of work.",),
        ("The form is late, I'm working on it.", "I'm working from a copy of the letter."),
    ),
    (
        "you paint houses",
        ("I paint houses.", "I'm keen on tea and I paint houses."),
        ("I don't paint houses.",),
        (
            "I'm keen on painting houses.",
            "I'm about to paint houses.",
            "I'm looking forward to painting houses.",
            "I've agreed to paint houses.",
            "I was asked to paint houses.",
            "I'm on the point of painting houses.",
            "I'm not against painting houses.",
            "My cousin talked me into painting houses.",
        ),
    ),
    (
        "you play the harp",
        ("I play the harp.", "I've been playing the harp for years."),
        (),
        ("I'm keen on playing the harp.", "I've promised to play the harp."),
    ),
    ("you are willing to move", ("I'm willing to move.",), (), ()),
    (
        "your hut has a stove",
        ("My hut has a stove.", "My hut has a stove, the other one has none."),
        ("My hut has no stove.",),
        (
            "My other hut has a stove.",
            "My other hut has no stove.",
            "My previous hut has no stove.",
            "My spare hut has a stove.",
            "The hut next door has no stove.",
            "The hut I had before has a stove.",
            "One of my huts has no stove.",
        ),
    ),
    ("your second hut is let", ("My second hut is let.",), (), ()),
    (
        "your licence was issued in Norway",
        ("My licence was issued in Norway.",),
        (),
        ("My other licence was issued in Norway.", "My old licence was issued in Norway."),
    ),
    (
        "you are divorced",
        ("I'm a divorced dad.", "My divorce came through in May."),
        (),
        ("I'm a divorce lawyer.", "I'm on the divorce helpline."),
    ),
    (
        "you are retired",
        ("I'm a retired baker.",),
        (),
        ("I'm a retirement adviser.", "I get a retirement benefit.", "I have a retirement plan."),
    ),
    (
        "your partner is in Norway",
        ("My partner is in Bergen.",),
        ("My partner is in Rome.",),
        ("Our partner choir is in Bergen.", "The partner choir is in Rome."),
    ),
    (
        "you return the drill with its case",
        ("I returned the drill with its case.", "I brought it back with its case."),
        ("I returned the drill without its case.",),
        (
            "I returned it.",
            "I brought the drill back.",
            "I gave it back with the wrong case.",
            "I gave the drill back without it.",
        ),
    ),
    (
        "you return the suit dry",
        ("I returned the suit dry.",),
        (),
        ("I returned it.", "I brought it back soaked."),
    ),
    (
        "you hand the badge to the porter",
        ("I handed the badge to the porter.",),
        (),
        ("I handed the badge to my cousin.", "I handed it to the driver."),
    ),
    (
        "you handed in a doctor's note",
        ("My doctor wrote a note and I handed it in.",),
        (),
        (),
    ),
    (
        "you use pesticides",
        ("I used pesticides on the beans last week and I use them now.",),
        (),
        ("My aunt left me the field. She used pesticides on it for years.",),
    ),
)
CASES = [
    pytest.param(clause, story, value, id=f"{clause} <- {story}")
    for clause, *kinds in TOLD
    for value, stories in zip((True, False, None), kinds, strict=True)
    for story in stories
]


@for_each("clause, story, value", CASES)
def test_only_the_very_case_settles_a_clause(clause: str, story: str, value: bool | None) -> None:
    clauses = parse(f"You can apply if {clause}.").clauses
    found = settle(clauses, story, "Can I apply?")
    assert [each.value for each in found] == ([] if value is None else [value])


# Turns of speech about states, by which several clauses are settled; the tables have one each.
STATES = (
    ("your licence has lapsed", "My licence is still in date.", False),
    ("your licence has lapsed", "My uncle's licence is still in date.", None),
    ("you were injured at work", "I broke a jug during my shift.", None),
    ("you are allergic to nuts", "I'm not allergic to eggs.", None),
    ("you are allergic to nuts", "I have no allergies.", False),
    ("you are self-employed", "I'm a barber with my own small shop.", True),
    ("you are allergic to nuts", "I drink milk every day with no trouble.", None),
    ("your membership has lapsed", "My membership is no longer active.", True),
    ("you are repeating a year", "I'm redoing my third year.", True),
    ("you are allergic to eggs", "I eat six eggs every day and am never ill from it.", False),
    ("your boat has been modified", "It's just as it left the factory.", False),
    ("you were injured at work", "I burnt my arm on duty.", True),
    ("you were injured at work", "I burnt my arm at a picnic.", None),
    ("you work at the Oslo depot", "I work at the depot in Bergen and nowhere else.", False),
    ("you have at least 30 hens", "I have 18 hens, counting the two in the shed.", False),
    ("you sell alcohol", "Nothing we sell has alcohol in it.", None),
    ("you sell alcohol", "We sell no wine.", None),
)


@for_each("clause, story, value", STATES)
def test_states_told_in_turns_of_speech(clause: str, story: str, value: bool | None) -> None:
    found = settle(parse(f"You can apply if {clause}.").clauses, story, "Can I apply?")
    assert [each.value for each in found] == ([] if value is None else [value])


# A clause with a day of the month, or an event or hours, and what stories say of it.
MEASURED = (
    ("you pay the fee by the 3rd", "I pay the fee on the 2nd.", True),
    ("you pay the fee by the 3rd", "I pay the fee on the 8th.", False),
    ("you pay the fee by the 3rd", "I pay the fee after the 5th of the month.", False),
    ("you pay the fee by the 3rd", "I pay the fee after the 2nd.", None),
    ("you pay the fee by the 3rd", "I pay the fee before the 20th.", None),
    ("you pay the fee by the 1st of the month", "I pay the fee after the 1st.", False),
    ("you pay the fee by the 1st of the month", "I pay the fee on the 28th.", None),
    ("you paid the fee before the 9th", "I paid the fee no later than the 7th.", True),
    ("your course is in Norway", "My course was in Bergen.", True),
    ("your course is in Norway", "My course took place in Rome.", False),
    ("your cat is in Norway", "My cat was in Bergen.", None),
    ("you give nine hours a month", "I volunteer for nine hours a month.", True),
    ("you give at least nine hours a month", "I put in two hours a month.", False),
    ("you give at least nine hours a month", "I sleep nine hours a month.", None),
)


@for_each("clause, story, value", MEASURED)
def test_days_places_and_hours_in_other_words(clause: str, story: str, value: bool | None) -> None:
    found = settle(parse(f"You can apply if {clause}.").clauses, story, "Can I apply?")
    assert [each.value for each in found] == ([] if value is None else [value])
