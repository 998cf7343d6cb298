"""What a statement sets against its exception: "repairs **to the mast** but not to the oars"."""

from __future__ import annotations

from cmr_logic.clauses.nodes import Condition, Statement, Words
from cmr_logic.provisions.drafts.draft import Scope

# Those of what something is for: "repairs **to** oars"; not "on oars".
_AIMING_AT = frozenset({"to", "for"})


def set_against(scope: Scope, statement: Statement, last: int) -> Words | None:
    """Return what an exception with the same preposition is set against: "**to oars** but not to".

    Args:
        scope: the sentence.
        statement: a statement with exceptions.
        last: index after its last token without them.
    """
    words, body = scope.words, statement.conditions[0].body
    extent = None if body is None else body.extent
    if statement.predicate is None or extent is None or words[extent[0]] not in _AIMING_AT:
        return None
    behind = range(last - 2, statement.predicate.last, -1)
    at = next((i for i in behind if words[i] == words[extent[0]]), None)
    return None if at is None else Words(at, last - (words[last - 1] == ","))


def sets_apart(scope: Scope, condition: Condition) -> bool:
    """Tell whether a condition excepts something in the words "but not".

    Args:
        scope: the sentence.
        condition: one of its conditions.
    """
    extent = None if condition.body is None else condition.body.extent
    return extent is not None and scope.words[extent[0] - 2 : extent[0]] == ("but", "not")
