"""The place where somebody lives, called "here" in a story and "the county" in a rule."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.statements.statement import Statement, Who
from cmr_logic.text import words_in

# What a rule calls the place for which it is made.
_LOCAL = frozenset(
    map(
        word_key,
        (
            "county", "parish", "town", "village", "city", "area", "district", "borough", "state",
            "country", "island", "region", "municipality", "community", "province", "valley",
        ),
    )
)  # fmt: skip
# How one comes to be where one lives.
_DWELLING = frozenset({"live", "reside", "move", "settle", "come", "arrive", "stay", "relocate"})


def as_here(demand: Demand, statements: Sequence[Statement], story: str) -> Iterator[Statement]:
    """Yield what a story tells of living "here", as told of the place that a rule is made for.

    Args:
        demand: what a clause demands; nothing is yielded where it names no such place.
        statements: those of the story.
        story: its text.

    Example:
        >>> from cmr_logic.scenario.demands.demanded import demand_of
        >>> from cmr_logic.scenario.statements.reading import read
        >>> text = "I've lived here for nine years. I've rowed here for two."
        >>> demand = demand_of("you have lived in the county for at least two years")
        >>> [sorted(told.keys) for told in as_here(demand, read(text), text)]
        [['county', 'live', 'nine']]
    """
    local = _LOCAL & demand.about
    for told in statements if len(local) == 1 else ():
        if told.subject.who is not Who.SELF or told.verb not in _DWELLING:
            continue
        if "here" in words_in(told.quoted(story)):
            yield replace(told, keys=told.keys | local, core=told.core | local)
