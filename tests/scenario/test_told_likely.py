"""What any reader takes figures and times of a story for, though no word of the rule is in it."""

import pytest

from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.scenario.times.flows import FLOWS, MATTERS
from cmr_logic.scenario.times.onsets import ONSETS
from cmr_logic.scenario.times.still_ahead import STILL_AHEAD, still_ahead
from cmr_logic.spans import Span


def value(statement, story, question=""):
    found = settle([Clause("c1", Span(0, 0), statement, "if")], story, question)
    return found[0].value if found else None


def named(entries):
    return [pytest.param(entry, id=entry.name) for entry in entries]


@pytest.mark.parametrize("entry", named([*FLOWS, *MATTERS]))
def test_sums_are_read_by_what_they_are_to_whoever_tells(entry):
    assert value(entry.clause, entry.fires) is not None
    assert value(entry.clause, entry.silent) is None


@pytest.mark.parametrize("entry", named(ONSETS))
def test_what_happened_tells_how_long_a_state_has_lasted(entry):
    assert value(entry.clause, entry.fires) is False
    assert value(entry.clause, entry.silent) is None


@pytest.mark.parametrize("entry", named(STILL_AHEAD))
def test_words_tell_how_far_off_something_is(entry):
    names = [f"ahead:{entry.name}"]
    assert [q.entry for q in still_ahead(entry.example)] == names
    assert [q.entry for q in still_ahead(entry.counter_example)] != names


@pytest.mark.parametrize(
    ("clause", "story", "holds"),
    [
        (
            "your revenue in the last tax year was above £40,000",
            "I mend clocks. It pulled in £6,000 last year.",
            False,
        ),
        (
            "your revenue in the last tax year was above £40,000",
            "Our mill turned over £91,000 last year.",
            True,
        ),
        (
            "your rental income in the last year was over £8,000",
            "I let the loft, which brought in nine thousand.",
            True,
        ),
        (
            "your childcare costs are more than £60 a week",
            "The childminder charges us £140 a week.",
            True,
        ),
        (
            "your medical expenses are more than £40 a month",
            "My pills cost me £90 out of pocket every month.",
            True,
        ),
        ("the estate is worth less than £4,000", "My aunt left £1,200 and nothing else.", True),
        (
            "the amount you are claiming is less than £4,000",
            "I'm after £9,000 for the ruined roof.",
            False,
        ),
        ("you owe less than £20,000", "I've run up about £31,000 on cards.", False),
    ],
)  # fmt: skip
def test_sums_tell_what_was_taken_spent_left_or_lost(clause, story, holds):
    assert value(clause, story) is holds


@pytest.mark.parametrize(
    ("clause", "story"),
    [
        (
            "your revenue in the last tax year was above £40,000",
            "My wife earns £70,000 as a judge.",
        ),
        (
            "your revenue in the last tax year was above £40,000",
            "I took out a £60,000 loan to open it.",
        ),
        (
            "your parents earn less than £20,000 a year",
            "I earn £5,000 a year at the mill, beside school.",
        ),
        ("the parcel is worth more than £39", "The postage alone set her back £48."),
        ("your childcare costs are more than £60 a week", "The garage charges us £140 a week."),
        ("your capital is over £16,000", "My uncle has £40,000 saved up."),
        ("your income is more than £20,000 a year", "Years ago I made £40,000 a year."),
    ],
)  # fmt: skip
def test_sums_of_others_and_of_other_things_tell_nothing(clause, story):
    assert value(clause, story) is None


@pytest.mark.parametrize(
    ("clause", "story", "holds"),
    [
        (
            "you received it less than 14 days ago",
            "The coat came by courier the day before yesterday.",
            True,
        ),
        (
            "the property has been empty for more than 2 years",
            "The last tenants moved out at the end of last month.",
            False,
        ),
        (
            "the property has been empty for more than 2 years",
            "Nobody has lived in it since 1998.",
            True,
        ),
        ("you have been resident for less than 5 years", "I moved to Derby two years ago.", True),
        ("you have been unemployed for at least 6 months", "The mill shut a fortnight ago.", False),
        (
            "you have lived in the parish for at least 3 years",
            "I was born here and never lived anywhere else. I'm 34.",
            True,
        ),
        (
            "you have had your phone for at least 12 months",
            "It's nearly three years since I took this one out.",
            True,
        ),
        (
            "your business was in operation on or before 1 May 2020",
            "I opened my salon in August 2021.",
            False,
        ),
        ("you failed it more than 10 working days ago", "I failed yesterday.", False),
    ],
)  # fmt: skip
def test_beginnings_are_told_by_other_verbs(clause, story, holds):
    assert value(clause, story) is holds


