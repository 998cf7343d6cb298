"""What somebody did, told in the past without a subject: "**served** for a year"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.syntax.complements import acts_on
from cmr_logic.syntax.forms import is_participle
from cmr_logic.syntax.wordlists import (
    AUXILIARIES,
    DETERMINERS,
    NEVER_PASSIVE,
    PASTS,
    PREPOSITIONS,
)
from cmr_logic.text import VERB, bases

# Pasts of what people do themselves, before these words: "**served** in it"; not "served by it".
_ACTIVE = {
    "served": PREPOSITIONS - {"by"},
    "paid": frozenset({"into", "for", "off", "back"}),
    "applied": frozenset({"for", "to"}),
    "contributed": frozenset({"to"}),
    "moved": frozenset({"to", "into", "here"}),
    "enlisted": frozenset({"in", "before", "after"}),
    "graduated": frozenset({"from", "in"}),
}
# What a denied past begins with: "**did** not leave"; not "did it".
_DID, _NOT = "did", frozenset({"not", "n't"})
_WAS = frozenset({"was", "were", "had"})


def is_told_past(words: Sequence[str]) -> bool:
    """Tell whether words begin with a verb that says in the past what somebody did.

    Example:
        >>> is_told_past("served for a year".split()), is_told_past("enrolled in it".split())
        (True, False)
        >>> is_told_past("kept a log".split()), is_told_past("put out".split())
        (True, False)
    """
    word, following = words[0], words[1] if len(words) > 1 else ""
    if not opens_with_participle(words):
        return word in PASTS and word not in bases(word, VERB)
    active = following in DETERMINERS or acts_on(words, 0)
    return active or word in NEVER_PASSIVE or (word in _ACTIVE and following in _ACTIVE[word])


def says_what_was(words: Sequence[str]) -> bool:
    """Tell whether words without a subject say what somebody did or was.

    Example:
        >>> says_what_was("was ill".split()), says_what_was("did not row".split())
        (True, True)
        >>> says_what_was("had a boat".split()), says_what_was("is ill".split())
        (True, False)
    """
    if words[0] == _DID:
        return not _NOT.isdisjoint(words[1:2])
    return words[0] in _WAS or is_told_past(words)


def opens_with_participle(words: Sequence[str]) -> bool:
    """Tell whether words begin with a participle that is no base form: "**enrolled** in it".

    Example:
        >>> opens_with_participle("enrolled in it".split()), opens_with_participle("put it".split())
        (True, False)
    """
    plain = words[0] in AUXILIARIES or words[0] in bases(words[0], VERB)
    return is_participle(words[0]) and not plain
