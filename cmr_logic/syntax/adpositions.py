"""Prepositions that share a noun: "on **or** after 1 May", "in **and** around Leeds"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.syntax.wordlists import BOUNDS, DETERMINERS, PREPOSITIONS
from cmr_logic.text import VERB, classes

_BEFORE_NOUNS = PREPOSITIONS - BOUNDS  # not "60 or **over** and in good health"

# Those that nothing can end in but a verb that waits: "fly **to** or over"; not "go **in** or out".
_WAITING_FOR_NOUNS = frozenset({"to", "from", "into", "at", "with", "for", "of", "against", "onto"})
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


def strands_preposition(words: Sequence[str], at: int) -> bool:
    """Tell whether a verb waits for the noun of the next: "fly **to** or sail past Wales".

    Args:
        words: the words around the coordinator.
        at: its place.

    Example:
        >>> strands_preposition("to fly to or transit through wales".split(), 3)
        True
        >>> strands_preposition("a link to or from leeds".split(), 3)
        False
        >>> strands_preposition("guests you row with or".split(), 4)
        False
    """
    if not 1 < at < len(words) - 1 or words[at - 1] not in _WAITING_FOR_NOUNS:
        return False
    before, behind = words[at - 2], words[at + 1]
    verbs = VERB in classes(before) and VERB in classes(behind)
    alike = before.endswith("s") == behind.endswith("s") and behind not in PREPOSITIONS
    determined = words[at - 3 : at - 2] != [] and words[max(at - 3, 0)] in DETERMINERS
    return verbs and alike and not determined


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
