"""What stands between commas behind a modal: a case of what may be done, no more of a demand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import parse

# A text, a question, and what makes the answer Yes, with the statements of its clauses.
FORMS = {
    "a time behind a grant": (
        "A player may, within two days of the match, ask the board for a replay.",
        "Can I ask for a replay?",
        "[it is within two days of the match]",
    ),
    "a time under a condition": (
        "If you lost, you may, within two days of the match, ask for a replay.",
        "Can I ask for a replay?",
        "[you lost] and [it is within two days of the match]",
    ),
    "a time behind a ban": (
        "You may not, during matches, use the bar.",
        "Can I use the bar?",
        "not [it is during matches]",
    ),
    "what one has": (
        "You can, with a badge, moor at the quay.",
        "Can I moor at the quay?",
        "[you have a badge]",
    ),
    "what one lacks": (
        "You cannot, without a badge, moor at the quay.",
        "Can I moor at the quay?",
        "[you have a badge]",
    ),
    "leave": (
        "A crew may, with the consent of the warden, light a fire.",
        "Can I light a fire?",
        "[you have the consent of the warden]",
    ),
    "a way": (
        "The warden may, by notice, close the quay if the river is high.",
        "Can the warden close the quay?",
        "[the river is high]",
    ),
    "no time at all": (
        "You may, at any time, leave the crew if you give notice.",
        "Can I leave the crew?",
        "[you give notice]",
    ),
    "a link": (
        "You can, however, moor there if you are ill.",
        "Can I moor there?",
        "[you are ill]",
    ),
    "the law behind a demand": (
        "You must, by law, carry a lamp if you row at night.",
        "Do I have to carry a lamp?",
        "[you row at night]",
    ),
}


@pytest.mark.parametrize(("text", "question", "expression"), FORMS.values(), ids=FORMS)
def test_forms(said: Callable[[str, str], str], text: str, question: str, expression: str) -> None:
    assert said(text, question) == expression


def test_a_demand_keeps_its_time() -> None:
    rule = parse("You must, within two days, tell the warden of the loss.")
    assert [clause.statement for clause in rule.clauses] == [
        "you must tell the warden of the loss within two days"
    ]
