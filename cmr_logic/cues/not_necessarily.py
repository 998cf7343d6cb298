"""What need not be so: "a job**, though not necessarily full time**", which demands nothing.

It is left out, up to the end of its sentence or to a comma.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import Rewriting, sentence_end
from cmr_logic.text import places_of_word

_NECESSARILY, _NOT, _COMMA = "necessarily", "not", ","
# What sets it against what is demanded: "**though** not necessarily"; not "is not necessarily".
_AGAINST = frozenset({"though", "although", "but", "albeit"})
# What it may say of more than the last thing: "not necessarily **if** you row".
_CASES = frozenset({"if", "unless", "when", "who"})
SIGNS = frozenset({_NECESSARILY})
"""The word that each of them has."""


def not_necessarily(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with nothing in its place.

    Example:
        >>> list(not_necessarily("have a job , though not necessarily here .".split()))
        [(3, 8, ())]
        >>> list(not_necessarily("this does not necessarily end it .".split()))
        []
    """
    for at in places_of_word(words, _NECESSARILY, 4):
        if words[at - 1] != _NOT or words[at - 2] not in _AGAINST or words[at - 3] != _COMMA:
            continue
        end = sentence_end(words, at)
        close = next((i for i in range(at + 1, end) if words[i] == _COMMA), None)
        last = end if close is None else close + 1
        if _CASES.isdisjoint(words[at:last]):
            yield at - 3, last, ()
