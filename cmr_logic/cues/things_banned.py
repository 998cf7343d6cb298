"""What must not be done with things: "**Fires must not be lit** here" is "fires may not be …".

As a demand it would be one on whoever asks for something else: "The seal must not be broken".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.text import word_set

MUST = word_set("must should shall")
"""Modals that demand: "fires **must** not be lit"; not "may"."""
_DENYING = syntax.VERBAL_NEGATIONS | {"never"}
_BE = "be"
_MAY_NOT = ("may", "not")
# What whoever asks may want to do with a thing: "must not be **lit**"; not
# "must not be broken", which what one brings back is not.
_DONE = word_set(
    """
    lit burned burnt smoked parked played flown fed brought taken hung left thrown ridden driven cut
    stored kept placed put chained tied moored anchored launched landed caught picked eaten drunk
    consumed erected planted sold sublet used dumped tipped poured discharged dried cycled towed
    wheeled pitched displayed posted photographed filmed recorded copied walked exercised released
    touched climbed crossed entered disturbed drilled blocked shared lent hired rented resold published
    uploaded forwarded broadcast swapped traded transferred reproduced distributed hunted grazed cooked
    """
)
# The same where a text says nothing else: "The gate must not be **opened**"; not of goods.
_DONE_ALONE = word_set("opened closed locked moved removed painted altered changed covered")
_NO = "no"
_LONGEST = 8  # words of what it is done with: "bicycles and other wheeled vehicles"
# Words that name nothing new: "**they** must not be lit", "a fire **which** …"; not "fires".
_NO_SUBJECT = syntax.PRONOUNS | syntax.RELATIVES | syntax.NEGATIONS | {",", ":", "there", "if", "-"}
SIGNS = MUST
"""Words of which each has one: "fires **must** not be lit"; not "fires may not be lit"."""


def things_banned(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each modal of what must not be done with things that were not spoken of before.

    Example:
        >>> list(things_banned("fires must not be lit here .".split()))
        [(1, 3, ('may', 'not'))]
        >>> list(things_banned("you can return boots . the boots must not be used .".split()))
        []
        >>> list(things_banned("the seal must not be broken .".split()))
        []
    """
    if ":" in words:
        return  # a list may need it: "To bring it back: …"
    for at, word in enumerate(words):
        if word not in MUST or not at:
            continue
        first = sentence_start(words, at)
        by_not = not _DENYING.isdisjoint(words[at + 1 : at + 2])
        nothing = words[first] == _NO
        if by_not is nothing or not _is_done(words, at + 1 + by_not):
            continue
        if _is_of_new_things(words, first + nothing, at):
            yield at, at + 1 + by_not, _MAY_NOT if by_not else _MAY_NOT[:1]


def _is_done(words: Sequence[str], at: int) -> bool:
    """Tell whether something is done with things from an index on: "be **lit**"."""
    if at + 1 >= len(words) or words[at] != _BE:
        return False
    alone = STOPS.isdisjoint(words[:-1])
    return words[at + 1] in _DONE or (alone and words[at + 1] in _DONE_ALONE)


def _is_of_new_things(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether a subject names things that no sentence before spoke of."""
    named = words[first:last]
    if not 0 < len(named) <= _LONGEST or not _NO_SUBJECT.isdisjoint(named):
        return False
    noun = named[-1].removesuffix("s")
    return all(word.removesuffix("s") != noun for word in words[:first])
