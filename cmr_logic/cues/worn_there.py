"""Where something must be worn: "Boots must be worn **in the yard**" is "… if you are there".

A place without an article says as well what kind of thing is meant: "boots worn on deck".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.text import places_of_word, word_set

_WORN, _BE = "worn", "be"
_DUTY = frozenset({"must", "should", "to"})  # "**must** be worn", "are **to** be worn"
_INSIDE = word_set("in inside beyond near throughout within behind")
# Places that one is on: "on the **deck**"; not "on deck", "on the wrist".
_ON = "on"
_PLACES = word_set(
    "site deck ramp ice court pitch board platform stage set water track course green premises "
    "slope slopes range field mat"
)
_IF = ("if", "you", "are")
# What opens the name of a place: "in **the** yard"; not "in pairs", "in addition".
_OPENING = syntax.DETERMINERS - {"your"}
# What is no place behind them: "in the **correct** position"; not "yard".
_NO_PLACE = word_set("way position manner order case event correct right usual")
_CASES = word_set("if when unless where while whenever who which that")
_LONGEST = 6  # words of a place: "in the area behind the rope"
SIGNS = frozenset({_WORN})
"""The word of each of them: "must be **worn** on deck"; not "must be kept on deck"."""


def worn_there(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each place that a sentence about what must be worn ends in.

    Example:
        >>> list(worn_there("boots must be worn in the yard .".split()))
        [(4, 5, ('if', 'you', 'are', 'in'))]
        >>> list(worn_there("badges must be worn on the left arm .".split()))
        []
        >>> list(worn_there("boots must be worn on deck .".split()))
        []
        >>> list(worn_there("boots must be worn in the yard if it rains .".split()))
        []
    """
    for at in places_of_word(words, _WORN, 2):
        start, end = sentence_start(words, at), sentence_end(words, at)
        if words[at - 1] != _BE or words[at - 2] not in _DUTY:
            continue
        placed = words[at + 1 : end]
        if not 0 < len(placed) <= _LONGEST or not _CASES.isdisjoint(words[start:end]):
            continue
        named = placed[1:2] and placed[1] in _OPENING and _NO_PLACE.isdisjoint(placed)
        place = placed[0] in _INSIDE or (placed[0] == _ON and placed[-1] in _PLACES)
        if named and place:
            yield at + 1, at + 2, (*_IF, placed[0])
