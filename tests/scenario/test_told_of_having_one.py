"""A rule says that somebody has one, of what the question names; people tell what they have."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import by_answer, for_each

# A rule, a question, and stories that answer Yes, No and nothing yet.
TOLD = (
    (
        "The guild hires out a loom to weavers who do not own one.",
        "Will the guild hire me a loom?",
        ("I've no loom of my own.",),
        (
            "I've got two looms of my own in the attic.",
            "I have my own loom.",
            "I own two looms.",
            "I've a loom of my own but left it at home.",
        ),
        ("My brother has three looms of his own.",),
    ),
    (
        "Readers who do not have one can borrow a laptop.",
        "Will the library lend me a laptop?",
        ("I've never had a laptop.",),
        ("I have two laptops at home.",),
        ("I gave my laptop back for repair.",),
    ),
    (
        "The harbour hires out life jackets to rowers who have none of their own.",
        "Can I hire a life jacket?",
        (),
        ("I've got two life jackets of my own.",),
        (),
    ),
    (
        "Any pupil who does not own one gets a calculator from the school.",
        "Does my son get a calculator?",
        (),
        ("He has a calculator of his own.",),
        (),
    ),
    (
        "A mooring is let to sailors who do not already own one.",
        "Can I apply for a mooring?",
        ("I gave up my mooring in 2021 and have not had one since.",),
        ("I've had a mooring since 2021.",),
        (),
    ),
    (
        "A berth is let to skippers who do not have one.",
        "Can I apply for a berth?",
        (
            "I've been without a berth since May.",
            "I used to have a berth, I don't any more.",
        ),
        (),
        (),
    ),
    (
        "Lockers are let to walkers who do not already own one.",
        "Can I rent a locker?",
        ("I handed my locker back last June.",),
        (),
        (
            "I handed my locker key back last June.",
            "I handed my locker back and got another one.",
        ),
    ),
    (
        "You can apply for a card if you have no card yet.",
        "Can I apply for a card?",
        ("I gave my card back last week.",),
        (),
        ("I lost my card in June.",),
    ),
    (
        "You can rent a locker if you do not already have a locker.",
        "Can I rent a locker?",
        (),
        (),
        ("I gave my locker back in June.",),
    ),
)


@for_each("rule, question, story, answer", by_answer(TOLD))
def test_having_one_of_what_is_asked_for(rule: str, question: str, story: str, answer: str) -> None:
    assert decide(rule, question, scenario=story).answer == answer
