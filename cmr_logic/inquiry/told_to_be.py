"""What whoever asks tells that they are, beside a question: "**I'm a guest.** Must I pay?"."""

from __future__ import annotations

from collections.abc import Sequence, Set

from cmr_logic.expression import Constant, Expression, with_values
from cmr_logic.provisions.drafts.nodes import Clause, Rule
from cmr_logic.syntax import NEGATIONS
from cmr_logic.text import keys

# Words of what whoever asks says they are: "I **am a** cook".
_AM = frozenset({"am", "'m"})
_YOU_ARE, _MUST_BE = "you are ", "you must be "  # how a clause of that begins


def is_told_to_be(clause: Clause, told: Sequence[str]) -> bool:
    """Tell whether whoever asks says to be what a clause asks for.

    Args:
        clause: the clause.
        told: the words of what is told beside the question: "I am a guest of the inn. …".
    """
    am = told[:1] == ("i",) and not _AM.isdisjoint(told[1:2]) and NEGATIONS.isdisjoint(told)
    states = clause.statement.startswith((_YOU_ARE, _MUST_BE))
    return am and states and clause.keys <= keys(told)


def but_for_told(
    expression: Expression, rule: Rule, told: Sequence[str], given: Set[str], lacked: Set[str]
) -> Expression | None:
    """Return what is left to ask where what is told beside a question is a fact as any other.

    "I'm a guest. Must I pay after the show?" of "Guests must pay after the show". None where that
    leaves nothing, or nothing is told.

    Args:
        expression: what the question hangs on.
        rule: the rule text.
        told: the words of what is told beside the question.
        given: the clauses that the question states.
        lacked: those that it denies.

    Example:
        >>> from cmr_logic.expression import All, ClauseRef
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you are a guest and it is noon.")
        >>> told = ("i", "am", "a", "guest")
        >>> asked = All((ClauseRef("c1"), ClauseRef("c2")))
        >>> but_for_told(asked, rule, told, {"c1", "c2"}, set())
        ClauseRef('c1')
        >>> but_for_told(asked, rule, (), {"c1", "c2"}, set()) is None
        True
    """
    said = {clause.id for clause in rule.clauses if is_told_to_be(clause, told)}
    if said.isdisjoint(given):
        return None
    values = dict.fromkeys(given - said, True) | dict.fromkeys(lacked - said, False)
    left = with_values(expression, values)
    return None if isinstance(left, Constant) or left == expression else left
