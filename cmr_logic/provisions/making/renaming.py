"""Clauses in text order: their ids count it, whatever order the reader made them in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cmr_logic.expression import ClauseRef, Expression, fold, rebuilt
from cmr_logic.provisions.drafts.nodes import Clause, Group, Provision, Reading


def in_text_order(clauses: Sequence[Clause]) -> tuple[tuple[Clause, ...], dict[str, str]]:
    """Return the clauses in text order, and the new ids where one was out of it.

    Example:
        >>> from cmr_logic.spans import Span
        >>> pay = Clause("c1", Span(9, 12), "you pay", "if")
        >>> work = Clause("c2", Span(0, 4), "you work", "if")
        >>> ordered, renamed = in_text_order([pay, work])
        >>> [(clause.id, clause.statement) for clause in ordered], renamed
        ([('c1', 'you work'), ('c2', 'you pay')], {'c2': 'c1', 'c1': 'c2'})
    """
    places = [(clause.span.start, clause.span.end) for clause in clauses]
    if places == sorted(places):
        return tuple(clauses), {}
    ordered = sorted(clauses, key=lambda clause: (clause.span.start, clause.span.end))
    renamed = {clause.id: f"c{index}" for index, clause in enumerate(ordered, 1)}
    return tuple(replace(clause, id=renamed[clause.id]) for clause in ordered), renamed


def rename(expression: Expression, names: Mapping[str, str]) -> Expression:
    """Return an expression with the new ids of its clauses.

    Example:
        >>> from cmr_logic.expression import Not
        >>> rename(Not(ClauseRef("c1")), {"c1": "c2"})
        Not(ClauseRef('c2'))
    """

    def renamed(node: Expression, operands: list[Expression]) -> Expression:
        if isinstance(node, ClauseRef):
            return ClauseRef(names[node.clause_id])
        return rebuilt(node, operands)

    return fold(expression, renamed)


def rename_provision(provision: Provision, names: Mapping[str, str]) -> Provision:
    """Return a provision with the new ids of its clauses."""
    return provision.with_expressions(lambda expression: rename(expression, names))


def rename_reading(reading: Reading, names: Mapping[str, str]) -> Reading:
    """Return a reading with the new ids of its clauses."""
    return replace(
        reading, used=rename(reading.used, names), instead=rename(reading.instead, names)
    )


def rename_group(group: Group, names: Mapping[str, str]) -> Group:
    """Return a group with the new ids of its clauses."""
    return replace(group, clause_ids=tuple(names[i] for i in group.clause_ids))
