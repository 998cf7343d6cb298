"""What two parts share behind a second comma, however that is joined."""

from __future__ import annotations

import pytest

from cmr_logic import parse


@pytest.mark.parametrize(
    ("condition", "clauses"),
    [
        ("if you are wed to, or in a partnership with, a Danish or Dutch citizen",
         ["you are wed to a Danish or Dutch citizen",
          "you are in a partnership with a Danish or Dutch citizen"]),
        ("if you live in, or are moving to, Rye or Deal",
         ["you live in Rye or Deal", "you are moving to Rye or Deal"]),
        ("if you keep, or intend to keep, hens or ducks",
         ["you keep hens or ducks", "you intend to keep hens or ducks"]),
        ("if you are caring for, or living with, a child or an adult",
         ["you are caring for a child or an adult", "you are living with a child or an adult"]),
        ("if you are on, or have been on, bail or parole",
         ["you are on bail or parole", "you have been on bail or parole"]),
        ("if you are in, or about to start, paid work",
         ["you are in paid work", "you are about to start paid work"]),
        ("if you are in, or have been offered, a job",
         ["you are in a job", "you have been offered a job"]),
        ("if you live in, or work for, the parish", ["you live in the parish",
                                                     "you work for the parish"]),
        ("if you are ill, or live alone, or own a boat",
         ["you are ill", "you live alone", "you own a boat"]),
    ],
)  # fmt: skip
def test_what_is_behind_both_commas_is_said_of_both(condition: str, clauses: list[str]) -> None:
    rule = parse(f"You can get help {condition}.")
    assert [clause.statement for clause in rule.clauses] == clauses


def test_a_story_settles_no_more_than_the_whole() -> None:
    from cmr_logic import decide

    text = "To join you must be wed to, or in a partnership with, a Danish or Dutch citizen."
    assert decide(text, "Can I join?", scenario="I'm a Dutch citizen.").answer == "More"
    asked = "Are you wed to, or in a partnership with, a Danish or Dutch citizen?"
    assert decide(text, "Can I join?").follow_up == asked
    for said, answer in ((True, "Yes"), (False, "No")):
        assert decide(text, "Can I join?", history=[(asked, said)]).answer == answer
