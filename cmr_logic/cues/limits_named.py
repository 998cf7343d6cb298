"""Limits named by a label or an age, said plainly: "**Minimum age:** 18", "**under-fives**".

So are those behind a verb: "you can borrow **not more than** two books".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import places_of, word_set

_LEAST, _MOST = ("at", "least"), ("at", "most")
# Words for the lower and the upper end: "**minimum** age"; not "average age".
_BOUNDS = {
    "minimum": _LEAST, "min": _LEAST, "lowest": _LEAST,
    "maximum": _MOST, "max": _MOST, "highest": _MOST,
}  # fmt: skip
# What is limited, and how it is said of whoever asks: "minimum **age**"; not "minimum charge".
_LIMITED = {
    "age": ("you", "must", "be"),
    "height": ("you", "must", "be"),
    "weight": ("you", "must", "weigh"),
}
# Words that a label stands behind where it is of somebody: "if the **minimum** age: 18"; not ".".
_INSIDE = word_set("the a your our this that if is and or of")
# Plurals by which people are named of an age: "under-**fives**"; not "fours" of a boat.
_AGES = {
    "twos": "2s", "threes": "3s", "fours": "4s", "fives": "5s", "sixes": "6s", "sevens": "7s",
    "eights": "8s", "nines": "9s", "tens": "10s", "elevens": "11s", "twelves": "12s",
    "thirteens": "13s", "fourteens": "14s", "fifteens": "15s", "sixteens": "16s",
    "seventeens": "17s", "eighteens": "18s", "fifties": "50s", "sixties": "60s",
    "seventies": "70s", "eighties": "80s",
}  # fmt: skip
_AGED = frozenset({"under", "over"})
_NOT, _MORE, _THAN = "not", "more", "than"
SIGNS = frozenset(_BOUNDS) | frozenset(_AGES) | {_MORE}
"""Words of which each of them has one: "**minimum** age: 18"; not "age: 18"."""


def limits_named(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(limits_named("minimum age : 18".split()))
        [(0, 3, ('you', 'must', 'be', 'at', 'least'))]
        >>> list(limits_named("maximum rider weight : 120 kg".split()))
        [(0, 4, ('you', 'must', 'weigh', 'at', 'most'))]
        >>> list(limits_named("free for under - fives".split()))
        [(2, 5, ('under-5s',))]
        >>> list(limits_named("you may keep not more than two hens".split()))
        [(3, 4, ('no',))]
        >>> list(limits_named("minimum charge : 18 , you may not row more than two miles".split()))
        []
    """
    for at in places_of(words, {_MORE}, 2):
        verb = words[at - 1] == _NOT and words[at + 1 : at + 2] and words[at + 1] == _THAN
        behind = words[at - 2] not in syntax.AUXILIARIES or words[at - 3] in syntax.MODALS
        if verb and behind:
            yield at - 1, at, ("no",)
    for at in places_of(words, _AGES.keys(), 1):
        start = at - 1 - (words[at - 1] == "-")
        if start >= 0 and words[start] in _AGED:
            yield start, at + 1, (f"{words[start]}-{_AGES[words[at]]}",)
    for at in places_of(words, _BOUNDS.keys()):
        if at and words[at - 1] in _INSIDE:
            continue
        what = at + 1 + (at + 1 < len(words) and words[at + 1] == ".")  # "min. age"
        colon = next((i for i in range(what + 1, min(len(words), what + 3)) if words[i] == ":"), 0)
        limited = _LIMITED.get(words[colon - 1]) if colon else None
        if limited and words[colon + 1 : colon + 2] and words[colon + 1][:1].isdigit():
            goes_on = at > 0 and words[at - 1][:1].isalnum()  # lines below one another
            yield at, colon + 1, (*("." for _ in range(goes_on)), *limited, *_BOUNDS[words[at]])
