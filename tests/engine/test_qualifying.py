"""Every form of a demand that whoever qualifies meets fits its example, not its counter-example."""

from __future__ import annotations

import pytest

from cmr_logic.inquiry.qualifying import QUALIFYING_DEMANDS, QualifyingDemand, asks_to_qualify
from cmr_logic.provisions import parse

BY_NAME = [pytest.param(demand, id=demand.name) for demand in QUALIFYING_DEMANDS]


def qualifying(text: str) -> bool:
    rule = parse(text)
    return asks_to_qualify(rule, rule.provisions[0])


def test_names_are_unique() -> None:
    assert len({demand.name for demand in QUALIFYING_DEMANDS}) == len(QUALIFYING_DEMANDS)


@pytest.mark.parametrize("demand", BY_NAME)
def test_a_form_fits_its_example(demand: QualifyingDemand) -> None:
    assert demand.form.search(demand.fires)
    assert qualifying(f"{demand.fires}.")


@pytest.mark.parametrize("demand", BY_NAME)
def test_a_form_does_not_fit_its_counter_example(demand: QualifyingDemand) -> None:
    assert not demand.form.search(demand.silent)
    assert not qualifying(f"{demand.silent}.")


@pytest.mark.parametrize("demand", BY_NAME)
def test_a_proof_after_an_event_is_a_duty_of_its_own(demand: QualifyingDemand) -> None:
    assert qualifying(f"{demand.fires} if you moor here.") is not demand.anyhow


@pytest.mark.parametrize("demand", BY_NAME)
def test_a_proof_in_a_lasting_case_is_not(demand: QualifyingDemand) -> None:
    assert qualifying(f"{demand.fires} if you are under 12.")


def test_what_is_no_demand_has_no_form() -> None:
    assert not qualifying("You can have a card.")
