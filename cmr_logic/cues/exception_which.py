"""Exceptions of which a sentence of their own is told: "The exception is DVDs, **which cost £2**".

What is told of them has its own case: "DVDs cost £2 if you keep them a week".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import VERB, classes, place_of

SIGNS = frozenset({"exception", "exceptions"})
"""Words of which each of them has one: "the only **exception** is DVDs"; not "DVDs cost £2"."""
_BEFORE = frozenset({"the", "one", "only", "main", "sole"})
_WHICH = "which"
_LONGEST = 12  # words of what is excepted: "a boat that somebody from the club has hired"


def exception_which(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each such exception, with what introduces it left out.

    Example:
        >>> said = "tea is free . the only exception is ice tea , which costs £2 if it is large ."
        >>> list(exception_which(said.split()))
        [(4, 8, ()), (10, 12, ())]
        >>> list(exception_which("the exception is tea . it is in a box , which is".split()))
        []
    """
    for at in [at for at, word in enumerate(words) if word in SIGNS]:
        first = at
        while first and words[first - 1] in _BEFORE:
            first -= 1
        begins = first < at and (first == 0 or words[first - 1] in {".", ";"})
        if not begins or at + 2 >= len(words) or words[at + 1] not in syntax.BE:
            continue
        end = place_of(words, ".", at, len(words)) or len(words)
        comma = place_of(words, ",", at + 2, min(end, at + 2 + _LONGEST))
        if comma is None or comma + 2 >= end or words[comma + 1] != _WHICH:
            continue
        if VERB in classes(words[comma + 2]) or words[comma + 2] in syntax.AUXILIARIES:
            yield first, at + 2, ()
            yield comma, comma + 2, ()
