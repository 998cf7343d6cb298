"""What is joined in running sentences and lists: denials, relative clauses, turns behind "but"."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

DENIED_TOGETHER = [
    ("You can leave if nothing is broken or missing.", "Can I leave?", "not ([anything is broken] or [anything is missing])"),
    ("You can leave if nobody has been ill or injured.", "Can I leave?", "not ([anybody has been ill] or [anybody has been injured])"),
    ("You can leave if no one has been ill or has been injured.", "Can I leave?", "not ([anyone has been ill] or [anyone has been injured])"),
    ("You get a refund if no part is lost or broken.", "Do I get a refund?", "not ([any part is lost] or [any part is broken])"),
    ("You must pay if nobody answers or can be reached.", "Do I have to pay?", "not ([anybody answers] or [anybody can be reached])"),
    ("You can stay if neither parent smokes.", "Can I stay?", "not [either parent smokes]"),
    ("You can stay if neither you nor your wife smokes.", "Can I stay?", "not ([you smoke] or [your wife smokes])"),
    ("You can leave if nothing is broken or the key has been found.", "Can I leave?", "not [anything is broken] or [the key has been found]"),
    ("You can leave if nobody is ill or if nobody is asleep.", "Can I leave?", "not [anybody is ill] or not [anybody is asleep]"),
]  # fmt: skip

RELATIVES = [
    ("An owner who does not clean it up must pay a fine.", "Do I have to pay a fine?", "not [you do clean it up]"),
    ("An owner who lets a dog foul the path and does not clean it up must pay a fine.", "Do I have to pay a fine?", "[you let a dog foul the path] and not [you do clean it up]"),
    ("Owners who let a dog run and do not use a lead can be banned.", "Can I be banned?", "[you let a dog run] and not [you do use a lead]"),
    ("Landlords who let a room need a licence.", "Do I need a licence?", "[you let a room]"),
]  # fmt: skip

BEHIND_BUT = [
    ("You can sing regardless of age, but you must come weekly.", "Can I sing?", "[you must come weekly]"),
    ("You can sing whether or not you can read music, but you must come weekly.", "Can I sing?", "[you must come weekly]"),
    ("You can sing even if you are a beginner but you must come weekly.", "Can I sing?", "[you must come weekly]"),
    ("You can sing even if you are small but loud.", "Can I sing?", "true"),
    ("Even if you are old but fit, you can sing.", "Can I sing?", "true"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "question", "expected"), [*DENIED_TOGETHER, *RELATIVES, *BEHIND_BUT]
)
def test_what_is_joined(
    said: Callable[[str, str], str], text: str, question: str, expected: str
) -> None:
    assert said(text, question) == expected
