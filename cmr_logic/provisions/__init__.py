"""Clauses → provisions and ranked readings."""

from cmr_logic.provisions.build import parse, parse_as
from cmr_logic.provisions.drafts.nodes import Clause, Force, Group, Provision, Reading, Rule

__all__ = ["Clause", "Force", "Group", "Provision", "Reading", "Rule", "parse", "parse_as"]
