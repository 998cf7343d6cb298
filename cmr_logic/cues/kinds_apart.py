"""Kinds of one noun, of the last of which more is said: "day guests and **night guests who** pay".

The noun is said again, so that what is said belongs to the second kind alone. A comma parts them
as it does elsewhere: "day guests, and night guests who pay".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import word_set

_RELATIVES = word_set("who whose")
_JOINTS = word_set("and or")
_NAME = 3  # words that tell a kind: "full - time guests"
_OF_BOTH = word_set("both either all")  # "**both** day guests and night guests who pay"
SIGNS = _RELATIVES
"""Words of which each has one: "night guests **who** pay"; not "night guests"."""


def kinds_apart(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each joint of two such kinds, with the comma that parts them.

    Example:
        >>> list(kinds_apart("day guests and night guests who pay may row".split()))
        [(2, 3, (',', 'and'))]
        >>> list(kinds_apart("day and night guests who pay may row".split()))
        []
        >>> list(kinds_apart("guests and members who pay may row".split()))
        []
    """
    for at in [at for at, word in enumerate(words) if word in _RELATIVES and at > _NAME]:
        noun = words[at - 1]
        if not syntax.is_plural_noun(noun):
            continue
        places = range(at - 3, max(at - 3 - _NAME, 0), -1)
        joint = next((i for i in places if words[i] in _JOINTS), None)
        told = joint is not None and words[joint - 1] == noun
        if joint is not None and told and _OF_BOTH.isdisjoint(words[max(joint - 5, 0) : joint]):
            yield joint, joint + 1, (",", words[joint])
