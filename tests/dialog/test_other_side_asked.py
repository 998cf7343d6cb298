"""Follow-ups in other words than a clause: its opposite, or somebody else's matter."""

from __future__ import annotations

import pytest

from cmr_logic import decide, parse
from cmr_logic.dialog.telling import told


def both_answers(clause: str, follow_up: str) -> list[str]:
    """Return what yes and no to a follow-up decide of "if CLAUSE or …"."""
    rule = parse(f"You can claim if any of these apply:\n* {clause}\n* a nurse wrote the report")
    other = parse(f"You can claim if {clause} and a nurse wrote the report.")
    return [
        decide(each, "Can I claim?", history=[(follow_up, answer)]).answer
        for each in (rule, other)
        for answer in ("yes", "no")
    ]


@pytest.mark.parametrize(
    ("clause", "follow_up"),
    [
        ("the pond is clean", "Is the pond polluted?"),
        ("you have repaid the advance", "Is the advance still outstanding?"),
        ("the neighbour agrees", "Does the neighbour object?"),
        ("you returned the badge", "Did you keep the badge?"),
        ("you work", "Are you out of work?"),
        ("you are employed", "Are you unemployed?"),
        ("you have grandchildren", "Are you without grandchildren?"),
        ("you have a phone", "Are you phoneless?"),
        ("you have any allergies", "Are you free of allergies?"),
        ("the bridge carries tolls", "Is the bridge toll-free?"),
        ("the goat is on a rope", "Is the goat off the rope?"),
        ("you own the meadow", "Does the meadow belong to somebody else?"),
        ("you passed the theory test", "Did you fail the theory test?"),
        ("your essay is complete", "Is anything missing from your essay?"),
    ],
)
def test_the_opposite_is_asked(clause: str, follow_up: str) -> None:
    assert both_answers(clause, follow_up)[1:3] == ["Yes", "No"]


@pytest.mark.parametrize(
    ("clause", "follow_up"),
    [
        ("you agree to the rules", "Do you reject the rules?"),
        ("the stove works", "Is the stove out of order?"),
        ("your tea is hot", "Is your tea cold?"),
        ("you were born before 1950", "Were you born after 1960?"),
    ],
)
def test_yes_denies_it(clause: str, follow_up: str) -> None:
    assert both_answers(clause, follow_up)[2] == "No"


@pytest.mark.parametrize(
    ("clause", "follow_up"),
    [
        ("you borrowed the van from a cousin", "Did you borrow the van from a neighbour?"),
        ("you teach at a village school", "Do you teach at a city school?"),
        ("you flew in from Norway", "Did you fly in from Peru?"),
    ],
)
def test_another_is_asked_about(clause: str, follow_up: str) -> None:
    assert both_answers(clause, follow_up) == ["More"] * 4


@pytest.mark.parametrize(
    ("clause", "follow_up"),
    [
        ("the pond is clean", "Is the pond clean at the moment?"),
        ("you are unemployed", "Are you out of work?"),
        ("you are not working", "Are you out of work?"),
        ("you have no debts", "Are you debt-free?"),
        ("you failed to report it", "Did you not report it?"),
        ("the loan was lent to you by a bank", "Did a bank lend you the loan?"),
        ("you get help from a carer", "Do you get assistance from a carer?"),
    ],
)
def test_the_same_is_asked(clause: str, follow_up: str) -> None:
    assert both_answers(clause, follow_up)[::3] == ["Yes", "No"]


def test_whoever_answers_is_me_behind_a_preposition() -> None:
    assert told("Does the meadow belong to you?", True) == "The meadow does belong to me."
    assert told("Is it the van you hired?", True) == "It is the van I hired."
