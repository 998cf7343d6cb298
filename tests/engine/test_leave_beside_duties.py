"""What some must do and others may, and what others must do for whoever asks unless spared."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [
        ("You must register if you sell pies. You can register voluntarily if you sell tea.",
         "Can I register?", "c2 or c3"),
        ("You must sign up for the scheme if you own a kiln. You may choose to sign up if you"
         " rent one.", "Can I sign up for the scheme?", "c2 or c3"),
        ("You must carry a lamp if you ride at night. You can carry a bell too.",
         "Can I carry a lamp?", "not c2 or c1"),
        ("You must register if you sell pies. You can register voluntarily if you sell tea.",
         "Do I have to register?", "c2"),
    ],
)  # fmt: skip
def test_who_must_may(text: str, question: str, expression: str) -> None:
    assert parse(text).written(question) == expression


REPAIRS = "Your landlord must repair the stove. They do not have to if you broke it."
REFUNDS = "The shop has to refund you if a lamp is faulty. It need not refund you if you broke it."


@pytest.mark.parametrize(
    ("text", "question", "follow_ups", "answer"),
    [
        (REPAIRS, "Will my landlord repair the stove?", [("Did you break it?", True)], "No"),
        (REPAIRS, "Will my landlord repair the stove?", [("Did you break it?", False)], "Yes"),
        (REPAIRS, "Does my landlord have to repair the stove?", [("Did you break it?", True)],
         "No"),
        (REFUNDS, "Will the shop refund me?", [("Is the lamp faulty?", True),
                                               ("Did you break it?", True)], "No"),
        (REFUNDS, "Will the shop refund me?", [("Is the lamp faulty?", True),
                                               ("Did you break it?", False)], "Yes"),
        ("The firm must give you a meal. It does not have to if the delay is under 2 hours.",
         "Will I get a meal?", [("Is the delay under 2 hours?", False)], "Yes"),
    ],
)  # fmt: skip
def test_what_others_must_do_is_done_unless_they_are_spared(
    text: str, question: str, follow_ups: list[tuple[str, bool]], answer: str
) -> None:
    assert decide(text, question, history=follow_ups).answer == answer


def test_a_duty_of_ones_own_is_no_gift() -> None:
    text = "You must pay the guide. You do not have to pay if you are under 12."
    assert decide(text, "Will I row with the guide?").answer != "Yes"
