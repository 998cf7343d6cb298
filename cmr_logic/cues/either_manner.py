"""Pairs of ways that leave nothing out: "own a home, **either alone or jointly**".

They ask nothing more than what they stand behind, and stand at the end of it, behind a comma.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import word_set

_COMMA, _EITHER, _OR = ",", "either", "or"
# Words for how something is done or had: "**alone** or with others"; not "on Mondays".
_WAYS = word_set(
    "alone jointly together solely online offline temporarily permanently wholly here there abroad "
    "elsewhere overseas"
)
_WITH = "with"  # "alone or **with** your partner"
_LONGEST = 6  # tokens behind "or": "with one or more other people"
SIGNS = frozenset({_EITHER})
"""Words of which each has one: ", **either** alone or jointly"; not "alone"."""


def either_manner(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each pair of them, with what it comes to: the sign behind it.

    Example:
        >>> list(either_manner("own a home , either alone or jointly .".split()))
        [(3, 9, ('.',))]
        >>> list(either_manner("own a home , either here or abroad .".split()))
        [(3, 9, ('.',))]
        >>> list(either_manner("you can pay , either on mondays or fridays .".split()))
        []
    """
    for at in range(1, len(words) - 3):
        if words[at] != _EITHER or words[at - 1] != _COMMA or not _is_way(words[at + 1]):
            continue
        if words[at + 2] != _OR or not (_is_way(words[at + 3]) or words[at + 3] == _WITH):
            continue
        ends = range(at + 4, min(at + 4 + _LONGEST, len(words)))
        end = next((i for i in ends if words[i] in STOPS or words[i] == _COMMA), None)
        if end is not None and (words[at + 3] == _WITH or end == at + 4):
            yield at - 1, end + 1, (words[end],)


def _is_way(word: str) -> bool:
    """Tell whether a word says how by itself: "alone", "directly"; not "on"."""
    return word in _WAYS or (word.endswith("ly") and syntax.is_adverb(word))
