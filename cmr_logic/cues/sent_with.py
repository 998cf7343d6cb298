"""Papers that a thing is not needed on or with: "you need not send photos **with your form**".

They tell no case apart, so that the statement is read without them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import places_of, word_set

# What is filled in or sent in, by whoever asks: "on your tax **return**"; not "on your boat".
_PAPERS = word_set(
    "application applications form forms claim return renewal appeal request registration"
)
# What stands before it: "**with** your form"; not "before your claim".
_BEFORE = frozenset({"with", "on", "in"})
# Whose it is: "on **your** return"; not "on every return".
_OWNED = frozenset({"your", "the", "a", "an", "this"})
# Deeds that papers have to do with: "**send** photos with it"; not "row with it".
_DEEDS = word_set(
    "send include report declare provide give list show submit enclose attach mention state enter "
    "supply upload tell write put"
)
# What is spared: "you do not **need** to"; not "you do not want to".
_DUTY = frozenset({"need", "have", "required"})
_FAR = 12  # words from "not" to the paper
_LONGEST = 5  # words of it: "your federal income tax return"
SIGNS = _PAPERS
"""Words of which each has one: "with your **form**"; not "with your dog"."""


def sent_with(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each paper that something need not be sent with or told on, which says nothing more.

    Example:
        >>> list(sent_with("you do not need to send photos with your form .".split()))
        [(7, 10, ())]
        >>> list(sent_with("you must send photos with your form .".split()))
        []
    """
    for end in places_of(words, _PAPERS):
        if end + 1 < len(words) and words[end + 1] not in STOPS:
            continue
        back = range(end - 1, max(end - 1 - _LONGEST, 0), -1)
        start = next((i for i in back if words[i] in _BEFORE), None)
        if start is not None and words[start + 1] in _OWNED and _is_spared(words, start):
            yield start, end + 1, ()


def _is_spared(words: Sequence[str], at: int) -> bool:
    """Tell whether a duty with papers is denied before an index: "need **not send** photos"."""
    said = list(words[max(at - _FAR, 0) : at])
    stop = max((i + 1 for i, word in enumerate(said) if word in STOPS), default=0)
    denied = next((i for i in range(stop, len(said)) if said[i] in syntax.VERBAL_NEGATIONS), None)
    if denied is None or not syntax.RELATIVES.isdisjoint(said[denied:]):
        return False
    near = said[max(denied - 1, stop) : denied + 2]
    return not _DUTY.isdisjoint(near) and not _DEEDS.isdisjoint(said[denied:])
