"""Sizes told by the ends they are taken between."""

from __future__ import annotations

from cmr_logic import decide
from tests.tables import by_answer, for_each

# A rule, a question, and stories that answer Yes, No and nothing yet.
TOLD = (
    (
        "A trellis must have consent if it is taller than 2 metres.",
        "Must my trellis have consent?",
        ("My trellis is going to be 2.40 m from the floor to the ridge.",),
        (
            "The new trellis is going to be 1.70 m from the soil to the tip.",
            "The new trellis is going to be 1.70 m.",
            "The trellis will be 1.70 m high.",
            "The trellis is 1.70 m tall.",
            "The trellis is 180 cm.",
            "It's 1.75 m high from one end to the other.",
        ),
        (
            "My trellis is 30 m long.",
            "My trellis runs 30 m from the gate to the shed.",
            "My neighbour's trellis is 1.70 m.",
            "The panels are 30 m long from end to end.",
        ),
    ),
    (
        "A hut must have consent if it is taller than 3 metres.",
        "Must my hut have consent?",
        ("The hut I'm planning is 3.4 m from floor to ridge.",),
        (
            "It's going to be 2.4 m at the highest point.",
            "The hut I'm planning is 2.4 m from floor to ridge.",
        ),
        ("The hut is 3.4 m wide.",),
    ),
    (
        "A bush must be trimmed if it is higher than 3 metres.",
        "Must I trim my bush?",
        ("From the soil to the tip it's four metres.",),
        ("It's 2.5 m from top to bottom.",),
        (),
    ),
    (
        "You need a licence if your boat is longer than 7 metres.",
        "Do I need a licence?",
        (),
        (
            "My boat is 6.50 m from bow to stern.",
            "My boat is 6.50 m end to end.",
        ),
        ("My boat is 2 m wide.",),
    ),
    (
        "A sign needs consent if it is wider than 1 metre.",
        "Does my sign need consent?",
        ("It's 1.20 m from left to right.",),
        ("It's 80 cm from side to side.",),
        ("It's 80 cm from top to bottom.",),
    ),
    (
        "A pond must be trellisd if it is deeper than 50 cm.",
        "Must my pond be trellisd?",
        (),
        ("It's 40 cm from the surface to the bottom.",),
        ("It's 4 m across.",),
    ),
)


@for_each("rule, question, story, answer", by_answer(TOLD))
def test_sizes_between_ends(rule: str, question: str, story: str, answer: str) -> None:
    assert decide(rule, question, scenario=story).answer == answer
