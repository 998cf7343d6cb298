"""Excepted times of which more is said: "free except on match days**, when it** costs £9".

That is a sentence of its own: "free except on match days. On match days it costs £9".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import places_of, word_set

_EXCEPT = word_set("except save")
_WHEN = word_set("when where")
# Subjects of what is said of them: "when **it** costs"; not "when boats are".
_SUBJECTS = word_set("it they this that there you we")
_LONGEST = 6  # words of the time: "on the first Sunday of May"
SIGNS = _EXCEPT
"""Words of which each has one: "**except** on Sundays, when"; not "on Sundays, when"."""


def excepted_times(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each time, or place, that is excepted and spoken of further.

    Example:
        >>> list(excepted_times("free except on sundays , when it costs £9 .".split()))
        [(4, 6, ('.', 'on', 'sundays'))]
        >>> list(excepted_times("free except when it rains .".split()))
        []
    """
    for at in places_of(words, _EXCEPT):
        start = at + 1
        near = words[start : start + _LONGEST + 1]
        if not near or near[0] not in syntax.PREPOSITIONS or "," not in near:
            continue
        comma = start + near.index(",")
        placed = words[start + 1 : comma] if near[0] == "for" else words[start:comma]
        behind = words[comma + 1 : comma + 3]
        turns = len(behind) > 1 and behind[0] in _WHEN and behind[1] in _SUBJECTS
        if turns and placed and placed[0] in syntax.PREPOSITIONS and STOPS.isdisjoint(placed):
            yield comma, comma + 2, (".", *placed)
