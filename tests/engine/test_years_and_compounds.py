"""A "may" behind a year grants, and people of a compound quality are a kind."""

from __future__ import annotations

import pytest

from cmr_logic import decide

ASKED = [
    ("Riders born before 1950 may use the lift.", "May I use the lift?",
     "Are you a rider born before 1950?"),
    ("Anyone who moved here after 2001 may apply.", "May I apply?",
     "Did you move here after 2001?"),
    ("The hut is shut after 1 May.", "Is the hut shut?", "Is it 1 May?"),
    ("Self-employed people must file a form.", "Must I file a form?",
     "Are you a self-employed person?"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "follow_up"), ASKED)
def test_what_is_asked(text: str, question: str, follow_up: str) -> None:
    assert decide(text, question).follow_up == follow_up


TOLD = [
    ("Disabled people must register.", "I am disabled.", "Yes"),
    ("Disabled people must register.", "I'm not disabled.", "No"),
    ("Disabled people must register.", "My son is disabled.", "More"),
    ("Self-employed people must register.", "I'm a freelancer.", "Yes"),
    ("Disabled drivers must register.", "I am disabled.", "More"),
]


@pytest.mark.parametrize(("text", "told", "answer"), TOLD)
def test_a_quality_is_told_without_a_noun(text: str, told: str, answer: str) -> None:
    assert decide(text, "Must I register?", scenario=told).answer == answer
