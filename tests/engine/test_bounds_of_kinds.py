"""The most there is for each of several kinds, in lists and sentences."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide

SEEDS = (
    "([it is for seeds] and [the loan is at most £500]) or "
    "([it is for tools] and [the loan is at most £900])"
)
TOLLS = (
    "There's a time limit for claiming back tolls. From the day of your trip the time limit is:"
    "\n\n* 2 years for lorries\n* 3 months for hired vans"
)
# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "a list": (
        "The maximum loan is:\n\n* £500 for seeds\n* £900 for tools",
        "Does this loan meet my needs?",
        SEEDS,
    ),
    "a sentence": (
        "The maximum loan is £500 for seeds and £900 for tools.",
        "Does this loan meet my needs?",
        SEEDS,
    ),
    "a limit told of before": (
        TOLLS,
        "Can I claim this toll back?",
        "([it is for lorries] and [it is at most 2 years]) or "
        "([it is for hired vans] and [it is at most 3 months])",
    ),
    "a limit in a sentence": (
        "The limit is £500 for seeds and £900 for tools.",
        "Does it meet my needs?",
        SEEDS.replace("the loan", "it"),
    ),
    "the kind that is asked about": (
        "The limit is £500 for seeds and £900 for tools.",
        "Can I get a loan for tools?",
        "[it is at most £900]",
    ),
    "amounts that bound nothing": (
        "The fee is:\n\n* £5 for adults\n* £3 for children",
        "Do I pay a fee?",
        "[£5 for adults] or [£3 for children]",
    ),
    "days that bound nothing": (
        "The deadline is:\n\n* Monday for boats\n* Friday for vans",
        "Can I apply?",
        "[Monday for boats] or [Friday for vans]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    plain = expression.replace("([", "[").replace("])", "]")
    assert said(text, question).replace("([", "[").replace("])", "]") == plain


@pytest.mark.parametrize(("answers", "answer"), [("yn", "Yes"), ("ny", "Yes"), ("nn", "No")])
def test_follow_ups_about_a_bound_of_a_kind(answers: str, answer: str) -> None:
    asked = (
        "Has it been 2 years or less since the day of your trip for lorries?",
        "Has it been 3 months or less since the day of your trip for hired vans?",
    )
    history = tuple(zip(asked, answers, strict=True))
    assert decide(TOLLS, "Can I claim this toll back?", history=history).answer == answer
