"""Wishes beside denials, dues paid for an aim, and follow-ups that ask for part of a clause."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse


@pytest.mark.parametrize(
    ("text", "question", "written"),
    [
        # a wish beside what somebody lacks is denied by nothing
        (
            "If you don't own a car or want to save fuel, you can use the bus pass.",
            "Can I use the bus pass?",
            "not c1 or c2",
        ),
        (
            "You can ring us if you do not have a printer or need help with the form.",
            "Can I ring you?",
            "not c1 or c2",
        ),
        (
            "You can join if your child does not have a boat or wants to row.",
            "Can I join?",
            "not c1 or c2",
        ),
        # what somebody neither has nor needs, and wishes that are denied themselves
        (
            "You can join if you do not have a boat or need a mooring.",
            "Can I join?",
            "not (c1 or c2)",
        ),
        ("You can join if you do not want or need to row.", "Can I join?", "not (c1 or c2)"),
        # what is paid in order to do something
        ("You pay a fee to use the crane.", "Do I need to pay a fee?", "c2"),
        ("You pay a guide to row you home.", "Do I need to pay a guide?", "c1"),
        # what only describes a duty beside whose it is
        (
            "The harbour levy is a tax for people who own a boat. Your payments of the levy help"
            " the harbour.",
            "Do I have to pay the harbour levy?",
            "c1",
        ),
        # things of either name that are told apart by what is done with them
        (
            "You don't pay duty on shoes or hats you buy at sea.",
            "Do I need to pay duty on shoes or hats?",
            "not c1",
        ),
    ],
)
def test_read(text: str, question: str, written: str) -> None:
    assert parse(text).written(question) == written


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        (
            "You need a licence to export:\n\n* sugar\n* wine",
            ["you export sugar", "you export wine"],
        ),
        ("You need a pass to:\n\n* fish\n* camp", ["you fish", "you camp"]),
        (
            "You can claim if you are a nurse or a cook, for example a chef.",
            ["you are a nurse", "you are a cook"],
        ),
        ("You don't pay duty on hats you buy at sea.", ["you buy the hats at sea"]),
    ],
)
def test_statements(text: str, statements: list[str]) -> None:
    assert [c.statement for c in parse(text).clauses][-len(statements) :] == statements


WOMEN = "Help is available for women ages 20-45 with back pain."
SAILORS = "Grants are available to disabled sailors."
OWNERS = "Grants are available to boat owners."
GRADE = "You can row if you passed grade 3."


@pytest.mark.parametrize(
    ("text", "follow_up", "if_yes", "if_no"),
    [
        (WOMEN, "Are you a woman?", "More", "No"),
        (WOMEN, "Are you a woman aged 20-45 with back pain?", "Yes", "No"),
        (SAILORS, "Are you a sailor?", "More", "No"),
        (SAILORS, "Are you a disabled sailor?", "Yes", "No"),
        (OWNERS, "Are you an owner?", "Yes", "No"),
        (GRADE, "Did you pass the grade?", "Yes", "No"),
    ],
)
def test_part_of_a_clause(text: str, follow_up: str, if_yes: str, if_no: str) -> None:
    question = "Can I row?" if text is GRADE else "Can I get it?"
    answers = [
        decide(parse(text), question, history=[(follow_up, said)]).answer for said in ("yes", "no")
    ]
    assert answers == [if_yes, if_no]


@pytest.mark.parametrize(
    ("sailor", "child", "answer"),
    [("no", "yes", "Yes"), ("no", "no", "No"), ("yes", "no", "More"), (None, "yes", "Yes")],
)
def test_kind_and_what_more_is_said(sailor: str | None, child: str, answer: str) -> None:
    rule = parse("Grants go to retired sailors and children who have little money.")
    history = [
        ("Are you a retired sailor?", sailor),
        ("Are you a child who has little money?", child),
    ]
    assert decide(rule, "Can I get a grant?", history=history).answer == answer
