"""Equivalence, redundancy and shorter forms; the only user of sympy. Never on the way of an answer.

Equivalence and redundancy are read off the decision diagrams, which are canonical (Bryant 1986) and
do not take exponential time on the expressions that rules have. Sympy looks for short forms
of expressions with few clauses.
"""

from __future__ import annotations

import typing
from itertools import combinations
from math import comb

from cmr_logic.diagram import build
from cmr_logic.errors import ExpressionError
from cmr_logic.expression import (
    All,
    Any,
    AtLeast,
    ClauseRef,
    Constant,
    Expression,
    Not,
    all_of,
    any_of,
    clause_ids,
    fold,
    negate,
)

if typing.TYPE_CHECKING:
    import sympy

_SYMPY_CLAUSES = 8  # sympy's search for short forms doubles its time with each clause
_MAX_TERMS = 10_000  # how many alternatives of an AtLeast may be spelled out


def equivalent(one: Expression, two: Expression) -> bool:
    """Tell whether two expressions have the same value, whatever the clauses are.

    Raises:
        ExpressionError: a diagram would be too large.

    Example:
        >>> from cmr_logic.expression import parse_expression
        >>> equivalent(parse_expression("not (c1 and c2)"), parse_expression("not c2 or not c1"))
        True
    """
    order = tuple(dict.fromkeys(clause_ids(one) + clause_ids(two)))
    return build(one, order) == build(two, order)


def redundant(expr: Expression) -> tuple[str, ...]:
    """Return the clauses, in text order, whose value never matters.

    Raises:
        ExpressionError: the diagram would be too large.

    Example:
        >>> from cmr_logic.expression import parse_expression
        >>> redundant(parse_expression("c1 or (c1 and c2)"))
        ('c2',)
    """
    named = clause_ids(expr)
    support = set(build(expr).clause_ids)
    return tuple(clause_id for clause_id in named if clause_id not in support)


def minimal(expr: Expression) -> Expression:
    """Return an equivalent expression that names as few clauses as was found.

    The laws are applied bottom-up: double negation, identity, domination and associativity
    (:func:`~cmr_logic.expression.all_of`), idempotence, complement, absorption, and the two ends of
    counting, "at least one" and "at least all". With eight clauses or fewer, the disjunctive and
    conjunctive forms that sympy finds (Quine and McCluskey's method) are tried too. The shortest
    wins, and the form nearest to the given one where several are as short. Redundant clauses are
    always gone.

    Raises:
        ExpressionError: the diagram would be too large.

    Example:
        >>> from cmr_logic.expression import parse_expression, to_text
        >>> to_text(minimal(parse_expression("(c1 and c2) or (c1 and not c2) or not not c3")))
        'c1 or c3'
        >>> to_text(minimal(parse_expression("at least 2 of (c1, c2, c3)")))
        'at least 2 of (c1, c2, c3)'
    """
    # A clause that never matters may have any value: false, here.
    without = set(redundant(expr))
    candidates = [fold(expr, lambda node, parts: _by_laws(node, parts, without))]
    if len(clause_ids(candidates[0])) <= _SYMPY_CLAUSES:
        from sympy.logic.boolalg import simplify_logic  # noqa: PLC0415 # costs 0.3 s

        try:
            boolean = to_sympy(candidates[0])
        except ExpressionError:  # a count over very many operands: the laws have done what can be
            return candidates[0]
        for form in ("dnf", "cnf"):
            shorter = from_sympy(simplify_logic(boolean, form=form, force=True))
            candidates.append(_in_text_order(shorter, clause_ids(expr)))
    return min(candidates, key=_length)


def to_sympy(expr: Expression) -> sympy.logic.boolalg.Boolean:
    """Return an expression of sympy, unevaluated but for the laws that sympy applies by itself.

    Raises:
        ExpressionError: an ``AtLeast``, which sympy lacks, has too many alternatives to be spelled
            out.

    Example:
        >>> to_sympy(All((ClauseRef("c1"), Not(ClauseRef("c2")))))
        c1 & ~c2
    """
    import sympy  # noqa: PLC0415 # costs 0.3 s, and an answer does not need it

    def boolean(
        node: Expression, parts: list[sympy.logic.boolalg.Boolean]
    ) -> sympy.logic.boolalg.Boolean:
        match node:
            case ClauseRef(clause_id):
                return sympy.Symbol(clause_id)
            case Constant(value):
                return sympy.true if value else sympy.false
            case Not():
                return sympy.Not(parts[0])
            case All():
                return sympy.And(*parts)
            case Any():
                return sympy.Or(*parts)
            case AtLeast(k, _):
                return sympy.Or(*(sympy.And(*chosen) for chosen in _choices(parts, k)))

    return fold(expr, boolean)


