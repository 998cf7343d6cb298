"""Situations of life by domain: how people say, show and rule out that they are in one."""

from __future__ import annotations

from itertools import chain

from cmr_logic.scenario.entries import Situation
from cmr_logic.scenario.situations import (
    animals,
    driving,
    families,
    health,
    homes,
    law,
    money,
    papers,
    purchases,
    studying,
    travelling,
    working,
)

__all__ = ["SITUATIONS"]

SITUATIONS: tuple[Situation, ...] = tuple(
    chain(
        working.WORKING,
        families.FAMILIES,
        homes.HOMES,
        animals.ANIMALS,
        driving.DRIVING,
        health.HEALTH,
        law.LAW,
        money.MONEY,
        papers.PAPERS,
        purchases.PURCHASES,
        studying.STUDYING,
        travelling.TRAVELLING,
    )
)
