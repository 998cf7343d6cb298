"""What stands before the subject, when things were late, and how old stages of life make one."""

from __future__ import annotations

import pytest

from cmr_logic.provisions import parse
from cmr_logic.scenario import settle
from cmr_logic.scenario.statements.reading import read


def value(clause: str, story: str) -> bool | None:
    rule = parse(f"You can apply if {clause}.")
    found = settle(rule.clauses, story, "Can I apply?")
    return found[0].value if found else None


@pytest.mark.parametrize(
    ("story", "subject", "verb"),
    [
        ("These days I'm a cook.", ("self", ""), "be"),
        ("Most nights we eat at my mother's.", ("self", ""), "eat"),
        ("In the evenings the shop is shut.", ("other", "shop"), "shut"),
        ("Back in spring the vet confirmed it.", ("other", "vet"), "confirm"),
        ("Before the war my grandad farmed here.", ("own", "grandad"), "farm"),
        ("Since the stroke I'm bedbound.", ("self", ""), "be"),
        ("After the storm my left oar never floated.", ("own", "oar"), "float"),
        ("Unlike my brother I passed the test.", ("self", ""), "pass"),
        ("Thanks to my neighbour I got my keys back.", ("self", ""), "get"),
        ("Having lost my oar I can't row.", ("self", ""), "row"),
        # These are subjects, and no more than that.
        ("These oars leak.", ("other", "oar"), "leak"),
        ("One of my sons works at the mill.", ("own", "son"), "work"),
        ("Before my mother died I rowed.", ("own", "mother"), "die"),
    ],
)
def test_a_subject_stands_behind_a_phrase(story, subject, verb):
    told = read(story)[0]
    assert (told.subject.who.value, told.subject.head, told.verb) == (*subject, verb)


@pytest.mark.parametrize(
    ("clause", "story", "expected"),
    [
        (
            "your train arrived more than an hour late",
            "Our train was due in at 3 pm and we pulled into the station at half past five.",
            True,
        ),
        (
            "your train arrived more than an hour late",
            "The train should have got in at 9.10 and it rolled in at 9.35.",
            False,
        ),
        (
            "your flight arrived more than three hours late",
            "We were meant to land in Oslo at noon but our plane didn't get in until nearly six.",
            True,
        ),
        (
            "you returned the book more than a week late",
            "The book was due back on 3 June and I took it back on 5 June.",
            False,
        ),
        ("your parcel arrived more than a week late", "The parcel came nine days late.", True),
        # What left late, what came early, and a delay where none is asked for.
        (
            "your train arrived more than an hour late",
            "The train was due to leave at 9 and I got there at 11.",
            None,
        ),
        (
            "your train arrived more than an hour late",
            "The train was due at five and got in at ten to five.",
            None,
        ),
        ("you have worked here for at least one month", "I was two months late with it.", None),
    ],
)
def test_how_late_something_was_is_counted(clause, story, expected):
    assert value(clause, story) is expected


@pytest.mark.parametrize(
    ("clause", "story", "expected"),
    [
        ("you are under 16", "I'm a qualified solicitor these days.", False),
        ("you are at least 18", "I've been a lorry driver for twenty years.", True),
        ("you are over 18", "My children have left home.", True),
        ("you are over 60", "I've retired from the fire service.", None),
        ("you are at least 18", "I've got a job at the bakery on Saturdays.", None),
        ("you are at least 18", "My mother is a surgeon.", None),
        ("you are at least 18", "I want to be a surgeon.", None),
    ],
)
def test_a_stage_of_life_shows_an_age(clause, story, expected):
    assert value(clause, story) is expected


@pytest.mark.parametrize(
    ("clause", "story", "expected"),
    [
        ("you run a business", "I've got a job at the bakery.", None),
        ("you have a bakery", "I have a friend at the bakery.", None),
        ("you have a job", "I've got a job at the bakery.", True),
        ("you have a job at a bakery", "I've got a job at the bakery.", True),
    ],
)
def test_what_is_had_at_a_place_is_not_the_place(clause, story, expected):
    assert value(clause, story) is expected


@pytest.mark.parametrize(
    ("clause", "story", "expected"),
    [
        ("you have worked here without a break", "I have worked here without a break.", True),
        ("you have worked here without a break", "I have worked here for years.", None),
        ("you left school without any qualifications", "I left school with my brother.", None),
        ("you left school without any qualifications", "I left school with a certificate.", None),
        ("you can walk without help", "I walk without help.", True),
        ("you can walk without help", "I walk with my wife.", None),
    ],
)
def test_what_a_clause_says_to_be_lacking_must_be_told(clause, story, expected):
    assert value(clause, story) is expected
