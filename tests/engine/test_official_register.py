"""Turns of phrase of official pages: degrees that do not matter, wrongs, what a grant waits for."""

# ruff: noqa: E501 - one case a line reads as a table

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide

DEGREES = [
    ("You can keep the grant if the work was started, however late in the year.", "Can I keep the grant?", "[the work was started]"),
    ("Your cover goes on if the boat is insured, however old it is.", "Does my cover go on?", "[the boat is insured]"),
    ("You qualify if you lived here, however briefly.", "Do I qualify?", "[you lived here]"),
    ("You get a refund if you cancel however early in the week.", "Do I get a refund?", "[you cancel]"),
    ("However old the boat is, you can moor it if you pay the fee.", "Can I moor it?", "[you pay the fee]"),
    ("You can claim if you live here, however old you are, and have a pass.", "Can I claim?", "[you live here] and [you have a pass]"),
    ("You can claim if you live here, whatever your age, and have a pass.", "Can I claim?", "[you live here] and [you have a pass]"),
    # not a degree: a contrast, and what the aside itself lists
    ("However young people can join if they live here.", "Can I join?", "[you are young people] and [you live here]"),
    ("You may however only row if you are a member.", "Can I row?", "[you are a member]"),
    ("However, you can claim if you live here.", "Can I claim?", "[you live here]"),
    ("You can claim if you live here, whether you rent, own, or lodge.", "Can I claim?", "[you live here]"),
    ("You can claim if you live here, regardless of age, sex and income.", "Can I claim?", "[you live here]"),
]  # fmt: skip

WRONGS = [
    ("It is a violation of county law to light a fire in any public park.", "Can I light a fire?", "not [it is in any public park]"),
    ("It is an infraction to smoke within 20 feet of an entrance.", "Can I smoke here?", "not [it is within 20 feet of an entrance]"),
    ("It is a violation of state law to drink liquor in any yard open to the general public.", "Is it OK for me to drink liquor here?", "not [it is in any yard open to the general public]"),
    ("It is a felony to own a cannon if you have been convicted of arson.", "Can I own a cannon?", "not [you have been convicted of arson]"),
    ("Dogs are not allowed in any public building.", "Can I bring my dog?", "not [it is in any public building]"),
    # no wrong that is concluded, and no places of a kind
    ("You can appeal if your violation was minor.", "Can I appeal?", "[your violation was minor]"),
    ("The pool is not open to guests.", "Can I use the pool?", "not [you are guests]"),
    ("You may not camp at any time of year.", "Can I camp?", "not [you camp at any time of year]"),
]  # fmt: skip

WAITED_FOR = [
    ("You can swap shifts once you have passed probation, so long as your manager agrees.", "Can I swap shifts?", "[you have passed probation] and [your manager agrees]"),
    ("You may bid again after you've been fully paid, if the lot is yours.", "May I bid again?", "[you've been fully paid] and [the lot is yours]"),
    ("You may borrow if you have saved, provided you have neither missed a payment nor been fined.", "May I borrow?", "[you have saved] and (not [you have missed a payment] and not [you have been fined])"),
    # only dates of what is done
    ("You can apply after the sale if you live here.", "Can I apply?", "[you live here]"),
    ("You must file the form once you have moved if you own the land.", "Must I file the form?", "[you own the land]"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "question", "expected"), [*DEGREES, *WRONGS, *WAITED_FOR])
def test_turns_of_official_pages(
    text: str, question: str, expected: str, said: Callable[[str, str], str]
) -> None:
    assert said(text, question) == expected


@pytest.mark.parametrize(
    ("text", "history", "expected"),
    [
        ("You can claim if you live here and you are unmarried.", [("Do you live here?", "yes"), ("Are you married?", "no")], "Yes"),
        ("You can claim if you live here and you are unmarried.", [("Do you live here?", "yes"), ("Are you married?", "yes")], "No"),
        ("You can claim if you live here and you have paid the fee.", [("Do you live here?", "yes"), ("Is the fee unpaid?", "yes")], "No"),
        ("You can claim if your boat is insured, and not if your trailer is uninsured.", [("Is your boat insured?", "yes")], "More"),
    ],
)  # fmt: skip
def test_adjectives_that_deny_by_their_prefix(
    text: str, history: list[tuple[str, str]], expected: str
) -> None:
    assert decide(text, "Can I claim?", history=history).answer == expected
