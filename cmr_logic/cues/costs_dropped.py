"""Costs that are dropped, in the word for it that is read: "**we drop the fee** if you row".

In plain words that is "we waive the fee if you row", and "the fee is dropped" is "it is waived".
"The premium is not added" is "it does not apply".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import places_of, word_set

# What is done with costs that are not asked: "the fee is **scrapped**"; not "the fee is raised".
_DROPPED = word_set("dropped scrapped removed forgiven")
# The same of those who do so: "we **drop** the fee"; not "we charge it".
_DROP = {
    "drop": "waive", "scrap": "waive", "remove": "waive", "forgive": "waive",
    "drops": "waives", "scraps": "waives", "removes": "waives", "forgives": "waives",
}  # fmt: skip
COSTS = word_set(
    "fee fees charge charges surcharge surcharges toll tolls levy levies fare fares cost costs "
    "premium excess penalty penalties fine fines rent duty tax postage supplement"
)
"""What is asked of people: "the **surcharge** is dropped"; not "the parcel is dropped"."""
# Words between the noun and what is done: "the fee **will be** dropped"; not "the fee on it".
_BE = syntax.BE | word_set("be will may can also then usually always")
_ADDED, _NOT, _DOES_NOT_APPLY = "added", "not", ("does", "not", "apply")
# What is asked beside the rest: "the **premium** is not added"; not "milk is not added".
_BESIDE = word_set("surcharge premium supplement increase uplift levy charge fee rate")
_LONGEST = 4  # words of a cost: "the usual late booking fee"
_OPENING = syntax.DETERMINERS - {"no"}
SIGNS = _DROPPED | _DROP.keys() | {_ADDED}
"""Words of which each of them has one: "the fee is **dropped**"; not "the fee is low"."""


def costs_dropped(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the word for it that is read.

    Example:
        >>> list(costs_dropped("the fee will be dropped if you row .".split()))
        [(4, 5, ('waived',))]
        >>> list(costs_dropped("we drop the late booking fee if you row .".split()))
        [(1, 2, ('waive',))]
        >>> list(costs_dropped("the premium is not added if you row .".split()))
        [(2, 5, ('does', 'not', 'apply'))]
        >>> list(costs_dropped("we drop the parcel . a box was dropped .".split()))
        []
    """
    for at in places_of(words, SIGNS, 1):
        if words[at] == _ADDED:
            cost, be, denied = ["", "", "", *words[:at]][-3:]
            if denied == _NOT and be in syntax.BE and cost in _BESIDE:
                yield at - 2, at + 1, _DOES_NOT_APPLY
        elif words[at] in _DROPPED:
            noun = at - 1
            while noun > 0 and words[noun] in _BE:
                noun -= 1
            if noun < at - 1 and words[noun] in COSTS:
                yield at, at + 1, ("waived",)
        elif _opens_cost(words, at + 1) and words[at - 1] not in _OPENING:
            yield at, at + 1, (_DROP[words[at]],)


def _opens_cost(words: Sequence[str], first: int) -> bool:
    """Tell whether a cost is named there, with an article or the like: "**the** usual fee"."""
    if first >= len(words) or words[first] not in _OPENING:
        return False
    return not COSTS.isdisjoint(words[first + 1 : first + 1 + _LONGEST])
