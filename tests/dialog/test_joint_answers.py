"""What an answer about joined clauses says of the last of them."""

from __future__ import annotations

from cmr_logic import decide, parse

TEXT = "You can row if you live in Harwick or Dunmore."
QUESTION = "Can I row?"
RULE = parse(TEXT).with_expression(QUESTION, "c2 or not (c1 or c2)")


def test_the_last_of_two_is_what_the_others_leave() -> None:
    told = [("g1", True), ("c1", False)]
    assert decide(RULE, QUESTION, history=told).answer == "Yes"
    assert decide(RULE, QUESTION, history=told[::-1]).answer == "Yes"
    assert decide(RULE, QUESTION, history=told[:1]).answer == "More"


def test_more_told_of_a_group_takes_no_answer_back() -> None:
    assert decide(RULE, QUESTION, history=[("c1", False)]).answer == "Yes"
    assert decide(RULE, QUESTION, history=[("c1", False), ("g1", True)]).answer == "Yes"
