"""What befalls people right behind a case without a comma, and when something ends."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "not covered": (
        "If you live abroad you're not covered.",
        "Am I covered?",
        "not [you live abroad]",
    ),
    "allowed": (
        "If your child is ill they're allowed to stay at home.",
        "Can my child stay at home?",
        "[your child is ill]",
    ),
    "no longer": (
        "When you turn 18 you're no longer covered.",
        "Am I covered?",
        "not [you turn 18]",
    ),
    "expected to": (
        "If you leave school you're expected to tell us.",
        "Do I have to tell you?",
        "[you leave school]",
    ),
    "what one is offered": (
        "If the flat you are offered is too small you can refuse it.",
        "Can I refuse it?",
        "[the flat you are offered is too small]",
    ),
    "what one is offered, and a statement": (
        "If you refuse the flat you are offered you lose your place.",
        "Do I lose my place?",
        "[you refuse the flat you are offered]",
    ),
    "what is thought": (
        "If you think you're entitled you can apply.",
        "Can I apply?",
        "[you think you're entitled]",
    ),
    "at the end of the week in which": (
        "Allowances stop at the end of the week in which the child turns 18.",
        "Will my allowance stop?",
        "[the child turns 18]",
    ),
    "on the day on which": (
        "The benefit ends on the day on which you start work.",
        "Will my benefit end?",
        "[you start work]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
