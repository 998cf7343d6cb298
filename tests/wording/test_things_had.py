"""One person or thing, with its article; measures that are had; ends that no question keeps."""

from __future__ import annotations

import pytest

from cmr_logic.wording import question


@pytest.mark.parametrize(
    ("statement", "asked"),
    [
        ("you are turnover of £4 million or less", "Do you have a turnover of £4 million or less?"),
        ("you are a balance sheet of £2 million", "Do you have a balance sheet of £2 million?"),
        ("assets worth more than £5 million", "Does it have assets worth more than £5 million?"),
        ("you are no more than 50 employees", "Do you have no more than 50 employees?"),
        ("you are one of 50 employees", "Are you one of 50 employees?"),
        ("you are employees", "Are you an employee?"),
        ("you have any garden", "Do you have a garden?"),
        ("there is any separate kitchen", "Is there a separate kitchen?"),
        ("you have any objection", "Do you have any objection?"),
        ("you have any other car", "Do you have any other car?"),
        ("you have any cars", "Do you have any cars?"),
    ],
)
def test_what_somebody_has(statement: str, asked: str) -> None:
    assert question(statement) == asked


@pytest.mark.parametrize(
    ("statement", "asked"),
    [
        ("you are serving soldiers", "Are you a serving soldier?"),
        ("you are serving customers", "Are you serving customers?"),
        ("you are fishing families", "Are you a fishing family?"),
        ("you are live-in care workers", "Are you a live-in care worker?"),
        ("you are households that receive income support",
         "Are you a household that receives income support?"),
        ("you are members on our Nomad plan", "Are you a member on our Nomad plan?"),
        ("you are women up to six months after a birth",
         "Are you a woman up to six months after a birth?"),
        ("villages and town councils", "Are you a village or town council?"),
        ("it is boats longer than 12 metres", "Is it a boat longer than 12 metres?"),
        ("gift cards", "Is it a gift card?"),
        ("you are Remote pilots", "Are you a remote pilot?"),
        ("you are Gold members", "Are you a Gold member?"),
        ("you are S Pass holders", "Are you an S Pass holder?"),
        ("pain in one ear", "Is it pain in one ear?"),
    ],
)  # fmt: skip
def test_one_of_many(statement: str, asked: str) -> None:
    assert question(statement) == asked


@pytest.mark.parametrize(
    ("statement", "asked"),
    [
        ("you have a fever; rebook instead", "Do you have a fever?"),
        ("you have a library card; other readers pay 80p", "Do you have a library card?"),
        ("you have a fever; or a cough", "Do you have a fever; or a cough?"),
    ],
)
def test_what_stands_behind_a_semicolon(statement: str, asked: str) -> None:
    assert question(statement) == asked
