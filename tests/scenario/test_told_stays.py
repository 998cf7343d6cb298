"""How long somebody stays, is abroad or has lived somewhere, in many words of rules and people."""

from __future__ import annotations

import pytest

from cmr_logic import decide

TELL = "You must tell the office if {}."
ASKED = "Must I tell the office?"


@pytest.mark.parametrize(
    "case",
    [
        "you stay in Norway for more than 90 days",
        "you want to spend more than 90 days in Norway",
        "your stay in Norway is longer than 90 days",
        "you are going to Norway for over 90 days",
    ],
)
@pytest.mark.parametrize(
    ("story", "answer"),
    [
        ("I'm off to Norway for five months.", "Yes"),
        ("My trip to Norway will last four months.", "Yes"),
        ("I'm spending six months in Norway.", "Yes"),
        ("I'm going on a five-day trip to Norway.", "No"),
        ("I'll be in Norway for two weeks.", "No"),
        ("My son is going to Norway for five months.", "More"),
        ("I spent five months in Norway in 2010.", "More"),
    ],
)
def test_stays(case: str, story: str, answer: str) -> None:
    assert decide(TELL.format(case), ASKED, scenario=story).answer == answer


@pytest.mark.parametrize(
    "case",
    [
        "you are leaving the country for more than 4 weeks",
        "you go abroad for more than 4 weeks",
        "you will be away from home for more than 4 weeks",
    ],
)
@pytest.mark.parametrize(
    ("story", "answer"),
    [
        ("I'm going to Spain for two months.", "Yes"),
        ("I'm off to Italy for a week.", "No"),
        ("My son is going to Spain for two months.", "More"),
        ("I've lived in this country for ten years.", "More"),
    ],
)
def test_leaving(case: str, story: str, answer: str) -> None:
    assert decide(TELL.format(case), ASKED, scenario=story).answer == answer


@pytest.mark.parametrize(
    ("case", "story", "answer"),
    [
        ("you have spent at least 10 years in Norway", "I've lived in Norway for 12 years.", "Yes"),
        ("your tenancy has lasted for at least 2 years", "I've been a tenant for a year.", "No"),
        ("you have been ill for at least 4 days in a row", "I've been ill for a week.", "Yes"),
        ("it is less than 28 days since you bought the tent", "I bought the tent today.", "Yes"),
        ("your working week is at least 20 hours", "I work 30 hours a week.", "Yes"),
        ("you work more than 6 hours a day", "My shift is eight hours long.", "Yes"),
        ("you work at least 17 hours a week", "I work part-time, twelve hours.", "No"),
        ("you are from outside the EEA", "I'm Norwegian.", "No"),
        ("your place of birth is in Wales", "I was born in Cardiff.", "Yes"),
        ("you live in Georgia", "I live in Georgia.", "Yes"),
    ],
)
def test_in_other_words(case: str, story: str, answer: str) -> None:
    assert decide(TELL.format(case), ASKED, scenario=story).answer == answer
