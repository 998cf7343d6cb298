"""What somebody refuses, offers or needs to do, and what is joined to it, as it is asked."""

from __future__ import annotations

import pytest

from cmr_logic import decide
from cmr_logic.wording import question


@pytest.mark.parametrize(
    ("statement", "asked"),
    [
        ("the airline refused to rebook you", "Did the airline refuse to rebook you?"),
        ("the shop offered to swap it", "Did the shop offer to swap it?"),
        ("your tutor promised to help", "Did your tutor promise to help?"),
        ("your boss needs a car", "Does your boss need a car?"),
        ("your club offers to swap it or offers you a voucher",
         "Does your club offer to swap it or offer you a voucher?"),
        ("you started to row or stopped swimming", "Did you start to row or stop swimming?"),
        ("the seats offered to guests are taken", "Are the seats offered to guests taken?"),
    ],
)  # fmt: skip
def test_how_a_statement_is_asked(statement: str, asked: str) -> None:
    assert question(statement) == asked


@pytest.mark.parametrize(
    ("condition", "follow_ups"),
    [
        ("if the tenant fails to pay or moves out", ["the tenant fails to pay",
                                                     "the tenant moves out"]),
        ("if your club offers to swap it or gives you a voucher",
         ["your club offers to swap it", "your club gives you a voucher"]),
        ("if the seller failed to call or called late", ["the seller failed to call",
                                                         "the seller called late"]),
        ("if the firm agrees to pay you or to mend it", ["the firm agrees to pay you",
                                                         "the firm agrees to mend it"]),
        ("if your son wants to row or sail", ["your son wants to row", "your son wants to sail"]),
        ("if your firm plans to buy boats or engines", ["your firm plans to buy boats",
                                                        "your firm plans to buy engines"]),
    ],
)  # fmt: skip
def test_whose_verb_a_second_part_is(condition: str, follow_ups: list[str]) -> None:
    from cmr_logic import parse

    rule = parse(f"You can claim {condition}.")
    assert [clause.statement for clause in rule.clauses] == follow_ups


@pytest.mark.parametrize(
    ("text", "follow_up"),
    [
        ("You can get a grant if you need to move closer to work.",
         "Do you need to move closer to work?"),
        ("You can get a grant if you have to move because of a flood.",
         "Do you have to move because of a flood?"),
        ("You can get a grant if your son needs to be fed by hand.",
         "Does your son need to be fed by hand?"),
        ("You can get a grant if your sponsor needs to travel.",
         "Does your sponsor need to travel?"),
        ("You can get a grant if:\n\n* you need to buy a cooker\n* you have to leave home",
         "Do you need to buy a cooker?"),
        ("To get a grant you need to live here.", "Do you live here?"),
        ("You can get a grant. You have to be over 18.", "Are you over 18?"),
        ("To get a grant:\n\n* you need to live here\n* you need to pay tax", "Do you live here?"),
        ("You can get a grant if you need to have a car.", "Do you have a car?"),
    ],
)  # fmt: skip
def test_a_need_is_asked_for_in_a_case_and_dropped_in_a_demand(text: str, follow_up: str) -> None:
    assert decide(text, "Can I get a grant?").follow_up == follow_up
