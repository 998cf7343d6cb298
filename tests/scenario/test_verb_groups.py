"""Every step through a verb group reads its example, and leaves its counter-example alone."""

import pytest

from cmr_logic.scenario.statements.auxiliaries import AUXILIARY_STEPS
from cmr_logic.scenario.statements.governing import GOVERNING_STEPS
from cmr_logic.scenario.statements.group_reading import steps_of
from cmr_logic.text import tokenize

STEPS = (*AUXILIARY_STEPS, *GOVERNING_STEPS)
BY_NAME = [pytest.param(step, id=step.name) for step in STEPS]


def taken(sentence):
    return steps_of(tokenize(sentence).words, 1)


def test_names_are_unique():
    assert len({step.name for step in STEPS}) == len(STEPS)


@pytest.mark.parametrize("step", BY_NAME)
def test_a_step_reads_its_example(step):
    assert step.name in taken(step.fires)


@pytest.mark.parametrize("step", BY_NAME)
def test_a_step_leaves_its_counter_example(step):
    assert step.name not in taken(step.silent)
