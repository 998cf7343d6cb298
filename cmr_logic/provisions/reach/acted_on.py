"""With whom or what some people do something: "A pilot may not carry **a guest who is ill**"."""

from __future__ import annotations

from cmr_logic.clauses.nodes import Statement
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.reach.receivers import receiver_clause
from cmr_logic.provisions.reach.told_apart import object_told_apart


def acted_on(scope: Scope, statement: Statement) -> list[Expression]:
    """Return the clause of those, or of the things told apart, with which people do something.

    Args:
        scope: the sentence.
        statement: a statement about some people; one that demands something has none.
    """
    if scope.draft.conclusion.demanding:
        return []
    told = receiver_clause(scope, statement) or object_told_apart(scope, statement)
    return [] if told is None else [told]
