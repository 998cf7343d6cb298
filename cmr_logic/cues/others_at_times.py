"""Others beside some, in a case of their own: "open to cooks **and, on Mondays,** to guides".

In plain words each is told by itself: "open to cooks. On Mondays, it is open to guides".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, Rewriting, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of, word_set

_COMMA = ","
_JOINTS = frozenset({"and", "or"})
TOWARDS = word_set("by to for")
"""What opens whom something is by or for: "open **to** cooks"; not "open at noon"."""
# What opens the case of the others: "and, **on** Mondays, to guides"; not "and, too, to guides".
_OPENING = syntax.OF_PLACES_AND_TIMES | OF_CASES | word_set("with after before from outside during")
# What says in no case: "and, in **some** cases, to guides"; not "in wet weather".
_NO_CASE = word_set("some certain many most addition particular")
_LONGEST_CASE, _LONGEST_SIDE = 9, 7  # words of the case, and of those before it
SIGNS = _JOINTS
"""Words of which each of them has one: "**and**, on Mondays, to guides"; not "but"."""
CLOSER = in_row(_JOINTS, (_COMMA,))
"""Two words in a row of which each has one, too: "**and,** on Mondays"; not "and on Mondays"."""


def others_at_times(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what stands before the others in a sentence of their own.

    Example:
        >>> said = "it is open to cooks and , on mondays , to guides .".split()
        >>> list(others_at_times(said))
        [(5, 7, ('.',)), (9, 10, (',', 'it', 'is', 'open'))]
        >>> list(others_at_times("it is open to cooks and , on mondays , closes .".split()))
        []
    """
    for at in places_of(words, _JOINTS, 3, max(len(words) - 4, 0)):
        if words[at + 1] != _COMMA or words[at + 2] not in _OPENING:
            continue
        near = range(at + 3, min(at + 3 + _LONGEST_CASE, len(words) - 1))
        close = next((i for i in near if words[i] == _COMMA), None)
        if close is None or words[close + 1] not in TOWARDS:
            continue
        start = sentence_start(words, at)
        sides = range(at - 2, max(at - 2 - _LONGEST_SIDE, start), -1)
        first = next((i for i in sides if words[i] == words[close + 1]), None)
        said = () if first is None else tuple(words[start:first])
        if syntax.finite_verb(said) is None or not OF_CASES.isdisjoint(said):
            continue
        if words[at + 3] in _NO_CASE:
            yield at + 1, close + 1, ()
            continue
        yield at, at + 2, (".",)
        yield close, close + 1, (_COMMA, *said)
