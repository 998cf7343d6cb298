"""What turns of speech show of a situation of life, by domain."""

from __future__ import annotations

from itertools import chain

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.shown import (
    at_home,
    at_work,
    in_families,
    of_health,
    of_money,
)

__all__ = ["SHOWN"]

SHOWN: tuple[Rewording, ...] = tuple(
    chain(
        at_work.AT_WORK,
        in_families.IN_FAMILIES,
        of_health.OF_HEALTH,
        at_home.AT_HOME,
        of_money.OF_MONEY,
    )
)
