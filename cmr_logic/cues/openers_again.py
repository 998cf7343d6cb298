"""What opens a time twice, and is read once: "until you leave **or until** you turn 18".

Which of the two counts may be said as a case: "or until you turn 18 **if that is earlier**".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of, word_set

# What opens a time: "**until** you leave"; not "before", behind which a deadline may stand.
_OPENING = frozenset({"until", "once", "while"})
_JOINTS = frozenset({"or", "and"})
_IF, _COMMA = "if", ","
# Words for the time named last, and what may follow: "if **that is** earlier", "if earlier".
_THAT_TIME, _IS = frozenset({"that", "this", "it"}), frozenset({"is", "'s", "comes"})
# Which of them counts: "if that is **sooner**"; not "if that is better".
_EARLIER = word_set("earlier sooner first")
# Where both have to have come: "if that is **later**"; not "if that is worse".
_LATER = word_set("later last")
# Words of a case of its own between the two: "until you leave **if** you pay, or until".
_OTHER = frozenset({"if", "unless", "but", ";", ":"})
# What begins a clause: "or until **you** turn 18"; not "or until May".
_SUBJECTS = (syntax.NOMINATIVES | syntax.DETERMINERS) - {"who"}
SIGNS = _OPENING
"""Words of which each has one: "**until** you leave or until"; not "if"."""
CLOSER = in_row(_JOINTS, _OPENING)
"""Two in a row of which each has one: "**or until** you turn 18"; not "until you turn 18"."""


def openers_again(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what opens a time again behind "or" or "and", and which of two times counts.

    Example:
        >>> list(openers_again("until you leave or until you turn 18 .".split()))
        [(4, 5, ())]
        >>> list(openers_again("until you go , or until you turn 18 if that is earlier .".split()))
        [(5, 6, ()), (9, 13, ())]
        >>> list(openers_again("until you go or until you turn 18 if that is later .".split()))
        [(3, 5, ('and',)), (8, 12, ())]
        >>> list(openers_again("until you leave or until may .".split()))
        []
        >>> list(openers_again("once you leave or until you turn 18 .".split()))
        []
    """
    for at in places_of(words[:-3], _OPENING, 3):
        opens = words[at + 1] in _SUBJECTS or words[at + 1][:1].isdigit()
        if words[at - 1] not in _JOINTS or not opens:
            continue
        start, end = sentence_start(words, at), sentence_end(words, at)
        first = next((i for i in range(at - 2, start - 1, -1) if words[i] == words[at]), None)
        if first is None or not _OTHER.isdisjoint(words[first:at]):
            continue
        if syntax.finite_verb(words[at + 1 : end]) is None:
            continue
        if syntax.finite_verb(words[first + 1 : at - 1]) is None:
            continue  # "until May, or until you leave"
        case = next((i for i in range(at + 1, end - 1) if words[i] == _IF), end)
        which = _which_counts(words, case, end)
        if words[which] in _LATER:
            yield at - 1, at + 1, ("and",)
        else:
            yield at, at + 1, ()
        if words[which] in _EARLIER | _LATER:
            yield case - (words[case - 1] == _COMMA), which + 1, ()


def _which_counts(words: Sequence[str], case: int, end: int) -> int:
    """Return where the word stands that may say which of two times counts: "if that is sooner"."""
    which = case + 1
    if which + 2 < end and words[which] in _THAT_TIME and words[which + 1] in _IS:
        which += 2
    return min(which, len(words) - 1)
