"""Several amounts of a story against what a clause demands of their sum."""

import pytest

from cmr_logic import decide
from cmr_logic.provisions.drafts.nodes import Clause
from cmr_logic.scenario import settle
from cmr_logic.spans import Span

HOUSEHOLD = "your household income is below £20,000 a year"
SAVINGS = "you have savings of more than £6,000"


@pytest.mark.parametrize(
    ("statement", "story", "expected"),
    [
        (SAVINGS, "I have £4,000 in a bank and £3,000 in a building society.", True),
        (SAVINGS, "I've £2,000 in the bank. I've set aside £900 as well.", False),
        (SAVINGS, "I've £4,000 in the bank and owe my aunt £3,000.", False),
        (SAVINGS, "My husband has £9,000 in the bank.", None),
        (SAVINGS, "I've £5,000 in one bank and $4,000 in another bank account.", None),
        (HOUSEHOLD, "My wife earns £15,000 and I earn £18,000.", False),
        (HOUSEHOLD, "I earn £31k as a baker.", False),
        (HOUSEHOLD, "I earn £9k as a baker.", None),
        (HOUSEHOLD, "Between us my husband and I bring home £1,200 a month.", True),
        (HOUSEHOLD, "My neighbour earns £50,000.", None),
    ],
)
def test_amounts_are_added(statement, story, expected):
    found = settle([Clause("c1", Span(0, 0), statement, "if")], story)
    assert (found[0].value if found else None) is expected


def test_the_quote_spans_all_that_was_added():
    story = "I've £4,000 in the bank. I row. I've set aside £3,000 as well."
    (found,) = settle([Clause("c1", Span(0, 0), SAVINGS, "if")], story)
    assert "4,000" in found.quote
    assert "3,000" in found.quote


OWN = "You qualify for the grant if your income is below £20,000 a year."


@pytest.mark.parametrize(
    ("story", "answer"),
    [
        ("I'm a cleaner with an income of £14,300 a year.", "Yes"),
        ("I'm a nurse with an income of £34,300 a year.", "No"),
        ("I earn £11,000 a year as a cook and £11,000 a year as a cleaner.", "No"),
    ],
)
def test_a_sum_that_several_statements_tell_counts_once(story: str, answer: str) -> None:
    assert decide(OWN, "Do I qualify for the grant?", scenario=story).answer == answer
