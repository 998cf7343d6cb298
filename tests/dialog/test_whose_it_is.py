"""Of whom a clause is asked, and of whose thing: "the tenant", "the guest", "the house", "it"."""

from __future__ import annotations

import pytest

from cmr_logic import decide

DEPOSIT = "The deposit is returned to the tenant if the tenant has mended the gate."
LICENCE = "The licence is withdrawn if the holder has sold the raft."
GUEST = "Rowers may bring a guest if the guest is over 16."
HEAT = "Heating is not turned off if someone in the house has a cold."
TAX = "Council tax is reduced for anyone who is the only adult in the house."
ENTER = "Landlords must give a week's notice unless there is a flood."
AFTER = "Day guests must have a towel after a general clean."
EGGS = "Anyone who sells eggs needs a stamp unless they sell them at a fair."
NEW = "A kettle can be returned if it is new."


@pytest.mark.parametrize(
    ("rule", "asked", "told", "wanted"),
    [
        (DEPOSIT, "Will my deposit be returned?", "I have mended the gate.", "Yes"),
        (DEPOSIT, "Will my deposit be returned?", "I haven't mended the gate.", "No"),
        (DEPOSIT, "Must I return my tenant's deposit?", "I have mended the gate.", "More"),
        (LICENCE, "Will my licence be withdrawn?", "I have sold the raft.", "Yes"),
        (LICENCE, "Will my licence be withdrawn?", "My aunt has sold the raft.", "More"),
        (GUEST, "Can I bring a guest?", "My guest is 19.", "Yes"),
        (GUEST, "Can I bring a guest?", "I am 19.", "More"),
        (HEAT, "Can my heating be turned off?", "Someone in my house has a cold.", "No"),
        (HEAT, "Can my heating be turned off?", "Someone in the shop has a cold.", "More"),
        (TAX, "Is my council tax reduced?", "I am the only adult in the house.", "Yes"),
        (TAX, "Is my council tax reduced?", "My aunt is the only adult in her house.", "More"),
        (ENTER, "Does my landlord have to give a week's notice?", "There is a flood.", "No"),
        (ENTER, "Does my landlord have to give a week's notice?", "There is a draught.", "More"),
        (AFTER, "I'm a day guest. Do I need a towel after a general clean?", "", "Yes"),
        (EGGS, "I plan to sell eggs. Do I need a stamp?", "I don't sell them at a fair.", "Yes"),
        (EGGS, "I'd like to boil eggs. Do I need a stamp?", "I don't sell them at a fair.", "More"),
        (NEW, "Can I return my kettle?", "My kettle is new.", "Yes"),
        (NEW, "Can I return my kettle?", "My car is new.", "More"),
        # what is denied at some place may be done elsewhere
        ("You need a stamp if you sell eggs.", "Do I need a stamp?", "I don't sell eggs.", "No"),
        ("You need a stamp if you sell eggs.", "Do I need a stamp?",
         "I don't sell eggs at a fair.", "More"),
    ],
)  # fmt: skip
def test_a_clause_is_settled_for_those_it_is_about(rule, asked, told, wanted) -> None:
    assert decide(rule, asked, told).answer == wanted


def test_a_body_that_tells_a_tax_apart_is_not_asked_about() -> None:
    assert decide(TAX, "Is my council tax reduced?").follow_up == (
        "Are you the only adult in the house?"
    )
    assert decide("Clubs are exempt if they row.", "Is my club exempt?").follow_up == (
        "Does your club row?"
    )
