"""When a clause asks for something: "it was locked **when it was stolen**".

Whoever asks about a stolen bike tells what was so as it was stolen, and says "it was locked".
"""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Statement, Tense
from cmr_logic.text import word_set, words_in

_OCCASION = re.compile(
    r"\s(?:(?:when|while|as|at\sthe\s(?:time|moment)(?:\sthat|\swhen|\sof)?"
    r"|on\sthe\sday(?:\sthat|\swhen|\sof)?|during)\s(?P<event>[^,;]+)|at\sthe\stime)$",
    re.IGNORECASE,
)
_HAPPENING = word_set("happen occur take place be have")
# Words that tell of another time than that of the event: "I **never** had one"; not "I had one".
_OTHERWISE = word_set(
    "before until till later afterwards after once first earlier child usually always often never "
    "sometimes every"
)
# What a claim is about, and the words of those who claim.
_INCIDENTS = frozenset(map(word_key, word_set("theft accident incident damage loss injury fire")))
_CLAIMING = frozenset(map(word_key, word_set("claim insurance cover")))
_SHORTEST = 3  # words that say something of somebody


@lru_cache(maxsize=4096)
def _parted(statement: str) -> tuple[str, frozenset[str]] | None:
    """Return what a clause asks for, and by what the event is compared that says when."""
    match = _OCCASION.search(statement)
    main = statement[: match.start()] if match is not None else ""
    if match is None or len(main.split()) < _SHORTEST:
        return None
    if read_clause(main).tense is not Tense.PAST:
        return None  # "you carry a torch when you cycle" asks for a habit
    words = words_in(match["event"] or "")
    return main, frozenset(k for k in keyed(words) if k and k not in lists.LIGHT) - _HAPPENING


def on_the_occasion(statement: str, known: frozenset[str]) -> str | None:
    """Return what a clause asks for at the time of an event that is known; None for other clauses.

    Args:
        statement: a clause.
        known: what the words of the question and of the story are compared by.

    Example:
        >>> on_the_occasion("it was locked when it was stolen", frozenset({"steal"}))
        'it was locked'
        >>> on_the_occasion("it was locked when it was stolen", frozenset({"bike"})) is None
        True
        >>> on_the_occasion("you wear a helmet when you row", frozenset({"row"})) is None
        True
    """
    parted = _parted(statement)
    if parted is None:
        return None
    claimed = not _CLAIMING.isdisjoint(known)  # whoever claims tells of what befell them
    named = (covers(known, key) or (claimed and key in _INCIDENTS) for key in parted[1])
    return parted[0] if all(named) else None


def at_that_time(told: Statement, words: tuple[str, ...]) -> bool:
    """Tell whether a statement may tell of the time of an event in the past, and of no other.

    Args:
        told: the statement.
        words: its words.
    """
    return told.tense is Tense.PAST and _OTHERWISE.isdisjoint(words)
