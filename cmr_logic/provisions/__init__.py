"""Clauses → provisions and ranked readings."""

from cmr_logic.provisions.build import parse
from cmr_logic.provisions.drafts.nodes import Clause, Force, Group, Provision, Reading, Rule

__all__ = ["Clause", "Force", "Group", "Provision", "Reading", "Rule", "parse"]
