"""What people only think, what is said of another thing, and denials ahead of their verb."""

import pytest

from cmr_logic import decide

# rule, question, stories with what each makes of the question
TOLD = [
    (
        "You can join if you work for the mill.",
        "Can I join?",
        [
            ("People think I work for the mill, since I'm always about. I don't.", "No"),
            ("Most people assume that I work for the mill.", "More"),
            ("Some reckon I work for the mill, and I do.", "Yes"),
            ("People think I'm idle. I work for the mill.", "Yes"),
        ],
    ),
    (
        "You can get the slate grant if your home was built before 1930.",
        "Can I get the slate grant?",
        [
            ("The chapel next door to us was built in 1870.", "More"),
            ("The house across the road was built in 1870.", "More"),
            ("Our neighbour's house was built in 1870.", "More"),
            ("We live opposite the pub. Our house was built in 1870.", "Yes"),
        ],
    ),
    (
        "You can skipper the barge if you passed your boat test before 2005.",
        "Can I skipper the barge?",
        [
            ("I passed my lorry test in 1999.", "More"),
            ("I passed my boat test in 1999.", "Yes"),
            ("I passed the test in 1999.", "Yes"),
        ],
    ),
    (
        "You can apply if you have never owned a boat.",
        "Can I apply?",
        [
            ("Never have I owned a boat.", "Yes"),
            ("Not once has a boat belonged to me.", "Yes"),
            ("Once a boat belonged to me.", "No"),
            ("Not once has my aunt's boat sunk.", "More"),
        ],
    ),
    (
        "Your dog must wear a muzzle if it has bitten anyone.",
        "Must my dog wear a muzzle?",
        [
            ("Not once has my dog Rex bitten anyone.", "No"),
            ("Never has my dog slept well, and it has bitten someone.", "Yes"),
        ],
    ),
]


@pytest.mark.parametrize(
    ("rule", "question", "story", "answer"),
    [(rule, question, *told) for rule, question, stories in TOLD for told in stories],
)
def test_told(rule: str, question: str, story: str, answer: str) -> None:
    assert decide(rule, question, scenario=story).answer == answer
