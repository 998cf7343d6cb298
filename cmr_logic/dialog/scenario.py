"""What a person says of their situation, in their own words → facts.

The one place where a scenario meets a dialog; :mod:`cmr_logic.scenario` reads it.
"""

from __future__ import annotations

from cmr_logic.dialog.agenda import Agenda
from cmr_logic.dialog.told import Told
from cmr_logic.expression import ClauseRef, clause_ids


def from_scenario(agenda: Agenda, scenario: str) -> list[Told]:
    """Return the facts that a scenario gives about the clauses of a question."""
    if not scenario or scenario.isspace():
        return []
    from cmr_logic.scenario import settle  # noqa: PLC0415 # its tables are for scenarios alone

    named = frozenset(clause_ids(agenda.expression))
    clauses = [clause for clause in agenda.rule.clauses if clause.id in named]
    return [
        Told(ClauseRef(found.clause_id), found.value, "scenario", found.quote, found.span)
        for found in settle(clauses, scenario, agenda.inquiry.question)
    ]
