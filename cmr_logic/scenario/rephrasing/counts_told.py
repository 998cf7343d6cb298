"""How many there are, where and for how long: the tables of what is told by naming each."""

from __future__ import annotations

from cmr_logic.scenario.lexicon.entries import Rewording
from cmr_logic.scenario.rephrasing.abroad_told import ABROAD_TOLD
from cmr_logic.scenario.rephrasing.begun_told import BEGUN_TOLD
from cmr_logic.scenario.rephrasing.each_told import EACH_TOLD
from cmr_logic.scenario.rephrasing.people_listed import PEOPLE_LISTED

__all__ = ["COUNTS_TOLD"]

COUNTS_TOLD: tuple[Rewording, ...] = (*PEOPLE_LISTED, *ABROAD_TOLD, *EACH_TOLD, *BEGUN_TOLD)
