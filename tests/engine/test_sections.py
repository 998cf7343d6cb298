"""Texts in numbered sections: their captions, their parts, and words that name another part."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

from cmr_logic import parse

HIVES = "A keeper may move hives if the hives are healthy."


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [
        # a numbered heading is no item, and joins nothing
        (
            "Town trees\n\n1. Felling\nYou can fell a tree if it is dead and it is small.\n\n2. Fees\nYou pay if you own a shop.",
            "Can I fell a tree?",
            "c1 and c2",
        ),
        # a caption above sentences that are counted
        (
            f"14-2-3. Bee hives.\n\n(a) A person who owns a hive shall register.\n\n(b) {HIVES}",
            "May I move my hives?",
            "c4",
        ),
        # a caption before its sentence
        (f"Sec. 9. MOVING OF HIVES. {HIVES}", "May I move my hives?", "c2"),
        (f"Sec. 9. Moving of hives.—{HIVES}", "May I move my hives?", "c2"),
        # the lead-in of a part breaks off without a colon
        (
            "4 (1) A person is eligible for a berth if the person\n\n(a) owns\n    (i) a boat, or\n    (ii) a raft; and\n(b) is 18.\n\n(2) A berth is let for a year.",
            "Am I eligible for a berth?",
            "(c1 or c2) and c3",
        ),
        # items behind a dash inside their sentence
        (
            "You can have a berth if your boat—(1) floats; (2) is clean; and (3) is not for sale.",
            "Can I have a berth?",
            "c1 and c2 and not c3",
        ),
        # another part is no condition
        ("Subject to section 4, you may row if you can swim.", "May I row?", "c1"),
        ("You may row, subject to rule 12, if you can swim.", "May I row?", "c1"),
        ("For the purposes of this chapter, you are a carer if you look after someone.", "Am I a carer?", "c1"),
        ("You may row if you can swim. Subsection (1) does not apply if you are ill.", "May I row?", "c1 and not c2"),
        # but what is no part of the text is one
        ("You may row, subject to a swimming test.", "May I row?", "c1"),
        # "shall be" may only say what is so
        ("A guest shall be entitled to a berth if the guest pays.", "Am I entitled to a berth?", "c2"),
    ],
)  # fmt: skip
def test_sections(text: str, question: str, expression: str) -> None:
    assert parse(text).written(question) == expression
