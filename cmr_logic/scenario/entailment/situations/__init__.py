"""Situations of life by domain: how people say, show and rule out that they are in one."""

from __future__ import annotations

from itertools import chain

from cmr_logic.scenario.entailment.situations import (
    accidents,
    ages,
    ailments,
    animals,
    belongings,
    benefits,
    bills,
    callings,
    causes,
    driving,
    everyday_life,
    families,
    goods_received,
    habits,
    health,
    homes,
    households,
    jobs,
    journeys,
    law,
    livelihoods,
    memberships,
    money,
    offspring,
    papers,
    passing,
    purchases,
    repairs,
    service,
    studying,
    symptoms,
    trading,
    travelling,
    working,
)
from cmr_logic.scenario.lexicon.entries import Situation

__all__ = ["SITUATIONS"]

SITUATIONS: tuple[Situation, ...] = tuple(
    chain(
        working.WORKING,
        families.FAMILIES,
        homes.HOMES,
        accidents.ACCIDENTS,
        animals.ANIMALS,
        driving.DRIVING,
        health.HEALTH,
        law.LAW,
        memberships.MEMBERSHIPS,
        money.MONEY,
        papers.PAPERS,
        passing.PASSING,
        purchases.PURCHASES,
        repairs.REPAIRS,
        service.SERVICE,
        studying.STUDYING,
        trading.TRADING,
        travelling.TRAVELLING,
        livelihoods.LIVELIHOODS,
        habits.HABITS,
        belongings.BELONGINGS,
        everyday_life.EVERYDAY_LIFE,
        households.HOUSEHOLDS,
        goods_received.GOODS_RECEIVED,
        causes.CAUSES,
        ailments.AILMENTS,
        symptoms.SYMPTOMS,
        jobs.JOBS,
        benefits.BENEFITS,
        callings.CALLINGS,
        bills.BILLS,
        journeys.JOURNEYS,
        offspring.OFFSPRING,
        ages.AGES,
    )
)
