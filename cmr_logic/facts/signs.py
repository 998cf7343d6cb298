"""With which sign a part of an expression asks for its clauses."""

from __future__ import annotations

from cmr_logic.expression import ClauseRef, Expression, Not, fold, postorder


def denies(node: Expression) -> bool:
    """Tell whether a part of an expression is the opposite of its clauses asked together.

    "Neither A nor B" is, as "not (A or B)"; where some clauses are denied and others not, a part
    is asked with its negation: "A but not B".

    Args:
        node: the part.

    Example:
        >>> from cmr_logic.expression import parse_expression
        >>> denies(parse_expression("not (c1 or c2)")), denies(parse_expression("c1 and not c2"))
        (True, True)
        >>> denies(parse_expression("c1 or c2"))
        False
    """
    signs = fold(node, _signs)
    if len(signs) == 1:
        return False in signs
    return sum(isinstance(inner, Not) for inner in postorder(node)) % 2 == 1


def _signs(node: Expression, parts: list[frozenset[bool]]) -> frozenset[bool]:
    """Return with which signs the clauses of a node stand in it."""
    if isinstance(node, ClauseRef):
        return frozenset({True})
    signs: frozenset[bool] = frozenset().union(*parts)
    return frozenset(not sign for sign in signs) if isinstance(node, Not) else signs
