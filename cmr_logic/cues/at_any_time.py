"""Leave that some have at any time, behind a ban on others: "Buses may use it **at any time**".

The words say no more than that the ban does not hold for them, so that they are left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start, stands_at
from cmr_logic.cues.in_row import last_two
from cmr_logic.cues.without_or_so import CASES
from cmr_logic.text import places_of, word_set

_ANY_TIME = (
    ("at", "any", "time"), ("at", "all", "times"), ("at", "any", "hour"), ("all", "year", "round"),
    ("all", "the", "year", "round"), ("all", "year"), ("throughout", "the", "year"),
    ("any", "time"),
)  # fmt: skip
_OPENING = frozenset(phrase[0] for phrase in _ANY_TIME)
_LEAVE = word_set("may can allowed permitted welcome admitted exempt")
# Words of a ban: "vans may **not** use it"; not "vans may use it".
_BANNING = syntax.VERBAL_NEGATIONS | word_set("no banned forbidden prohibited closed never cannot")
SIGNS = _OPENING
"""Words of which each of them has one: "buses may use it **at** any time"; not "by bus"."""
CLOSER = last_two(_ANY_TIME)
"""Signs of which each has one, too: "at **any time**"; not "at night"."""


def at_any_time(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them behind a ban.

    Example:
        >>> list(at_any_time("vans may not pass . buses may pass at any time .".split()))
        [(8, 11, ())]
        >>> list(at_any_time("vans are banned here . buses are allowed all year round .".split()))
        [(8, 11, ())]
        >>> list(at_any_time("you may not pass . you may pass at any time .".split()))
        []
        >>> list(at_any_time("vans may pass . buses may pass at any time .".split()))
        []
    """
    for at in places_of(words, SIGNS, 3):
        said = next((each for each in _ANY_TIME if stands_at(words, at, each)), ())
        said = () if words[at - 1] == "at" else said
        last = at + len(said)
        if not said or (last < len(words) and words[last] not in STOPS):
            continue
        start = sentence_start(words, at)
        own = words[start:at]
        if not start or words[start] in syntax.PRONOUNS or _LEAVE.isdisjoint(own):
            continue
        before = words[sentence_start(words, start - 1) : start]
        if CASES.isdisjoint(own) and not _BANNING.isdisjoint(before):
            yield at, last, ()
