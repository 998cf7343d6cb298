"""Denials of all that was not named, and pronouns for what was."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

OARS = "We mend oars if you rent here. Other repairs are not covered."
DOGS = "You can bring a dog if it is on a lead. No other animals are allowed."


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (OARS, "Will you mend my oar?", "c1"),
        (DOGS, "Can I bring my dog?", "c1"),
        (
            "We lend to members whose roof leaks. Other repairs are not covered by it.",
            "Can I get a loan?",
            "c1",
        ),
        (
            "You must not row here. Other boats are not allowed either.",
            "Can I row here?",
            "false",  # as the first sentence says
        ),
    ],
)
def test_what_is_left_over_denies_nothing_that_is_granted(
    text: str, question: str, expected: str
) -> None:
    assert parse(text).written(question) == expected


def test_who_asks_for_other_things_is_told_of_them() -> None:
    assert decide(parse(DOGS), "Are other animals allowed?").answer == "No"


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (
            "You cannot get a grant if you owe tax. Otherwise, you can get it if you have a shop.",
            "Can I get a grant?",
            "(not c1 and c2) and not c1",
        ),
        (
            "You cannot have a key if you are late. Tenants who have signed can have one.",
            "Can I have a key?",
            "c2 and not c1",
        ),
        (
            "You get a bus pass if you row. You get a rail card if you study. "
            "You can get it if you work.",
            "Can I get a bus pass?",
            "c1",
        ),
    ],
)
def test_a_pronoun_stands_for_what_was_named(text: str, question: str, expected: str) -> None:
    assert parse(text).written(question) == expected
