"""An answer about one bound of a measure settles the others that it leaves no choice."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

VAN = (
    "You can hire a van if you are 25 or over, or if you are 21 or over and have held a licence "
    "for 2 years."
)
QUESTION = "Can I hire a van?"


@pytest.mark.parametrize(
    ("asked", "value", "answer", "follow_up"),
    [
        ("Are you 21 or over?", False, "No", None),
        ("Are you under 21?", True, "No", None),
        ("Are you 25 or over?", True, "Yes", None),
        ("Are you 21 or over?", True, "More", "Are you 25 or over?"),
        ("Are you 25 or over?", False, "More", "Are you 21 or over?"),
    ],
)
def test_one_age(asked: str, value: bool, answer: str, follow_up: str | None) -> None:
    found = decide(parse(VAN), QUESTION, history=[(asked, value)])
    assert (found.answer, found.follow_up) == (answer, follow_up)


def test_reasons_quote_the_answer_that_settles_both() -> None:
    found = decide(parse(VAN), QUESTION, history=[("Are you 21 or over?", False)])
    assert [(each.clause, each.evidence) for each in found.reasons] == [
        ("c1", "Are you 21 or over?"),
        ("c2", "Are you 21 or over?"),
    ]


@pytest.mark.parametrize(
    ("text", "asked", "follow_up"),
    [
        (
            "You get the rebate if you earn under £9,000, or you earn under £12,000 and rent.",
            "Do you earn under £12,000?",
            None,
        ),
        (
            "You get the rebate if you earn less than £9,000, or your partner earns under £5,000.",
            "Do you earn less than £9,000?",
            "Does your partner earn under £5,000?",
        ),
        (
            "You get the rebate if you have rented for 5 years, or for 2 months of each year.",
            "Have you rented for 5 years?",
            "Have you rented for 2 months of each year?",
        ),
        (
            "You get the rebate if you have two boats, or you have £300.",
            "Do you have £300?",
            "Do you have two boats?",
        ),
    ],
)
def test_only_one_measure_of_one_person_is_compared(
    text: str, asked: str, follow_up: str | None
) -> None:
    found = decide(parse(text), "Do I get the rebate?", history=[(asked, False)])
    assert found.follow_up == follow_up
    assert found.answer == ("More" if follow_up else "No")


def test_answers_of_ones_own_come_before_what_follows_from_others() -> None:
    history = [("Are you 25 or over?", True), ("Are you 21 or over?", False)]
    for told in (history, history[::-1]):
        found = decide(parse(VAN), QUESTION, history=told)
        assert found.answer == "Yes"
