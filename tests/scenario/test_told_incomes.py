"""What a household earns, and what a business takes, told in several sums and sentences."""

import pytest

from cmr_logic import decide

HOME = "You get the card if your household income is below £20,000 a year."
MONTH = "Households with a monthly income under €1,200 pay no fee."
RICH = "You pay the charge if your household earns more than £40,000 a year."
SHOP = "You get the discount if your annual turnover is below £30,000."
TAX = "You must register if your yearly turnover is above £85,000."
STORIES = [
    (HOME, "I earn £14,000 a year and my husband earns £13,000.", "No"),
    (HOME, "I'm on £16,000 a year and my other half's on £12,500.", "No"),
    (HOME, "My wages come to £11,000 a year and my wife brings in another £4,000.", "More"),
    (HOME, "My wages are £11,000 a year. My wife brings in £4,000. That's all we have.", "Yes"),
    (HOME, "I earn £9,000 a year and nobody else at home works. That's the lot.", "Yes"),
    (HOME, "Between us my wife and I earn £17,000 a year.", "Yes"),
    (HOME, "I earn £9,000 a year and my sister in Leeds earns £24,000.", "More"),
    (HOME, "I earn £9,000 a year and my husband's mother earns £12,500.", "More"),
    (HOME, "I earn £9,000 a year and my mother-in-law earns £12,500.", "More"),
    (HOME, "I earn £16,000 a year and my ex-husband earns £12,500.", "More"),
    (HOME, "We pay £16,000 a year in rent and my wife earns £9,000.", "More"),
    (HOME, "I would earn £36,000 a year if I took the job.", "More"),
    (MONTH, "My wages come to €800 a month and my partner earns another €900.", "No"),
    (MONTH, "My wages come to €800 a month and my partner paints another 900 eggs.", "More"),
    (RICH, "My husband makes £38,000 a year and I make a further £9,000 from cleaning.", "Yes"),
    (RICH, "We bought the house for £240,000 and my wife earns £9,000 a year.", "More"),
    (SHOP, "My business turns over £18,000 a year.", "Yes"),
    (SHOP, "The candle shop took in about £22,000 last year.", "Yes"),
    (SHOP, "The café takes in about £700 a week.", "No"),
    (SHOP, "My husband's garage turned over £62,000 last year.", "More"),
    (SHOP, "We hope to turn over £62,000 this year.", "More"),
    (SHOP, "In March we turned over £9,000.", "More"),
    (SHOP, "The shop made a profit of £18,000 last year.", "More"),
    (SHOP, "I bought the van in the sales for £71,000.", "More"),
    (TAX, "My chip shop turned over £140k this year, our best ever.", "Yes"),
    (TAX, "Turnover for the whole year came to just £22,000.", "No"),
    (TAX, "Over the whole twelve months the takings came to £31,000.", "No"),
]
ASKED = {
    HOME: "Do I get the card?",
    MONTH: "Do we have to pay the fee?",
    RICH: "Do we have to pay the charge?",
    SHOP: "Do I get the discount?",
    TAX: "Must I register?",
}
FLIPPED = {"Yes": "No", "No": "Yes", "More": "More"}


@pytest.mark.parametrize(("rule", "story", "answer"), STORIES)
def test_sums_that_come_in(rule: str, story: str, answer: str) -> None:
    expected = FLIPPED[answer] if rule is MONTH else answer
    assert decide(rule, ASKED[rule], story).answer == expected
