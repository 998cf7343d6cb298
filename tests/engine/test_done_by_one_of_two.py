"""Things done by one of two: "the form is signed **by the owner or an agent**"."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

import pytest

from cmr_logic import parse


@pytest.mark.parametrize(
    ("condition", "second"),
    [
        ("the form is signed by the owner or an agent", "the form is signed by an agent"),
        ("the form is signed by the owner or an authorized agent", "the form is signed by an authorized agent"),
        ("it is signed by the owner or an agent", "it is signed by an agent"),
        ("your bond is held by the bank or an approved dealer", "your bond is held by an approved dealer"),
        ("your plan is submitted by mail or an online form", "your plan is submitted by an online form"),
        ("the deed is notarized by the clerk, a judge or a lawyer", "the deed is notarized by a judge"),
        ("you are watched by the owner or another adult", "you are watched by another adult"),
        # of whom it is said what they are
        ("you are paid by the club or a pupil", "you are a pupil"),
        ("it is signed by the owner, or a copy", "it is a copy"),
        ("the land is managed by the trust and a farm", "the land is a farm"),
    ],
)  # fmt: skip
def test_done_by(condition: str, second: str) -> None:
    rule = parse(f"You can row if {condition}.")
    assert rule.clauses[1].statement == second


def test_demanded() -> None:
    rule = parse("The form must be signed by the owner or an agent.")
    assert rule.written("Must the form be signed?") == "true"
