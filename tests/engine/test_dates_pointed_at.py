"""Clauses that point at a date name it, and follow-ups may ask for the other side of a date."""

import pytest

from cmr_logic import decide, parse

FEE = "Boat returns are due by 12 June; a fee is charged on any return filed after that date."
FORMS = "You must return the form by 3 May. Forms sent after that are not accepted."


@pytest.mark.parametrize(
    ("text", "question", "follow_up"),
    [
        (FEE, "Do I have to pay a fee?", "Is the return filed after 12 June?"),
        (FORMS, "Will my form be accepted?", "Was your form sent after 3 May?"),
    ],
)
def test_a_follow_up_names_the_date(text: str, question: str, follow_up: str) -> None:
    assert decide(text, question).follow_up == follow_up


def test_what_points_at_no_date_is_left() -> None:
    rule = parse("You get ten rides. You pay if you ride after that.")
    assert rule.clauses[-1].statement == "you ride after that"


@pytest.mark.parametrize(
    ("text", "question", "asked", "answer", "decided"),
    [
        (FEE, "Do I have to pay a fee?", "Did you file the return by 12 June?", "yes", "No"),
        (FEE, "Do I have to pay a fee?", "Did you file the return by 12 June?", "no", "Yes"),
        (FEE, "Do I have to pay a fee?", "Did you file the return after 12 June?", "yes", "Yes"),
        ("You may row if it is before 9 pm.", "May I row?", "Is it after 9 pm?", "yes", "No"),
    ],
)
def test_a_date_has_two_sides(
    text: str, question: str, asked: str, answer: str, decided: str
) -> None:
    assert decide(text, question, history=[(asked, answer)]).answer == decided
