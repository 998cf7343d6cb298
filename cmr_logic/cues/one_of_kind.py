"""Kinds told by "one": "a small club is **one that** has few members" is "a club that has …"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.not_so import ONE_OF_KIND
from cmr_logic.text import NOUN, classes

_ONE = "one"
# What opens what is said of it: "one **that** has few members"; not "one of".
_OPENERS = syntax.RELATIVES | {"with", "whose", "where"}
# Verbs by which a kind is told: "a club **is** one that"; not "you own one that".
_TELLING = frozenset({"is", "means"})
_LONGEST = 5  # words from the article to the noun: "a small sailing club"
SIGNS = frozenset({_ONE})
"""Words of which each has one: "a club is **one** that"; not "a club is a body that"."""


def one_of_kind(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each "one" that stands for the kind a sentence opens with, with what it names.

    Example:
        >>> list(one_of_kind("a small club is one that has few members".split()))
        [(4, 5, ('a', 'club'))]
        >>> list(one_of_kind("your club is one that has few members".split()))
        []
    """
    for at in range(2, len(words) - 1):
        if words[at] != _ONE or words[at - 1] not in _TELLING or words[at + 1] not in _OPENERS:
            continue
        kind = words[at - 2]
        back = range(at - 2, max(at - 2 - _LONGEST, -1), -1)
        start = next((i for i in back if words[i] in ONE_OF_KIND), None)
        opens = start is not None and (start == 0 or words[start - 1] in STOPS)
        if opens and NOUN in classes(kind):
            yield at, at + 1, (syntax.article(kind), kind)
