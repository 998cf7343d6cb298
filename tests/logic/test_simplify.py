"""Equivalence, redundancy, minimal forms, and the diagram against sympy."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from cmr_logic.diagram import build
from cmr_logic.errors import ExpressionError
from cmr_logic.expression import (
    All,
    Any,
    AtLeast,
    ClauseRef,
    Expression,
    Not,
    clause_ids,
    parse_expression,
    to_text,
)
from cmr_logic.simplify import equivalent, from_sympy, minimal, redundant, to_sympy

from .strategies import completions, expressions, truth


@settings(deadline=None)
@given(expressions)
def test_diagram_agrees_with_sympy(expr: Expression) -> None:
    boolean = to_sympy(expr)
    diagram = build(expr)
    for completion in completions(expr, {}):
        assert diagram.outcome(completion) is bool(boolean.subs(completion))


@settings(deadline=None)
@given(expressions)
def test_sympy_and_back_means_the_same(expr: Expression) -> None:
    assert equivalent(from_sympy(to_sympy(expr)), expr)


@given(expressions)
def test_redundant_clauses_are_those_that_never_matter(expr: Expression) -> None:
    flips = {
        name
        for completion in completions(expr, {})
        for name in completion
        if truth(expr, completion) is not truth(expr, {**completion, name: not completion[name]})
    }
    assert set(redundant(expr)) == set(clause_ids(expr)) - flips


@settings(deadline=None, max_examples=50)
@given(expressions)
def test_minimal_means_the_same_and_is_no_longer(expr: Expression) -> None:
    short = minimal(expr)
    assert equivalent(short, expr)
    assert set(clause_ids(short)) == set(clause_ids(expr)) - set(redundant(expr))
    assert to_text(short).count("c") <= to_text(expr).count("c")


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("not not c1", "c1"),
        ("c1 and c1 and true", "c1"),
        ("c1 and c2 and not c1", "false"),
        ("c2 and (c2 or c1)", "c2"),
        ("at least 1 of (c2, c1)", "c2 or c1"),
        ("at least 2 of (c2, c1, false)", "c2 and c1"),
        ("at least 2 of (c1, c2, c3, true)", "c1 or c2 or c3"),
        ("at least 2 of (c1, c2, c3)", "at least 2 of (c1, c2, c3)"),
        ("c3 and c1 or c3 and not c1", "c3"),
        ("not c1 or c1 and c2", "not c1 or c2"),
        ("c1 and (c2 or c3)", "c1 and (c2 or c3)"),
    ],
)
def test_minimal(text: str, short: str) -> None:
    assert to_text(minimal(parse_expression(text))) == short


def test_large_expressions_are_compared_without_sympy() -> None:
    refs = tuple(ClauseRef(f"c{index}") for index in range(2_000))
    negated = Any(tuple(Not(ref) for ref in refs))
    assert equivalent(Not(All(refs)), negated)  # De Morgan's law
    assert not equivalent(Not(All(refs[1:])), negated)
    assert equivalent(AtLeast(2, refs), AtLeast(2, refs[::-1]))
    assert minimal(All((*refs, *refs))) == All(refs)


def test_counting_too_large_to_spell_out_is_an_error() -> None:
    with pytest.raises(ExpressionError, match="at least 20 of 40 has more than 10000 alternatives"):
        to_sympy(AtLeast(20, tuple(ClauseRef(f"c{index}") for index in range(40))))


def test_counting_too_large_to_spell_out_is_still_simplified() -> None:
    pairs = [Any((ClauseRef(a), ClauseRef(b))) for a in "pqrst" for b in "uvw"]
    many = AtLeast(7, (*pairs, *(All(pair.operands) for pair in pairs)))
    assert minimal(Not(Not(many))) == many


def test_what_is_no_logic_does_not_come_from_sympy() -> None:
    import sympy

    with pytest.raises(ExpressionError, match="is no logic over clauses"):
        from_sympy(sympy.Symbol("c1") > 3)
