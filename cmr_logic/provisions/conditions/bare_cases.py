"""Conditions that say nothing of their own: "but not both", "if:", "subject to section 4"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Condition, Sentence
from cmr_logic.expression import Any
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.verbs.referring import names_part


def bars_both(scope: Scope, condition: Condition, limits: Limits) -> bool:
    """Tell whether of two alternatives not both may hold: "a boat or a raft, **but not both**"."""
    extent = None if condition.body is None else condition.body.extent
    named = extent is not None and scope.words[slice(*extent)] == ("both",)
    return named and bool(limits.parts) and isinstance(limits.parts[-1], Any)


def names_list(condition: Condition) -> bool:
    """Tell whether a list is all that a condition says: "if**:**"."""
    return condition.body is None or condition.body.extent is None


def points_at_part(scope: Scope, condition: Condition) -> bool:
    """Tell whether a condition only names another part of the text: "subject to section 4"."""
    extent = None if condition.body is None else condition.body.extent
    return extent is not None and names_part(scope.said(*extent))


def concedes(scope: Scope, sentence: Sentence, front: Condition) -> bool:
    """Tell whether what is not so only stands in the way, and something else is the condition.

    "If you're not in, you can **still** have it left if a neighbour signs": who is in has it left.
    """
    statement = sentence.statements[0]
    extent = None if front.body is None else front.body.extent
    if extent is None or statement.predicate is None or not statement.conditions:
        return False
    said = scope.words[statement.predicate.first : statement.predicate.last]
    return "still" in said and not syntax.VERBAL_NEGATIONS.isdisjoint(scope.words[slice(*extent)])
