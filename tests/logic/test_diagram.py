"""Decision diagrams: against brute force, in size, and as dialogs."""

from __future__ import annotations

import dataclasses
import pickle
from collections.abc import Callable
from typing import Any as AnyType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cmr_logic.diagram import FALSE, TRUE, Diagram, Node, TreeNode, build
from cmr_logic.errors import ExpressionError
from cmr_logic.expression import (
    All,
    Any,
    AtLeast,
    ClauseRef,
    Expression,
    Not,
    clause_ids,
    evaluate,
    parse_expression,
)

from .strategies import IDS, completions, expressions, matters, settled, truth, values

LARGE = 10_000
REFS = tuple(ClauseRef(f"c{index}") for index in range(LARGE))


@given(expressions, st.permutations(IDS))
def test_every_path_agrees_with_brute_force(expr: Expression, order: list[str]) -> None:
    for diagram in (build(expr), build(expr, order)):
        diagram.assert_consistent()
        for completion in completions(expr, {}):
            assert diagram.outcome(completion) is truth(expr, completion)


@given(expressions, values)
def test_outcome_is_what_all_completions_agree_on(
    expr: Expression, known: dict[str, bool | None]
) -> None:
    outcome = build(expr).outcome(known)
    assert outcome is settled(expr, known)
    kleene = evaluate(expr, known)
    assert kleene is None or kleene is outcome


@given(expressions, values, values)
def test_an_outcome_once_decided_never_changes(
    expr: Expression, known: dict[str, bool | None], more: dict[str, bool | None]
) -> None:
    diagram = build(expr)
    outcome = diagram.outcome(known)
    told = {**more, **{name: value for name, value in known.items() if value is not None}}
    if outcome is not None:
        assert diagram.outcome(told) is outcome


@given(expressions, values)
def test_only_clauses_that_matter_are_asked(
    expr: Expression, known: dict[str, bool | None]
) -> None:
    diagram = build(expr)
    wanted = [name for name in clause_ids(expr) if name not in known and matters(expr, known, name)]
    assert diagram.relevant(known) == tuple(wanted)
    assert diagram.next_clause(known) == (wanted[0] if wanted else None)


@given(expressions, values, st.lists(st.sampled_from([True, False, None]), min_size=5, max_size=5))
def test_a_dialog_ends_within_as_many_questions_as_clauses(
    expr: Expression, known: dict[str, bool | None], answers: list[bool | None]
) -> None:
    diagram = build(expr)
    told = dict(known)
    unasked = [name for name in clause_ids(expr) if name not in known]
    for count, answer in enumerate(answers):
        asked = diagram.next_clause(told)
        if asked is None:
            break
        assert count < len(unasked)
        assert asked not in told
        told[asked] = answer
    assert diagram.next_clause(told) is None
    assert diagram.outcome(told) is settled(expr, told)
    if None not in told.values():
        assert diagram.outcome(told) is not None


@given(expressions, values)
def test_the_tree_plays_the_same_dialogs(expr: Expression, known: dict[str, bool | None]) -> None:
    diagram = build(expr)
    paths: list[tuple[TreeNode, dict[str, bool | None]]] = [(diagram.unfold(known), known)]
    while paths:
        node, told = paths.pop()
        assert node.clause_id == diagram.next_clause(told)
        if node.is_leaf:
            assert node.outcome is diagram.outcome(told)
        else:
            assert node.clause_id is not None
            assert node.yes is not None
            assert node.no is not None
            paths.append((node.yes, {**told, node.clause_id: True}))
            paths.append((node.no, {**told, node.clause_id: False}))


@given(expressions, values)
def test_the_graph_has_the_same_paths(expr: Expression, known: dict[str, bool | None]) -> None:
    diagram = build(expr)
    graph = diagram.to_networkx()
    completion = next(completions(expr, known))
    here = graph.graph["root"]
    while "clause_id" in graph.nodes[here]:
        value = completion[graph.nodes[here]["clause_id"]]
        (here,) = [way for _, way, answer in graph.out_edges(here, "answer") if answer is value]
    assert graph.nodes[here]["outcome"] is truth(expr, completion)
    assert graph.number_of_edges() == 2 * diagram.size


@given(expressions, expressions)
def test_diagrams_in_one_order_are_equal_when_expressions_are_equivalent(
    one: Expression, two: Expression
) -> None:
    both = All((one, two, *map(ClauseRef, IDS)))
    same = all(
        truth(one, completion) is truth(two, completion) for completion in completions(both, {})
    )
    assert (build(one, IDS) == build(two, IDS)) is same


def _pairs(count: int) -> Expression:
    return All(tuple(Any(pair) for pair in zip(REFS[:count:2], REFS[1:count:2], strict=True)))


def _chain(count: int, *, left: bool) -> Expression:
    refs = REFS[:count] if left else REFS[:count][::-1]
    expr: Expression = refs[0]
    for index, ref in enumerate(refs[1:]):
        operands = (expr, ref) if left else (ref, expr)
        expr = Not(All(operands)) if index % 3 else Any(operands)
    return expr


@pytest.mark.parametrize("count", [10, 1_000, LARGE])
@pytest.mark.parametrize(
    "make",
    [
        lambda count: All(REFS[:count]),
        lambda count: Any(REFS[:count]),
        _pairs,
        lambda count: _chain(count, left=True),
        lambda count: _chain(count, left=False),
    ],
)
def test_n_independent_clauses_take_n_nodes(make: Callable[[int], Expression], count: int) -> None:
    diagram = build(make(count), max_nodes=2 * count)
    diagram.assert_consistent()
    assert diagram.size == count


