"""Expression → nodes of a decision diagram."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence

from cmr_logic.diagram.table import FALSE, TRUE, Table, Task, run
from cmr_logic.expression import (
    All,
    AtLeast,
    ClauseRef,
    Constant,
    Expression,
    Not,
    operands_of,
    postorder,
)

_NO_LEVELS = (sys.maxsize, -1)  # first and last level of what names no clause


class Compiler:
    """Compiles one expression into a table.

    Where the clauses of the operands do not mingle, which is how rules are written, each operand
    is compiled straight to where its two outcomes lead: an ``All`` goes on to the next operand when
    one is true and leaves when one is false. This takes one step a clause, whichever way the
    brackets nest. Only operands whose clauses mingle are compiled alone and combined.

    Args:
        table: where the nodes go.
        levels: the level of each clause by its id.
        expr: what to compile.
    """

    def __init__(self, table: Table, levels: Mapping[str, int], expr: Expression) -> None:
        self._table = table
        self._levels = levels
        self._expr = expr
        self._ranges = self._level_ranges()
        # Keyed by identity: to compare nodes could cost as much as to compile them.
        self._memo: dict[tuple[int, int, int], int] = {}

    def root(self) -> int:
        """Return the node that decides the expression."""
        return run(self._compile(self._expr, TRUE, FALSE))

    def _level_ranges(self) -> dict[int, tuple[int, int]]:
        ranges: dict[int, tuple[int, int]] = {}
        for node in postorder(self._expr):
            if isinstance(node, ClauseRef):
                level = self._levels[node.clause_id]
                ranges[id(node)] = (level, level)
            else:
                parts = [ranges[id(operand)] for operand in operands_of(node)] or [_NO_LEVELS]
                first, last = zip(*parts, strict=True)
                ranges[id(node)] = (min(first), max(last))
        return ranges

    def _compile(self, expr: Expression, high: int, low: int) -> Task:
        """Compile ``expr``, to lead to ``high`` and ``low``, which stand below all its clauses."""
        while isinstance(expr, Not):
            expr, high, low = expr.operand, low, high
        if isinstance(expr, ClauseRef):
            return self._table.node(self._levels[expr.clause_id], high, low)
        if isinstance(expr, Constant):
            return high if expr.value else low
        key = (id(expr), high, low)
        found = self._memo.get(key)
        if found is None:
            groups = self._groups(expr.operands)
            if isinstance(expr, AtLeast):
                found = yield self._counted(expr, groups, high, low)
            elif isinstance(expr, All):
                found = yield self._chained(groups, high, low, every=True)
            else:
                found = yield self._chained(groups, low, high, every=False)
            self._memo[key] = found
        return found

    def _groups(self, operands: Sequence[Expression]) -> list[list[Expression]]:
        """Sort by first level, and put operands together whose levels overlap."""
        groups: list[list[Expression]] = []
        reach = -1
        for operand in sorted(operands, key=lambda operand: self._ranges[id(operand)][0]):
            first, last = self._ranges[id(operand)]
            if first > reach:
                groups.append([])
            groups[-1].append(operand)
            reach = max(reach, last)
        return groups

    def _chained(
        self, groups: list[list[Expression]], passed: int, left: int, *, every: bool
    ) -> Task:
        """Compile an All (``every``) or its dual, an Any: go on to ``passed``, or leave early."""
        following = passed
        for group in reversed(groups):
            if len(group) == 1:
                (operand,) = group
                high, low = (following, left) if every else (left, following)
                following = yield self._compile(operand, high, low)
                continue
            mingled = TRUE if every else FALSE
            for operand in reversed(group):
                alone = yield self._compile(operand, TRUE, FALSE)
                high, low = (mingled, FALSE) if every else (TRUE, mingled)
                mingled = self._table.ite(alone, high, low)
            high, low = (following, left) if every else (left, following)
            following = self._table.ite(mingled, high, low)
        return following

    def _counted(self, expr: AtLeast, groups: list[list[Expression]], high: int, low: int) -> Task:
        """Compile an AtLeast as a grid: for each operand, a node for each number still needed."""
        operands = [operand for group in groups for operand in group]
        apart = len(groups) == len(operands)
        reached, missed = (high, low) if apart else (TRUE, FALSE)
        row = [reached] + [missed] * expr.k  # by the number still needed, after the last operand
        for before in range(len(operands) - 1, -1, -1):
            alone = 0 if apart else (yield self._compile(operands[before], TRUE, FALSE))
            # From the highest number down: row[needed - 1] must still be the next operand's.
            for needed in range(expr.k, max(1, expr.k - before) - 1, -1):
                if apart:
                    row[needed] = yield self._compile(
                        operands[before], row[needed - 1], row[needed]
                    )
                else:
                    row[needed] = self._table.ite(alone, row[needed - 1], row[needed])
        return row[expr.k] if apart else self._table.ite(row[expr.k], high, low)
