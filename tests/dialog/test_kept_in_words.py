"""Follow-ups keep "their", "customers" and "normally" where the text means others, or a home."""

from __future__ import annotations

import pytest

from cmr_logic import decide


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        ("You can bring a guest if you pay their fee.", "Can I bring a guest?",
         "Do you pay their fee?"),
        ("You can get leave if you look after a child in their own home.", "Can I get leave?",
         "Do you look after a child in their own home?"),
        ("Students can get a grant if they have finished their training.", "Can I get a grant?",
         "Have you finished your training?"),
        ("You need a pass unless customers cannot see you at work.", "Do I need a pass?",
         "Can customers see you at work?"),
        ("You may be charged if you do not normally live in Wales.", "Will I be charged?",
         "Do you normally live in Wales?"),
        ("You usually get a card if you are over 66.", "Do I get a card?", "Are you over 66?"),
    ],
)  # fmt: skip
def test_what_is_kept(text: str, question: str, follow_up: str) -> None:
    assert decide(text, question).follow_up == follow_up
