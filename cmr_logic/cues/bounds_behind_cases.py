"""A bound of what may be done behind its case: "You can stay if you row**, but only for 3 days**".

It bounds the stay, not the case: "You can stay only for 3 days if you row".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import places_of_word, word_set

_COMMA, _ONLY, _FOR, _BETWEEN, _AND = ",", "only", "for", "between", "and"
_BUT = word_set("but though although and")
# What opens the bound: "but only **on** Mondays"; not "but only if".
_BOUNDING = word_set("for on at in between from before after until till during up within")
_CASES = word_set("if while when where once")
# Words for the leave that it bounds: "you **can** stay", "you are **welcome** to"; not "you stay".
_LEAVE = word_set("can may could able welcome allowed")
# What would make it more than a bound: "but only on Mondays **if** it rains".
_MORE = _CASES | syntax.RELATIVES | word_set("unless or and who you we they , (")
# What makes it unclear what is bounded: "you can**,** or may not, stay if".
_UNCLEAR = syntax.NEGATIONS | STOPS | {_COMMA, "("}
# What a length is counted in: "for 3 **days**"; not "for guests".
_LENGTHS = word_set("hour hours day days week weeks month months year years night nights minutes")
# Times it may be bounded by: "only on **Mondays**"; not "only on a lead".
_TIMES = TIMES | _LENGTHS | word_set("noon midnight dusk dawn")
_SHORTEST, _LONGEST = 3, 12  # words of the bound: "for up to 20 hours a week in term time"
SIGNS = frozenset({_ONLY})
"""The word of each: "but **only** on Mondays"; not "but on Mondays"."""
CLOSER = in_row(_BUT, (_ONLY,))
"""Two in a row of which each has one: "**but only** on Mondays"; not "you only row"."""


def bounds_behind_cases(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, and where it is said of what may be done.

    Example:
        >>> list(bounds_behind_cases("you can stay if you row , but only for 3 days .".split()))
        [(3, 3, ('only', 'for', '3', 'days')), (6, 12, ())]
        >>> list(bounds_behind_cases("you can stay if you row , but only for staff .".split()))
        []
        >>> list(bounds_behind_cases("you can stay if you row , but only if it rains .".split()))
        []
        >>> list(bounds_behind_cases("you can stay here , but only for 3 days .".split()))
        []
    """
    for only in places_of_word(words, _ONLY, 4):
        joint, end = only - 1, sentence_end(words, only)
        bound = tuple(words[only:end])
        if words[joint] not in _BUT or words[joint - 1] != _COMMA or not _bounds(bound):
            continue
        start = sentence_start(words, joint)
        case = next((at for at in range(start, joint) if words[at] in _CASES), start)
        front = words[start:case]
        if _LEAVE.isdisjoint(front) or not _UNCLEAR.isdisjoint(front):
            continue
        yield case, case, bound
        yield joint - 1, end, ()


def _bounds(bound: tuple[str, ...]) -> bool:
    """Tell whether words behind "only" are a length or a time, and no more."""
    if not _SHORTEST <= len(bound) <= _LONGEST or bound[1] not in _BOUNDING:
        return False
    named = _LENGTHS if bound[1] == _FOR else _TIMES
    counted = bound[1] != _FOR and bound[2][0].isdigit()  # "between **6** and 9"
    more = _MORE - {_AND} if bound[1] == _BETWEEN else _MORE
    return (counted or not named.isdisjoint(bound)) and more.isdisjoint(bound[1:])
