"""Demands made for an aim: what must be so at some time, and those numbered in a sentence."""

from __future__ import annotations

import pytest

from cmr_logic import parse
from cmr_logic.provisions.sentences.semicolons import marked_ends
from cmr_logic.text import tokenize


def written(text: str, asked: str) -> str:
    return parse(text).written(asked)


def statements(text: str) -> list[str]:
    return [clause.statement for clause in parse(text).clauses]


@pytest.mark.parametrize(
    ("text", "asked", "expected", "met"),
    [
        (
            "To get the bursary, you must be in full-time study when you apply.",
            "Can I get the bursary?",
            "c2",
            "you must be in full-time study when you apply",
        ),
        (
            "To get the pass you must be resident on the island while you study.",
            "Can I get the pass?",
            "c2",
            "you must be resident on the island while you study",
        ),
        (
            "To join the scheme, you need to hold a licence, be under 60 when you apply, and give "
            "two weeks' notice.",
            "Can I join the scheme?",
            "c2 and c3 and c4",
            "you need to be under 60 when you apply",
        ),
    ],
)
def test_a_time_at_which_somebody_must_be_or_have_something_is_no_case(
    text: str, asked: str, expected: str, met: str
) -> None:
    assert written(text, asked) == expected
    assert met in statements(text)


@pytest.mark.parametrize(
    ("text", "asked", "expected"),
    [
        # what is done in that case alone, or when something else is so
        (
            "To row here, you must carry a light when you row at night.",
            "Can I row here?",
            "not c3 or c2",
        ),
        ("To row here, you must have a vest when it rains.", "Can I row here?", "not c3 or c2"),
        # no aim
        ("You must be quiet when you read.", "Do I have to be quiet?", "c2"),
        # a grant
        ("To get help, you can be a guest when you row.", "Can I be a guest?", "c1"),
    ],
)
def test_a_case_stays_one(text: str, asked: str, expected: str) -> None:
    assert written(text, asked) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "To qualify: (1) you must be over 16, (2) the form must be signed by a parent, and "
            "(3) the fee must have been paid.",
            "c1 and c2 and c3",
        ),
        (
            "To be eligible: (a) the house must stand here; and (b) the mason must be local.",
            "c1 and c2",
        ),
    ],
)
def test_demands_numbered_behind_an_aim(text: str, expected: str) -> None:
    assert written(f"# Roof grant\n{text}", "Do I qualify?") == expected


@pytest.mark.parametrize(
    "text",
    [
        "To apply: the form (a) must be signed, and the copy (b) must be kept.",
        "To apply: (a) you must sign form (d), and (b) you must pay.",
        "To apply: (b) you must sign, and (a) you must pay.",
        "The requirements are: (a) you must sign, and (b) you must pay.",
    ],
)
def test_other_marks_part_nothing_there(text: str) -> None:
    tokens = tokenize(text)
    assert list(marked_ends(tokens.words, 0, len(tokens))) == []
