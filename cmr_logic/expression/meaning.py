"""What an expression means: its three-valued truth, its clauses, and the ways to combine it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cmr_logic.expression.nodes import (
    All,
    Any,
    AtLeast,
    ClauseRef,
    Constant,
    Expression,
    Not,
    fold,
    postorder,
)


def evaluate(expr: Expression, values: Mapping[str, bool | None]) -> bool | None:
    """Evaluate in Kleene's strong three-valued logic.

    An answer that is decided stays decided whatever else becomes known (Kleene, Introduction to
    Metamathematics, 1952, section 64).

    Args:
        expr: the expression.
        values: what is known of each clause by its id; ``None``, or no entry, is unknown.

    Returns:
        True or false where the known values settle it, and ``None`` where they do not.

    Example:
        >>> condition = All((ClauseRef("c1"), ClauseRef("c2")))
        >>> evaluate(condition, {"c1": False}), evaluate(condition, {"c1": True})
        (False, None)
    """

    def value_of(node: Expression, operands: list[bool | None]) -> bool | None:
        match node:
            case ClauseRef(clause_id):
                return values.get(clause_id)
            case Constant(value):
                return value
            case Not():
                return None if operands[0] is None else not operands[0]
            case All():
                needed = len(operands)
            case Any():
                needed = 1
            case AtLeast(needed, _):
                pass
        # All and Any are the two ends of AtLeast: every operand, and one.
        if operands.count(True) >= needed:
            return True
        return False if len(operands) - operands.count(False) < needed else None

    return fold(expr, value_of)


def clause_ids(expr: Expression) -> tuple[str, ...]:
    """Return the ids of the clauses in text order, each once.

    Example:
        >>> clause_ids(Any((ClauseRef("c2"), All((ClauseRef("c1"), ClauseRef("c2"))))))
        ('c2', 'c1')
    """
    return tuple(
        dict.fromkeys(node.clause_id for node in postorder(expr) if isinstance(node, ClauseRef))
    )


def negate(expr: Expression) -> Expression:
    """Return the negation, without piling up ``Not`` (law of double negation).

    Example:
        >>> negate(ClauseRef("c1")), negate(Not(ClauseRef("c1"))), negate(Constant(True))
        (Not(ClauseRef('c1')), ClauseRef('c1'), Constant(False))
    """
    match expr:
        case Not(operand):
            return operand
        case Constant(value):
            return Constant(not value)
    return Not(expr)


def all_of(items: Iterable[Expression]) -> Expression:
    """Combine by AND, without needless nesting.

    A nested ``All`` is opened (associativity), true is dropped (identity), false decides
    (domination), and a single operand stands alone. Repeated operands stay: each may have its own
    place in a text.

    Example:
        >>> all_of([ClauseRef("c1"), All((ClauseRef("c2"), ClauseRef("c3"))), Constant(True)])
        All((ClauseRef('c1'), ClauseRef('c2'), ClauseRef('c3')))
        >>> all_of([])
        Constant(True)
    """
    return _combined(All, items)


def any_of(items: Iterable[Expression]) -> Expression:
    """Combine by OR, without needless nesting; the laws are those of :func:`all_of`, dual.

    Example:
        >>> any_of([ClauseRef("c1"), Any((ClauseRef("c2"), ClauseRef("c3"))), Constant(False)])
        Any((ClauseRef('c1'), ClauseRef('c2'), ClauseRef('c3')))
        >>> any_of([])
        Constant(False)
    """
    return _combined(Any, items)


def _combined(kind: type[All] | type[Any], items: Iterable[Expression]) -> Expression:
    neutral = kind is All
    operands: list[Expression] = []
    pending = list(items)[::-1]
    while pending:
        item = pending.pop()
        if isinstance(item, kind):
            pending.extend(reversed(item.operands))
        elif not isinstance(item, Constant):
            operands.append(item)
        elif item.value is not neutral:
            return item
    if not operands:
        return Constant(neutral)
    return operands[0] if len(operands) == 1 else kind(tuple(operands))
