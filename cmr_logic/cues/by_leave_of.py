"""Leave that somebody gives: "with **the leave of** the court", as "with the consent of".

Not the leave that people take from work: "with three days' leave".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of_word, word_set

_LEAVE, _CONSENT, _OF = "leave", "consent", "of"
_WITH = word_set("with without by")
_OWNING = word_set("'s ’s '")  # "the court**'s** leave"
# What is done to such leave: "leave is **given**"; not "leave is paid".
_GIVING = word_set("given granted refused obtained required needed sought denied")
# Words of leave from work: "with three **days'** leave"; not "with the court's leave".
_TIME_OFF = syntax.TIME_UNITS | word_set("annual sick parental unpaid paid maternity holiday")
_NEAR = 5
SIGNS = frozenset({_LEAVE})
"""The word that each of them has: "with the **leave** of the court"; not "with consent"."""
CLOSER = in_row((_LEAVE,), (_OF,)) | in_row(_OWNING, (_LEAVE,))
"""Signs of which each has one, too: "**leave of** the court"; not "you leave"."""


def by_leave_of(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, and the same leave where it opens a sentence.

    Example:
        >>> list(by_leave_of("row with the leave of the club . leave is given if".split()))
        [(3, 4, ('consent',)), (8, 9, ('consent',))]
        >>> list(by_leave_of("row with three days ' leave . leave is granted if".split()))
        []
        >>> list(by_leave_of("row with the club 's leave .".split()))
        [(5, 6, ('consent',))]
    """
    places = places_of_word(words, _LEAVE)
    given = [at for at in places if _is_given(words, at)]
    if not given:
        return
    opening = [at for at in places if at and words[at - 1] in STOPS and _is_dealt_with(words, at)]
    for at in sorted({*given, *opening}):
        yield at, at + 1, (_CONSENT,)


def _is_given(words: Sequence[str], at: int) -> bool:
    """Tell whether leave is somebody's to give: "with **leave of** the court"."""
    before = words[max(at - _NEAR, sentence_start(words, at)) : at]
    if _WITH.isdisjoint(before) or not _TIME_OFF.isdisjoint(before):
        return False
    of = at + 1 < len(words) and words[at + 1] == _OF
    return of or before[-1] in _OWNING


def _is_dealt_with(words: Sequence[str], at: int) -> bool:
    said = words[at + 1 : at + 1 + _NEAR]
    return not _GIVING.isdisjoint(said)
