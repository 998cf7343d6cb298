"""Sums that make up what a clause measures: an income of two, savings in two accounts.

One amount of several says little of the whole. What a story tells of them is added up; of a
household's income it may be a part only, and then it is no more than the least.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

from cmr_logic.records import record, replace
from cmr_logic.scenario.demands.demanded import Demand, names_income
from cmr_logic.scenario.lexicon.relations import covers
from cmr_logic.scenario.statements.statement import Statement, Subject, Who
from cmr_logic.scenario.statements.vocabulary import OUTSIDERS
from cmr_logic.text import word_set

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

# Whose sum it is, where it is not one person's.
_PARTS = frozenset({"money", "rate"})  # kinds of what one of several has or uses
SHARED = word_set("household family joint combine total couple")
# Words of a sum that is all that several have: "£900 **together**"; not "£900 each".
_WHOLE = word_set("between together combined joint jointly household altogether total whole both")


@record(frozen=True, slots=True)
class Amount:
    """One sum that a story tells.

    Args:
        told: the statement that tells it.
        quantity: the sum.
        words: the words of the statement.
    """

    told: Statement
    quantity: Quantity
    words: frozenset[str]

    @property
    def at(self) -> int:
        """Where the sum stands in the story."""
        return self.told.start + self.quantity.span.start

    @property
    def whole(self) -> bool:
        """Whether it is that of the household, not of one of it."""
        subject = self.told.subject  # "my wife and I"
        both = subject.who is Who.SELF and covers(subject.keys, "partner")
        return both or not _WHOLE.isdisjoint(self.words)


def adds_up(demand: Demand) -> bool:
    """Tell whether several amounts together are what a clause measures.

    Example:
        >>> from cmr_logic.scenario.demands.demanded import demand_of
        >>> adds_up(demand_of("you have savings of more than £900"))
        True
        >>> adds_up(demand_of("you pay more than £900 for a ticket"))
        False
    """
    money = all(c.kind.value == "money" for c in demand.constraints)
    return money and any(names_income(k) or covers((k,), "saving") for k in demand.about)


def of_several(demand: Demand, clause: Statement, statement: str) -> bool:
    """Tell whether a clause asks what several people have together.

    Args:
        demand: what the clause demands.
        clause: the clause, read.
        statement: the clause, as it is written.

    Example:
        >>> from cmr_logic.scenario.demands.demanded import demand_of
        >>> from cmr_logic.scenario.demands.clause_reading import read_clause
        >>> def several(statement):
        ...     return of_several(demand_of(statement), read_clause(statement), statement)
        >>> several("your joint income is less than £900 a year")
        True
        >>> several("your income is less than £900 a year")
        False
    """
    subject = clause.subject
    both = subject.who is Who.SELF and bool(subject.keys) and " and " in statement
    together = " between them" in statement or " between you" in statement
    return both or together or not SHARED.isdisjoint(demand.about)


# Another thing in the same breath, whose price is not told: "a mug **and a pan** for £9".
_ITEM_BESIDE = re.compile(r"\b(?:and|plus)\s(?:an?|some|two|three)\s[a-z]", re.IGNORECASE)


def names_item_beside(text: str) -> bool:
    """Tell whether words name another thing beside the one whose price or number they tell.

    Example:
        >>> names_item_beside("a mug for £9 and a pan"), names_item_beside("a mug for £9")
        (True, False)
    """
    return _ITEM_BESIDE.search(text) is not None


def is_priced_beside(demand: Demand, quote: str) -> bool:
    """Tell whether words price one thing beside another, and a clause asks for all of them.

    Example:
        >>> from cmr_logic.scenario.demands.demanded import demand_of
        >>> demand = demand_of("your order costs £40 or more")
        >>> is_priced_beside(demand, "a mug for £9 and a pan"), is_priced_beside(demand, "It's £9")
        (True, False)
    """
    money = demand.constraints[0].kind.value == "money"
    return money and " each" not in quote and names_item_beside(quote)


def says_whole(words: Sequence[str]) -> bool:
    """Tell whether words say that a sum is all that several have: "together", "between us"."""
    return not (_WHOLE | SHARED).isdisjoint(words)


def at_least(quantities: Sequence[Quantity]) -> Sequence[Quantity]:
    """Return sums that are parts of a whole: the whole is no less, and may be any more."""
    return [
        replace(q, interval=replace(q.interval, high=None)) if q.kind.value in _PARTS else q
        for q in quantities
    ]


def of_one(demand: Demand) -> Demand:
    """Return a demand on what people have together as one on what one of them has."""
    return replace(demand, about=demand.about - SHARED)


def as_ones_own(told: Statement) -> Statement:
    """Return what is told of a partner as told of oneself: either adds to what both have."""
    partner = told.subject.who is Who.OWN and covers((told.subject.head,), "partner")
    partner = partner and "ex" not in told.subject.keys
    return replace(told, subject=Subject(Who.SELF)) if partner else told


# With which a story says who is of one household: "she **lives with** us"; not "she left us".
_AT_ONE_HOME = re.compile(
    r"\b(?:liv(?:e|es|ing)|share|shares|sharing|household|home|house|flat|moved\sin|stays?|between\sus"
    r"|together|the\s(?:two|three|four)\sof\sus)\b",
    re.IGNORECASE,
)


def is_of_outsider(told: Statement, text: str) -> bool:
    """Tell whether a sum is that of somebody who need not be of the household.

    Args:
        told: the statement that tells it.
        text: the story.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def outside(text):
        ...     return is_of_outsider(read(text)[0], text)
        >>> outside("My boss's pay is £900."), outside("My wife's pay is £900.")
        (True, False)
    """
    other = told.subject.who is Who.OTHER and not told.subject.keys.isdisjoint(OUTSIDERS)
    return other and _AT_ONE_HOME.search(text) is None


def total(amounts: Sequence[Amount], *, shared: bool) -> Quantity | None:
    """Return the sum of amounts; None where they cannot be added.

    Of what people have together it is the least, unless the story says that it is the whole.

    Args:
        amounts: what a story tells, each in the unit of the demand.
        shared: a clause asks for what several people have together.
    """
    counted = [amount for amount in amounts if amount.whole] if shared else []
    partial = shared and not counted
    found = _each_once(counted or amounts)
    if len({quantity.unit for quantity in found}) != 1:
        return None
    bounds = [(q.interval.low, q.interval.high) for q in found]
    lows = [low for low, _ in bounds if low is not None]
    highs = [high for _, high in bounds if high is not None]
    low = sum(lows) if lows else None
    high = sum(highs) if len(highs) == len(found) and not partial else None
    first = found[0]
    ends = replace(first.interval, low=low, high=high) if len(found) > 1 else first.interval
    return replace(first, interval=replace(ends, high=high), entry=first.entry + ":sum")


def _each_once(amounts: Sequence[Amount]) -> list[Quantity]:
    """Return the sums, each once: several statements are made of the same words of a story."""
    found: dict[tuple[int, int, str, int], Quantity] = {}
    for _, of_one in groupby(amounts, key=lambda amount: id(amount.told)):
        texts: list[str] = []
        for amount in {each.at: each for each in of_one}.values():
            told, text = amount.told, amount.quantity.text
            # A statement may tell the same sum twice: "£50 for hay and £50 for oats".
            found.setdefault((told.start, told.end, text, texts.count(text)), amount.quantity)
            texts.append(text)
    return list(found.values())
