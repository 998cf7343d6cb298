"""What only describes a thing is not the thing, and a word is no other that is spelled alike."""

from __future__ import annotations

import pytest

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle

# A clause, stories that make it true, and stories that leave it open.
TOLD = (
    (
        "you have a dog",
        ("I have a guide dog.", "I have two old dogs and a cat.", "I have a dog and its lead."),
        ("I have a dog allergy.", "I have a dog bowl.", "I've points on my licence."),
    ),
    (
        "you are disabled",
        ("I am a disabled driver.", "I'm disabled."),
        ("I have a disabled son.", "I employ a disabled driver."),
    ),
    (
        "you are a student",
        ("I am a student nurse.", "I'm a student at Leeds."),
        ("I have a student lodger.", "I have a student flat to let."),
    ),
    (
        "you are divorced",
        ("I am divorced.", "I got divorced in May."),
        ("I have divorced parents.", "I have a divorced sister."),
    ),
    (
        "you have insurance",
        ("I have an insurance policy.", "I have good insurance."),
        ("I have an insurance salesman as a neighbour.", "I have an insurance form here."),
    ),
    (
        "you own a boat",
        ("I own a small boat.", "I own a rowing boat and a shed."),
        ("I own a model boat.", "I own a boat shed."),
    ),
    (
        "you have a job",
        ("I have a summer job.", "I have a job at the mill."),
        ("I have a job interview.", "I have a job offer to think about.", "I employ a cook."),
    ),
    (
        "you have a car",
        ("I have a fast car.", "I have a car and a van."),
        ("I have a toy car.", "I have a photo of a car.", "I have a car seat."),
    ),
    (
        "you are poor",
        ("I'm flat broke.", "I am penniless."),
        ("I broke my leg.", "I have poor eyesight.", "I feel poorly."),
    ),
    (
        "you were drunk",
        ("I was plastered.", "I was tipsy."),
        ("I plastered the wall.", "I drank a glass of water.", "I travelled on limited means."),
    ),
    (
        "you are tired",
        ("I'm shattered.", "I am worn out."),
        ("I shattered my wrist.", "I exhausted every other way."),
    ),
    (
        "you smoke",
        ("I smoke.", "I smoke cigars."),
        ("I smoke fish for a living.", "I have a smoke alarm."),
    ),
    (
        "you drink alcohol",
        ("I drink beer.", "I like a glass of wine."),
        ("I drink coffee.", "I drink a lot of water."),
    ),
    ("you have moved", ("I moved in May.", "I moved house."), ("I moved the sofa.",)),
    (
        "you live with your parents",
        ("I live with my parents.",),
        ("I live near my parents.", "I live opposite my parents."),
    ),
    ("you are a carer", ("I am a carer.",), ("I have a carer.", "I am in care.")),
    ("you are employed", ("I am employed.",), ("I hired a car.", "I employ a cleaner.")),
    ("you own your home", ("I own my flat.",), ("I have a flat on the ground floor.",)),
    (
        "you have a husband",
        ("My husband cooks.",),
        ("My husband died.", "I buried my husband last year."),
    ),
)


def values(clause: str, story: str) -> set[bool]:
    """Return what a story says of a clause."""
    rule = parse(f"You get the card if {clause}.")
    return {found.value for found in settle(rule.clauses, story)}


@pytest.mark.parametrize(
    ("clause", "story"), [(clause, story) for clause, stories, _ in TOLD for story in stories]
)
def test_a_thing_is_told_of(clause: str, story: str) -> None:
    assert values(clause, story) == {True}


@pytest.mark.parametrize(
    ("clause", "story"), [(clause, story) for clause, _, stories in TOLD for story in stories]
)
def test_another_thing_is_told_of(clause: str, story: str) -> None:
    assert True not in values(clause, story)


@pytest.mark.parametrize(
    ("clause", "story"),
    [
        ("you work", "I'm skint."),
        ("you work", "I broke my arm."),
        ("you are registered with a doctor", "I am an accountant."),
        ("you have a broken bone", "I was off sick from work."),
        ("you support a relative", "I have a hearing aid."),
        ("you speak English", "I speak Polish."),
        ("you have a garden", "I have a balcony."),
        ("you work with children", "I work with adults."),
        ("you have a dog", "I have a cat."),
        ("you are 16 or over", "I have a 12-year-old son."),
    ],
)
def test_nothing_is_denied(clause: str, story: str) -> None:
    assert values(clause, story) == set()


@pytest.mark.parametrize(
    ("clause", "story"),
    [
        ("you have a garden", "I only have a balcony."),
        ("you work with children", "I only work with adults."),
        ("you have a dog", "I've only got a cat."),
    ],
)
def test_what_is_all_leaves_no_other(clause: str, story: str) -> None:
    assert values(clause, story) == {False}


@pytest.mark.parametrize(
    ("story", "expected"),
    [
        ("I'm a 70-year-old widow.", {True}),
        ("As a 72-year-old I swim a lot.", {True}),
        ("I am a lively 34-year-old nurse.", {False}),
        ("I care for my 85-year-old mother.", set()),
        ("I bought an 80-year-old house.", set()),
        ("I teach 12-year-olds.", set()),
    ],
)
def test_an_age_is_of_whoever_it_stands_with(story: str, expected: set[bool]) -> None:
    assert values("you are aged 60 or over", story) == expected


@pytest.mark.parametrize(
    ("clause", "story", "expected"),
    [
        ("the train was cancelled", "The 7.15 never ran at all.", {True}),
        ("the train was cancelled", "My train was axed.", {True}),
        ("the train was cancelled", "My train never ran late.", set()),
        ("you use an amplifier", "I play the flute with no amplifier.", {False}),
        ("you use an amplifier", "I play without my brother.", set()),
        ("the parcel was insured", "I sent the parcel without any insurance.", {False}),
        ("the parcel was insured", "I sent the parcel without delay.", set()),
        ("you are a member of the club", "I let my membership of the club lapse.", {False}),
        ("you are a member of the club", "My brother let his membership lapse.", set()),
        ("you are paralysed", "The crash left me paralysed.", {True}),
        ("you are disabled", "The crash left my brother disabled.", set()),
        ("you are on probation", "I passed my probation in June.", {False}),
        ("you are a parent", "I live with my parents.", set()),
        ("you have a visa", "I have a Visa card.", set()),
        ("you have been vaccinated", "I had my cat vaccinated.", set()),
        ("you work in a school", "I work near a school.", set()),
    ],
)
def test_what_happened_to_whom(clause: str, story: str, expected: set[bool]) -> None:
    assert values(clause, story) == expected