@pytest.mark.parametrize(
    ("clause", "story"),
    [
        ("you have been resident for less than 5 years", "My cousin moved here two years ago."),
        ("you have been resident for less than 5 years", "I got married here two years ago."),
        (
            "you have been unemployed for at least 6 months",
            "I was made redundant two years ago and found another job.",
        ),
        (
            "you have lived in the parish for at least 3 years",
            "I've owned a shop in the parish for 20 years.",
        ),
        (
            "you have lived in the parish for at least 3 years",
            "I grew up here, left for London and came back.",
        ),
        (
            "you have owned the skiff for more than six months",
            "I passed my driving test last month.",
        ),
        ("your licence was issued before 1990", "I signed up for broadband in 2021."),
        ("you received it less than 14 days ago", "My last one lasted five years."),
        ("the house has been empty for at least 2 years", "We left the country nine years ago."),
    ],
)  # fmt: skip
def test_other_beginnings_tell_nothing(clause, story):
    assert value(clause, story) is None


@pytest.mark.parametrize(
    ("clause", "story", "holds"),
    [
        ("the course starts in more than 14 days", "It starts tomorrow.", False),
        (
            "there are at least 48 hours before departure",
            "Our train isn't until the week after next.",
            True,
        ),
        (
            "there are more than 3 working days left before your test",
            "My test is first thing tomorrow.",
            False,
        ),
        ("your card expires in less than 3 months", "Mine runs out next week.", True),
        ("it is up to 24 hours before the flight", "We take off in five weeks.", True),
        ("the course starts in more than 14 days", "My holiday starts in two months.", None),
        ("there are at least 48 hours before departure", "My exam is tomorrow.", None),
        ("it is within 30 days of purchase", "It arrives on Friday.", None),
    ],
)  # fmt: skip
def test_times_to_go_are_read(clause, story, holds):
    assert value(clause, story) is holds


@pytest.mark.parametrize(
    ("clause", "story", "holds"),
    [
        (
            "it was protected within 30 days",
            "I paid the deposit in January and he protected it in August.",
            False,
        ),
        (
            "the work was finished within 60 days of the order",
            "I placed the order on 2 May and they were done by 20 May.",
            True,
        ),
        ("the refund took longer than 14 days", "I had the money back in three days.", False),
        (
            "the repairs were done within 6 months",
            "My brother was born in March. I bought the barn in May.",
            None,
        ),
        (
            "an appeal was sent within one month of the letter",
            "I've been in the club for twenty years.",
            None,
        ),
        ("your shift is longer than 6 hours", "I work from nine to five.", True),
        (
            "you work at least 3 hours between 11pm and 6am",
            "My shift is 10 at night till 6 in the morning.",
            True,
        ),
        (
            "you work at least 3 hours between 11pm and 6am",
            "I work from nine to five in an office.",
            False,
        ),
        ("your shift is longer than 6 hours", "The shop is open from seven to nine.", None),
    ],
)  # fmt: skip
def test_two_times_tell_what_lies_between(clause, story, holds):
    assert value(clause, story) is holds


@pytest.mark.parametrize(
    ("clause", "story", "holds"),
    [
        ("you are under 19", "I'm 17 next month.", True),
        ("you are 18 or over", "I'm 18 in March.", False),
        ("you are over 65", "I'm coming up to my 72nd birthday.", True),
        ("you are 60 or over", "I've just had my 60th.", True),
        ("you are 60 or over", "My son is 12 next month.", None),
    ],
)
def test_ages_are_told_by_birthdays_to_come(clause, story, holds):
    assert value(clause, story) is holds
