"""What "not" reaches behind "or": neither of two states, roles or deeds, whatever their forms."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

import pytest

STATES = (
    "retired",
    "a student",
    "in prison",
    "employed by us",
    "living abroad",
    "subject to a ban",
)
DEEDS = ("work", "own a car", "live abroad", "get help from us", "have a permit")
PAST = ("been fined", "claimed before", "had a ban", "moved house")

REACHED = [
    *(f"you are not {one} or {other}" for one, other in permutations(STATES, 2)),
    *(f"you do not {one} or {other}" for one, other in permutations(DEEDS, 2)),
    *(f"you haven't {one} or {other}" for one, other in permutations(PAST, 2)),
]


def logic(said: Callable[[str, str], str], case: str) -> str:
    written = said(f"You can claim if {case}.", "Can I claim?")
    for name in ("A", "B"):
        start, end = written.find("["), written.find("]")
        written = written[:start] + name + written[end + 1 :] if start >= 0 else written
    return written


@pytest.mark.parametrize("case", REACHED)
def test_it_denies_both(case: str, said: Callable[[str, str], str]) -> None:
    assert logic(said, case) == "not (A or B)"


@pytest.mark.parametrize(
    ("case", "expected"),
    [
        ("you are retired or a student", "A or B"),
        ("you are not late or a guard lets you in", "not A or B"),
        ("you do not smoke or have given up", "not A or B"),
        ("you do not smoke or have never smoked", "not A or not B"),
        ("you do not smoke or you have a permit", "not A or B"),
    ],
)
def test_it_goes_no_further(case: str, expected: str, said: Callable[[str, str], str]) -> None:
    assert logic(said, case) == expected


@pytest.mark.parametrize(
    "case",
    [
        "you have not paid or not signed",
        "you have not paid, or not signed, the form",
        "you have not paid the fee or never signed",
        "you are not paid or not insured",
    ],
)
def test_two_negations_deny_one_each(case: str, said: Callable[[str, str], str]) -> None:
    assert logic(said, case) == "not A or not B"
