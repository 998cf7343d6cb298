"""What people ask who only have a need, and what texts on programmes demand beside the grant."""

from __future__ import annotations

import pytest

from cmr_logic import parse

BARN = "The Barn Grant helps growers. To be eligible, you must own a barn and be insured."
REED = "# Reed Pass\n\nThe Reed Pass is a yearly payment. You can get it if you row or you sail."


@pytest.mark.parametrize(
    ("text", "question", "expression"),
    [
        # whatever is asked for is what the text gives
        (BARN, "Can I get any financial help?", "c3 and c4"),
        (BARN, "Do I meet the criteria?", "c3 and c4"),
        (BARN, "Can I apply for this?", "c3 and c4"),
        (REED, "Can I get any money?", "c2 or c3"),
        (REED, "Is my situation covered?", "c2 or c3"),
        (REED, "Can I enroll?", "false"),
        # what a thing has to do is asked as well; a duty that comes later is not
        ("You can get a loan if you own a farm. The job must not displace a worker.",
         "Can I get a loan?", "c1 and not c2"),
        ("You can get a loan if you own a farm. The course must lead to a degree.",
         "Can I get a loan?", "c1 and c2"),
        ("You can get a loan if you own a farm. There must be no other funding.",
         "Can I get a loan?", "c1 and not c2"),
        ("You can get a loan if you own a farm. The office must close at noon.",
         "Can I get a loan?", "c1"),
        # another way to the same
        ("To get the card you must be over 60. You can also get it if you are disabled.",
         "Can I get the card?", "c2 or c3"),
        ("A farmer must own a farm. Partners of farmers can also get the payment.",
         "Can I get the payment?", "c2 or c3"),
        ("To qualify you must be over 21 and in work. If you are 18 to 20 you qualify if you sail.",
         "Do I qualify?", "c2 and c3 or c4 and c5"),
        ("You must have lived here for a year. You can get it if you row. "
         "You can also get it if you sail.", "Can I get it?", "(c2 or c3) and c1"),
        # whether it stays as it is
        ("Your benefit may be stopped or reduced if you miss an interview.",
         "Will I still get my benefit?", "not c1"),
        ("Your benefit may be stopped or reduced if you miss an interview.",
         "Will my benefit go down?", "c1"),
        # a definition that names several kinds
        ("An eligible producer is a landowner or tenant who shares in the risk of the crop.",
         "Am I eligible?", "c1 and c2"),
    ],
)  # fmt: skip
def test_questions_of_a_need(text: str, question: str, expression: str) -> None:
    assert parse(text).written(question) == expression


@pytest.mark.parametrize(
    ("text", "question", "expression", "first"),
    [
        ("If you leave school you lose the grant.", "Do I lose the grant?",
         "c1", "you leave school"),
        ("Once you've reached pension age you stop paying insurance.", "Do I pay insurance?",
         "not c1", "you've reached pension age"),
        ("If you pay the fee we send you a card.", "Do I get a card?", "c1", "you pay the fee"),
        ("If your claim is late it costs £5.", "Does it cost £5?", "c1", "your claim is late"),
        ("If the boat you own is old you pay more.", "Do I pay more?",
         "c1", "the boat you own is old"),
        ("If you sell the boat you own you must tell us.", "Must I tell you?",
         "c1", "you sell the boat you own"),
    ],
)  # fmt: skip
def test_statements_of_pronouns_without_a_comma(
    text: str, question: str, expression: str, first: str
) -> None:
    rule = parse(text)
    assert rule.written(question) == expression
    assert rule.clauses[0].statement == first
