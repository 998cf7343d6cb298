"""Sums of different kinds: a bill is no turnover, and what a house is rated at no expense."""

from __future__ import annotations

from collections.abc import Set

from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements.statement import Statement, Who
from cmr_logic.text import word_set

# Each row names sums of one kind: "the **bill** was £90" of "the **cost** is over £80"; not of "the
# **turnover** is".
_KINDS = tuple(
    frozenset(word_key(word) or word for word in word_set(row))
    for row in (
        "bill cost price fee charge fare fine expense rent premium invoice damage repair spending "
        "outgoings",
        "income turnover profit salary wage earnings takings sales revenue pay pension",
        "value worth valuation estate",
        "saving savings capital balance",
        "debt arrears loan mortgage overdraft",
    )
)
_INCOME = 1  # the row of what comes in
# How one gives money away: "I **pay** £90 in rent"; not "I earn £90".
_SPENDING = frozenset({"buy", "pay", "spend", "owe", "borrow", "invest", "lend", "donate"})


def is_another_sum(demand: Demand, told: Statement) -> bool:
    """Tell whether a statement names a sum of another kind than a clause asks for.

    Args:
        demand: what the clause asks for.
        told: the statement.

    Example:
        >>> from cmr_logic.scenario.demands.demanded import demand_of
        >>> from cmr_logic.scenario.statements.reading import read
        >>> clause = "the turnover was under £900"
        >>> demand = demand_of(clause)
        >>> [is_another_sum(demand, read(text)[0])
        ...  for text in ("The bill was £90.", "The turnover was £90.", "It was £90.")]
        [True, False, False]
    """
    named = told.subject.keys | {told.subject.head}
    asked = _kinds_of(demand.about)
    spends = told.subject.who is Who.SELF and told.verb in _SPENDING - demand.about
    if _INCOME in asked and spends and not told.passive:
        return True  # "I bought the shop for £900"
    found = _kinds_of(named)
    return bool(asked and found) and asked.isdisjoint(found)


def _kinds_of(keys: Set[str]) -> frozenset[int]:
    return frozenset(at for at, kind in enumerate(_KINDS) if not kind.isdisjoint(keys))
