"""Intervals and comparison against slow, obvious oracles."""

from datetime import date
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cmr_logic.quantities import (
    Constraint,
    Interval,
    Kind,
    Quantity,
    Time,
    compare,
    find_constraints,
    find_quantities,
)
from cmr_logic.spans import Span

# Bounds are whole numbers from 0 to 6, so quarters from -1 to 7 meet every piece of a range.
POINTS = [n / 4 for n in range(-4, 29)]


@st.composite
def intervals(draw):
    low = draw(st.none() | st.integers(0, 6))
    high = draw(st.none() | st.integers(0, 6))
    low_open, high_open = draw(st.booleans()), draw(st.booleans())
    if low is not None and high is not None:
        assume(low < high or (low == high and not low_open and not high_open))
    return Interval(low, high, low_open, high_open)


def inside(interval, point):
    above = interval.low is None or (
        point > interval.low if interval.low_open else point >= interval.low
    )
    below = interval.high is None or (
        point < interval.high if interval.high_open else point <= interval.high
    )
    return above and below


def members(interval):
    return {point for point in POINTS if inside(interval, point)}


@given(intervals(), intervals())
def test_interval_relations_are_those_of_sets(first, second):
    assert first.contains(second) == (members(second) <= members(first))
    assert first.disjoint(second) == members(first).isdisjoint(members(second))
    met = first.meet(second)
    assert (members(met) if met is not None else set()) == members(first) & members(second)


@given(intervals())
def test_complement_holds_the_other_numbers(interval):
    other = interval.complement()
    if other is None:
        assert (interval.low is None) == (interval.high is None)
    else:
        assert members(other) == set(POINTS) - members(interval)


@given(intervals(), st.sampled_from(POINTS))
def test_holds_is_membership(interval, point):
    assert interval.holds(point) == (point in members(interval))


@given(intervals(), intervals())
def test_compare_is_entailment_over_all_admitted_values(demanded, stated):
    assume(demanded.bounded and stated.bounded)
    made: dict[str, Any] = {
        "kind": Kind.PERCENT,
        "unit": "percent",
        "span": Span(0, 0),
        "text": "",
        "entry": "",
    }
    answers = {inside(demanded, point) for point in members(stated)}
    expected = answers.pop() if len(answers) == 1 else None
    assert compare(Constraint(interval=demanded, **made), Quantity(interval=stated, **made)) is (
        expected
    )


BOUNDS = {
    "at least {}": lambda x, n: x >= n,
    "more than {}": lambda x, n: x > n,
    "no more than {}": lambda x, n: x <= n,
    "up to {}": lambda x, n: x <= n,
    "less than {}": lambda x, n: x < n,
    "under {}": lambda x, n: x < n,
    "not less than {}": lambda x, n: x >= n,
}
SPELLS = {"days": Fraction(1), "weeks": Fraction(7), "hours": Fraction(1, 24)}
CALENDAR = {"months": 1, "years": 12}


@given(
    st.sampled_from(sorted(BOUNDS)),
    st.integers(1, 99),
    st.integers(1, 99),
    st.sampled_from(sorted(SPELLS)),
    st.sampled_from(sorted(SPELLS)),
)
def test_spells_of_fixed_length_compare_as_numbers(phrase, n, x, demanded, stated):
    (constraint,) = find_constraints(f"it must last {phrase.format(n)} {demanded}")
    (quantity,) = find_quantities(f"it lasted {x} {stated}")
    expected = BOUNDS[phrase](x * SPELLS[stated], n * SPELLS[demanded])
    assert compare(constraint, quantity) is expected


@given(
    st.sampled_from(sorted(BOUNDS)),
    st.integers(1, 40),
    st.integers(1, 40),
    st.sampled_from(sorted(CALENDAR)),
    st.sampled_from(sorted(CALENDAR)),
)
def test_months_and_years_compare_exactly(phrase, n, x, demanded, stated):
    (constraint,) = find_constraints(f"it must last {phrase.format(n)} {demanded}")
    (quantity,) = find_quantities(f"it lasted {x} {stated}")
    expected = BOUNDS[phrase](x * CALENDAR[stated], n * CALENDAR[demanded])
    assert compare(constraint, quantity) is expected


@given(st.sampled_from(sorted(BOUNDS)), st.integers(1, 60), st.integers(1, 400))
def test_weeks_and_months_never_contradict_the_calendar(phrase, months, days):
    """Where it answers, every true length of the months, from shortest to longest, agrees."""
    (constraint,) = find_constraints(f"it must last {phrase.format(days)} days")
    (quantity,) = find_quantities(f"it lasted {months} months")
    answer = compare(constraint, quantity)
    firsts = [date(year, month, 1) for year in range(2000, 2013) for month in range(1, 13)]
    lengths = {(end - start).days for start, end in zip(firsts, firsts[months:], strict=False)}
    if answer is not None:
        assert {BOUNDS[phrase](x, days) for x in (min(lengths), max(lengths))} == {answer}


@given(st.integers(1, 90), st.integers(1, 90))
def test_ages_count_completed_years(n, x):
    (quantity,) = find_quantities(f"I am {x}.")

    def answer(text):
        (constraint,) = find_constraints(text.format(n))
        return compare(constraint, quantity)

    assert answer("you are aged {} or over") is (x >= n)
    assert answer("you are under {}") is (x < n)
    assert answer("you are {} or under") is (x <= n)
    # "over 18" leaves open the year in which one is 18.
    assert answer("you are over {}") is (None if x == n else x > n)


