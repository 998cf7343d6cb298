"""A person's story settles clauses of a rule, each with its evidence, or leaves them open."""

from cmr_logic.scenario.demands.kinds_owned import is_of_kind
from cmr_logic.scenario.finding import Finding
from cmr_logic.scenario.settling import settle
from cmr_logic.scenario.statements.antecedents import one_person
from cmr_logic.scenario.statements.names import kin_called

__all__ = ["Finding", "is_of_kind", "kin_called", "one_person", "settle"]
