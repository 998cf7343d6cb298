"""What holds where the sentence before does, said late: "Damage is **then** not covered".

"In that case, damage is not covered", which other readers know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of_word, word_set

_THEN, _CASE = "then", "case"
_THAT_CASE = ("in", "that", "case")
_IN_THAT_CASE = (*_THAT_CASE, ",")
# Where a case is named in the sentence itself: "**if** it rains, it is then closed".
_NAMED = word_set("if when where once unless until as before after while and but")
_BEING = syntax.BE - {"be", "been", "being"}
_WILL = frozenset({"will", "would"})
SIGNS = frozenset({_THEN, _CASE})
"""Words of which each of them has one: "is **then** closed"; not "is closed"."""
CLOSER = in_row(_BEING | _WILL, {_THEN}) | in_row({"that"}, {_CASE})
"""Words in a row of which each has some, too: "**is then** closed"; not "pay, then row"."""


def then_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them behind another sentence, with what it comes to.

    Example:
        >>> list(then_said("the gate may be shut . seats are then free .".split()))
        [(6, 6, ('in', 'that', 'case', ',')), (8, 9, ())]
        >>> list(then_said("the gate may be shut . seats are free in that case .".split()))
        [(6, 6, ('in', 'that', 'case', ',')), (9, 12, ())]
        >>> list(then_said("the gate shuts . if it rains , seats are then free .".split()))
        []
    """
    for at in places_of_word(words, _THEN):
        first = sentence_start(words, at)
        said = words[at - 1] in _BEING or (
            words[at - 1] in _WILL and tuple(words[at + 1 : at + 2]) == ("be",)
        )
        if first and said and _NAMED.isdisjoint(words[first:at]):
            yield first, first, _IN_THAT_CASE
            yield at, at + 1, ()
    for at in places_of_word(words, _CASE):
        first, begin = sentence_start(words, at), at - 2
        late = first and begin > first and sentence_end(words, at) == at + 1
        if late and tuple(words[begin : at + 1]) == _THAT_CASE and words[begin - 1] != ",":
            yield first, first, _IN_THAT_CASE
            yield begin, at + 1, ()
