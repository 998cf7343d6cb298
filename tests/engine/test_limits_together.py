"""Lists of short limits, and of cases that each bar what is denied."""

from __future__ import annotations

import pytest

from cmr_logic import parse


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (
            "Refunds: within 14 days, unopened, with receipt.",
            "Can I get a refund?",
            "c1 and c2 and c3",
        ),
        (
            "Returns:\n- unworn\n- with labels attached\n- within 30 days of delivery",
            "Can I return my shoes?",
            "c1 and c2 and c3",
        ),
        (
            "Free parking: under 2 hours, with a blue badge.",
            "Can I park for free?",
            "c1 and c2",
        ),
        (
            "Discounts:\n* for students\n* for cooks\n* for nurses",
            "Can I get a discount?",
            "c1 or c2 or c3",
        ),
        ("Refunds: food, toys, books.", "Can I get a refund?", "c1 or c2 or c3"),
        ("Tickets: over 65, under 16.", "Can I get a ticket?", "c1 or c2"),
        ("You can travel: by bus, with a pass, on foot.", "Can I travel?", "c1 or c2 or c3"),
    ],
)
def test_limits_of_several_sides_are_joint(text: str, question: str, expected: str) -> None:
    assert parse(text).written(question) == expected


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (
            "Refunds are not given:\n* after 14 days\n* without a receipt",
            "Can I get a refund?",
            "not (c1 or not c2)",
        ),
        (
            "Dogs are not allowed:\n* after 10am\n* without a lead\n* if they bark",
            "Is my dog allowed?",
            "not (c1 or not c2 or c3)",
        ),
        (
            "You must not use the sauna:\n* after drinking wine\n* while you are pregnant",
            "Can I use the sauna?",
            "not (c1 or c2)",
        ),
        (
            "You can join:\n* provided you are 18\n* provided you live here",
            "Can I join?",
            "c1 and c2",
        ),
        (
            "You cannot join:\n* unless you are 18\n* unless you live here",
            "Can I join?",
            "not (not c1 and not c2)",
        ),
    ],
)
def test_each_case_of_a_denial_bars(text: str, question: str, expected: str) -> None:
    assert parse(text).written(question) == expected
