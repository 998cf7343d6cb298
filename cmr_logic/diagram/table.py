"""The unique table: makes and combines the nodes of decision diagrams, each only once.

The scheme is that of Bryant, "Graph-Based Algorithms for Boolean Function Manipulation", IEEE
Transactions on Computers C-35(8), 1986: along every path the levels grow, no node has two equal
branches, no two nodes are equal. A function then has one diagram. Combining is the if-then-else of
Brace, Rudell and Bryant, "Efficient Implementation of a BDD Package", DAC 1990.
"""

from __future__ import annotations

import sys
import typing
from collections.abc import Generator
from typing import TypeAlias

from cmr_logic.errors import ExpressionError

# Ends of a diagram. They are negative, so that no index of a node is one of them.
FALSE = -1
TRUE = -2
UNKNOWN = -3

#: Computes a node, asking for others on the way: recursion on an explicit stack (see :func:`run`).
Task: TypeAlias = "Generator[Task, int, int]"

_BELOW_ALL = sys.maxsize  # the level of an end
_STEPS_PER_NODE = 8  # how much work, in remembered results, may stand behind a node


def run(task: Task) -> int:
    """Run a task and the tasks that it yields, at any depth, and return its result."""
    stack = [task]
    result: typing.Any = None  # a generator takes None first, and then the results it asked for
    while stack:
        try:
            wanted = stack[-1].send(result)
        except StopIteration as stop:
            stack.pop()
            result = stop.value
        else:
            stack.append(wanted)
            result = None
    return int(result)


class Table:
    """Nodes under construction, as three parallel lists.

    Args:
        max_nodes: how many nodes there may be.
    """

    __slots__ = ("_ite_memo", "_max_nodes", "_merge_memo", "_unique", "highs", "levels", "lows")

    def __init__(self, max_nodes: int) -> None:
        self.levels: list[int] = []
        self.highs: list[int] = []
        self.lows: list[int] = []
        self._unique: dict[tuple[int, int, int], int] = {}
        self._ite_memo: dict[tuple[int, int, int], int] = {}
        self._merge_memo: dict[tuple[int, int], int] = {}
        self._max_nodes = max_nodes

    def node(self, level: int, high: int, low: int) -> int:
        """Return the node that asks at ``level``, and goes ``high`` for true and ``low`` for false.

        Raises:
            ExpressionError: it would be one node too many.
        """
        if high == low:
            return high
        key = (level, high, low)
        found = self._unique.get(key)
        if found is None:
            found = len(self.levels)
            if found >= self._max_nodes:
                raise self._too_large()
            self._unique[key] = found
            self.levels.append(level)
            self.highs.append(high)
            self.lows.append(low)
        return found

    def ite(self, condition: int, high: int, low: int) -> int:
        """Return "if ``condition`` then ``high`` else ``low``"."""
        return run(self._ite(condition, high, low))

    def merge(self, one: int, two: int) -> int:
        """Return what holds whichever of the two holds: unknown wherever they differ."""
        return run(self._merge(one, two))

    def _ite(self, condition: int, high: int, low: int) -> Task:
        if condition == TRUE or high == low:
            return high
        if condition == FALSE:
            return low
        if high == TRUE and low == FALSE:
            return condition
        key = (condition, high, low)
        found = self._ite_memo.get(key)
        if found is None:
            level = min(self._level(condition), self._level(high), self._level(low))
            (c1, c0), (h1, h0), (l1, l0) = (self._branches(node, level) for node in key)
            found = self.node(level, (yield self._ite(c1, h1, l1)), (yield self._ite(c0, h0, l0)))
            self._ite_memo[key] = found
            if len(self._ite_memo) > _STEPS_PER_NODE * self._max_nodes:
                raise self._too_large()
        return found

    def _merge(self, one: int, two: int) -> Task:
        if one == two:
            return one
        if UNKNOWN in (one, two) or (one < 0 and two < 0):
            return UNKNOWN
        key = (one, two) if one < two else (two, one)
        found = self._merge_memo.get(key)
        if found is None:
            level = min(self._level(one), self._level(two))
            (a1, a0), (b1, b0) = self._branches(one, level), self._branches(two, level)
            found = self.node(level, (yield self._merge(a1, b1)), (yield self._merge(a0, b0)))
            self._merge_memo[key] = found
            if len(self._merge_memo) > _STEPS_PER_NODE * self._max_nodes:
                raise self._too_large()
        return found

    def _level(self, node: int) -> int:
        return self.levels[node] if node >= 0 else _BELOW_ALL

    def _branches(self, node: int, level: int) -> tuple[int, int]:
        if node >= 0 and self.levels[node] == level:
            return self.highs[node], self.lows[node]
        return node, node

    def _too_large(self) -> ExpressionError:
        return ExpressionError(
            f"the decision diagram would need more than {self._max_nodes} nodes",
            advice="give the clauses another order, or split the expression",
        )
