"""The decision diagram of an expression, and the questions put to it."""

from __future__ import annotations

import typing
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from cmr_logic.diagram.compiling import Compiler
from cmr_logic.diagram.table import FALSE, TRUE, UNKNOWN, Table
from cmr_logic.diagram.tree import TreeNode
from cmr_logic.errors import ExpressionError, type_name
from cmr_logic.expression import Expression, clause_ids

if typing.TYPE_CHECKING:
    import networkx as nx

Values: typing.TypeAlias = Mapping[str, bool | None]

_NOT_ASKED = object()
_OUTCOMES = {TRUE: True, FALSE: False, UNKNOWN: None}


@dataclass(frozen=True, slots=True)
class Node:
    """A clause to decide on, and where each value leads.

    Args:
        clause_id: the clause.
        level: its place in the order of the diagram, from 0.
        high: where true leads: the index of a node, or the end ``TRUE`` or ``FALSE``.
        low: where false leads, likewise.
    """

    clause_id: str
    level: int
    high: int
    low: int


@dataclass(frozen=True, slots=True)
class Diagram:
    """An ordered, reduced and shared decision diagram (Bryant 1986).

    Two diagrams in the same order are equal exactly when their expressions are equivalent. Make one
    with :func:`build`.

    Throughout, ``values`` maps clause ids to what was answered: true, false, or ``None`` for asked
    and not known. A clause without an entry was not asked. Ids that the diagram does not name are
    ignored. A clause that is not known may yet be true or false: it settles an outcome only if both
    lead there. Where very many are not known and clauses recur, what remains of the diagram could
    outgrow ``MAX_NODES``; :meth:`next_clause`, :meth:`relevant` and :meth:`unfold` then raise an
    ``ExpressionError``.

    Args:
        order: the clauses in the order in which they are decided on.
        nodes: the nodes, level by level, so that a branch always leads to a later one.
        root: where to start: 0, or an end if the expression is constant.
    """

    order: tuple[str, ...]
    nodes: tuple[Node, ...]
    root: int
    _levels: Mapping[str, int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        levels = {clause_id: level for level, clause_id in enumerate(self.order)}
        object.__setattr__(self, "_levels", levels)  # the diagram is frozen for everybody else

    @property
    def size(self) -> int:
        """The number of nodes, without the ends."""
        return len(self.nodes)

    @property
    def clause_ids(self) -> tuple[str, ...]:
        """The clauses that can change the outcome, in order.

        Example:
            >>> from cmr_logic.expression import parse_expression
            >>> build(parse_expression("c1 or (c1 and c2)")).clause_ids
            ('c1',)
        """
        return tuple(dict.fromkeys(node.clause_id for node in self.nodes))

    def outcome(self, values: Values) -> bool | None:
        """Return what is settled, whatever the clauses without a value turn out to be.

        Never less is settled here than by Kleene's logic, and sometimes more: "c1 or not c1" is
        true.

        Example:
            >>> from cmr_logic.expression import parse_expression
            >>> diagram = build(parse_expression("c1 and (c2 or c3)"))
            >>> diagram.outcome({"c1": None, "c2": True})
            >>> diagram.outcome({"c2": False, "c3": False})
            False
        """
        first, asked = self._descend(values)
        if first < 0 or (asked is _NOT_ASKED and not self._tells_more(values, first)):
            return _OUTCOMES.get(first)
        ends: set[int] = set()
        seen = {first}
        pending = [first]
        while pending and len(ends) < 2:  # noqa: PLR2004 # true and false: both are possible
            node = self.nodes[pending.pop()]
            value = values.get(node.clause_id)
            ways = (node.high, node.low) if value is None else (node.high if value else node.low,)
            for way in ways:
                if way < 0:
                    ends.add(way)
                elif way not in seen:
                    seen.add(way)
                    pending.append(way)
        return _OUTCOMES[ends.pop()] if len(ends) == 1 else None

    def next_clause(self, values: Values) -> str | None:
        """Return the first clause, in order, whose answer can still change the outcome.

        Returns:
            The id of a clause that was not asked; ``None`` if no answer changes the outcome.

        Example:
            >>> from cmr_logic.expression import parse_expression
            >>> diagram = build(parse_expression("c1 and (c2 or c3)"))
            >>> diagram.next_clause({}), diagram.next_clause({"c3": True, "c1": True})
            ('c1', None)
            >>> diagram.next_clause({"c1": None})  # to ask on is of use: the outcome may be false
            'c2'
        """
        first, asked = self._descend(values)
        if first < 0:
            return None
        if asked is _NOT_ASKED and not self._tells_more(values, first):
            return self.nodes[first].clause_id
        table, root = self._restricted(values, first)
        return self.order[table.levels[root]] if root >= 0 else None

    def relevant(self, values: Values) -> tuple[str, ...]:
        """Return every clause, in order, that was not asked and can still change the outcome.

        Example:
            >>> from cmr_logic.expression import parse_expression
            >>> build(parse_expression("c1 and (c2 or c3)")).relevant({"c2": True})
            ('c1',)
        """
        first, _ = self._descend(values)
        table, root = self._restricted(values, first)
        levels = {table.levels[node] for node in _reachable(table, root)}
        return tuple(self.order[level] for level in sorted(levels))

    def unfold(self, values: Values | None = None, *, max_nodes: int = 10_000) -> TreeNode:
        """Return the dialog tree: every dialog of yes and no from here on.

        Args:
            values: what was answered before.
            max_nodes: how many questions and leaves the tree may have; it can have exponentially
                more than the diagram, in which they are shared.

        Raises:
            ExpressionError: the tree would be larger, or ``max_nodes`` is no whole number.

        Example:
            >>> from cmr_logic.expression import parse_expression
            >>> tree = build(parse_expression("c1 and c2")).unfold()
            >>> tree.clause_id, tree.yes.clause_id, tree.no.outcome
            ('c1', 'c2', False)
        """
        if not isinstance(max_nodes, int):
            raise ExpressionError(f"max_nodes must be a whole number, not {type_name(max_nodes)}")
        first, _ = self._descend(values or {})
        table, root = self._restricted(values or {}, first)
        trees = {end: TreeNode(outcome=outcome) for end, outcome in _OUTCOMES.items()}
        sizes = dict.fromkeys(_OUTCOMES, 1)
        for node in sorted(_reachable(table, root)):  # branches have been made before their node
            high, low = table.highs[node], table.lows[node]
            sizes[node] = 1 + sizes[high] + sizes[low]
            if sizes[node] > max_nodes:
                raise ExpressionError(
                    f"the dialog tree would have more than {max_nodes} nodes",
                    advice=f"raise max_nodes, or use the diagram, which has {self.size}",
                )
            trees[node] = TreeNode(self.order[table.levels[node]], trees[high], trees[low])
        return trees[root]

    def to_networkx(self) -> nx.DiGraph:
        """Return the diagram as a directed graph.

        Nodes are the indices, with ``clause_id``, and the ends ``TRUE`` and ``FALSE``, with
        ``outcome``; edges carry ``answer``. The graph's attribute ``root`` tells where to start.

        Example:
            >>> from cmr_logic.expression import parse_expression
            >>> graph = build(parse_expression("c1 and c2")).to_networkx()
            >>> graph.number_of_nodes(), graph.nodes[0], graph.edges[0, FALSE]
            (4, {'clause_id': 'c1'}, {'answer': False})
        """
        import networkx as nx  # noqa: PLC0415 # costs 0.1 s, and an answer does not need it

        graph = nx.DiGraph(root=self.root)
        ends = {self.root} | {way for node in self.nodes for way in (node.high, node.low)}
        for end in sorted(ends & _OUTCOMES.keys()):
            graph.add_node(end, outcome=_OUTCOMES[end])
        for index, node in enumerate(self.nodes):
            graph.add_node(index, clause_id=node.clause_id)
        for index, node in enumerate(self.nodes):
            graph.add_edge(index, node.high, answer=True)
            graph.add_edge(index, node.low, answer=False)
        return graph

    def assert_consistent(self) -> None:
        """Check that the diagram is ordered, reduced, without duplicates, and all reachable.

        Raises:
            AssertionError: it is not; the message names the node.
        """
        unique: set[tuple[int, int, int]] = set()
        reached = {self.root}
        for index, node in enumerate(self.nodes):
            _check(node.level == self._levels.get(node.clause_id), f"node {index}: wrong level")
            _check(node.high != node.low, f"node {index}: both branches are the same")
            _check(index in reached, f"node {index}: not reachable")
            for way in (node.high, node.low):
                _check(way in (TRUE, FALSE) or way > index, f"node {index}: leads to {way}")
                _check(way < self.size, f"node {index}: leads to {way}")
                _check(way < 0 or self.nodes[way].level > node.level, f"node {index}: out of order")
                reached.add(way)
            unique.add((node.level, node.high, node.low))
        _check(len(unique) == self.size, "two nodes are the same")
        _check(len(self._levels) == len(self.order), "the order names a clause twice")
        _check(self.root == 0 if self.nodes else self.root in (TRUE, FALSE), "wrong root")

    def _descend(self, values: Values) -> tuple[int, object]:
        """Follow the known values down to an end, or to the first node without one."""
        index = self.root
        while index >= 0:
            node = self.nodes[index]
            value = values.get(node.clause_id, _NOT_ASKED)
            if value is _NOT_ASKED or value is None:
                return index, value
            index = node.high if value else node.low
        return index, None

    def _tells_more(self, values: Values, index: int) -> bool:
        """Tell whether ``values`` says anything of the clauses below a node."""
        level = self.nodes[index].level
        return any(self._levels.get(clause_id, -1) > level for clause_id in values)

    def _restricted(self, values: Values, first: int) -> tuple[Table, int]:
        """Return what is left of the diagram from ``first`` on when ``values`` are put in.

        Only clauses that were not asked remain, and only those that can change the outcome, which
        has three values now: where a clause is not known, its two branches are merged into what
        both say.
        """
        table = Table(max_nodes=max(_LEAST_ROOM, 4 * self.size))
        # The ends are negative, and so count from the list's end: left[FALSE] is FALSE.
        left = [UNKNOWN] * self.size + [UNKNOWN, TRUE, FALSE]
        for index in range(self.size - 1, first - 1, -1) if first >= 0 else ():
            node = self.nodes[index]
            high, low = left[node.high], left[node.low]
            value = values.get(node.clause_id, _NOT_ASKED)
            if value is _NOT_ASKED:
                left[index] = table.node(node.level, high, low)
            elif value is None:
                left[index] = table.merge(high, low)
            else:
                left[index] = high if value else low
        return table, left[first]


#: How many nodes a diagram may have unless told otherwise.
MAX_NODES = 500_000
_LEAST_ROOM = MAX_NODES  # for what remains of a diagram: merging can add nodes


def build(
    expr: Expression, order: Sequence[str] | None = None, *, max_nodes: int = MAX_NODES
) -> Diagram:
    """Build the decision diagram of an expression.

    Args:
        expr: the expression.
        order: the clauses in the order to decide on them, at least all of those that ``expr``
            names; text order if left out.
        max_nodes: how many nodes may be made on the way.

    Raises:
        ExpressionError: ``order`` leaves a clause out or repeats one, or the diagram is too large.

    Example:
        >>> from cmr_logic.expression import parse_expression
        >>> diagram = build(parse_expression("c1 and (c2 or c3)"))
        >>> diagram.size, diagram.next_clause({"c1": True, "c2": False})
        (3, 'c3')
    """
    named = clause_ids(expr)
    chosen = named if order is None else tuple(order)
    levels = {clause_id: level for level, clause_id in enumerate(chosen)}
    if len(levels) < len(chosen):
        twice = next(name for name in chosen if chosen.count(name) > 1)
        raise ExpressionError(f"the order names {twice!r} twice", advice="name each clause once")
    for clause_id in named:
        if clause_id not in levels:
            raise ExpressionError(
                f"the order leaves {clause_id!r} out", advice="name every clause of the expression"
            )
    table = Table(max_nodes)
    root = Compiler(table, levels, expr).root()
    # Depth first, then by level: the numbers depend on the function alone, not on how it was built.
    kept = sorted(_reachable(table, root), key=table.levels.__getitem__)
    index_of = {node: index for index, node in enumerate(kept)} | {TRUE: TRUE, FALSE: FALSE}
    nodes = tuple(
        Node(
            chosen[table.levels[node]],
            table.levels[node],
            index_of[table.highs[node]],
            index_of[table.lows[node]],
        )
        for node in kept
    )
    return Diagram(chosen, nodes, index_of[root])


def _reachable(table: Table, root: int) -> list[int]:
    """List the nodes that ``root`` leads to, itself first, depth first and true before false."""
    found: dict[int, None] = {}
    pending = [root]
    while pending:
        node = pending.pop()
        if node >= 0 and node not in found:
            found[node] = None
            pending += [table.lows[node], table.highs[node]]
    return list(found)


def _check(condition: bool, message: str) -> None:
    if not condition:
        raise AssertionError(message)
