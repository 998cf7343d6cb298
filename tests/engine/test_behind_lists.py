"""What stands behind a list without a full stop, or sets a case against what is spared before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

_FREE = "Entry is free for:\n* anyone under 18\n* students\n\n"
_SHED = (
    "You do not need a permit for a shed that is:\n* under 2 metres high\n* under 3 metres wide\n\n"
)
# A text, a question, and what makes the answer Yes, with the statements of its clauses.
BEHIND = {
    "a time without a comma": (
        _FREE + "On the first Sunday of the month entry is free for everyone.",
        "Is entry free?",
        "([anyone under 18] or [students]) or [it is on the first Sunday of the month]",
    ),
    "a time behind a tie": (
        _FREE + "However, on Sundays everyone must pay.",
        "Is entry free?",
        "([anyone under 18] or [students]) and not [it is on Sundays]",
    ),
    "its cases, taken up": (
        "You can get help if:\n* you row\n* you swim\nIn either case, you must have been asked.",
        "Can I get help?",
        "([you row] or [you swim]) and (not ([you row] or [you swim]) or [you have been asked])",
    ),
    "a place elsewhere, of one of its people": (
        "You can apply if you are from Kent, or a pupil who is studying elsewhere.",
        "Can I apply?",
        "[you are from Kent] or [you are a pupil who is studying elsewhere]",
    ),
}
SET_AGAINST = {
    "always, behind a list": (
        _SHED + "In a heritage area a permit is always needed.",
        "Do I need a permit for a shed?",
        "not (([the shed is under 2 metres high] and [the shed is under 3 metres wide]) "
        "and not [it is in a heritage area])",
    ),
    "always, behind people who are spared": (
        "Members do not need to book. At weekends, booking is always required.",
        "Do I need to book?",
        "not ([you are members] and not [it is at weekends])",
    ),
    "a case beside them": (
        "Members do not need to book. At weekends, booking is required.",
        "Do I need to book?",
        "not ([you are members] and not [it is at weekends])",
    ),
}


@pytest.mark.parametrize(
    ("text", "question", "logic"),
    [*BEHIND.values(), *SET_AGAINST.values()],
    ids=[*BEHIND, *SET_AGAINST],
)
def test_behind_lists(
    said: Callable[[str, str], str], text: str, question: str, logic: str
) -> None:
    """A sentence behind a list is read as it would be behind a full stop."""
    assert said(text, question) == logic