@pytest.mark.parametrize(("k", "count"), [(1, 50), (2, LARGE), (7, 50), (50, 50)])
def test_counting_takes_a_grid_of_nodes(k: int, count: int) -> None:
    assert build(AtLeast(k, REFS[:count])).size == k * (count - k + 1)


def test_large_diagrams_answer_and_unfold() -> None:
    diagram = build(All(REFS))
    half = {f"c{index}": None for index in range(0, LARGE, 2)}
    assert diagram.next_clause(half) == "c1"
    assert diagram.outcome({**half, "c9999": False}) is False
    assert len(diagram.relevant(half)) == LARGE // 2
    assert sum(1 for _ in diagram.unfold(max_nodes=2 * LARGE + 1).walk()) == 2 * LARGE + 1
    assert pickle.loads(pickle.dumps(diagram)) == diagram  # noqa: S301 # made here


def test_clauses_used_twice_and_any_order() -> None:
    tangled = parse_expression("at least 2 of (c1 and c2, c2 or c3, c3 and c1, c4)")
    for order in (None, ["c4", "c3", "c2", "c1"], ["c9", "c2", "c4", "c1", "c3"]):
        diagram = build(tangled, order)
        diagram.assert_consistent()
        assert diagram.outcome({"c4": True, "c3": True}) is True
    assert build(tangled, ["c4", "c3", "c2", "c1"]).next_clause({}) == "c4"


def test_not_known_is_neither_no_nor_asked_again() -> None:
    diagram = build(parse_expression("c1 and c2 or c3"))
    assert diagram.next_clause({"c1": None}) == "c2"
    assert diagram.outcome({"c1": None, "c2": True}) is None
    assert diagram.next_clause({"c1": None, "c2": True}) == "c3"
    assert diagram.outcome({"c1": None, "c2": True, "c3": True}) is True
    assert diagram.outcome({"c1": None, "c2": True, "c3": False}) is None
    assert diagram.next_clause({"c1": None, "c2": True, "c3": False}) is None


def test_what_cannot_be_settled_any_more_is_not_asked() -> None:
    either = build(parse_expression("c1 and not c2 or c2 and not c1"))
    assert either.next_clause({"c1": None}) is None
    assert either.outcome({"c1": None}) is None


def test_clauses_of_other_rules_are_ignored() -> None:
    diagram = build(parse_expression("c1 and c2"))
    assert diagram.next_clause({"c7": True, "c1": True}) == "c2"
    assert diagram.outcome({"c7": False}) is None


@pytest.mark.parametrize(("text", "outcome"), [("true", True), ("c1 and not c1", False)])
def test_constant_expressions_ask_nothing(text: str, outcome: bool) -> None:
    diagram = build(parse_expression(text))
    diagram.assert_consistent()
    assert (diagram.size, diagram.root) == (0, TRUE if outcome else FALSE)
    assert diagram.next_clause({}) is None
    assert diagram.relevant({}) == ()
    assert diagram.outcome({}) is outcome
    assert diagram.unfold() == TreeNode(outcome=outcome)
    assert list(diagram.to_networkx().nodes) == [diagram.root]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (
            lambda: build(_pairs(4), ["c0", "c1", "c2"]),
            "the order leaves 'c3' out; name every clause of the expression",
        ),
        (
            lambda: build(_pairs(2), ["c1", "c0", "c1"]),
            "the order names 'c1' twice; name each clause once",
        ),
        (
            lambda: build(AtLeast(5000, REFS), max_nodes=1000),
            "the decision diagram would need more than 1000 nodes; "
            "give the clauses another order, or split the expression",
        ),
        (
            lambda: build(_pairs(200)).unfold(),
            "the dialog tree would have more than 10000 nodes; "
            "raise max_nodes, or use the diagram, which has 200",
        ),
    ],
)
def test_errors_word_for_word(call: Callable[[], object], message: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        call()
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"root": 1}, "node 0: not reachable"),
        ({"nodes": ()}, "wrong root"),
        ({"order": ("c2", "c1")}, "node 0: wrong level"),
        ({"order": ("c1", "c2", "c1")}, "node 0: wrong level"),
        (
            {"nodes": (Node("c1", 0, 1, 1), Node("c2", 1, TRUE, FALSE))},
            "both branches are the same",
        ),
        ({"nodes": (Node("c1", 0, TRUE, FALSE), Node("c2", 1, TRUE, FALSE))}, "not reachable"),
        ({"nodes": (Node("c1", 0, 2, FALSE), Node("c2", 1, TRUE, FALSE))}, "leads to 2"),
        (
            {"nodes": (Node("c1", 0, 1, 2), *[Node("c2", 1, TRUE, FALSE)] * 2)},
            "two nodes are the same",
        ),
    ],
)
def test_the_self_check_sees_what_is_wrong(change: dict[str, AnyType], message: str) -> None:
    diagram = Diagram(("c1", "c2"), (Node("c1", 0, 1, FALSE), Node("c2", 1, TRUE, FALSE)), 0)
    diagram.assert_consistent()
    with pytest.raises(AssertionError, match=message):
        dataclasses.replace(diagram, **change).assert_consistent()


def test_tree_nodes_are_questions_or_leaves() -> None:
    with pytest.raises(ValueError, match="a question has a clause"):
        TreeNode("c1", TreeNode(outcome=True))
