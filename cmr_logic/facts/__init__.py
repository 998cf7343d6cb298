"""Follow-ups → facts: which part of an expression a follow-up asks about, and how poled."""

from cmr_logic.facts.placement import Placement
from cmr_logic.facts.places import Places

__all__ = ["Placement", "Places"]
