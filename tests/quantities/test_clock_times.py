"""Times of day, told and demanded."""

import pytest

from cmr_logic.quantities import compare, find_constraints, find_quantities

LATE = "the gate is shut after 8 pm"
EARLY = "you come before 10 am"
NIGHT = "the gate is shut between 11pm and 7am"


@pytest.mark.parametrize(
    ("demand", "story", "values"),
    [
        (LATE, "I came at half past nine in the evening.", {True}),
        (LATE, "I came at 4 in the afternoon.", {False}),
        (LATE, "I came at one at night.", {True}),
        (LATE, "I came at nine.", {True, False}),
        (LATE, "I never came before nine at night.", {True}),
        (EARLY, "I came at 11:40.", {False}),
        (EARLY, "I came by half seven in the morning.", {True}),
        (EARLY, "I came around noon.", {False}),
        (NIGHT, "I came at midnight.", {True}),
        (NIGHT, "I came at quarter to six in the morning.", {True}),
        (NIGHT, "I came from 2 to 6pm.", {False}),
        (NIGHT, "I came at nine places.", {None}),
    ],
)
def test_times_of_day_are_compared(demand, story, values):
    (constraint,) = find_constraints(demand)
    assert {compare(constraint, quantity) for quantity in find_quantities(story)} == values


@pytest.mark.parametrize(
    "clause", ["you come at nine", "you come from 3 to 5 years later", "it takes ten to twelve men"]
)
def test_numbers_that_may_be_no_times_demand_none(clause):
    assert all(c.kind.value != "clock" for c in find_constraints(clause))
