"""Brackets that say of a bound that there is none: "21 or over **(there is no upper limit)**".

They add nothing to what they stand behind.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import place_of

_THERE_IS_NO = (("there", "is", "no"), ("there", "'s", "no"), ("there", "are", "no"))
_OPENS, _CLOSES = "(", ")"
_LONGEST = 9  # tokens of such a bracket: "there is no upper age limit for teachers"
SIGNS = frozenset({_OPENS})
"""Words of which each has one: "**(** there is no limit)"; not "there is no limit"."""
CLOSER = in_row((_OPENS,), (phrase[0] for phrase in _THERE_IS_NO))
"""Two words in a row of which each has one, too: "**(there** is no limit)"; not "(a limit)"."""


def bounds_denied(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to: nothing, or the sign behind it.

    Example:
        >>> list(bounds_denied("aged 21 or over ( there is no upper limit ) and single".split()))
        [(3, 11, ('over',))]
        >>> list(bounds_denied("aged 21 ( there is a limit )".split()))
        []
    """
    for at in range(1, len(words) - 4):
        if words[at] != _OPENS or tuple(words[at + 1 : at + 4]) not in _THERE_IS_NO:
            continue
        end = place_of(words, _CLOSES, at, min(at + _LONGEST, len(words)))
        if end is not None:
            yield at - 1, end + 1, (words[at - 1],)
