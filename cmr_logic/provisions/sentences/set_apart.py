"""What a statement sets against its exception: "repairs **to the mast** but not to the oars"."""

from __future__ import annotations

from cmr_logic.clauses.nodes import Condition, Statement, Words
from cmr_logic.cues import Effect
from cmr_logic.expression import Not, both
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.verbs.limits import Limits

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


def bound_to_set_apart(scope: Scope, statement: Statement, at: int, limits: Limits) -> None:
    """Bind a condition behind what "but not" excepts to that: "but not ashore, **unless** led".

    Args:
        scope: the sentence.
        statement: a statement.
        at: index of the condition of it that was read last.
        limits: what was read of its conditions.
    """
    if not at or not sets_apart(scope, statement.conditions[at - 1]):
        return
    if statement.conditions[at].cue.effect is Effect.UNLESS and len(limits.exceptions) > 1:
        apart, lifted = limits.exceptions[-2:]
        limits.exceptions[-2:] = [both([apart, Not(lifted)])]
