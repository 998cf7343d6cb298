"""What was done once, in a story that sets now against it."""

import pytest

from cmr_logic import decide

FAIR = "You must register if you sell food at the fair."
DOG = "You pay the fee if you bring a dog."
FILM = "You need a permit if you film in the park."

# rule, question, story, answer
TOLD = [
    (FAIR, "Must I register?", "Last year I sold food at the fair. This year I just look.", "More"),
    (FAIR, "Must I register?", "I sold food at the fair this morning.", "Yes"),
    (FAIR, "Must I register?", "Last week I sold food at the fair.", "Yes"),
    (DOG, "Do I pay the fee?", "As a boy I brought a dog. Now I come alone.", "More"),
    (DOG, "Do I pay the fee?", "I brought a dog. Now I'm home.", "Yes"),
    (FILM, "Do I need a permit?", "Years ago I filmed in the park. Now I only walk there.", "More"),
]


@pytest.mark.parametrize(("rule", "question", "story", "expected"), TOLD)
def test_bygone(rule: str, question: str, story: str, expected: str) -> None:
    assert decide(rule, question, scenario=story).answer == expected
