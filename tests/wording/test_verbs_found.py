"""Statements whose verb could be a noun, or a participle, and are asked by it all the same."""

import pytest

from cmr_logic import decide


@pytest.mark.parametrize(
    ("clause", "asked"),
    [
        ("your child turned four by 31 August", "Did your child turn four by 31 August?"),
        ("your boat left more than an hour late", "Did your boat leave more than an hour late?"),
        (
            "your first race ended more than a year ago",
            "Did your first race end more than a year ago?",
        ),
        ("your order cost more than £75", "Did your order cost more than £75?"),
        ("the account held less than £90", "Did the account hold less than £90?"),
        ("the subscription remains active", "Does the subscription remain active?"),
        ("the survey finds nothing", "Does the survey find nothing?"),
        ("your course lasts longer than two weeks", "Does your course last longer than two weeks?"),
        ("the bank told you about the charge", "Did the bank tell you about the charge?"),
        ("the garage charged you twice", "Did the garage charge you twice?"),
        ("the seller said the car was new", "Did the seller say the car was new?"),
        ("your employer says it cannot help", "Does your employer say it cannot help?"),
        ("the lamp sold to you was torn", "Was the lamp sold to you torn?"),
        ("the money left over is spent", "Is the money left over spent?"),
    ],
)
def test_questions(clause: str, asked: str) -> None:
    assert decide(f"You can join if {clause}.", "Can I join?").follow_up == asked
