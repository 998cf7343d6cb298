"""The place where somebody lives, called "here" in a story and "the county" in a rule."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cmr_logic.records import replace
from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.lexicon.relations import keyed, word_key
from cmr_logic.scenario.statements.statement import Statement, Who
from cmr_logic.scenario.statements.vocabulary import DATES_PAST, LIGHT
from cmr_logic.text import NOUN, classes, words_in
from cmr_logic.text.number_names import SMALL

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
# Another place than the one of a rule: "the **next** town"; not "the whole town".
_OTHER_PLACE = re.compile(
    r"\b(?:the\s(?:next|other|neighbouring|nearest)|another|an?\s(?:different|neighbouring|nearby))\s(?P<place>[a-z]+)\b(?!\s(?:year|month|week|day)s?\b)",
    re.IGNORECASE,
)
_HERE = frozenset({"here", "us"})
_SAID_HERE = frozenset({"here", "you", "this", "these"})
_WHEN = frozenset({"start", "beginning", "decade", "summer", "time", "now", "full_-_time"})
# How one comes to be where one lives.
_DWELLING = frozenset({"live", "reside", "move", "settle", "come", "arrive", "stay", "relocate"})


# What people do away from home: "I **work** in Oslo"; not "I rent in Oslo".
_BY_DAY = frozenset({"work", "shop", "commute", "teach", "bear"})
_AT_HOME = frozenset({"resident", "residents"})  # "you are **residents** of Oslo"


def somewhere_else(statement: str, told: Statement, quote: str) -> bool:
    """Tell whether a clause says "here" or "for us", and a statement names another place instead.

    Who has worked "in shops" for years has not worked "here" for as long.

    Args:
        statement: a part of a clause, as it is written.
        told: a statement of a story.
        quote: its words.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def elsewhere(story):
        ...     return somewhere_else("you have worked here for a year", read(story)[0], story)
        >>> elsewhere("I've worked in shops for ten years."), elsewhere("I've worked ten years.")
        (True, False)
    """
    if _of_another_place(statement, quote):
        return True
    if told.verb in _BY_DAY and not _AT_HOME.isdisjoint(words_in(statement.lower())):
        return True  # who works in a city may live outside it
    if _HERE.isdisjoint(words_in(statement)) or told.subject.who is not Who.SELF:
        return False

    words = words_in(quote.lower())
    if not _SAID_HERE.isdisjoint(words):
        return False
    own = {told.verb, word_key(told.verb), *keyed(words_in(statement))} | LIGHT | _WHEN
    named = {key for key in keyed(words) if key} - own - DATES_PAST - set(SMALL)
    return any(NOUN in classes(key) and not key[0].isdigit() for key in named)


def _of_another_place(statement: str, quote: str) -> bool:
    """Tell whether words name another place of a kind than a clause: "**the next town**"."""
    other = _OTHER_PLACE.search(quote)
    return other is not None and f"the {other['place'].lower()}" in statement


def in_another_place(statement: str, quote: str) -> bool:
    """Tell whether words of a story are of another such place than the one that a clause is about.

    Args:
        statement: a part of a clause, as it is written.
        quote: the words of a story that would settle it.

    Example:
        >>> in_another_place("you live in the village", "My home is in the next village along")
        True
        >>> in_another_place("you live in the village", "My home is in the village next to yours")
        False
    """
    other = _OTHER_PLACE.search(quote)
    local = other is not None and word_key(other["place"].lower()) in _LOCAL
    return local and _of_another_place(statement, quote)


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
