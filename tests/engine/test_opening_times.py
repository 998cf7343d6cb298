"""Days and hours of an opening, as conditions of what can be done now."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse

OPENINGS = [
    ("Monday to Friday, 8:30am to 5pm", "Can I ring the desk now?", "[it is Monday to Friday] and [it is 8:30am to 5pm]"),
    ("Saturday, 9am to 4pm", "Can I ring the desk today?", "[it is Saturday] and [it is 9am to 4pm]"),
    ("## Desk\n\nMonday to Friday, 8am to 6pm\nSaturday, 9am to noon", "Is the desk open now?", "[it is Monday to Friday] and [it is 8am to 6pm] or [it is Saturday] and [it is 9am to noon]"),
    ("Opening hours of the desk:\n\n* Monday to Friday: 8am to 6pm\n* Saturday: 9am to 1pm", "Is the desk open now?", "[it is Monday to Friday] and [it is 8am to 6pm] or [it is Saturday] and [it is 9am to 1pm]"),
    ("The desk is open from Monday to Friday between 9am and 5pm.", "Is the desk open now?", "[it is Monday to Friday] and [it is between 9am and 5pm]"),
    ("The desk is open on Mondays.", "Is the desk open now?", "[it is on Mondays]"),
    ("The trip takes 9 to 5 days.", "Can I take the trip now?", "[the trip takes 9 to 5 days]"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "wanted"), OPENINGS)
def test_days_and_hours(
    said: Callable[[str, str], str], text: str, question: str, wanted: str
) -> None:
    assert said(text, question) == wanted


def test_hours_alone_are_about_questions_of_now() -> None:
    text = "Monday to Friday, 9am to 5pm"
    assert decide(text, "Can I ring the ferry desk now?").follow_up == "Is it Monday to Friday?"
    assert decide(text, "Can I bring my dog on the ferry?").answer == "Irrelevant"


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("Fires are banned from May to September.", "it is from May to September"),
        (
            "Dogs are banned from the pier between 1 May and 30 June, apart from guide dogs.",
            "it is between 1 May and 30 June",
        ),
        ("Fishing is allowed from 1 May to 30 June if you pay.", "it is from 1 May to 30 June"),
    ],
)
def test_a_season_in_which_leave_is_given_or_denied(text: str, statement: str) -> None:
    assert statement in [clause.statement for clause in parse(text).clauses]


@pytest.mark.parametrize(
    "text", ["Rafts are banned from the lake to the weir.", "Rafts are towed from quay to quay."]
)
def test_no_such_season(text: str) -> None:
    assert not any(clause.statement.startswith("it is from") for clause in parse(text).clauses)
