"""Money of any country is read, and compared with money of the same country alone."""

from __future__ import annotations

from cmr_logic import decide
from cmr_logic.quantities import find_constraints, find_quantities
from cmr_logic.quantities.currencies import MONEY
from tests.tables import for_each


@for_each(
    "text, unit, value",
    [
        ("less than KSh 500,000", "KES", 500_000),
        ("below R6,500", "ZAR", 6_500),
        ("below R12 000", "ZAR", 12_000),
        ("below 12 000 kr", "KRO", 12_000),
        ("under CHF 1'300", "CHF", 1_300),
        ("under Rs. 4,50,000", "RUP", 450_000),
        ("under ₹5 lakh", "INR", 500_000),
        ("under Shs 500/=", "SHI", 500),
        ("under NZ$ 2,000", "NZD", 2_000),
        ("under 400 zł", "PLN", 400),
    ],
)
def test_sums_of_any_country_are_money(text, unit, value):
    (found,) = find_constraints(text)
    assert (found.kind.value, found.unit, found.interval.high) == ("money", unit, value)


@for_each("text", ["form R40", "try 5 of them", "flat 12 500 metres away", "RM12 4AB", "band R"])
def test_letters_before_a_number_are_not_always_money(text):
    assert all(each.kind.value != "money" for each in find_quantities(text))


def test_no_two_currencies_share_a_sign_or_a_code():
    signs = [sign for each in MONEY for sign in each.signs]
    codes = [each.code for each in MONEY]
    assert len(signs) == len(set(signs))
    assert len(codes) == len(set(codes))


_RENT = "You pay the levy if your rent is over {} a month."


@for_each(
    "limit, story, answer",
    [
        ("KSh 30,000", "My rent is KSh 22,000 a month.", "No"),
        ("KSh 30,000", "My rent is 42,000 shillings a month.", "Yes"),
        ("KSh 30,000", "My rent is TSh 42,000 a month.", "More"),
        ("A$900", "My rent is $1,100 a month.", "Yes"),
        ("A$900", "My rent is NZ$1,100 a month.", "More"),
        ("R8,000", "My rent is R6 500 a month.", "No"),
        ("kr 9,000", "My rent is 11 000 kr a month.", "Yes"),
        ("SEK 9,000", "My rent is 8,000 kronor a month.", "No"),
        ("Rs 9,000", "My rent is ₹11,000 a month.", "Yes"),
        ("Rs 9,000", "My rent is £11,000 a month.", "More"),
        ("CHF 900", "My wage is CHF 1,200 a month.", "More"),
    ],
)
def test_sums_are_compared_with_those_of_one_country(limit, story, answer):
    rule = _RENT.format(limit)
    assert decide(rule, "Do I have to pay the levy?", scenario=story).answer == answer
