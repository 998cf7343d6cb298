"""What a person says of their situation, in their own words → facts.

The one place where a scenario meets a dialog; :mod:`cmr_logic.scenario` reads it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cmr_logic.dialog.agenda import Agenda
from cmr_logic.dialog.role_alone import tells_role_alone
from cmr_logic.dialog.told import Told
from cmr_logic.expression import ClauseRef, Expression, clause_ids
from cmr_logic.inquiry import asked_in, told_in
from cmr_logic.inquiry.day_asked import says_of_other_times

if TYPE_CHECKING:
    from cmr_logic.scenario import Finding


def from_scenario(agenda: Agenda, scenario: str) -> list[Told]:
    """Return the facts that a scenario gives about the clauses of a question.

    So does what is told with the question: "My boat is old. Can I moor here?", "Can I moor here if
    my boat is old?".
    """
    said = dict(agenda.inquiry.explained)  # "I am a carer", of whom the text says who is one

    def part(found: Finding) -> Expression:
        return said.get(found.clause_id, ClauseRef(found.clause_id))

    facts = [
        Told(part(found), found.value, "scenario", found.quote, found.span)
        for found in _found(agenda, scenario)
    ]
    day = not says_of_other_times(agenda.rule.plain)
    facts += [
        Told(part(found), found.value, "question", found.quote)
        for found in _found(agenda, told_in(agenda.inquiry.question, day=day))
    ]
    known = frozenset(agenda.topics)  # not of a case that only explains what is not asked
    return [fact for fact in facts if known.issuperset(clause_ids(fact.part))]


def _found(agenda: Agenda, told: str) -> Sequence[Finding]:
    """Return what a text that someone tells settles of the clauses of a question."""
    if not told or told.isspace():
        return ()
    from cmr_logic.scenario import settle  # noqa: PLC0415 # its tables are for scenarios alone

    named = frozenset(clause_ids(agenda.expression)).union(dict(agenda.inquiry.explained))
    clauses = [clause for clause in agenda.rule.clauses if clause.id in named]
    found = settle(clauses, told, asked_in(agenda.inquiry.question))
    return [each for each in found if not tells_role_alone(each, agenda.rule.plain)]
