"""Particles of verbs: who moves out does not move in."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.text import VERB, classes

# What a verb takes behind it, and means something else with: "moves **out**"; not "moves to".
PARTICLES = frozenset({"up", "out", "off", "down", "away", "back", "apart", "in", "on", "over"})
_PREPOSITIONS = frozenset({"in", "on", "over"})  # before a noun
NEAR = 5  # tokens from a verb to its particle


def particle_of(words: Sequence[str]) -> str:
    """Return the particle that a short statement's verb needs: that of "I sign on", or "".

    Example:
        >>> particle_of("i moved out of my flat".split()), particle_of("i rely on it".split())
        ('out', '')
    """
    for index, word in enumerate(words):
        before = words[index - 1] if index else ""
        behind_verb = before in syntax.PERSONAL_OBJECTS or VERB in classes(before)
        if word not in PARTICLES or not behind_verb:
            continue
        following = words[index + 1] if index + 1 < len(words) else ""
        if word not in _PREPOSITIONS or not following or following in syntax.PREPOSITIONS:
            return word
    return ""
