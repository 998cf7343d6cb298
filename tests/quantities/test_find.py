"""What is found in clauses and stories, and what is left alone."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cmr_logic.quantities import Kind, Time, find_constraints, find_quantities
from cmr_logic.quantities.wordlists import words

CLAUSES = [
    ("aged 60 or over", "age [60, ∞) year"),
    ("under 16 years old", "age (-∞, 16) year"),
    ("women aged 18–39", "age [18, 40) year"),
    ("between the ages of 17 and 24", "age [17, 25) year"),
    ("be at least 14 and under 17 when the season starts", "age [14, 17) year"),
    ("people over the age of 21", "age (21, ∞) year"),
    ("a child aged under 12 months", "age (-∞, 1) year"),
    ("apprentices over 19 who have finished", "age (19, ∞) year"),
    ("incapable before age 18", "age (-∞, 18) year"),
    ("a barge with a laden weight of 40,000 pounds or more", "weight [18143.7, ∞) kilogram"),
    ("work abroad for at least one whole tax year", "duration [365.25, ∞) day"),
    ("no older than 30", "age (-∞, 31) year"),
    ("you or your partner are 75 or above", "age [75, ∞) year"),
    ("less than 22 hours a week", "rate (-∞, 22) hour/week"),
    ("16 or more hours per week", "rate [16, ∞) hour/week"),
    ("at least 26 weeks", "duration [182, ∞) day"),
    ("within 30 days", "duration (-∞, 30] day"),
    ("up to 13 weeks", "duration (-∞, 91] day"),
    ("fewer than 5 years", "duration (-∞, 1826.25) day"),
    ("more than £85,000", "money (85000, ∞) GBP"),
    ("£30,000 or less in your pensions", "money (-∞, 30000] GBP"),
    ("between £10 and £20 million", "money [1e+07, 2e+07] GBP"),
    ("no more than two", "count (-∞, 2] "),
    ("two or more children", "count [2, ∞) child"),
    ("fewer than ten permanent employees", "count (-∞, 9] employee"),
    ("at least 25 per cent of the votes", "percent [25, ∞) percent"),
    ("weighs not more than 3.5 tonnes", "weight (-∞, 3500] kilogram"),
]


@pytest.mark.parametrize(("clause", "expected"), CLAUSES)
def test_constraints(clause, expected):
    found = [f"{c.kind.value} {c.interval} {c.unit}" for c in find_constraints(clause)]
    assert found == [expected]


DATES = [
    ("before 3 April 2016", None, date(2016, 4, 2)),
    ("after 3 April 2016", date(2016, 4, 4), None),
    ("on or after 6 April 2010", date(2010, 4, 6), None),
    ("on or before April 6th, 2010", None, date(2010, 4, 6)),
    ("by the end of 2019 or on 6 April 2010", date(2010, 4, 6), date(2010, 4, 6)),
    ("between 3 March 2004 and 9 June 2012", date(2004, 3, 3), date(2012, 6, 9)),
    ("between 4 May and 11 August 2019", date(2019, 5, 4), date(2019, 8, 11)),
    ("from 2010 to 2012", date(2010, 1, 1), date(2012, 12, 31)),
    ("in April 1982", date(1982, 4, 1), date(1982, 4, 30)),
    ("in February 2016", date(2016, 2, 1), date(2016, 2, 29)),
    ("after April 1982", date(1982, 5, 1), None),
    ("born on 6 April 1951 or later", date(1951, 4, 6), None),
    ("in the 2016 to 2017 tax year", date(2016, 4, 6), date(2017, 4, 5)),
]


@pytest.mark.parametrize(("clause", "first", "last"), DATES)
def test_date_constraints(clause, first, last):
    found = [c for c in find_constraints(clause) if c.kind is Kind.DATE]
    assert [c.dates() for c in found][-1:] == [(first, last)]


@pytest.mark.parametrize(
    "clause",
    [
        "file under Chapter 13",
        "a category 1 or 2 licence",
        "as Rule 271 says",
        "send Form 1040 or 1040-EZ",
        "call 0300 123 4567 or 555-123-4567",
        "open 24/7",
        "a 50/50 share",
        "under section 7(a) of the act",
        "you meet at least one of the following",
        "all of these 3 rules",
        "you get £20 a week",
        "work part-time",
        "register under one VAT number",
        "under 17 U.S.C. Chapter 12",
        "more than 3 months before 31 June 2016 and a day",
        "",
    ],
)
def test_no_constraint(clause):
    kinds = {c.kind for c in find_constraints(clause)}
    assert kinds <= {Kind.DURATION} if "months" in clause else not kinds


STORIES = [
    ("I am 65", "age [65, 66) year"),
    ("my 4-year-old is ill", "age [4, 5) year"),
    ("She is a seven year old girl.", "age [7, 8) year"),
    ("It is less than a year old.", "age (-∞, 1) year"),
    ("It is nearly a year old.", "age [0.9, 1) year"),
    ("It is a year old.", "age [1, 2) year"),
    ("I turned 21 last month", "age [21, 22) year"),
    ("I turned 21 in spring", "age [21, 22) year"),
    ("in my thirties", "age [30, 40) year"),
    ("we are in our late 40s", "age [46, 50) year"),
    ("He is nearly 60.", "age [59, 60) year"),
    ("for a year and a half", "duration [547.875, 547.875] day"),
    ("a couple of weeks", "duration [14, 21] day"),
    ("for six to nine months", "duration [182.625, 273.938] day"),
    ("two or three days", "duration [2, 3] day"),
    ("half an hour a day", "rate [0.5, 0.5] hour/day"),
    ("20-30 hours a week", "rate [20, 30] hour/week"),
    ("about 20 hours a week", "rate [18, 22] hour/week"),
    ("£90k", "money [90000, 90000] GBP"),
    ("$1.2 million", "money [1.2e+06, 1.2e+06] USD"),
    ("ten thousand dollars", "money [10000, 10000] USD"),
    ("It earns £20-30k.", "money [20000, 30000] GBP"),
    ("I pay £50 a week", "money [50, 50] GBP/week"),
    ("I do not own more than two cars", "count (-∞, 2] car"),
    ("I have a flock of sheep and three goats", "count [3, 3] goat"),
    ("My income is only 21,000 now.", "money [21000, 21000] "),
    ("I make over 500 a week.", "money (500, ∞) /week"),
    ("I'm sixty five right now.", "age [65, 66) year"),
    ("half a dozen eggs", "count [6, 6] egg"),
]


@pytest.mark.parametrize(("story", "expected"), STORIES)
def test_quantities(story, expected):
    found = [f"{q.kind.value} {q.interval} {q.unit}" for q in find_quantities(story)]
    assert found == [expected]


@pytest.mark.parametrize(
    "story",
    [
        "I work part-time.",
        "We are open 24/7 and split it 50/50.",
        "I am not 18.",
        "Before I turned 65, I sailed.",
        "I am 10 minutes late.",
        "He scored 5-4.",
        "He is nine years younger than me.",
        "I leave in two weeks.",
        "How do I set one up?",
        "It began around May 2016.",
        "One of us must go, no one will.",
        "I may march on.",
        "It has been going on since last year.",
    ],
)
def test_no_quantity(story):
    assert find_quantities(story) == ()


def test_a_reference_date_gives_relative_dates():
    (found,) = find_quantities("I have been ill since last year.", date(2018, 5, 15))
    assert found.dates() == (date(2017, 1, 1), date(2017, 12, 31))
    both = find_quantities("I moved here two weeks ago.", date(2018, 5, 15))
    assert {q.kind for q in both} == {Kind.DATE, Kind.DURATION}


def test_an_ambiguous_date_is_the_hull_of_its_readings():
    (found,) = find_quantities("It ended on 12/05/2017.")
    assert found.dates() == (date(2017, 5, 12), date(2017, 12, 5))
    (found,) = find_quantities("It ended on 25/12/2017.")
    assert found.dates() == (date(2017, 12, 25), date(2017, 12, 25))


def test_words_beside_a_quantity():
    (found,) = find_quantities("Last spring I fell ill; my youngest son is 12 now.")
    assert found.subject == "my youngest son"
    (limit,) = find_constraints("the yearly turnover of your stall is more than £72,000")
    assert "turnover" in limit.about
    (found,) = find_quantities("When I was 28 years old we moved.")
    assert found.time is Time.PAST


def test_a_negation_is_marked_on_a_constraint():
    (found,) = find_constraints("you do not work more than 16 hours a week")
    assert found.negated
    assert found.interval.low == 16


PIECES = st.sampled_from(
    words(
        "I I'm am 65 4 £ £90k $ , . - – ½ % 24/7 10:30 (a) and or to between from before after on "
        "in at least most more less than over under not aged age years year old week weeks a half "
        "couple of hours per day April 2016 31 1/2/2016 the UK EU outside Georgia two three "
        "hundred thousand since last ago my son is turned"
    )
)


@given(st.lists(PIECES, max_size=14).map(" ".join) | st.text(max_size=40))
def test_any_text_is_read_and_every_result_quotes_it(text):
    for found in [*find_constraints(text), *find_quantities(text, date(2018, 5, 15))]:
        assert found.text == found.span.of(text) != ""
        assert found.entry
    assert find_quantities(text) == find_quantities(text)


@pytest.mark.parametrize("piece", ["a day ", "1 ", "Chapter 1, ", "20 hours a week ", "before "])
def test_long_texts_are_read(piece):
    assert isinstance(find_quantities(piece * 3000), tuple)
    assert isinstance(find_constraints(piece * 3000), tuple)


def test_every_repeat_is_found():
    sentence = "You are 16 or over and work at least 20 hours a week. "
    assert len(find_constraints(sentence * 50)) == 2 * 50
