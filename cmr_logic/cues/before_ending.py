"""Leave that ends with a thing: "you can apply **before your visa expires**".

That is "unless your visa has expired". How long before, or what must be done by then, is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.text import places_of_word, word_set

_BEFORE, _UNLESS, _OUT = "before", "unless", "out"
# Verbs by which a thing ends, with their participles: "before it **expires**"; not "rows".
_ENDING = {
    "expires": "expired", "ends": "ended", "lapses": "lapsed", "closes": "closed",
    "finishes": "finished", "runs": "run", "passes": "passed", "stops": "stopped",
}  # fmt: skip
# Modals of leave, and words that leave nothing to ask: "you **can** apply"; not "you must apply".
_LEAVE = frozenset({"can", "may"})
_OTHERWISE = word_set("not n't must should only if unless when up least days weeks months years")
_THINGS = frozenset({"your", "the", "this", "current"})  # openings of what ends: "**your** visa"
_LONGEST = 5  # tokens from its opening to the verb: "your current student visa"
SIGNS = frozenset(_ENDING)
"""Words of which each has one: "before it **expires**"; not "before May"."""


def before_ending(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them that a sentence ends in, with what it comes to.

    Example:
        >>> list(before_ending("you can apply before your visa expires .".split()))
        [(3, 7, ('unless', 'your', 'visa', 'has', 'expired'))]
        >>> list(before_ending("you must apply before your visa expires .".split()))
        []
        >>> list(before_ending("you can apply 3 months before your visa expires .".split()))
        []
    """
    for at in places_of_word(words, _BEFORE, 2):
        if words[at + 1 : at + 2] == () or words[at + 1] not in _THINGS:
            continue
        near = range(at + 3, min(at + 2 + _LONGEST, len(words)))
        verb = next((i for i in near if words[i] in _ENDING), None)
        said = words[sentence_start(words, at) : at]
        let = not _LEAVE.isdisjoint(said) and _OTHERWISE.isdisjoint(said)
        if verb is None or not let or not _names(words[at + 2 : verb]):
            continue
        end = verb + 1 + (words[verb] == "runs" and tuple(words[verb + 1 : verb + 2]) == (_OUT,))
        if end == len(words) or words[end] in STOPS:
            participle = (_ENDING[words[verb]], *words[verb + 1 : end])
            yield at, end, (_UNLESS, *words[at + 1 : verb], "has", *participle)


def _names(named: Sequence[str]) -> bool:
    """Tell whether words name one thing: "current visa"; not "visa or permit that"."""
    return syntax.JOINTS.isdisjoint(named) and syntax.RELATIVES.isdisjoint(named)
