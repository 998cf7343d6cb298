"""Stories with slips of the pen: apostrophes left out, hyphens for dashes."""

from __future__ import annotations

import pytest

from cmr_logic import decide

SIGNED = "You can row if you have signed the form."
LISTED = "You can row if you are registered."
FULL = "You can row if you work full-time."

STORIES = {
    "never, without an apostrophe": (SIGNED, "Ive never signed the form.", "No"),
    "done, without an apostrophe": (SIGNED, "Ive signed the form.", "Yes"),
    "not, without an apostrophe": (LISTED, "Im not registered.", "No"),
    "denied behind a hyphen": (SIGNED, "I work here - I've never signed the form.", "No"),
    "said behind a hyphen": (SIGNED, "I work here - I have signed the form.", "Yes"),
    "denied of others": (SIGNED, "I work here - my aunt has never signed the form.", "More"),
    "a word with a hyphen": (FULL, "I work full-time.", "Yes"),
    "a word with spaces around its hyphen": (FULL, "I work full - time.", "Yes"),
}


@pytest.mark.parametrize(("text", "story", "answer"), STORIES.values(), ids=STORIES)
def test_what_was_meant_is_read(text: str, story: str, answer: str) -> None:
    assert decide(text, "Can I row?", story).answer == answer


@pytest.mark.parametrize(
    ("word", "value"),
    [("Yes, I am", True), ("No, I don't", False), ("I have not", False), ("Sure", True),
     ("no thank you", False), ("yes, it is", True), ("I do", True)],
)  # fmt: skip
def test_short_answers_are_answers(word: str, value: bool) -> None:
    answer = decide(LISTED, "Can I row?", history=[("Are you registered?", word)]).answer
    assert answer == ("Yes" if value else "No")
