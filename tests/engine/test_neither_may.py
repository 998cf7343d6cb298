"""What neither of two may be or have, which is demanded of both."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "of you": (
        "You can claim if you live with your partner. Neither of you can be in full-time work.",
        "Can I claim?",
        "[you live with your partner] and not [either of you must be in full-time work]",
    ),
    "parents": (
        "You can get a place if both parents work. Neither may earn over £90,000.",
        "Can I get a place?",
        "[both parents work] and not [either parent must earn over £90,000]",
    ),
    "joined": (
        "Couples can get the bonus. Both must be under 40 and neither may own a home.",
        "Can I get the bonus?",
        "[you are couples] and [both must be under 40] and not [either of you must own a home]",
    ),
    "of them": (
        "You can use two referees. Neither may be related to you.",
        "Can I use two referees?",
        "not [either of them must be related to you]",
    ),
    "by name": (
        "You can claim if you live with your partner. Neither partner can be over 60.",
        "Can I claim?",
        "[you live with your partner] and not [either partner must be over 60]",
    ),
    "a deed is barred": (
        "Neither of you may use the pool after 10pm.",
        "Can I use the pool?",
        "not [it is after 10pm]",
    ),
    "what may be done": (
        "You can claim if you live with your partner. Neither of you can claim it twice.",
        "Can I claim?",
        "[you live with your partner]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
