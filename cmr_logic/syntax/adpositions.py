"""Prepositions that share a noun: "on **or** after 1 May", "in **and** around Leeds"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.syntax.wordlists import BOUNDS, PREPOSITIONS

_BEFORE_NOUNS = PREPOSITIONS - BOUNDS  # not "60 or **over** and in good health"

_OUT_OF = ("out", "of")  # a preposition of two words


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


def behind_prepositions(words: Sequence[str], at: int) -> int | None:
    """Return where the noun begins that two joined prepositions share, None where they are none.

    Args:
        words: the words around the coordinator.
        at: its place.

    Example:
        >>> behind_prepositions("to or from leeds".split(), 1)
        3
        >>> behind_prepositions("into or out of your home".split(), 1)
        4
        >>> behind_prepositions("in leeds or near york".split(), 2)
    """
    if joins_prepositions(words, at):
        return at + 2
    out = tuple(words[at + 1 : at + 3]) == _OUT_OF
    return at + 3 if at > 0 and words[at - 1] in _BEFORE_NOUNS and out else None
