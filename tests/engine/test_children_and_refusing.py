"""What is said of the children something is had for, and what whoever asks may refuse."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "a list of what is so of a child": (
        "The allowance is paid for each child who:\n* goes to school\n* is over 5",
        "Can I get the allowance for my son?",
        "[the child goes to school] and [the child is over 5]",
    ),
    "a dependent child": (
        "The allowance is paid for every dependent child who is over 5.",
        "Can I get the allowance for my son?",
        "[the child is over 5]",
    ),
    "children": (
        "The allowance is paid for children who are over 5.",
        "Can I get the allowance for my son?",
        "[the children are over 5]",
    ),
    "a place for children": (
        "A place is kept for children who are over 5.",
        "Can I get a place?",
        "[you are over 5]",
    ),
    "that": (
        "You can't claim the credit for a child that\n\n- is in care\n- has left school",
        "Can I claim the credit for my child?",
        "not ([that child is in care] or [that child has left school])",
    ),
    "one whom you care for": (
        "You can claim for an adult dependant who:\n\n- lives with you\n- earns little",
        "Can I claim for a dependant?",
        "[that dependant lives with you] and [that dependant earns little]",
    ),
    "unlawful to refuse": (
        "It is unlawful to refuse a guide dog.",
        "Can I refuse a guide dog?",
        "false",
    ),
    "an offence to deny": (
        "It is an offence to deny access to the police.",
        "Can I deny access to the police?",
        "false",
    ),
    "let refuse": (
        "You can refuse a pupil if the school is full.",
        "Can I refuse a pupil?",
        "[the school is full]",
    ),
    "refused": (
        "You will be refused a seat if you are late.",
        "Can I be refused a seat?",
        "[you are late]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression
