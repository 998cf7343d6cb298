"""Questions for more of something than a text gives."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse

CASES = {
    "more of a thing": ("Members can borrow 10 books.", "Can I borrow 12 books?", "No"),
    "less of it": ("Members can borrow 10 books.", "Can I borrow 3 books?", "More"),
    "as many": ("Members can borrow 10 books.", "Can I borrow 10 books?", "More"),
    "in words": ("Members get one free pass.", "Do I get two free passes?", "No"),
    "a longer time": ("You can stay for 28 days if you pay.", "Can I stay for 40 days?", "No"),
    "a least": ("You must stay at least 3 nights.", "Can I stay for 5 nights?", "More"),
    "a time within": ("You can pay within 14 days if ill.", "Can I pay within 20 days?", "More"),
    "each time": ("Members get 2 spare keys a year.", "Do I get 3 spare keys a week?", "More"),
    "other things": ("Members can borrow 10 books.", "Can I borrow 12 maps?", "More"),
    "several amounts": (
        "Guests can borrow 2 books. Members can borrow 10 books.",
        "Can I borrow 4 books?",
        "More",
    ),
    "a demand": ("You must bring 2 photos if you are new.", "Do I have to bring 3 photos?", "No"),
    "leave for what is demanded": ("New guests must bring 2 photos.", "Can I bring 3?", "More"),
    "a denied excess": ("You cannot bring more than two bags.", "Can I bring one bag?", "Yes"),
    "both of two": (
        "You can get either a refund or a voucher.",
        "Can I get both a refund and a voucher?",
        "More",
    ),
    "one of two": ("You can get either a refund or a voucher.", "Can I get a refund?", "Yes"),
    "a longer time than said": (
        "Your pass is valid for a year.",
        "Is my pass valid for two years?",
        "More",
    ),
    "leave is no duty": ("You are free to leave.", "Do I have to leave?", "More"),
    "leave": ("You are free to leave.", "Can I leave?", "Yes"),
}


@pytest.mark.parametrize(("text", "question", "answer"), CASES.values(), ids=CASES)
def test_amount_asked_for(text: str, question: str, answer: str) -> None:
    assert decide(parse(text), question).answer == answer
