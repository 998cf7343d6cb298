"""Situations of life by domain: how people say, show and rule out that they are in one."""

from __future__ import annotations

from itertools import chain

from cmr_logic.scenario.entries import Situation
from cmr_logic.scenario.situations import families, homes, working

__all__ = ["SITUATIONS"]

SITUATIONS: tuple[Situation, ...] = tuple(chain(working.WORKING, families.FAMILIES, homes.HOMES))
