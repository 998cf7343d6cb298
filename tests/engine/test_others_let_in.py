"""Others than those whom a grant is for, let in by the exception of a denial."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "the others by name": (
        "Residents can park here. Non-residents can't unless they have a permit.",
        "Can I park here?",
        "[you are residents] or [you are non-residents] and [you have a permit]",
    ),
    "another kind": (
        "Members can use the pool. Guests may not use it unless a member is with them.",
        "Can I use the pool?",
        "[you are members] or [you are guests] and [a member is with you]",
    ),
    "another quality": (
        "Full-time staff get a pension. Part-time staff do not get one unless they work weekends.",
        "Do I get a pension?",
        "[you are full-time staff] or [you are part-time staff] and [you work weekends]",
    ),
    "another time": (
        "Bids sent before 1 May are read. Bids sent after that date are not read unless there are "
        "places left.",
        "Will my bid be read?",
        "[the bids were sent before 1 May] or [the bids were sent after 1 May] and "
        "[there are places left]",
    ),
    "another age": (
        "People over 25 can hire a van. People under 25 can't hire one unless they pay more.",
        "Can I hire a van?",
        "[you are over 25] or not [you are over 25] and [you pay more]",
    ),
    "not so": (
        "You get a grant if you are a farmer. If you are not a farmer, you do not get a grant "
        "unless you own land.",
        "Do I get a grant?",
        "[you are a farmer] or not [you are a farmer] and [you own land]",
    ),
    "some of them": (
        "Students can join the club. Students who are under 18 cannot join unless a parent agrees.",
        "Can I join the club?",
        "[you are students] and not ([you are under 18] and not [a parent agrees])",
    ),
    "some of them by a thing they have": (
        "Nurses can claim it. Nurses on leave can't claim it unless the leave is for study.",
        "Can I claim it?",
        "[you are nurses] and not ([you are nurses on leave] and not [the leave is for study])",
    ),
    "everybody but some": (
        "You can row. Guests cannot row unless they can swim.",
        "Can I row?",
        "not ([you are guests] and not [you can swim])",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
