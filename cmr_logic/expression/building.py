"""Expressions put together as they stand, without flattening.

What is a part of a text stays a part of its expression: a follow-up may ask about it as a whole.
"""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.expression.nodes import All, Any, AtLeast, Expression, Not, fold


def either(items: Sequence[Expression]) -> Expression:
    """Return alternatives as one expression, which keeps each as a part.

    Example:
        >>> from cmr_logic.expression import parse_expression, to_text
        >>> to_text(either([parse_expression("c1 or c2"), parse_expression("c3")]))
        '(c1 or c2) or c3'
        >>> to_text(either([parse_expression("c1"), parse_expression("c1")]))
        'c1'
    """
    alike = all(item == items[0] for item in items[1:])
    return items[0] if alike else Any(tuple(items))


def both(items: Sequence[Expression]) -> Expression:
    """Return joint conditions as one expression, which keeps each as a part.

    Example:
        >>> from cmr_logic.expression import parse_expression, to_text
        >>> to_text(both([parse_expression("c1 and c2"), parse_expression("c3")]))
        '(c1 and c2) and c3'
    """
    return items[0] if len(items) == 1 else All(tuple(items))


def rebuilt(node: Expression, operands: Sequence[Expression]) -> Expression:
    """Return a node with other operands, and with its parts as parts.

    Example:
        >>> from cmr_logic.expression import ClauseRef
        >>> rebuilt(Not(ClauseRef("c1")), [ClauseRef("c2")])
        Not(ClauseRef('c2'))
    """
    if isinstance(node, Not):
        return Not(operands[0])
    if isinstance(node, AtLeast):
        return AtLeast(node.k, tuple(operands))
    if not operands:
        return node
    return either(operands) if isinstance(node, Any) else both(operands)


def replace_part(expression: Expression, old: Expression, new: Expression) -> Expression:
    """Return an expression with another one in place of a part of it.

    Example:
        >>> from cmr_logic.expression import ClauseRef
        >>> replace_part(Not(ClauseRef("c1")), ClauseRef("c1"), ClauseRef("c2"))
        Not(ClauseRef('c2'))
    """

    def replaced(node: Expression, operands: list[Expression]) -> Expression:
        return new if node == old else rebuilt(node, operands)

    return fold(expression, replaced)
