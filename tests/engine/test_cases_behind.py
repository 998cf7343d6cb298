"""What is said of a second case behind the first, of amounts that a case raises, and limits."""

from __future__ import annotations

from collections.abc import Callable

import pytest

LIST = "You can get the supplement if:\n\n- you row\n- you sail\n\n"


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        # leave that is limited in a case grants nothing beside other leave
        (
            LIST + "If you get a pension, you can only get the supplement if it is small.",
            "Can I get the supplement?",
            "([you row] and [you sail]) and (not [you get a pension] or [it is small])",
        ),
        (
            "If it snows, you can only row if a coach agrees. You can row if you swim.",
            "Can I row?",
            "[you swim] and (not [it snows] or [a coach agrees])",
        ),
        (
            LIST + "If you get a pension, you can get the supplement if it is small.",
            "Can I get the supplement?",
            "[you row] and [you sail] or [you get a pension] and [it is small]",
        ),
    ],
)
def test_leave_limited_in_a_case(
    said: Callable[[str, str], str], text: str, question: str, expected: str
) -> None:
    assert said(text, question) == expected


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (
            "The fee is not refunded if you are refused, but it is refunded if you withdraw.",
            "Is the fee refunded?",
            "not ([you are refused] and not [you withdraw])",
        ),
        (
            "The pass is valid if you study, but it is not valid if you are abroad.",
            "Is the pass valid?",
            "[you study] and not [you are abroad]",
        ),
        (
            "Tax is not charged if you earn less than £500, and it is charged if you earn more.",
            "Is tax charged?",
            "not ([you earn less than £500] and not [you earn more])",
        ),
        (
            "You pay £9 if you are a cook, but you pay £5 if you are a child.",
            "Do I pay £9?",
            "[you are a cook]",
        ),
        # what has no case of its own belongs to the first, and what is but supposed as well
        (
            "You can stay if the hut is booked but it is not paid for.",
            "Can I stay?",
            "[the hut is booked] and not [it is paid for]",
        ),
        (
            "You can get it if you live here, and you would be homeless if you left.",
            "Can I get it?",
            "([you live here] and [you would be homeless]) and [you left]",
        ),
    ],
)
def test_a_second_case_behind_what_it_leads_to(
    said: Callable[[str, str], str], text: str, question: str, expected: str
) -> None:
    assert said(text, question) == expected


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Can I appeal?", "[you are refused]"),
        ("Can I apply again?", "not [you are refused]"),
    ],
)
def test_what_is_denied_in_the_same_case_is_another_deed(
    said: Callable[[str, str], str], question: str, expected: str
) -> None:
    text = "If you are refused, you can appeal, but you cannot apply again."
    assert said(text, question) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "You can row if you have been here for 3 months, or 6 months if you are under 25.",
            "[you have been here for 3 months] and not [you are under 25] or "
            "[you have been here for 6 months] and [you are under 25]",
        ),
        (
            "You can row if you have been here for 2 years, or for 1 year if you were born here.",
            "[you have been here for 2 years] or "
            "[you have been here for 1 year] and [you were born here]",
        ),
        (
            "You can row if you have been here for 3 months or for tea if you are under 25.",
            "([you have been here for 3 months] or [you have been here for tea]) and "
            "[you are under 25]",
        ),
        (
            "You can row if you have been here for 3 months, or for tea if you are under 25.",
            "[you have been here for 3 months] or "
            "[you have been here for tea] and [you are under 25]",
        ),
    ],
)
def test_amounts_that_count_in_a_case(
    said: Callable[[str, str], str], text: str, expected: str
) -> None:
    assert said(text, "Can I row?") == expected


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        (
            "You must repay it if you did not report a change or gave a wrong name.",
            "Must I repay it?",
            "not [you did report a change] or [you gave a wrong name]",
        ),
        (
            "You pay more if you did not apply in time or changed your mind.",
            "Do I pay more?",
            "not [you did apply in time] or [you changed your mind]",
        ),
        (
            "You can row if you do not own a hut or a boat.",
            "Can I row?",
            "not ([you do own a hut] or [you do own a boat])",
        ),
        (
            "You must give notice, unless that was not possible.",
            "Do I have to give notice?",
            "[that was possible]",
        ),
        (
            "Talk to the guide. If that does not help, you can ring us.",
            "Can I ring you?",
            "not [that does help]",
        ),
        (
            "Members who row must pay one and a half times the fee.",
            "Must I pay one and a half times the fee?",
            "[you row]",
        ),
    ],
)
def test_words_that_belong_together(
    said: Callable[[str, str], str], text: str, question: str, expected: str
) -> None:
    assert said(text, question) == expected
