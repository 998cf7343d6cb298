"""Questions for another deed with another thing, which share a word for what stands by alone."""

from __future__ import annotations

import pytest

from cmr_logic import decide

HENS = "Members may keep hens on their plot if the committee agrees. Cockerels are not allowed."
HOSES = "You must not use a hose to water your garden between June and August."
FILMS = "Children under 12 may see films rated 12A if an adult is with them."
DUCKS = "No one may feed the ducks in the park between April and July."


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (HENS, "Can I sell the eggs my hens lay?"),
        (HENS, "Can I install a tap on my plot?"),
        (HOSES, "Will my water bill go up this summer?"),
        (HOSES, "Can I build a pond in my garden?"),
        (FILMS, "Am I allowed to bring my own popcorn into the film?"),
        (FILMS, "Can I buy a drink before the film?"),
    ],
)
def test_other_deeds(text: str, question: str) -> None:
    assert decide(text, question).answer == "Irrelevant"


@pytest.mark.parametrize(
    ("text", "question"),
    [
        (HENS, "Can I keep chickens?"),
        (HENS, "Could I raise a few hens?"),
        (HENS, "Can I bring hens to my plot?"),
        (HENS, "Can I get a hen?"),
        (HOSES, "Can I sprinkle my lawn in May?"),
        (HOSES, "Can I irrigate my garden?"),
        (FILMS, "Can my daughter view a 12A film?"),
        (FILMS, "Can I take my daughter to a 12A film?"),
        (HENS, "Could you refuse my brother a hen?"),
        (DUCKS, "Is it OK to give bread to the ducks?"),
    ],
)
def test_the_same_in_other_words(text: str, question: str) -> None:
    assert decide(text, question).answer != "Irrelevant"
