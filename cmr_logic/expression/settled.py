"""What an expression comes to where some of its clauses are known to hold, or not to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cmr_logic.expression.building import both, either
from cmr_logic.expression.meaning import negate
from cmr_logic.expression.nodes import All, Any, ClauseRef, Constant, Expression, Not, fold


def with_values(expression: Expression, values: Mapping[str, bool]) -> Expression:
    """Return what an expression comes to where some of its clauses hold, or do not.

    Args:
        expression: the expression; what is left of it keeps its parts.
        values: by their ids, whether clauses hold.

    Example:
        >>> expression = Any((Not(ClauseRef("c1")), ClauseRef("c2")))
        >>> with_values(expression, {"c1": True}), with_values(expression, {"c1": False})
        (ClauseRef('c2'), Constant(True))
    """

    def put(node: Expression, operands: list[Expression]) -> Expression:
        if isinstance(node, ClauseRef):
            value = values.get(node.clause_id)
            return node if value is None else Constant(value)
        if isinstance(node, Not):
            return negate(operands[0])
        return _reduced(node, operands) if isinstance(node, All | Any) else node

    return fold(expression, put)


def _reduced(node: All | Any, operands: Sequence[Expression]) -> Expression:
    """Return a node without the operands that are settled; the others stay the parts they are."""
    settling = Constant(isinstance(node, Any))
    if settling in operands:
        return settling
    rest = [operand for operand in operands if not isinstance(operand, Constant)]
    if not rest:
        return negate(settling)
    return either(rest) if isinstance(node, Any) else both(rest)
