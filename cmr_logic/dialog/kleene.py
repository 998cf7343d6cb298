"""What is known at some point of a dialog, and what it settles: three-valued logic.

Source: S. C. Kleene, Introduction to Metamathematics (1952), section 64, the strong connectives.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cmr_logic.expression import All, AtLeast, ClauseRef, Constant, Expression, Not, fold


@dataclass(frozen=True, slots=True)
class State:
    """What is known at some point of a dialog.

    Args:
        values: the value of each clause that was asked about; None where it is not known.
        joints: joined clauses of which only the joint value is known.
    """

    values: Mapping[str, bool | None]
    joints: Mapping[Expression, bool]


def kleene(expression: Expression, state: State) -> bool | None:
    """Return what the parts of an expression settle one by one.

    Args:
        expression: the expression.
        state: what is known of its clauses, and of what joins them.

    Example:
        >>> either = AtLeast(1, (ClauseRef("c1"), ClauseRef("c2")))
        >>> kleene(either, State({"c1": False, "c2": False}, {}))
        False
    """

    def value_of(node: Expression, operands: list[bool | None]) -> bool | None:
        known = state.joints.get(node)
        if known is not None:
            return known
        match node:
            case ClauseRef(clause_id):
                return state.values.get(clause_id)
            case Constant(value):
                return value
            case Not():
                return None if operands[0] is None else not operands[0]
            case AtLeast(needed, _):
                pass
            case _:
                needed = len(operands) if isinstance(node, All) else 1
        if operands.count(True) >= needed:
            return True
        return False if len(operands) - operands.count(False) < needed else None

    return fold(expression, value_of)
