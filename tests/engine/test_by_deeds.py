"""By what deed something can be done is asked about; how anybody would go about it is not."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

DEEDS = [
    ("You can end the lease by giving a month's notice.", "Can I end the lease?", "[you give a month's notice]"),
    ("You can bring a guest by paying a fee or by buying a ticket.", "Can I bring a guest?", "[you pay a fee] or [you buy a ticket]"),
    ("You can join by passing a test and paying a fee.", "Can I join?", "[you pass a test] and [you pay a fee]"),
    ("Members can bring a guest by paying a fee.", "Can I bring a guest?", "[you are members] and [you pay a fee]"),
    ("Either side may end this agreement by giving a week's notice.", "Can I end this agreement?", "[you give a week's notice]"),
    ("You can join by being named by two members.", "Can I join?", "[you are named by two members]"),
]  # fmt: skip

WAYS_TO_GO = [
    ("You can cancel your order by calling us.", "Can I cancel my order?", "true"),
    ("You can get a card by filling in a form.", "Can I get a card?", "true"),
    ("You can get a card by filling in a form or by paying a fee.", "Can I get a card?", "true"),
]  # fmt: skip

BY_WHEN = [
    ("You can cancel your order by calling us before it is sent.", "Can I cancel my order?", "[you call us before it is sent]"),
    ("You can leave within 14 days by writing to us.", "Can I leave?", "[it is within 14 days]"),
    ("You can leave within 14 days by paying a fee.", "Can I leave?", "[it is within 14 days] and [you pay a fee]"),
    ("You can leave before it starts by paying a fee.", "Can I leave?", "[it is before it starts] and [you pay a fee]"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "written"), DEEDS)
def test_asks_about_the_deed_alone(
    said: Callable[[str, str], str], text: str, question: str, written: str
) -> None:
    assert said(text, question) == written


@pytest.mark.parametrize(("text", "question", "written"), WAYS_TO_GO)
def test_what_anybody_may_do_is_no_condition(
    said: Callable[[str, str], str], text: str, question: str, written: str
) -> None:
    assert said(text, question) == written


@pytest.mark.parametrize(("text", "question", "written"), BY_WHEN)
def test_by_when_it_is_done_is_a_condition(
    said: Callable[[str, str], str], text: str, question: str, written: str
) -> None:
    assert said(text, question) == written
