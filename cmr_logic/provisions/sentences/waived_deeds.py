"""For what alone a thing is not needed: "You need a pass. You don't need one **to watch**"."""

from __future__ import annotations

from cmr_logic.clauses.nodes import Statement
from cmr_logic.expression import ClauseRef, Expression
from cmr_logic.provisions.concluding.aims import inner_aim_clause
from cmr_logic.provisions.concluding.assertions import Assertion
from cmr_logic.provisions.drafts.draft import Scope


def deed_waived(
    scope: Scope, statement: Statement, assertion: Assertion, case: Expression | None
) -> Expression | None:
    """Return the clause of the deed for which alone a thing is not needed: "no pass **to row**".

    Args:
        scope: the sentence.
        statement: the statement.
        assertion: what it asserts.
        case: the case that it was read to be about; its clause goes if it says no more than all.
    """
    draft, rest = scope.draft, statement.rest
    extent = None if rest is None else rest.body.extent
    if not (assertion.waiving and isinstance(case, ClauseRef)) or extent is None:
        return None
    if scope.words[extent[0] + 1] == "to":
        return None  # "You don't need **to own** a pass to row. If you do, …"
    whole = draft.clauses[-1]
    if case.clause_id != whole.id or whole.span.start > draft.tokens.starts[extent[0]]:
        return None  # "You don't need to send back **a bulb that cost £2**"
    draft.clauses.pop()
    aim = inner_aim_clause(scope, statement)
    if aim is None:
        draft.clauses.append(whole)
    return aim
