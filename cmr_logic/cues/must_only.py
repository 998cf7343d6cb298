"""A bound that reads like a duty: "You **must only** row if you can swim" lets one row so.

Nobody must row. So where a case follows; "must only use the fund to pay cooks" says what for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import Rewriting, sentence_end
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of_word, word_set

_MUST, _ONLY = "must", "only"
SIGNS = frozenset({_ONLY})
"""The word that each of them has: "must **only** row"; not "must row"."""
CLOSER = in_row((_MUST,), (_ONLY,))
"""Two words in a row of which each has one, too: "**must only** row"; not "only row"."""
# What opens the case: "must only row **if** you swim"; not "must only use it to row".
_CASES = word_set("if when once after while where during between")


def must_only(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(must_only("you must only row if you can swim .".split()))
        [(1, 2, ('may',))]
        >>> list(must_only("they must only use the fund to pay cooks .".split()))
        []
    """
    for at in places_of_word(words, _ONLY, 1):
        if words[at - 1] == _MUST and not _CASES.isdisjoint(words[at : sentence_end(words, at)]):
            yield at - 1, at, ("may",)
