"""Things that a story counts by their kinds, as the things that a clause counts.

"Two sons and a daughter" are children. Of one kind alone there may be others besides: who has two
sons has two children at least.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cmr_logic.provisions.drafts.naming import is_person
from cmr_logic.records import replace
from cmr_logic.scenario.amounts.one_by_one import as_one, listed_of
from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.lexicon.relations import covers, same, word_key
from cmr_logic.scenario.times.delays import of_what_is_late

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

# Units by which anybody is counted.
_PEOPLE = frozenset({"people", "person", "friend", "head", "soul"})
# What is counted besides: "and half a dozen **white ones**".
_ONES = re.compile(r"\band\s(?:[a-z0-9-]+\s){1,4}(?:ones|more|others)\b", re.IGNORECASE)

# Others who are counted in the same breath: "four of us, **and six from** her office".
_FURTHER = re.compile(
    r"^\s?(?:from\s(?:my|our|the|his|her)?\s?[a-z]+)?,?\s?(?:and\s|plus\s|and\sthen\s|as\swell\sas\s|along\swith\s|not\scounting\s)?"
    r"(?:how(?:ever)?\smany|whoever|whatever|some\s(?:more|others)|a\sfew\s(?:more|others)"
    r"|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|a\sdozen|twenty)\s(?:from|more|others?|who)\b)",
    re.IGNORECASE,
)


def with_further(quantities: Sequence[Quantity], behind: str) -> Sequence[Quantity]:
    """Return counts as the least that there are, where a story goes on to count others behind them.

    Args:
        quantities: what a piece counts and measures.
        behind: the words behind the piece: ", and six from the mill".
    """
    if _FURTHER.match(behind) is None:
        return quantities
    return [
        replace(q, interval=replace(q.interval, high=None)) if q.kind.value == "count" else q
        for q in quantities
    ]


def with_others(quantities: Sequence[Quantity], quote: str) -> Sequence[Quantity]:
    """Return counts as the least that there are, where a story goes on to count others.

    Args:
        quantities: what a statement counts and measures.
        quote: its words: "eight hens and six white ones".
    """
    if _ONES.search(quote) is None:
        return quantities
    return [
        replace(q, interval=replace(q.interval, high=None)) if q.kind.value == "count" else q
        for q in quantities
    ]


# A few of all who are counted: "**two of us row**"; not "there are two of us".
_SOME_OF_US = re.compile(
    r"^\W*(?:[a-z]+|\d+)\sof\sus\s(?!(?:in|at|from|here|altogether|and|will|would|want|plan|hope)\b"
    r"|are\s(?:all\s)?(?:coming|going|staying|living|travelling)\b|live\b|share\b|go\b|come\b)",
    re.IGNORECASE,
)


def are_some_of_us(quote: str) -> bool:
    """Tell whether words count but some of a group, and say what those do.

    Args:
        quote: the words of a statement.

    Example:
        >>> are_some_of_us("Two of us sing"), are_some_of_us("There are two of us")
        (True, False)
    """
    return _SOME_OF_US.match(quote) is not None


def _of_what_is_counted(demand: Demand, stated: Sequence[Quantity]) -> Sequence[Quantity]:
    """Leave out counts of other things, where a clause names what it counts beside its number."""
    counts = [q for q in stated if q.kind.value == "count" and q.unit]
    own = [q for q in counts if any(covers((word_key(q.unit),), key) for key in demand.about)]
    return [q for q in stated if q not in counts or q in own] if own else stated


def _as_persons(quantity: Quantity, unit: str) -> Quantity:
    """Return a count of people as one of the persons that a clause counts: guests, members."""
    people = quantity.kind.value == "count" and quantity.unit in _PEOPLE
    return replace(quantity, unit=unit) if people and is_person(unit) else quantity


def _of_a_kind(quantity: Quantity, wanted: str, demand: Demand) -> Quantity:
    """Return a count as the least where it is of one kind of what a clause names: "pear trees"."""
    named = [key for key in demand.about if key.endswith(f"_{wanted}")]
    words = [word_key(word) for word in getattr(quantity, "about", ())]
    before = words[words.index(wanted) - 1] if wanted in words[1:] else ""
    kind = any(covers((before,), key.removesuffix(f"_{wanted}")) for key in named if before)
    same_kind = any(before == key.removesuffix(f"_{wanted}") for key in named)
    if not kind or same_kind:
        return quantity
    return replace(quantity, interval=replace(quantity.interval, high=None))


def counted(
    demand: Demand, stated: Sequence[Quantity], *, complete: bool, quote: str = ""
) -> Sequence[Quantity]:
    """Return quantities with the counts of kinds as one count of what a clause counts.

    Args:
        demand: what the clause demands.
        stated: what a statement counts and measures.
        complete: the story says that it is all there is.
        quote: the words of the statement.
    """
    stated = of_what_is_late(stated, demand.about)
    unit = next((c.unit for c in demand.constraints if c.kind.value == "count" and c.unit), "")
    if not unit:
        return _of_what_is_counted(demand, stated)
    wanted = word_key(unit)
    listed = listed_of(unit, quote, demand.about) if quote else None
    whole = as_one(listed, unit) if listed is not None else None
    if whole is not None:
        return [whole, *(q for q in stated if q.kind.value != "count")]
    stated = [_as_persons(q, unit) for q in stated]
    counts = [q for q in stated if q.kind.value == "count" and covers((word_key(q.unit),), wanted)]
    if not counts or any(q.interval.low is None for q in counts):
        return stated
    kinds = {word_key(q.unit) for q in counts}
    counts = [_of_a_kind(q, wanted, demand) for q in counts]
    some = are_some_of_us(quote)
    exact = not some and (
        complete or len(kinds) > 1 or not same(kinds.copy().pop()).isdisjoint(same(wanted))
    )
    highs = [q.interval.high for q in counts]
    high = sum(h for h in highs if h is not None) if exact and None not in highs else None
    low = sum(q.interval.low or 0 for q in counts)
    summed = replace(counts[0], unit=unit, interval=replace(counts[0].interval, low=low, high=high))
    return [summed, *(q for q in stated if q not in counts)]
