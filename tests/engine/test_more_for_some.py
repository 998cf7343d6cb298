"""More of a thing for some: whoever asks for as much as all get is not asked for the case of more."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

BOOKS = "You can borrow up to six books, or up to twelve if you are a teacher."
LEAVE = "Staff may carry over up to five days of leave, or ten if they were ill."
GRADES = [
    (BOOKS, "Can I borrow six books?", "true"),
    (BOOKS, "Can I borrow a book?", "true"),
    (BOOKS, "Can I borrow ten books?", "[you are a teacher]"),
    ("You can stay for 30 days, or 90 days if you have a visa.", "Can I stay for 30 days?", "true"),
    ("You can stay for 30 days, or 90 days if you have a visa.", "Can I stay for 60 days?", "[you have a visa]"),
    (LEAVE, "Can I carry over leave?", "[you are staff]"),
    (LEAVE, "Can I carry over ten days of leave?", "[you were ill]"),
    ("You may keep one dog. You may keep two dogs if you have a garden.", "May I keep a dog?", "true"),
    ("Members can bring two guests, or four on Sundays.", "Can I bring a guest?", "[you are members]"),
    ("You can swim for two hours if you row. You can sail for six hours if you cook.", "Can I swim?", "[you row]"),
]  # fmt: skip

PARKING = "You can park here for up to 2 hours. No time limit applies on Sundays."
UNBOUND = [
    (PARKING, "Can I park here for 3 hours?", "[it is on Sundays]"),
    (PARKING, "Can I park here for one hour?", "true"),
    ("You may park for up to two hours. Badge holders may park without time limit.", "Can I park for more than two hours?", "[you are badge holders]"),
    ("You can borrow up to six books. Teachers may borrow as many as they need, unless they owe a fine.", "Can I borrow ten books?", "[you are teachers] and not [you owe a fine]"),
    ("You may stay for up to 3 nights. There is no limit on the number of guests.", "Can I stay for 5 nights?", "false"),
]  # fmt: skip

MINE = [
    ("You can cancel your membership if you give notice. Members in their first year cannot cancel.", "Can I cancel my membership?", "[you give notice] and not [you are members in your first year]"),
    ("You can drive a car that you do not own if you are 25.", "Can I drive my brother's car?", "not [you do own the car] and [you are 25]"),
    ("You can drive a car that you do not own if you are 25.", "Can I drive my car?", "false"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "asked", "read"), GRADES)
def test_the_amount_asked_for_chooses_the_grant(
    text: str, asked: str, read: str, said: Callable[[str, str], str]
) -> None:
    assert said(text, asked) == read


@pytest.mark.parametrize(("text", "asked", "read"), UNBOUND)
def test_more_than_a_cap_is_for_those_whom_it_does_not_bind(
    text: str, asked: str, read: str, said: Callable[[str, str], str]
) -> None:
    assert said(text, asked) == read


@pytest.mark.parametrize(("text", "asked", "read"), MINE)
def test_what_is_called_mine_says_no_more_than_that(
    text: str, asked: str, read: str, said: Callable[[str, str], str]
) -> None:
    assert said(text, asked) == read
