"""Prepositions that share a noun: "on **or** after 1 May", "in **and** around Leeds"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.syntax.wordlists import BOUNDS, PREPOSITIONS

_BEFORE_NOUNS = PREPOSITIONS - BOUNDS  # not "60 or **over** and in good health"


def joins_prepositions(words: Sequence[str], at: int) -> bool:
    """Tell whether the coordinator at an index joins two prepositions of one noun.

    Args:
        words: the words around it.
        at: its place.

    Example:
        >>> joins_prepositions("in or near leeds".split(), 1)
        True
        >>> joins_prepositions("in leeds or near york".split(), 2)
        False
        >>> joins_prepositions("over 60 or over and in town".split(), 4)
        False
    """
    if not 0 < at < len(words) - 1:
        return False
    return words[at - 1] in _BEFORE_NOUNS and words[at + 1] in _BEFORE_NOUNS
