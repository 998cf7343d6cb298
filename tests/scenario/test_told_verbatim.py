"""What stories say in the very words of a clause, of "it", and of whom a question names."""

import pytest

from cmr_logic import decide

# rule, question, stories with what each makes of the question
TOLD = [
    (
        "You can apply if you will be under 25 on 1 May.",
        "Can I apply?",
        [
            ("I won't be under 25 on 1 May.", "No"),
            ("I will be under 25 on 1 May.", "Yes"),
            ("My son will be under 25 on 1 May.", "More"),
        ],
    ),
    (
        "Staff must fill in a travel form unless the trip is within the county.",
        "Do I have to fill in the travel form?",
        [
            ("I'm staff. It isn't within the county.", "Yes"),
            ("I'm staff. My sister went on a trip. It isn't within the county.", "More"),
        ],
    ),
    (
        "Dogs are not admitted to the kennels until they have been wormed.",
        "Can Rex be admitted?",
        [
            ("My dog Rex hasn't been wormed.", "No"),
            ("Rex has been wormed.", "Yes"),
            ("My cat hasn't been wormed.", "More"),
        ],
    ),
    (
        "Theft from a barn is covered if the barn was locked.",
        "Am I covered?",
        [
            ("Two drills were stolen from our barn. It was locked.", "Yes"),
            ("Two drills were stolen from our barn while we slept. It wasn't locked.", "No"),
            ("Our barn burned down. The barn was locked.", "More"),
            ("Two drills were stolen from our barn by a man with a van. It was locked.", "More"),
            ("My aunt's drill was stolen from her barn. It was locked.", "More"),
        ],
    ),
    (
        "You can claim if the goods you sell are handmade.",
        "Can I claim?",
        [
            ("I have a stall. The goods I sell are handmade.", "Yes"),
            ("Are the goods I sell handmade?", "More"),
        ],
    ),
    (
        "You can fish if the tide is out.",
        "Can I fish?",
        [
            ("It's six o'clock. The tide is out.", "Yes"),
            ("I think the tide is out.", "More"),
            ("What if the tide is out?", "More"),
        ],
    ),
]


@pytest.mark.parametrize(
    ("rule", "question", "story", "answer"),
    [(rule, question, *told) for rule, question, stories in TOLD for told in stories],
)
def test_told(rule: str, question: str, story: str, answer: str) -> None:
    assert decide(rule, question, scenario=story).answer == answer
