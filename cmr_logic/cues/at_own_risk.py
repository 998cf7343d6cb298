"""At whose risk or cost something may be done, which is no condition: "**at your own risk**".

"You may swim with a buoy **and at your own risk**" lets one swim with a buoy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of_word, word_set

_AT, _AND, _OWN = "at", "and", "own"
_WHAT = word_set("risk expense cost peril")  # "at your own **risk**"; not "at your own house"
# Whose it is, without "own": "at **the owner's** risk"; not "at low risk".
_OWNED = "'s"
# What lets one do something: "you **may** swim"; not "bags are left".
_LETTING = word_set("may can")
_LONGEST = 5  # words up to it: "at the boat owner's own risk"
SIGNS = _WHAT
"""The words of which each has one: "at your own **risk**"; not "at your own pace"."""
CLOSER = in_row((_AT,), syntax.DETERMINERS | {"owner", "owners", "one"})
"""Two words in a row of which each has one, too: "**at your** own risk"; not "at risk"."""


def at_own_risk(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, which goes.

    Example:
        >>> list(at_own_risk("you may swim with a buoy and at your own risk .".split()))
        [(6, 11, ())]
        >>> list(at_own_risk("boats may be left at the owner 's risk and with consent .".split()))
        [(4, 10, ())]
        >>> list(at_own_risk("you may not enter at a high risk of fire .".split()))
        []
        >>> list(at_own_risk("bags are left at your own risk .".split()))
        []
    """
    for at in places_of_word(words, _AT, 1):
        near = range(at + 2, min(at + 2 + _LONGEST, len(words)))
        end = next((i for i in near if words[i] in _WHAT), None)
        if end is None or words[end - 1] not in {_OWN, _OWNED}:
            continue
        opening = next((i for i in range(at - 1, -1, -1) if words[i] in STOPS), -1)
        said = words[opening + 1 : at]
        # "must be repaired at your own cost" is a duty, and "is at your own risk" is all it says
        if _LETTING.isdisjoint(said) or words[at - 1] in syntax.BE:
            continue
        last = end + 1
        if words[at - 1] == _AND:
            yield at - 1, last, ()
        elif words[last : last + 1] and words[last] == _AND:
            behind = words[last + 1 : last + 2]
            prepositional = bool(behind) and behind[0] in syntax.PREPOSITIONS
            yield at, last + prepositional, ()
        else:
            yield at, last, ()
