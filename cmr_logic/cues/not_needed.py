"""What is only wished for: "Vests are **recommended but not compulsory**" is "… not compulsory"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.cues.needs_said import NEEDED
from cmr_logic.text import places_of, word_set

_BE = word_set("is are")
_BUT, _NOT = "but", "not"
# What is good and not asked for: "**recommended** but not compulsory"; not "cheap".
_WISHED = word_set(
    """
    recommended advised encouraged suggested advisable desirable preferred preferable useful helpful
    welcome appreciated optional voluntary
    """
)
# What may stand before it: "**strongly** recommended"; not "never".
_STRONGLY = word_set("strongly highly warmly greatly always very")
_STRICTLY = word_set("strictly absolutely legally")  # "not **strictly** necessary"; not "yet"
SIGNS = _WISHED
"""Words of which each has one: "vests are **recommended**"; not "vests are cheap"."""


def not_needed(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(not_needed("vests are strongly recommended , but not required .".split()))
        [(2, 8, ('not', 'required'))]
        >>> list(not_needed("vests are recommended but not for babies .".split()))
        []
    """
    for at in places_of(words, _WISHED, 2):
        first = at - (words[at - 1] in _STRONGLY)
        but = at + 1 + (list(words[at + 1 : at + 2]) == [","])
        denial = but + 1 + (not _BE.isdisjoint(words[but + 1 : but + 2]))
        said = tuple(words[but : but + 1]), tuple(words[denial : denial + 1])
        needed = denial + 1
        while needed < len(words) and words[needed] in _STRICTLY:
            needed += 1
        wished = words[first - 1] in _BE and said == ((_BUT,), (_NOT,))
        if wished and not NEEDED.isdisjoint(words[needed : needed + 1]):
            yield first, needed + 1, (_NOT, words[needed])