def from_sympy(boolean: sympy.logic.boolalg.Boolean) -> Expression:
    """Return the expression that an expression of sympy stands for.

    ``Implies``, ``Equivalent``, ``Xor``, ``ITE`` and the like are written with AND, OR and NOT.

    Raises:
        ExpressionError: it holds something that is neither logic nor a name of a clause.

    Example:
        >>> import sympy
        >>> from_sympy(sympy.Symbol("c1") >> sympy.Symbol("c2"))
        Any((ClauseRef('c2'), Not(ClauseRef('c1'))))
    """
    import sympy  # noqa: PLC0415 # costs 0.3 s, and an answer does not need it

    simple = sympy.logic.boolalg.to_nnf(boolean, simplify=False)
    made: dict[object, Expression] = {}
    for node in sympy.postorder_traversal(simple):
        parts = [made[part] for part in sorted(node.args, key=sympy.default_sort_key)]
        if isinstance(node, sympy.Symbol):
            made[node] = ClauseRef(node.name)
        elif node in (sympy.true, sympy.false):
            made[node] = Constant(bool(node))
        elif isinstance(node, sympy.Not):
            made[node] = negate(parts[0])
        elif isinstance(node, sympy.And):
            made[node] = all_of(parts)
        elif isinstance(node, sympy.Or):
            made[node] = any_of(parts)
        else:
            raise ExpressionError(f"{node} is no logic over clauses")
    return made[simple]


def _choices(
    parts: list[sympy.logic.boolalg.Boolean], k: int
) -> typing.Iterator[tuple[sympy.logic.boolalg.Boolean, ...]]:
    if comb(len(parts), k) > _MAX_TERMS:
        raise ExpressionError(
            f"at least {k} of {len(parts)} has more than {_MAX_TERMS} alternatives",
            advice="compare large expressions with equivalent()",
        )
    return combinations(parts, k)


def _by_laws(node: Expression, parts: list[Expression], without: set[str]) -> Expression:
    """Rebuild a node from its simplified operands."""
    match node:
        case ClauseRef(clause_id):
            return Constant(False) if clause_id in without else node
        case Not():
            return negate(parts[0])
        case All():
            return _by_lattice_laws(all_of(parts))
        case Any():
            return _by_lattice_laws(any_of(parts))
        case AtLeast(k, _):
            return _counted(k, parts)
    return node


def _by_lattice_laws(expr: Expression) -> Expression:
    """Apply idempotence, complement and absorption to the operands of an All or an Any."""
    if not isinstance(expr, All | Any):
        return expr
    operands = dict.fromkeys(expr.operands)  # idempotence: x and x is x
    if any(negate(operand) in operands for operand in operands):
        return Constant(isinstance(expr, Any))  # complement: x and not x is false
    dual = Any if isinstance(expr, All) else All
    # Absorption: x and (x or y) is x.
    kept = [
        operand
        for operand in operands
        if not (isinstance(operand, dual) and any(part in operands for part in operand.operands))
    ]
    return all_of(kept) if isinstance(expr, All) else any_of(kept)


def _counted(k: int, parts: list[Expression]) -> Expression:
    """Take the constants out of an AtLeast, and name its ends."""
    needed = k - parts.count(Constant(True))
    operands = tuple(part for part in parts if not isinstance(part, Constant))
    if needed <= 0:
        return Constant(True)
    if needed > len(operands):
        return Constant(False)
    if needed == 1:
        return _by_lattice_laws(any_of(operands))
    if needed == len(operands):
        return _by_lattice_laws(all_of(operands))
    return AtLeast(needed, operands)


def _length(expr: Expression) -> int:
    return fold(expr, lambda node, lengths: sum(lengths) + isinstance(node, ClauseRef))


def _in_text_order(expr: Expression, order: tuple[str, ...]) -> Expression:
    """Sort operands by the first clause they name, as sympy does not keep the order."""
    place = {clause_id: index for index, clause_id in enumerate(order)}

    def first(part: Expression) -> int:
        return min((place[clause_id] for clause_id in clause_ids(part)), default=len(place))

    def rebuilt(node: Expression, parts: list[Expression]) -> Expression:
        match node:
            case Not():
                return Not(parts[0])
            case All():
                return All(tuple(sorted(parts, key=first)))
            case Any():
                return Any(tuple(sorted(parts, key=first)))
        return node

    return fold(expr, rebuilt)
