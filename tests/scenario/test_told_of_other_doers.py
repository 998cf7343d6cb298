"""What others do with a thing that a clause tells apart by what "you" do with it."""

import pytest

from cmr_logic import decide

# clause, stories with what each makes of "You can claim if …"
TOLD = [
    (
        "the goods you sell are second-hand",
        [
            ("The goods he sells are second-hand.", "More"),
            ("The goods my brother sells are second-hand.", "More"),
            ("The goods I sell are second-hand.", "Yes"),
        ],
    ),
    (
        "the raft that you use is insured",
        [
            ("The raft that my sister uses is insured.", "More"),
            ("The raft that we use is insured.", "Yes"),
        ],
    ),
    (
        "you sell goods that you made",
        [
            ("I sell goods that my sister made.", "More"),
            ("I sell goods she has made.", "More"),
            ("I sell goods that I have made.", "Yes"),
            ("I sell goods I made.", "Yes"),
        ],
    ),
    (
        "you teach yourself",
        [
            ("I teach my son at home.", "More"),
            ("I teach him.", "More"),
            ("I teach myself at home.", "Yes"),
            ("I don't teach myself.", "No"),
        ],
    ),
    (
        "you have hurt yourself",
        [
            ("I have hurt my back.", "Yes"),
            ("I have hurt myself.", "Yes"),
        ],
    ),
]


@pytest.mark.parametrize(
    ("clause", "story", "answer"),
    [(clause, story, answer) for clause, stories in TOLD for story, answer in stories],
)
def test_only_what_one_does_oneself_counts(clause: str, story: str, answer: str) -> None:
    rule = f"You can claim if {clause}."
    assert decide(rule, "Can I claim?", scenario=story).answer == answer
