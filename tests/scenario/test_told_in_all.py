"""Sums that a story tells one by one and says to be all, and numbers that are said by halves."""

import pytest

from cmr_logic import decide

FREE = ("Orders of £60 or more are sent free of charge.", "Is my order sent free of charge?")
DEPOT = ("A crate goes by rail if it weighs no more than 9 kilos.", "Does my crate go by rail?")
CLAIM = (
    "Claims can be settled by phone if they do not exceed £900.",
    "Can my claim be settled by phone?",
)
ESTATE = (
    "The short form will do if the estate is worth less than £90,000.",
    "Will the short form do?",
)
GOAT = ("Goats heavier than 40 kg are not allowed on the ferry.", "Can my goat come on the ferry?")
TRADE = (
    "You must register for tax once turnover is above £70,000 a year.",
    "Must I register for tax?",
)
PLOT = ("You can join the sale if you have kept the plot for two years.", "Can I join the sale?")
SPEND = ("The bus is free if you spend at least £30 at the market.", "Is the bus free for me?")


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        (FREE, "In my trolley there's a kettle for £38 and a set of mugs for £29.50.", "Yes"),
        (
            FREE,
            "There's a kettle for £28 and a set of mugs for £9, and I'm ordering nothing else.",
            "No",
        ),
        (FREE, "I'm ordering a kettle for £28 and a set of mugs.", "More"),
        (CLAIM, "The tent cost me £180 and the stove £90. I'm claiming for nothing else.", "Yes"),
        (CLAIM, "The tent cost me £780 and the stove £290. I'm claiming for nothing else.", "No"),
        (CLAIM, "The tent cost me £180 and the stove £90.", "More"),
        (CLAIM, "The tent cost £180 and I owe £90. I'm claiming for nothing else.", "More"),
        (
            ESTATE,
            "There was £20,000 in the bank and a van worth £9,000. Nothing else is in the estate.",
            "Yes",
        ),
        (ESTATE, "There was £20,000 in the bank and a van worth £9,000.", "More"),
        (
            DEPOT,
            "The lathe is 4 kilos, the vice is 3.5 and the lid another 2. Nothing else goes in.",
            "No",
        ),
        (DEPOT, "The lathe is 4 kilos and the vice is 3.5. Nothing else goes in.", "Yes"),
        (DEPOT, "The lathe is 4 kilos and the vice is 3.5.", "More"),
        (SPEND, "All I bought at the market was a loaf for £3.20 and a cheese for £9.50.", "No"),
        (SPEND, "I bought a loaf for £3.20 at the market and a cheese.", "More"),
    ],
)
def test_told_in_all(rule: tuple[str, str], story: str, answer: str) -> None:
    assert decide(*rule, scenario=story).answer == answer


@pytest.mark.parametrize(
    ("rule", "story", "answer"),
    [
        (GOAT, "Billy was forty-one point five kilos this morning at the vet's.", "No"),
        (GOAT, "My goat weighs thirty point five kilos.", "Yes"),
        (GOAT, "My goat is at point five on the map.", "More"),
        (TRADE, "I run a stall. I took in £7,000 every single month last year.", "Yes"),
        (TRADE, "I run a stall. I took in £3,000 every single month last year.", "No"),
        (PLOT, "I've kept the plot since I left the mail room two and a half years ago.", "Yes"),
    ],
)
def test_numbers_said_by_halves(rule: tuple[str, str], story: str, answer: str) -> None:
    assert decide(*rule, scenario=story).answer == answer
