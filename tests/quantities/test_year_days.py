"""Days of no one year, told and demanded."""

import pytest

from cmr_logic import decide
from cmr_logic.quantities import compare, find_constraints, find_quantities

WINTER = "the gate is shut between 1 October and 31 March"
JULY = "the pool is open in July or August"
DUE = "you apply by 31 January"
MONTHS_OF_WINTER = "kites may be flown between November and March"
TURN_OF_YEAR = "the rink is open in December or January"


@pytest.mark.parametrize(
    ("demand", "story", "value"),
    [
        (WINTER, "I came on the second Saturday in January.", True),
        (WINTER, "I came on Boxing Day.", True),
        (WINTER, "I came on 3 May 2019.", False),
        (WINTER, "I came from 25 March to 3 April.", None),
        (WINTER, "I came in late March.", True),
        (WINTER, "I came on 31 June.", None),
        (JULY, "I come in the last week of August.", True),
        (JULY, "I come in mid-August.", True),
        (JULY, "I come at Easter.", False),
        (MONTHS_OF_WINTER, "I came on 3 February.", True),
        (MONTHS_OF_WINTER, "I came on 3 May.", False),
        (TURN_OF_YEAR, "I came on 3 January.", True),
        (TURN_OF_YEAR, "I came on 3 February.", False),
        (DUE, "I wrote on 12 February.", False),
        (DUE, "I wrote in November.", True),
        (DUE, "I wrote on 31 January.", True),
    ],
)
def test_days_of_any_year_are_compared(demand, story, value):
    (constraint,) = find_constraints(demand)
    values = [compare(constraint, quantity) for quantity in find_quantities(story)]
    assert (values[-1] if values else None) is value


def test_a_day_of_one_year_is_no_day_of_any_year():
    (constraint,) = find_constraints("you were born before 3 May 2001")
    (stated,) = find_quantities("I was born on 2 May.")
    assert compare(constraint, stated) is None


MUSHROOMS = "Mushrooms may be picked in the town wood between 15 August and 30 November."


@pytest.mark.parametrize(
    ("story", "answer"),
    [
        ("I'd go on the last Sunday in September.", "Yes"),
        ("We were thinking of the first week of May.", "No"),
        ("Early October, with the children.", "Yes"),
        ("I picked some last year in May.", "More"),
        ("My birthday is in October.", "More"),
        ("My neighbour is going in May.", "More"),
        ("I'd go if the sun shone in May.", "More"),
    ],
)
def test_a_story_tells_when_something_is_planned(story, answer):
    question = "May I pick mushrooms in the town wood?"
    assert decide(MUSHROOMS, question, scenario=story).answer == answer
