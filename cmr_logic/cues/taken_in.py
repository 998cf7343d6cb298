"""Whom a body takes in: "the choir **takes** new members" is "the choir accepts new members"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import NOUN, classes

_ACCEPTING = {"takes": ("accepts",), "take": ("accept",)}
_WE = "we"
# Subjects of what something costs in time or people: "**it** takes two members".
_NO_BODIES = frozenset({"it", "this", "that", "which", "what", "who", "to"})
_NAMED = 3  # words to the plural: "new adult members"
SIGNS = frozenset(_ACCEPTING)
"""Words of which each has one: "the club **takes** guests"; not "the club has guests"."""


def taken_in(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each verb of taking people in, with what it comes to.

    Example:
        >>> list(taken_in("the choir takes new members".split()))
        [(2, 3, ('accepts',))]
        >>> list(taken_in("it takes two members to sign".split()))
        []
    """
    for at in range(1, len(words) - 1):
        plainly = _ACCEPTING.get(words[at])
        if plainly is None or words[at - 1] in _NO_BODIES:
            continue
        one = words[at] == "takes" and NOUN in classes(words[at - 1])
        if not (one or words[at - 1] == _WE):
            continue
        named = words[at + 1 : at + 1 + _NAMED]
        ends = (i for i, word in enumerate(named) if syntax.is_plural_noun(word))
        last = next(ends, None)
        if last is not None and not any(map(_tells_no_kind, named[: last + 1])):
            yield at, at + 1, plainly


def _tells_no_kind(word: str) -> bool:
    numbered = word in syntax.NUMBERS or word[:1].isdigit()
    return numbered or word in syntax.DETERMINERS or word in syntax.TIME_UNITS
