"""Kinds of things of which something is granted or denied in some case: "**Dogs** may … if …"."""

from __future__ import annotations

from bisect import bisect_left

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement
from cmr_logic.expression import Expression
from cmr_logic.provisions.concluding.assertions import Assertion
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.reach.kinds_named import denied_clause, plain_subject
from cmr_logic.provisions.sentences.listed_cases import listed_rest, listed_subject
from cmr_logic.provisions.sentences.set_apart import sets_apart
from cmr_logic.text import ADJECTIVE, NOUN, classes

_SEVERAL = 3  # kinds of things, of which a statement names no more than some


def kinds_beside(
    scope: Scope, statement: Statement, assertion: Assertion, *, alone: bool
) -> Expression | None:
    """Return the clause of the things of which a statement denies or grants something in some case.

    Args:
        scope: the sentence.
        statement: a statement with conditions, about no people.
        assertion: what it asserts.
        alone: it leads in no list, and demands nothing.
    """
    if scope.draft.conclusion.denied:
        return _denied_kinds(scope, statement, assertion)
    return _granted_kinds(scope, statement, assertion) if alone else None


def _denied_kinds(scope: Scope, statement: Statement, assertion: Assertion) -> Expression | None:
    """Return the clause of the things of which a conclusion is denied in some case.

    They are told apart where they are listed, by their names ("**Sale items** cannot be returned
    unless they are faulty"), or where something is granted before.
    """
    if scope.draft.conclusion.demanding or assertion.commenting:
        return None
    listed = listed_subject(scope, statement, assertion.last)
    if listed is None:
        listed = listed_rest(scope, statement, assertion.last)
    granted = any(p.positive and not p.denying for p in scope.draft.provisions)
    if listed is not None or not (granted or _names_kind(scope, statement)):
        return listed
    return denied_clause(scope, statement)


def _names_kind(scope: Scope, statement: Statement) -> bool:
    """Tell whether a subject is a kind by an adjective or a noun alone: "**sale items**"."""
    run = plain_subject(statement)
    named = () if run is None else scope.words[run.first : run.last]
    plain = len(named) > 1 and all({NOUN, ADJECTIVE} & classes(word) for word in named)
    return plain and syntax.is_plural_noun(named[-1])


def _granted_kinds(scope: Scope, statement: Statement, assertion: Assertion) -> Expression | None:
    """Return the clauses of the things, three or more, that a statement grants in some case.

    "**Dogs, cats and birds** may travel if they are caged", "You can bring **tea, fruit or cake**
    if you sit outside".
    """
    if scope.draft.conclusion.demanding or assertion.commenting or assertion.waiving:
        return None
    if statement.conditions and all(sets_apart(scope, each) for each in statement.conditions):
        return None  # "It covers the pool, sauna and classes but not court hire"
    made, grouped = len(scope.draft.clauses), len(scope.draft.groups)
    listed = listed_subject(scope, statement, assertion.last)
    if listed is None:
        listed = listed_rest(scope, statement, assertion.last)
    few = len(scope.draft.clauses) < made + _SEVERAL
    if listed is not None and (few or _says_of_what(scope, made)):
        del scope.draft.clauses[made:], scope.draft.groups[grouped:]
        return None
    return listed


def _says_of_what(scope: Scope, made: int) -> bool:
    """Tell whether a list says more of a noun ahead: "the owner **of a boat, raft or canoe**"."""
    tokens = scope.draft.tokens
    at = bisect_left(tokens.starts, scope.draft.clauses[made].span.start)
    return "of" in tokens.words[max(at - 2, 0) : at]
