"""Others beside some, in a case of their own: "open to members and, on Mondays, to guests"."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

OTHERS = [
    ("The boats can be used by members and, at weekends, by guests.", "Can I use the boats?", "[you are members] or [you are guests] and [it is at weekends]"),
    ("Grants are open to members and, if funds allow, to guests.", "Can I get a grant?", "[you are members] or [you are guests] and [funds allow]"),
    ("The pass is given to members or, on Mondays, to guests.", "Do I get the pass?", "[you are members] or [you are guests] and [it is on Mondays]"),
    ("Help is available for members and, in some cases, for guests.", "Can I get help?", "[you are members] or [you are guests]"),
    ("The boats can be used by members and by guests.", "Can I use the boats?", "[you are members] or [you are guests]"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "asked", "read"), OTHERS)
def test_the_case_is_that_of_the_others_alone(
    text: str, asked: str, read: str, said: Callable[[str, str], str]
) -> None:
    assert said(text, asked) == read
