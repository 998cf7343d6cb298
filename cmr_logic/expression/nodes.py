"""The expression types: what a condition says about its clauses.

Every operation here and in the modules beside it walks with an explicit stack, so that an
expression nested ten thousand deep is compared, hashed, printed and pickled like any other. A node
computes its hash once, when it is built, from the hashes of its operands.
"""

from __future__ import annotations

import re
import typing
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias, TypeVar

from cmr_logic.errors import ExpressionError
from cmr_logic.records import made_quickly

#: Words of the written form; none of them names a clause.
RESERVED_WORDS = frozenset({"all", "and", "any", "at", "false", "least", "not", "of", "or", "true"})

_CLAUSE_ID = re.compile(r"[a-z][a-z0-9_]*")
_T = TypeVar("_T")


@lru_cache(maxsize=1024)
def is_clause_id(name: str) -> bool:
    """Tell whether ``name`` can name a clause: a lower-case word that the written form leaves free.

    Example:
        >>> is_clause_id("c1"), is_clause_id("C1"), is_clause_id("and")
        (True, False, False)
    """
    return _CLAUSE_ID.fullmatch(name) is not None and name not in RESERVED_WORDS


class _Node:
    """What all nodes share: a hash made once, and equality, repr and pickling without recursion."""

    __slots__ = ("_hash", "_label", "_operands")
    _hash: int
    _label: tuple[str | int, ...]
    _operands: tuple[Expression, ...]

    def _remember(self, label: tuple[str | int, ...], operands: tuple[Expression, ...]) -> None:
        """Keep what the node holds besides its operands, these, and the hash of all that."""
        _set_label(self, label)  # the node is frozen for everybody else
        _set_operands(self, operands)
        _set_hash(self, hash((type(self).__name__, label, operands)))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, _Node):
            return NotImplemented
        pairs: list[tuple[_Node, _Node]] = [(self, other)]
        while pairs:
            one, two = pairs.pop()
            if one is two:
                continue
            if one._hash != two._hash or _shape(one) != _shape(two):
                return False
            pairs.extend(zip(operands_of(one), operands_of(two), strict=True))
        return True

    def __repr__(self) -> str:
        return fold(self, _repr_of)  # type: ignore[arg-type] # every subclass is in Expression

    def __reduce__(self) -> tuple[Callable[..., Expression], tuple[object, ...]]:
        # In postfix order, so that pickle does not recurse into the operands.
        return _from_postfix, (tuple(_shape(node) for node in postorder(self)),)  # type: ignore[arg-type] # as above


# By the shortest way past the guard: nodes are made by the hundred.
_set_label, _set_operands, _set_hash = (
    vars(_Node)[name].__set__ for name in ("_label", "_operands", "_hash")
)


@made_quickly
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ClauseRef(_Node):
    """The truth of one clause.

    Args:
        clause_id: a lower-case letter, then lower-case letters, digits and underscores; not a word
            of the written form such as ``and`` (:data:`RESERVED_WORDS`).

    Raises:
        ExpressionError: ``clause_id`` is no such name.

    Example:
        >>> ClauseRef("c1")
        ClauseRef('c1')
    """

    clause_id: str

    def __post_init__(self) -> None:
        if not isinstance(self.clause_id, str) or not is_clause_id(self.clause_id):
            raise ExpressionError(
                f"{self.clause_id!r} cannot name a clause",
                advice="use a lower-case letter, then lower-case letters, digits or '_'",
            )
        self._remember((self.clause_id,), ())


@made_quickly
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Constant(_Node):
    """True or false, whatever the clauses are.

    Example:
        >>> Constant(True)
        Constant(True)
    """

    value: bool

    def __post_init__(self) -> None:
        if not isinstance(self.value, bool):
            raise ExpressionError(f"a constant is True or False, not {self.value!r}")
        self._remember((self.value,), ())


@made_quickly
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Not(_Node):
    """True when its operand is false.

    Example:
        >>> Not(ClauseRef("c1"))
        Not(ClauseRef('c1'))
    """

    operand: Expression

    def __post_init__(self) -> None:
        _check_operands("Not", (self.operand,))
        self._remember((), (self.operand,))


@made_quickly
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class All(_Node):
    """True when every operand is true (AND).

    Args:
        operands: one or more expressions, in text order. For none, use ``Constant(True)``.

    Raises:
        ExpressionError: there is no operand, or one is no expression.

    Example:
        >>> All((ClauseRef("c1"), ClauseRef("c2")))
        All((ClauseRef('c1'), ClauseRef('c2')))
    """

    operands: tuple[Expression, ...]

    def __post_init__(self) -> None:
        _check_operands("All", self.operands)
        self._remember((), self.operands)


