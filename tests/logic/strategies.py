"""Random expressions and values, and the slow, obvious oracles they are judged by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from hypothesis import strategies as st

from cmr_logic.expression import (
    All,
    Any,
    AtLeast,
    ClauseRef,
    Constant,
    Expression,
    Not,
    clause_ids,
)

IDS = ("c1", "c2", "c3", "c4", "c5")


def combined(inner: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    """Every kind of node over the expressions that ``inner`` draws."""
    operands = st.lists(inner, min_size=1, max_size=4).map(tuple)
    return st.one_of(
        inner.map(Not),
        operands.map(All),
        operands.map(Any),
        operands.flatmap(
            lambda chosen: st.integers(0, len(chosen)).map(lambda k: AtLeast(k, chosen))
        ),
    )


leaves = st.one_of(
    st.sampled_from(IDS).map(ClauseRef),
    st.sampled_from(IDS).map(ClauseRef),
    st.booleans().map(Constant),
)
expressions = st.recursive(leaves, combined, max_leaves=12)
values = st.dictionaries(st.sampled_from(IDS), st.sampled_from([True, False, None]))


def truth(expr: Expression, assignment: Mapping[str, bool]) -> bool:
    """Two-valued truth, by the definition of each node."""
    match expr:
        case ClauseRef(clause_id):
            return assignment[clause_id]
        case Constant(value):
            return value
        case Not(operand):
            return not truth(operand, assignment)
        case All(operands):
            return all(truth(operand, assignment) for operand in operands)
        case Any(operands):
            return any(truth(operand, assignment) for operand in operands)
        case AtLeast(k, operands):
            return sum(truth(operand, assignment) for operand in operands) >= k
    raise TypeError(expr)


def completions(expr: Expression, known: Mapping[str, bool | None]) -> Iterator[dict[str, bool]]:
    """Every way in which the clauses may turn out, given those that are known."""
    ids = clause_ids(expr)
    values = [known.get(name) for name in ids]
    choices = [(True, False) if value is None else (value,) for value in values]
    for chosen in product(*choices):
        yield dict(zip(ids, chosen, strict=True))


def settled(expr: Expression, known: Mapping[str, bool | None]) -> bool | None:
    """What all completions agree on."""
    ends = {truth(expr, completion) for completion in completions(expr, known)}
    return ends.pop() if len(ends) == 1 else None


def matters(expr: Expression, known: Mapping[str, bool | None], name: str) -> bool:
    """Whether an answer about the clause changes the outcome in some further dialog."""
    others = [other for other in clause_ids(expr) if other not in known and other != name]
    for answers in product((True, False), repeat=len(others)):
        told = {**known, **dict(zip(others, answers, strict=True))}
        if settled(expr, {**told, name: True}) is not settled(expr, {**told, name: False}):
            return True
    return False
