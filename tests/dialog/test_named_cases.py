"""Questions that name one of a rule's cases are answered for that case."""

from __future__ import annotations

import pytest

from cmr_logic import decide

FERRY = "You can bring dogs, cats and birds on the ferry, but not snakes."
VOUCHER = (
    "Vouchers may be used to buy seeds or to hire tools. "
    "They may not be used to buy food or to hire a van."
)
RETURNS = "We cannot accept returns of:\n- earrings\n- food"
HALL = "Bikes are allowed in the yard but not in the hall."


@pytest.mark.parametrize(
    ("text", "question", "answer"),
    [
        (FERRY, "Can I bring my dog?", "Yes"),
        (FERRY, "Can I bring a snake?", "No"),
        (FERRY, "Can I bring my pet?", "More"),
        (VOUCHER, "Can I use my voucher to buy seeds?", "Yes"),
        (VOUCHER, "Can I use my voucher to hire a van?", "No"),
        (VOUCHER, "Can I use my voucher for this?", "More"),
        (HALL, "Can I take my bike into the hall?", "No"),
        (HALL, "Are bikes allowed?", "More"),
        (RETURNS, "Can I return earrings?", "No"),
        (RETURNS, "Can I return my coat?", "More"),
        # what the question names may still hang on more
        ("We mend oars and sails if they are dry, but not nets.", "Do you mend sails?", "More"),
        # a condition that is supposed is met
        ("You can row if you pay the fee.", "Can I row if I pay the fee?", "Yes"),
    ],
)
def test_a_question_that_names_a_case_is_answered_for_it(
    text: str, question: str, answer: str
) -> None:
    assert decide(text, question).answer == answer


def test_what_costs_something_is_about_paying() -> None:
    assert decide("A new card costs £12 if you lost yours.", "Do I have to pay?").answer == "More"


def test_the_uses_of_they_are_asked_about_in_words_of_their_own() -> None:
    history = [("Do you want to use vouchers to buy seeds?", "yes")]
    follow_up = decide(VOUCHER, "Can I use it for this?", history=history).follow_up
    assert follow_up == "Do you want to use them to buy food?"
