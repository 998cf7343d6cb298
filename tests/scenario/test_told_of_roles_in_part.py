"""Roles with what more is said of them, told in several sentences or partly with the question."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import for_each

_LANTERN = "Jugglers with a lantern get a hat."
_KENT = "Weavers from Kent get a chair."
_YEAR = "Weavers in their first year get a loom."
_VEST = "You must wear a vest; pilots need not."


@for_each(
    "text, asked, story, answer",
    [
        (_LANTERN, "I'm a juggler. Do I get a hat?", "I have a lantern.", "Yes"),
        (_LANTERN, "As a juggler, do I get a hat?", "I have no lantern.", "No"),
        (_LANTERN, "I'm a potter. Do I get a hat?", "I have a lantern.", "More"),
        (_LANTERN, "I'm a juggler. Do I get a hat?", "I have a drum.", "More"),
        (_KENT, "Do I get a chair?", "I'm a weaver. I'm from Kent.", "Yes"),
        (_KENT, "Do I get a chair?", "I'm from Kent.", "More"),
        (_YEAR, "I'm a weaver. Do I get a loom?", "I'm in my first year.", "Yes"),
        (_YEAR, "Do I get a loom?", "I'm in my first year.", "More"),
        # a duty that some are spared in so many words
        (_VEST, "Do I have to wear a vest?", "I'm a pilot.", "No"),
        (_VEST, "Do I have to wear a vest?", "I'm not a pilot.", "Yes"),
        (_VEST, "Do I have to wear a vest?", "I row.", "More"),
        # and what is kept somewhere
        (
            "You need a permit for a goat if you keep it in a shed.",
            "Do I need a permit for my goat?",
            "I keep my goat in a shed.",
            "Yes",
        ),
        (
            "You need a permit for a goat if you keep it in a shed.",
            "Do I need a permit for my goat?",
            "I keep my hens in a shed.",
            "More",
        ),
    ],
)
def test_told_in_part(text: str, asked: str, story: str, answer: str) -> None:
    assert decide(text, asked, scenario=story).answer == answer
