"""Follow-ups about a heading, about a part of a clause, by a short form, or by a date."""

from __future__ import annotations

import pytest

from cmr_logic import decide


def pairs(told: list[str]) -> list[tuple[str, str]]:
    """Return follow-ups with their answers, of "follow-up=answer"."""
    return [(asked, said) for asked, _, said in (each.partition("=") for each in told)]


KENNEL = """\
## Your dog is under six months

You can bring it to the class if it's vaccinated."""
HEARINGS = """\
## If you lost your appeal

You can ask for a review if the judge agrees.

## If you won your appeal

You can ask for your costs if you paid a lawyer."""
DENIED = """\
## You live on a boat

You can't get a parking permit if you own a van."""
TWICE = """\
## If your flats total more than six

You pay the levy if the total number of your flats is more than six."""


@pytest.mark.parametrize(
    ("text", "question", "told", "answer"),
    [
        (KENNEL, "Can I bring my dog to the class?", ["Is your dog under six months?=no"], "No"),
        (KENNEL, "Can I bring my dog to the class?", ["Is your dog under six months?=yes"], "More"),
        (
            KENNEL,
            "Can I bring my dog to the class?",
            ["Is your dog vaccinated?=yes", "Is your dog under six months?=no"],
            "No",
        ),
        (HEARINGS, "Can I ask for a review?", ["Did you lose your appeal?=no"], "No"),
        (HEARINGS, "Can I ask for a review?", ["Did you lose your appeal?=yes"], "More"),
        # Who is not in the case of a denial may get it elsewhere.
        (DENIED, "Can I get a parking permit?", ["Do you live on a boat?=no"], "More"),
        (TWICE, "Do I pay the levy?", ["Do your flats total more than six?=yes"], "Yes"),
        (TWICE, "Do I pay the levy?", ["Do your flats total more than six?=no"], "No"),
    ],
)
def test_a_heading_tells_the_case_of_what_stands_below_it(
    text: str, question: str, told: list[str], answer: str
) -> None:
    assert decide(text, question, history=pairs(told)).answer == answer


@pytest.mark.parametrize(
    ("told", "answer"),
    [
        (["Are you a porter?=yes", "Are you over the age of 60?=no"], "No"),
        (["Are you over the age of 60?=no", "Are you a porter?=yes"], "No"),
        (["Are you a porter?=yes", "Are you over the age of 60?=yes"], "Yes"),
        # What the better follow-up asks as well, it has answered.
        (["Are you a porter over 60?=yes", "Are you a porter?=no"], "Yes"),
    ],
)
def test_the_rest_of_a_clause_is_asked_after_its_head(told: list[str], answer: str) -> None:
    text = "Porters over 60 are entitled to a longer break."
    assert decide(text, "Am I entitled to a longer break?", history=pairs(told)).answer == answer


@pytest.mark.parametrize(
    ("told", "answer"),
    [
        (["Do you work for the NHB or the Coast Guard?=no"], "No"),
        (["Do you work for the NHB?=no"], "More"),
        (["Do you work for the National Harbour Board?=yes"], "Yes"),
        (["Do you work for the BBC?=no", "Do you work for the Coast Guard?=no"], "More"),
    ],
)
def test_a_short_form_stands_for_the_name_that_has_it(told: list[str], answer: str) -> None:
    text = "You can vote if you work for the National Harbour Board (NHB) or the Coast Guard."
    assert decide(text, "Can I vote?", history=pairs(told)).answer == answer


DATED = """\
You can keep the flat if one of the following applies:

* your aunt signed the lease before 3 March 2012
* your aunt paid a deposit before 3 March 2012 but would have signed the lease on or after that date
"""


@pytest.mark.parametrize(
    ("told", "answer"),
    [
        (
            [
                "Did your aunt sign the lease before 3 March 2012?=no",
                "Did your aunt pay a deposit before 3 March 2012?=yes",
                "Would your aunt have signed the lease on or after 3 March 2012?=yes",
            ],
            "Yes",
        ),
        (
            [
                "Did your aunt sign the lease before 3 March 2012?=no",
                "Did your aunt pay a deposit before 3 March 2012?=yes",
                "Would your aunt have signed the lease on or after 3 March 2012?=no",
            ],
            "No",
        ),
        (["Did your aunt sign the lease before 3 March 2012?=yes"], "Yes"),
    ],
)
def test_a_date_that_is_pointed_at_is_asked_by_name(told: list[str], answer: str) -> None:
    assert decide(DATED, "Can I keep the flat?", history=pairs(told)).answer == answer
