"""What is told of some of several: "two cars**, one of which** must be new".

In plain words it is a statement of its own: "two cars, and one of these must be new".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import places_of, word_set

_COMMA, _OF = ",", "of"
_RELATIVES = frozenset({"which", "whom"})
# How many they are: "**both** of which"; not "part of which".
_HOW_MANY = syntax.NUMBERS | word_set("both all each either")
SIGNS = _RELATIVES
"""Words of which each has one: "both of **which**"; not "both of them"."""
CLOSER = frozenset((_OF, relative) for relative in _RELATIVES)
"""Signs of which each has one, too."""


def some_of_which(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find the comma and the words up to the relative, with what they come to.

    Example:
        >>> list(some_of_which("bring two cars , one of which must be new .".split()))
        [(3, 7, (',', 'and', 'one', 'of', 'these'))]
        >>> list(some_of_which("a form , part of which is blue , must be sent".split()))
        []
    """
    for at in places_of(words, _RELATIVES, 3, len(words) - 1):
        known = words[at - 3] == _COMMA and words[at - 2] in _HOW_MANY and words[at - 1] == _OF
        behind = words[at + 1 : at + 2]
        if known and behind and behind[0] in syntax.AUXILIARIES:
            yield at - 3, at + 1, (_COMMA, "and", words[at - 2], _OF, "these")