STORIES = [
    ("aged 60 or over", "I am 65.", True),
    ("aged 60 or over", "I'm only 52 years old.", False),
    ("less than 22 hours a week between you", "We work between 80 and 100 hours a week.", False),
    ("work less than 22 hours a week", "I work about 18 hours each week.", True),
    ("work less than 22 hours a week", "I work about 21 hours each week.", None),
    ("work at least 14 hours a week", "I work 5 hours a day.", None),
    ("worked for at least 26 weeks", "I have worked there for a year and a half.", True),
    ("worked for at least 26 weeks", "I have worked there for six months.", None),
    ("you have lived in the town for 3 years", "I've been here for ten years.", True),
    ("you have lived in the town for 3 years", "I moved here 3 weeks ago.", False),
    ("you need 30 years of contributions", "I have 23 qualifying years.", False),
    ("you get it for 3 years", "I've had it for ten years.", None),
    ("no more than two children", "We have three kids.", False),
    ("a turnover of more than £85,000", "The shop turns over £90k.", True),
    ("a turnover of more than £85,000", "The shop turns over $90,000.", None),
    ("a turnover of more than £85,000", "The shop turns over about £88,000.", None),
    ("a loan of less than $300,000", "I need 25 grand.", True),
    ("earn less than £120 a week", "I earn £30,000 a year.", False),
    ("earn less than £120 a week", "I get £400 a month.", True),
    ("you owned it before April 1984", "I bought it on June 5, 1980.", True),
    ("you owned it before April 1984", "I bought it in 1984.", None),
    ("you owned it before April 1984", "We bought it in May 1984.", False),
    ("you reached it on or after 3 April 2016", "I reached it in May of 2016.", True),
    ("it began before 3 April 2016", "It began on 12/05/2016.", False),
    ("it began before 1 November 2016", "It began on 10/11/2016.", None),
    ("no more than two children", "I have three children.", False),
    ("no more than two children", "I have three dogs.", None),
    ("not more than 25% of the shares", "I hold 10 percent.", True),
    ("within 30 days", "I told them three weeks later, after 21 days.", True),
    ("within 1,000 feet of a school", "The school is ten miles off.", False),
    ("aged 16 to 18", "My son is in his teens and I'm in my thirties.", False),
    ("your child is under 12", "My daughter is 9 months old.", True),
    ("you are under 16", "When I was 12 I broke my leg.", None),
    ("you are over 21", "I turned 21 last week.", None),
    ("you are 21 or over", "I turned 21 last week.", True),
    ("work less than 20 hours a week", "I don't work more than 16 hours a week.", True),
    ("you live in the UK", "I live in Scotland.", True),
    ("you live in the UK", "I live in Norway.", False),
    ("you live outside the EU", "I live in Norway.", True),
    ("you live outside the EU", "We live in Spain.", False),
    ("keep a boat in an EEA state or Switzerland", "I keep a boat in Norway.", True),
    ("keep a boat in an EEA state or Switzerland", "I keep a boat in Switzerland.", True),
    ("keep a boat in an EEA state or Switzerland", "I keep a boat in Peru.", False),
    ("live in England or Wales", "I live in the UK.", None),
    ("you live in Georgia", "I live in Texas.", False),
    ("you are an EEA national", "I am a French citizen.", True),
    ("you are an EEA national", "I am a Kenyan citizen.", False),
    ("you live in the EU", "I am a French citizen.", None),
    ("you live in the EU", "I come from France.", None),
    ("you live in the UK", "I live in Leeds.", True),
    ("you live in the UK", "I live in London, Canada.", False),
    ("you live in the UK", "I take a UK course in Oslo.", False),
    ("in the EEA (including Switzerland)", "My flat is in Geneva.", True),
    ("you live in the UK", "I do not live in England.", None),
    ("you live in England", "I do not live in the UK.", False),
    ("you live outside England", "I do not live in the UK.", True),
    ("you live outside the UK", "I live outside England.", None),
    ("you live outside the UK", "I live outside the UK.", True),
    ("you live in the EEA (except Norway)", "I live in Norway.", None),
]


@pytest.mark.parametrize(("clause", "story", "expected"), STORIES)
def test_stories(clause, story, expected):
    stated = find_quantities(story)
    answers = {compare(c, q) for c in find_constraints(clause) for q in stated} - {None}
    assert (answers.pop() if len(answers) == 1 else None) is expected


def test_only_present_ages_settle():
    (constraint,) = find_constraints("you are 24 or over")
    (quantity,) = find_quantities("I will be 27 when I begin.")
    assert quantity.time is Time.FUTURE
    assert compare(constraint, quantity) is None


def test_a_date_may_be_asked_for_membership():
    from datetime import date

    (constraint,) = find_constraints("you live in an EU country")
    (quantity,) = find_quantities("I live in the UK.")
    assert compare(constraint, quantity) is False
    assert compare(constraint, quantity, on=date(2016, 5, 1)) is True


def test_an_empty_interval_is_refused():
    with pytest.raises(ValueError, match="between its bounds"):
        Interval(2, 1)
    with pytest.raises(ValueError, match="between its bounds"):
        Interval(2, 2, low_open=True)
