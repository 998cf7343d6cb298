"""Where alone something has to be done, which no question whether to do it leaves out."""

from __future__ import annotations

from cmr_logic import decide, parse
from tests.tables import for_each

_BOOTS = "You must wear boots in the cave."


@for_each(
    "text, asked, expected, statement",
    [
        (_BOOTS, "Do I have to wear boots?", "c2", "you are in the cave"),
        (_BOOTS, "Do I have to wear boots in the cave?", "true", ""),
        (
            "Helmets must be worn on the slope.",
            "Do I have to wear a helmet?",
            "c3",
            "you are on the slope",
        ),
        (
            "You must walk your bike on the pier.",
            "Must I walk my bike?",
            "c2",
            "you are on the pier",
        ),
        ("You must be quiet at night.", "Do I have to be quiet at night?", "true", ""),
        # how and where something is done, wherever one is
        ("You must pay the toll at the gate.", "Do I have to pay the toll?", "true", ""),
        ("You must wear a badge on your coat.", "Do I have to wear a badge?", "true", ""),
        (
            "You must store paint in a shed.",
            "Do I have to store paint?",
            "c1",
            "you must store paint in a shed",
        ),
        (
            "You must live in the parish.",
            "Do I have to live in the parish?",
            "true",
            "",
        ),
    ],
)
def test_places(text: str, asked: str, expected: str, statement: str) -> None:
    rule = parse(text)
    assert rule.written(asked) == expected
    assert not statement or rule.clause(expected).statement == statement


@for_each(
    "story, answer",
    [("I'm in the cave.", "Yes"), ("I'm not in the cave.", "No"), ("I'm a cook.", "More")],
)
def test_told(story: str, answer: str) -> None:
    assert decide(_BOOTS, "Do I have to wear boots?", scenario=story).answer == answer
