"""Follow-ups with numbers in words, with a limit in place of its number, and short forms."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse
from cmr_logic.facts.opposites import turned_round

HIRE = """You can hire the hall if:

* you have lived here for 6 months
* you have paid Village Hall Insurance or Parish Council Rates
* you have two helpers"""


@pytest.mark.parametrize(
    ("follow_up", "clause"),
    [
        ("Living here six months already?", "c1"),
        ("Six months?", "c1"),
        ("2 helpers?", "c4"),
        ("Have you got VHI?", "c2"),
        ("VHI or PCR?", "c2 or c3"),
        ("VHI / PCR?", "c2 or c3"),
        ("Village hall insurance / parish rates all year?", "c2 or c3"),
    ],
)
def test_numbers_and_names_in_another_form(follow_up: str, clause: str) -> None:
    found = decide(HIRE, "Can I hire the hall?", history=[(follow_up, "yes")])
    assert [(each.clause, each.value) for each in found.reasons] in (
        [(clause, True)],
        [(each, True) for each in clause.split(" or ")],
    )


@pytest.mark.parametrize("follow_up", ["Seven months?", "3 dogs?", "Do you have an XYZ?"])
def test_other_numbers_and_names_stay_unplaced(follow_up: str) -> None:
    found = decide(HIRE, "Can I hire the hall?", history=[(follow_up, "yes")])
    assert found.answer == "More"
    assert "c4" not in {each.clause for each in found.reasons}


@pytest.mark.parametrize(
    ("follow_up", "statement", "opposite"),
    [
        ("Are you 20 or up, without being 30 yet?", "you are at least 20 but under 30", False),
        ("20 or over and not yet 30?", "you are aged between 20 and 30", False),
        ("Did the stall bring in no more than 700?", "your stall brings in £700 or less", False),
        ("Did the stall bring in more than 700?", "your stall brings in £700 or less", True),
        ("Have you rowed 3 days without a break?", "you have rowed for 3 days in a row", False),
        ("Have you rowed without a pause?", "you have had a pause", True),
        ("Do you earn no more than that limit?", "your income is £900 a year or less", False),
        ("Is your income under the limit?", "your income is over £900", True),
        ("Is your income not above the limit?", "your income is over £900", True),
        ("Is your income over the threshold?", "your income is over £900", False),
        ("Do you row longer than the maximum?", "you row 30 hours or fewer", True),
        ("Did it bring in no more than 7000?", "it brings in £7,000 or less", False),
        ("Are you younger than seventy?", "you are 70 or over", True),
        ("Are you under 30?", "you rowed for at least 30 days", False),
        ("Have you not rowed yet?", "you have rowed", True),
    ],
)
def test_bounds_without_their_number_or_kind(
    follow_up: str, statement: str, opposite: bool
) -> None:
    assert turned_round(follow_up, statement) is opposite


@pytest.mark.parametrize(
    ("text", "statements"),
    [
        (
            "You can row if you joined on or after May 3, 1990 and you own an oar.",
            ["you joined on or after May 3 1990", "you own an oar"],
        ),
        (
            "You can row if you joined between Jan. 9, 1962, and May 7, 1975.",
            ["you joined between Jan 9 1962, and May 7 1975"],
        ),
        # what is no date keeps its comma
        (
            "You can row if you live at 3, 1990 Street or you own an oar.",
            ["you live at 3, 1990 Street", "you own an oar"],
        ),
    ],
)
def test_the_comma_of_a_date_divides_nothing(text: str, statements: list[str]) -> None:
    assert [clause.statement for clause in parse(text).clauses] == statements


def test_a_clause_that_stands_twice_is_no_several() -> None:
    text = "You can row if you served here for 9 weeks. You can row at sea if you served here."
    told = [("Were you serving here then?", "yes")]
    assert decide(text, "Can I row?", history=told).answer == "Yes"
