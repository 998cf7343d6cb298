"""What a follow-up takes for granted as a cause: "Did you stop rowing **because of an injury**?".

Whoever says yes has the injury, so that a condition "you have an injury" need not be asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic.dialog.agenda import Agenda
from cmr_logic.expression import ClauseRef, clause_ids

# How a clause says that somebody has something, with its name: "you **have** an injury".
_HAVING = re.compile(r"you(?: have|['’]ve(?: got)?) (?:an? )?(?P<what>[\w\s'’-]+)", re.IGNORECASE)
# What names it as a cause: "**due to** a fall"; not "to treat a fall".
_CAUSE = r"\b(?:due to|because of|caused by|owing to|as a result of) (?:an? |the |your )?"
_SIGN = re.compile(_CAUSE, re.IGNORECASE)


def causes_named(agenda: Agenda, follow_up: str) -> Iterator[ClauseRef]:
    """Yield the clauses that say that somebody has what a follow-up names as a cause.

    Args:
        agenda: what is asked.
        follow_up: a follow-up that was answered with yes.
    """
    if not _SIGN.search(follow_up):
        return
    for clause_id in sorted(clause_ids(agenda.expression)):
        found = _HAVING.fullmatch(agenda.rule.clause(clause_id).statement)
        if found and re.search(rf"{_CAUSE}{re.escape(found['what'])}\b", follow_up, re.IGNORECASE):
            yield ClauseRef(clause_id)
