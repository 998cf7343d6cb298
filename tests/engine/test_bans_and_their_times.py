"""What is banned by an order, a passive or a noun; times of bans, and what comes after one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

# what may not be done
BANS = (
    ("The use of candles in bedrooms is not allowed.", "Can I use candles in my bedroom?", "false"),
    (
        "The use of lamps on deck is strictly prohibited unless the mate agrees.",
        "Can I use a lamp on deck?",
        "[the mate agrees]",
    ),
    (
        "The playing of loud music after 10 pm is forbidden.",
        "Can I play loud music?",
        "not [it is after 10 pm]",
    ),
    ("Fires must not be lit on the beach.", "Can I light a fire on the beach?", "false"),
    ("Fires should never be lit on the beach.", "Can I light a fire on the beach?", "false"),
    ("No fires should be lit on the beach.", "Can I light a fire on the beach?", "false"),
    (
        "The hedge must not be cut between March and August.",
        "Can I cut the hedge?",
        "not [it is between March and August]",
    ),
    ("The gate must not be opened.", "Can I open the gate?", "false"),
    (
        "You can return boots within a week. The boots must not be used.",
        "Can I return my boots?",
        "[the boots are within a week] and not [the boots must be used]",
    ),
    ("Do not feed the ducks.", "Can I feed the ducks?", "false"),
    ("You must not swim after dark.", "Can I swim?", "not [it is dark]"),
    (
        "Under no circumstances may tenants change the locks.",
        "Can I change the locks?",
        "not [you are tenants]",
    ),
    (
        "Under no circumstances may dogs enter the kitchen.",
        "Can my dog enter the kitchen?",
        "false",
    ),
    ("Do not send cash to the office.", "Can I send cash?", "not [you send cash to the office]"),
    ("Don't leave prams in the hallway.", "Can I leave my pram in the hallway?", "false"),
    ("Do not call the office before noon.", "Can I call the office?", "not [it is before noon]"),
)
# times of bans, and what comes when a time is over or set apart
TIMES = (
    (
        "You must not cut hedges between March and August unless they block a road.",
        "Can I cut my hedge?",
        "not ([it is between March and August] and not [they block a road])",
    ),
    (
        "It is an offence to light a fire on the heath between May and July unless you row.",
        "Is it illegal to light a fire on the heath?",
        "[it is between May and July] and not [you row]",
    ),
    (
        "You must not drive for 24 hours after the operation unless your doctor has agreed.",
        "Can I drive?",
        "not ([it is within 24 hours after the operation] and not [your doctor has agreed])",
    ),
    (
        "You must not leave your bike here unless you have a permit.",
        "Can I leave my bike here?",
        "[you have a permit]",
    ),
    (
        "You can stay for six months, after which you need a visa.",
        "Do I need a visa?",
        "[more than six months have passed]",
    ),
    (
        "You can stay for six months. After that, you need a visa.",
        "Do I need a visa?",
        "[more than six months have passed]",
    ),
    (
        "The first two hours are free; thereafter parking costs £3 an hour.",
        "Do I have to pay for parking?",
        "[more than two hours have passed]",
    ),
    (
        "Deposits are refundable up to 14 days before the race, after which they are forfeited.",
        "Can I get my deposit back?",
        "[it is up to 14 days before the race]",
    ),
    (
        "Bookings can be changed free of charge until 1 May, after which a fee of £10 applies.",
        "Do I have to pay to change my booking?",
        "not [it is until 1 May]",
    ),
    (
        "Parking is free, except on match days, when it costs £10.",
        "Do I have to pay for parking?",
        "[it is on match days]",
    ),
    (
        "Claims made later than 30 days after the accident will be refused.",
        "Will my claim be refused?",
        "[the claims are made more than 30 days after the accident]",
    ),
)


@pytest.mark.parametrize(("text", "question", "expected"), BANS + TIMES)
def test_expression(
    said: Callable[[str, str], str], text: str, question: str, expected: str
) -> None:
    """The derived logic is that of a careful reader, in what the clauses state."""
    assert said(text, question) == expected
