"""Expressions: their nodes, their meaning, and their written and JSON forms."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

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
    evaluate,
    from_json,
    negate,
    parse_expression,
    to_json,
    to_text,
)

from .strategies import completions, expressions, settled, truth, values

C1, C2, C3, C4 = (ClauseRef(f"c{index}") for index in range(1, 5))
DEPTH = 10_000


def _nested(kind: str) -> Expression:
    expr: Expression = C1
    for index in range(DEPTH):
        other = ClauseRef(f"d{index}")
        if kind == "not":
            expr = Not(expr)
        elif kind == "left":
            expr = (All if index % 2 else Any)((expr, other))
        elif kind == "right":
            expr = (All if index % 2 else Any)((other, expr))
        else:
            expr = AtLeast(1, (expr,))
    return expr


WRITTEN = [
    ("c1", C1),
    ("true", Constant(True)),
    ("not c1", Not(C1)),
    ("not not c1", Not(Not(C1))),
    ("c1 and c2 and c3", All((C1, C2, C3))),
    ("(c1 and c2) and c3", All((All((C1, C2)), C3))),
    ("c1 or c2 and c3", Any((C1, All((C2, C3))))),
    ("(c1 or c2) and not c3", All((Any((C1, C2)), Not(C3)))),
    ("not (c1 or c2)", Not(Any((C1, C2)))),
    ("all of (c1)", All((C1,))),
    ("not any of (c1 and c2)", Not(Any((All((C1, C2)),)))),
    ("at least 2 of (c1, c2 or c3, not c4)", AtLeast(2, (C1, Any((C2, C3)), Not(C4)))),
]


@pytest.mark.parametrize(("text", "expr"), WRITTEN)
def test_written_form(text: str, expr: Expression) -> None:
    assert to_text(expr) == text
    assert parse_expression(text) == expr


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("C1".lower() + " AND\n  c2", "c1 and c2"),
        ("((c1))", "c1"),
        ("ALL OF (c1, c2)", "c1 and c2"),
        ("any  of (c1, c2) and c3", "(c1 or c2) and c3"),
        ("At Least 02 of (c1, c2, c3)", "at least 2 of (c1, c2, c3)"),
        ("android and order", "android and order"),
        ("not_c1 or not(c2)", "not_c1 or not c2"),
    ],
)
def test_written_form_is_read_as_people_type(text: str, canonical: str) -> None:
    assert to_text(parse_expression(text)) == canonical


OPERAND = "write a clause, 'not', '(', 'at least', 'all of', 'any of', 'true' or 'false'"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("  ", f"the expression is empty; {OPERAND}"),
        (
            "c1 c2",
            "'c2' cannot stand here at line 1, column 4; put 'and' or 'or' before it\n"
            "  c1 c2\n     ^^",
        ),
        (
            "c1 and\n  or c2",
            f"'or' cannot stand here at line 2, column 3; {OPERAND}\n    or c2\n    ^^",
        ),
        (
            "c1 and ",
            f"the expression ends too early at line 1, column 7; {OPERAND}\n  c1 and \n        ^",
        ),
        (
            "(c1",
            "the expression ends too early at line 1, column 4; close the bracket with ')'\n"
            "  (c1\n     ^",
        ),
        (
            "c1) or c2",
            "')' cannot stand here at line 1, column 3; remove it, or open a bracket before it\n"
            "  c1) or c2\n    ^",
        ),
        (
            "c1, c2",
            "',' cannot stand here at line 1, column 3; use 'and' or 'or', or put 'all of', "
            "'any of' or 'at least' before the list\n  c1, c2\n    ^",
        ),
        (
            "c1 & c2",
            "'&' is no part of the notation at line 1, column 4; remove it, or write the name of "
            "a clause\n  c1 & c2\n     ^",
        ),
        (
            "at least c1",
            "'c1' cannot stand here at line 1, column 10; write a number after 'at least'\n"
            "  at least c1\n           ^^",
        ),
        (
            "at least 2 c1",
            "'c1' cannot stand here at line 1, column 12; write 'of' and a list in brackets after "
            "the number\n  at least 2 c1\n             ^^",
        ),
        (
            "all of c1",
            "'c1' cannot stand here at line 1, column 8; write a list in brackets, such as (c1, c2)"
            "\n  all of c1\n         ^^",
        ),
        (
            "at least 3 of (c1, c2)",
            "the list has 2 to choose from, fewer than the number says at line 1, column 10; "
            "use a number from 0 to 2\n  at least 3 of (c1, c2)\n           ^",
        ),
        (
            "c1 or least",
            f"'least' cannot stand here at line 1, column 7; {OPERAND}\n"
            "  c1 or least\n        ^^^^^",
        ),
        (
            "c1 and c11",
            "there is no clause 'c11' at line 1, column 8; did you mean 'c1'?\n"
            "  c1 and c11\n         ^^^",
        ),
        ("C2", "there is no clause 'C2' at line 1, column 1; did you mean 'c2'?\n  C2\n  ^^"),
        ("c7", "there is no clause 'c7' at line 1, column 1; the clauses are c1, c2\n  c7\n  ^^"),
    ],
)
def test_written_form_errors(text: str, message: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        parse_expression(text, known_ids=["c1", "c2"])
    assert str(caught.value) == message


def test_a_number_of_many_digits_is_an_error_like_any_other() -> None:
    with pytest.raises(ExpressionError, match="fewer than the number says"):
        parse_expression(f"at least {'9' * 6000} of (c1)")


@pytest.mark.parametrize(
    "text", ["(" * DEPTH, "(" * DEPTH + "c1" + ")" * (DEPTH - 1), "not " * DEPTH, "not (" * DEPTH]
)
def test_deep_nesting_left_open_is_one_short_error(text: str) -> None:
    with pytest.raises(ExpressionError, match=r"^the expression ends too early") as caught:
        parse_expression(text)
    assert len(str(caught.value)) < 500


@pytest.mark.parametrize("kind", ["not", "left", "right", "counted"])
def test_deep_nesting_is_like_any_other(kind: str) -> None:
    expr, same = _nested(kind), _nested(kind)
    assert expr == same
    assert hash(expr) == hash(same)
    assert expr != Not(same)
    assert parse_expression(to_text(expr)) == expr
    assert from_json(to_json(expr)) == expr
    assert pickle.loads(pickle.dumps(expr)) == expr  # noqa: S301 # made here
    assert copy.deepcopy(expr) == expr
    assert repr(expr).count("(") >= DEPTH
    assert evaluate(expr, {"c1": None}) is None
    assert "c1" in clause_ids(expr)


@given(
    st.one_of(
        st.text(),
        st.lists(
            st.sampled_from(["c1", "C2", "and", "or", "not", "(", ")", ",", "at least", "2", "of"])
        ).map(" ".join),
    )
)
def test_any_text_is_an_expression_or_one_clear_error(text: str) -> None:
    try:
        expr = parse_expression(text, known_ids=["c1"])
    except ExpressionError:
        return
    assert set(clause_ids(expr)) <= {"c1"}


def test_brackets_nested_deep_are_one_clause() -> None:
    assert parse_expression("(" * DEPTH + "c1" + ")" * DEPTH) == C1


@given(expressions)
def test_round_trips(expr: Expression) -> None:
    assert parse_expression(to_text(expr)) == expr
    assert from_json(json.loads(json.dumps(to_json(expr)))) == expr
    assert pickle.loads(pickle.dumps(expr)) == expr  # noqa: S301 # made here
    assert eval(repr(expr)) == expr  # noqa: S307 # made here


@given(expressions, expressions)
def test_equality_is_equality_of_the_written_form(one: Expression, two: Expression) -> None:
    assert (one == two) is (to_text(one) == to_text(two))


@given(expressions)
def test_two_valued_evaluation(expr: Expression) -> None:
    for completion in completions(expr, {}):
        assert evaluate(expr, completion) is truth(expr, completion)


@given(expressions, values, values)
def test_what_is_decided_stays_decided(
    expr: Expression, known: dict[str, bool | None], more: dict[str, bool | None]
) -> None:
    decided = evaluate(expr, known)
    told = {**more, **{name: value for name, value in known.items() if value is not None}}
    if decided is not None:
        assert evaluate(expr, told) is decided
        assert settled(expr, known) is decided


@given(expressions, values)
def test_negation_and_combination_keep_the_meaning(
    expr: Expression, known: dict[str, bool | None]
) -> None:
    value = evaluate(expr, known)
    assert evaluate(negate(expr), known) is (None if value is None else not value)
    assert evaluate(all_of([expr, C1]), known) is evaluate(All((expr, C1)), known)
    assert evaluate(any_of([expr, C1]), known) is evaluate(Any((expr, C1)), known)


def test_combination_opens_unwraps_and_drops() -> None:
    assert all_of([C1]) == C1
    assert all_of([All((C1, All((C2, C3)))), C4]) == All((C1, C2, C3, C4))
    assert any_of([C1, Constant(True)]) == Constant(True)
    assert any_of([All((C1, C2)), Constant(False)]) == All((C1, C2))
    assert any_of([C1, C1]) == Any((C1, C1))


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: ClauseRef("C1"), "'C1' cannot name a clause"),
        (lambda: ClauseRef("and"), "'and' cannot name a clause"),
        (lambda: ClauseRef(3), "3 cannot name a clause"),  # type: ignore[arg-type] # what is tested
        (lambda: ClauseRef(None), "None cannot name a clause"),  # type: ignore[arg-type] # what is tested
        (lambda: All(()), "All needs an operand"),
        (lambda: Any([C1]), "Any takes its operands as a tuple, not list"),  # type: ignore[arg-type] # what is tested
        (lambda: Not("c1"), "Not combines expressions, not str"),  # type: ignore[arg-type] # what is tested
        (lambda: AtLeast(3, (C1, C2)), "at least 3 of 2 cannot be asked for"),
        (lambda: AtLeast(-1, (C1,)), "at least -1 of 1 cannot be asked for"),
        (lambda: Constant(1), "a constant is True or False, not 1"),  # type: ignore[arg-type] # what is tested
    ],
)
def test_nodes_are_validated(make: Callable[[], object], message: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        make()
    assert caught.value.problem == message


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (None, "$ is no expression"),
        ({}, "$ is no expression"),
        ({"clause": 1}, "$ is no expression"),
        ({"clause": "c1", "not": {"clause": "c1"}}, "$ is no expression"),
        ({"constant": 1}, "$ is no expression"),
        ({1: 2, "a": 3}, "$ is no expression"),
        ({"all": {"clause": "c1"}}, "$.all is no list"),
        ({"any": []}, "$: Any needs an operand"),
        (
            {"not": {"all": [{"clause": "c1"}, {"clause": "C"}]}},
            "$.not.all[1]: 'C' cannot name a clause",
        ),
        ({"at_least": 2, "of": [{"clause": "c1"}]}, "$: at least 2 of 1 cannot be asked for"),
        ({"at_least": True, "of": [{"clause": "c1"}]}, "$: AtLeast needs a whole number, not True"),
    ],
)
def test_json_errors_name_the_place(data: object, problem: str) -> None:
    with pytest.raises(ExpressionError) as caught:
        from_json(data)
    assert caught.value.problem == problem
