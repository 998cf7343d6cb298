"""Those to whom something at a place applies: "Half fare on trams **applies to pupils**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.reach.beneficiaries import beneficiary_clause

_APPLYING = frozenset({"applies", "apply"})
_TO = "to"


def applied_to(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clause of those to whom something placed applies, None for other statements.

    Where it is says no more than what it is, which is what the question names.

    Args:
        scope: the sentence.
        statement: one of its statements.
    """
    subject, predicate, rest = statement.subject, statement.predicate, statement.rest
    if subject is None or predicate is None or rest is None or rest.relative is not None:
        return None
    words, named, said = scope.words, subject.body.extent, rest.body.extent
    if words[predicate.first] not in _APPLYING or named is None or said is None:
        return None
    if words[said[0]] != _TO or syntax.OF_PLACES.isdisjoint(words[named[0] + 1 : named[1]]):
        return None
    return beneficiary_clause(scope, statement)
