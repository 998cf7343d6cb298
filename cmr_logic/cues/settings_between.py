"""Times and places behind a joint: "who pay **and, since May, have rowed**" is "… rowed since May".

What only fills the place is left out: "a boat and, **of course**, a vest".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of, word_set

_JOINTS = frozenset({"and", "or"})
_COMMA = ","
# Words ahead of what is to be so: "**if** you pay and, in May, row"; not "you can pay and".
_OPENERS = word_set("if unless who that which when where must need needs whose")
# Modals of what is granted: "you **may** pay and, with a pass, row"; not "must".
_GRANTING = word_set("may can could will might would")
# What a setting begins with: "**since** May", "**within** ten days"; not "besides that".
_SETTING = (syntax.PREPOSITIONS | {"as"}) - word_set(
    "like unlike including than besides despite of"
)
# Ways to fill such a place: "and, **of course**, a vest"; not "and, in May, a vest".
_FILLING = frozenset(
    {
        ("of", "course"), ("in", "addition"), ("as", "well"), ("in", "turn"), ("in", "fact"),
        ("therefore",), ("also",), ("indeed",), ("moreover",), ("thus",), ("accordingly",),
    }
)  # fmt: skip
# Words that end the part behind a setting: "have rowed **if** you pay"; not "and".
_ENDS = STOPS | word_set(", : ( ) if unless when where who which that because while but so")
_CLOSING = STOPS | word_set(", : ( ) if")  # the first sign behind a setting is its comma
_LONGEST, _PART = 9, 25  # words of a setting, and of the part behind it
SIGNS = _JOINTS
"""Words of which each has one: "**and**, since May, have rowed"; not "since May"."""
CLOSER = in_row(_JOINTS, (_COMMA,))
"""Two words in a row of which each has one, too: "**and,** in May"; not "and in May"."""


def settings_between(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them in what is to be so.

    Example:
        >>> list(settings_between("if you pay and , in may , row .".split()))
        [(4, 8, ()), (8, 9, ('row', 'in', 'may'))]
        >>> list(settings_between("you may pay and , in may , row .".split()))
        []
        >>> list(settings_between("if you have oars and , of course , a boat .".split()))
        [(4, 9, ('and',))]
    """
    for at in places_of(words, _JOINTS, 1, max(len(words) - 4, 1)):
        near = range(at + 3, min(at + 3 + _LONGEST, len(words) - 1))
        if words[at + 1] != _COMMA:
            continue
        close = next((i for i in near if words[i] in _CLOSING), 0)
        if not close or words[close] != _COMMA or words[close + 1] in _ENDS:
            continue
        setting = tuple(words[at + 2 : close])
        if setting in _FILLING:
            yield at, close + 1, (words[at],)
        elif len(setting) > 1 and setting[0] in _SETTING and _leaves_subject_out(words, at, close):
            last = _end(words, close + 1)
            yield at + 1, close + 1, ()
            yield last - 1, last, (words[last - 1], *setting)


def _leaves_subject_out(words: Sequence[str], at: int, close: int) -> bool:
    """Tell whether what stands behind a setting goes on what must be so; not "and, in May, you"."""
    return words[close + 1] not in syntax.NOMINATIVES and _is_to_be_so(words, at)


def _is_to_be_so(words: Sequence[str], at: int) -> bool:
    """Tell whether the words ahead of a joint say what must be so, not what is granted."""
    start = sentence_start(words, at)
    for i in range(at - 1, start - 1, -1):
        if words[i] in _OPENERS:
            return True
        if words[i] in _GRANTING and _OPENERS.isdisjoint(words[max(i - 2, start) : i]):
            return False
    return False


def _end(words: Sequence[str], first: int) -> int:
    """Return the index after the part that begins behind a setting."""
    near = range(first, min(len(words), first + _PART))
    return next((i for i in near if words[i] in _ENDS), near.stop)