@made_quickly
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Any(_Node):
    """True when one operand or more is true (OR).

    Args:
        operands: one or more expressions, in text order. For none, use ``Constant(False)``.

    Raises:
        ExpressionError: there is no operand, or one is no expression.

    Example:
        >>> Any((ClauseRef("c1"), ClauseRef("c2")))
        Any((ClauseRef('c1'), ClauseRef('c2')))
    """

    operands: tuple[Expression, ...]

    def __post_init__(self) -> None:
        _check_operands("Any", self.operands)
        self._remember((), self.operands)


@made_quickly
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class AtLeast(_Node):
    """True when ``k`` operands or more are true.

    Args:
        k: how many are needed; from 0 to the number of operands.
        operands: one or more expressions, in text order.

    Raises:
        ExpressionError: there is no operand, one is no expression, or ``k`` is out of range.

    Example:
        >>> AtLeast(1, (ClauseRef("c1"), ClauseRef("c2")))
        AtLeast(1, (ClauseRef('c1'), ClauseRef('c2')))
    """

    k: int
    operands: tuple[Expression, ...]

    def __post_init__(self) -> None:
        _check_operands("AtLeast", self.operands)
        if isinstance(self.k, bool) or not isinstance(self.k, int):
            raise ExpressionError(f"AtLeast needs a whole number, not {self.k!r}")
        if not 0 <= self.k <= len(self.operands):
            raise ExpressionError(
                f"at least {self.k} of {len(self.operands)} cannot be asked for",
                advice=f"use a number from 0 to {len(self.operands)}",
            )
        self._remember((self.k,), self.operands)


Expression: TypeAlias = ClauseRef | Not | All | Any | AtLeast | Constant
# A node's class (untyped: it is called with what its label holds), label and number of operands.
_Shape: TypeAlias = tuple[typing.Any, tuple[str | int, ...], int]


def operands_of(node: object) -> tuple[Expression, ...]:
    """Return what a node combines, in text order; nothing for a clause or a constant.

    Example:
        >>> operands_of(Not(ClauseRef("c1"))), operands_of(ClauseRef("c1"))
        ((ClauseRef('c1'),), ())
    """
    return node._operands if isinstance(node, _Node) else ()


def postorder(expr: Expression) -> Iterator[Expression]:
    """Yield every node once for each place it stands in, operands before what combines them.

    Example:
        >>> list(postorder(Not(ClauseRef("c1"))))
        [ClauseRef('c1'), Not(ClauseRef('c1'))]
    """
    stack: list[tuple[Expression, bool]] = [(expr, False)]
    while stack:
        node, expanded = stack.pop()
        if node._operands and not expanded:
            stack.append((node, True))
            stack.extend([(operand, False) for operand in reversed(node._operands)])
        else:
            yield node


def fold(expr: Expression, combine: Callable[[Expression, list[_T]], _T]) -> _T:
    """Compute a value bottom-up, at any depth of nesting.

    Args:
        expr: where to start.
        combine: is given a node and the values of its operands, and returns the node's value.

    Example:
        >>> fold(Not(ClauseRef("c1")), lambda node, values: 1 + sum(values))
        2
    """
    values: list[_T] = []
    for node in postorder(expr):
        if node._operands:
            first = len(values) - len(node._operands)
            values[first:] = [combine(node, values[first:])]
        else:
            values.append(combine(node, []))
    return values[0]


def _check_operands(name: str, operands: object) -> None:
    if not isinstance(operands, tuple):
        raise ExpressionError(
            f"{name} takes its operands as a tuple, not {type(operands).__name__}"
        )
    if not operands:
        raise ExpressionError(f"{name} needs an operand", advice="use Constant for an empty list")
    for operand in operands:
        if not isinstance(operand, _Node):
            raise ExpressionError(f"{name} combines expressions, not {type(operand).__name__}")


def _shape(node: _Node) -> _Shape:
    return type(node), node._label, len(node._operands)


def _from_postfix(shapes: tuple[_Shape, ...]) -> Expression:
    made: list[Expression] = []
    for kind, label, arity in shapes:
        first = len(made) - arity
        operands = tuple(made[first:])
        if not arity:
            made.append(kind(*label))
        else:
            argument = operands[0] if kind is Not else operands
            made[first:] = [kind(*label, argument)]
    return made[0]


def _repr_of(node: Expression, operands: list[str]) -> str:
    inside = ", ".join(operands)
    if isinstance(node, ClauseRef | Constant):
        inside = repr(node._label[0])
    elif not isinstance(node, Not):
        inside = f"({inside},)" if len(operands) == 1 else f"({inside})"
    number = f"{node.k}, " if isinstance(node, AtLeast) else ""
    return f"{type(node).__name__}({number}{inside})"
