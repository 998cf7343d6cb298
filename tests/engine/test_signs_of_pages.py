"""Signs of answers about guidance: taxes, waivers, denials for a reason, and choices demanded."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cmr_logic import decide, parse

OWN = "You do not need to own land to apply, but if you do, you must pledge it."
PAY = "Collateral is required for loans over $900. We will not decline a loan because you lack it."


@pytest.mark.parametrize(
    ("text", "question", "expected"),
    [
        ("The prize is tax-free.", "Is the prize taxable?", "false"),
        ("The prize is tax-free.", "Will I be taxed on it?", "not [the prize is tax-free]"),
        ("The prize is not taxable.", "Is the prize taxable?", "false"),
        ("The prize is not taxable.", "Is the prize tax-free?", "not [the prize is taxable]"),
        ("The pension is taxable.", "Is my pension taxable?", "true"),
        (
            "The pension is taxed if you earn more than £90.",
            "Is my pension taxable?",
            "[you earn more than £90]",
        ),
        # what goes with a waiver is another demand
        (OWN, "Do I have to own land?", "false"),
        (OWN, "Do I have to pledge my land?", "[you need to own land]"),
        # a rule may not affect members; what does not affect one's pay is no rule
        (
            "It is tax-free and does not affect your other benefits.",
            "Will it affect my other benefits?",
            "false",
        ),
        (
            "You must wear a vest. This does not affect guests under 5.",
            "Do I have to wear a vest?",
            "not [you are guests under 5]",
        ),
        # one of two things demanded
        (
            "If you lose your job, you must leave or find a new sponsor.",
            "Do I have to leave?",
            "[you lose your job] and not [you must find a new sponsor]",
        ),
        (
            "You must bring a passport or a driving licence.",
            "Do I need a passport?",
            "not [you must bring a driving licence]",
        ),
        # what is not refused for a reason demands nothing
        (PAY, "Do I need collateral?", "[the loans are over $900]"),
        ("We may decline a claim if you are late.", "Will my claim be declined?", "[you are late]"),
    ],
)
def test_signs(said: Callable[[str, str], str], text: str, question: str, expected: str) -> None:
    assert said(text, question) == expected


def test_more_is_asked_than_is_given_in_a_case() -> None:
    rule = parse("If you care for more than one person, you'll still only get one payment.")
    assert decide(rule, "Can I get two payments if I care for two people?").answer == "No"
    assert decide(rule, "Can I get one payment?").answer == "More"


def test_a_loan_that_is_not_declined_for_a_reason() -> None:
    rule = parse("The agency will not decline a loan only because the applicant lacks collateral.")
    assert rule.written("Will my loan be declined because I lack collateral?") == "not c1"
