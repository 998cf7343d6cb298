"""Questions within a cap, and lists of what a thing granted is good for."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

BOOKS = "You may not borrow more than six maps."
HENS = "Plot holders may not keep more than four hens."
TEACHERS = "You may not borrow more than six maps unless you are a teacher."
BINS = "Each household may have a maximum of three bins."
PASSES = "You can claim up to four passes a year."


@pytest.mark.parametrize(
    ("rule", "question", "answer"),
    [
        (BOOKS, "Can I borrow a map?", "More"),  # which promises nobody one
        (BOOKS, "Can I borrow six maps?", "Yes"),
        (BOOKS, "Can I borrow seven maps?", "No"),
        (TEACHERS, "Can I borrow a map?", "More"),
        (TEACHERS, "Can I borrow seven maps?", "More"),
        (HENS, "Can I keep six hens?", "No"),
        (BINS, "Can we have three bins?", "Yes"),
        (BINS, "Can we have four bins?", "No"),
        ("Each family may book one slot.", "Can we book two slots?", "No"),
        (PASSES, "Can I claim a pass?", "Yes"),
        (PASSES, "Can I claim five passes a year?", "No"),
        (PASSES, "Can I claim five passes?", "More"),  # in two years, perhaps
        ("You can get up to £900.", "Can I get £500?", "More"),
        ("You can park for up to two hours.", "Can I park for an hour?", "Yes"),
        ("A household can register not more than two cars.", "Can we register two cars?", "Yes"),
    ],
)
def test_within_a_cap(rule: str, question: str, answer: str) -> None:
    assert decide(rule, question).answer == answer


def test_a_cap_of_some_people_asks_whether_one_is_among_them() -> None:
    decision = decide(HENS, "Can I keep hens?")
    assert (decision.answer, decision.follow_up) == ("More", "Are you a plot holder?")


USES = "You can apply for a pass once you are 60. The pass can be used:\n* on buses\n* on trams"
KEY = "You can have a key if you are a trustee. The key opens:\n* the shed\n* the hall"
PURSE = "Apply for a bursary if you are under 25. You can use it for:\n* books\n* travel"
BADGE = "You can get a badge if you row. With the badge you can park:\n* by day\n* by the lake"
SOLD = "You can get a pass if you row. Passes are also given to:\n* coaches\n* judges"


@pytest.mark.parametrize(
    ("rule", "question", "written"),
    [
        (USES, "Can I apply for a pass?", "c1"),
        (KEY, "Can I have a key?", "c1"),
        (PURSE, "Can I get the bursary?", "c1"),
        (PURSE, "Can I use the bursary for travel?", "true"),
        (BADGE, "Can I get a badge?", "c1"),
        (SOLD, "Can I get a pass?", "c1 or (c2 or c3)"),
    ],
)
def test_what_a_thing_granted_is_good_for_tells_nobody_apart(
    rule: str, question: str, written: str
) -> None:
    assert parse(rule).written(question) == written
