"""Clauses that bound one measure: "you are over 21" and "you are over 16".

They say the same but for their number, and bound values of one kind and unit.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cmr_logic.expression import Expression, clause_ids
from cmr_logic.provisions.drafts.nodes import Clause, Rule
from cmr_logic.syntax import NUMBERS, TIME_UNITS
from cmr_logic.text import keys, words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Interval, Kind

_SEVERAL = 2  # clauses that one measure is compared between
# What stands around a number, and tells no measure from another: "**aged** 60", "60 **years**".
_AROUND = keys((*NUMBERS, *TIME_UNITS, "age", "aged", "old"))
# Kinds of measures whose values no line orders: "in York", "from 9 to 5", "in winter"; not ages.
_NO_LINE = frozenset({"place", "clock", "year days"})


@dataclass(frozen=True, slots=True)
class Bounded:
    """A clause that bounds a measure.

    Args:
        clause_id: the clause.
        interval: the values for which it holds.
    """

    clause_id: str
    interval: Interval


def measures_of(rule: Rule, expression: Expression) -> tuple[tuple[Bounded, ...], ...]:
    """Return the clauses of an expression that bound one measure, for each bounded by several.

    Example:
        >>> from cmr_logic.provisions import parse
        >>> rule = parse("You can row if you are over 21, or if you are over 16 and live here.")
        >>> condition = rule.provisions[0].condition
        >>> [[str(each.interval) for each in found] for found in measures_of(rule, condition)]
        [['(21, ∞)', '(16, ∞)']]
    """
    alike: dict[tuple[str, frozenset[str]], list[Clause]] = {}
    for clause_id in dict.fromkeys(clause_ids(expression)):
        clause = rule.clause(clause_id)
        said = frozenset(key for key in clause.keys if not key[0].isdigit()) - _AROUND
        if len(said) < len(clause.keys):
            alike.setdefault((words_in(clause.statement)[0].lower(), said), []).append(clause)
    found = (_bounded(clauses) for clauses in alike.values() if len(clauses) >= _SEVERAL)
    return tuple(each for each in found if len(each) >= _SEVERAL)


def _bounded(clauses: Sequence[Clause]) -> tuple[Bounded, ...]:
    """Return clauses with the values for which they hold, if all bound a measure of one unit."""
    from cmr_logic.quantities import find_constraints  # noqa: PLC0415 - few rules bound one twice

    found: list[Bounded] = []
    units: set[tuple[Kind, str]] = set()
    for clause in clauses:
        measures = find_constraints(clause.statement)
        if len(measures) != 1 or measures[0].negated or measures[0].kind.value in _NO_LINE:
            return ()
        units.add((measures[0].kind, measures[0].unit))
        found.append(Bounded(clause.id, measures[0].interval))
    return tuple(found) if len(units) == 1 else ()
