"""Whom a text prefers, which is no condition: "for cooks; **preference is given to** guests".

In plain words it is told by itself: "for cooks. preference is given to guests".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of, word_set

PREFERENCE = word_set("priority preference precedence")
"""What those get who come first: "**priority** is given to"; not "a grant is given to"."""
# Signs that part it from what stands before: "for cooks **;** preference is given".
_PARTING = frozenset({";", ":", "-", "–", "—"})
_GIVEN = word_set("is will goes shall may")  # what is done with it: "preference **is** given"
_GIVING = word_set("give gives giving")
_WE, _TO = frozenset({"we", "they"}), ("to",)
_IS_GIVEN = ("is", "given", "to")
SIGNS = PREFERENCE
"""Words of which each of them has one: "**preference** is given"; not "it is given"."""
CLOSER = in_row(_PARTING | _GIVING, PREFERENCE)
"""Two words in a row of which each has one, too: "**give priority**"; not "get priority"."""


def preferred_ones(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(preferred_ones("for cooks ; preference is given to guests .".split()))
        [(2, 3, ('.',))]
        >>> list(preferred_ones("we give priority to guests .".split()))
        [(0, 4, ('priority', 'is', 'given', 'to'))]
        >>> list(preferred_ones("do i get priority ?".split()))
        []
    """
    for at in places_of(words, PREFERENCE, 1, len(words) - 1):
        if words[at - 1] in _PARTING and words[at + 1] in _GIVEN:
            yield at - 1, at, (".",)
        elif words[at - 1] in _GIVING and tuple(words[at + 1 : at + 2]) == _TO:
            first = at - 2
            if first >= 0 and words[first] in _WE:
                yield first, at + 2, (words[at], *_IS_GIVEN)
