"""Deeds that are banned: "**smoking is strictly prohibited**" is "smoking is not allowed"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.named_before import FORBIDDEN, STRICTLY

_BE = frozenset({"is", "are"})
_NOT_ALLOWED = ("not", "allowed")
# Openings of a sentence besides what ends the one before: "Note: smoking is banned".
_OPENING = STOPS | {":"}
_LONGEST = 5  # words of what is banned: "parking or waiting on the grass"
SIGNS = FORBIDDEN
"""Words of which each has one: "smoking is **banned**"; not "smoking is not allowed"."""


def bans_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each deed that is banned, with what is said of it in plain words.

    Example:
        >>> list(bans_said("smoking is strictly prohibited here".split()))
        [(2, 4, ('not', 'allowed'))]
        >>> list(bans_said("dogs are prohibited here".split()))
        []
    """
    for at, word in enumerate(words):
        if word not in FORBIDDEN:
            continue
        start = at - (words[at - 1] in STRICTLY)
        if start < 2 or words[start - 1] not in _BE:  # noqa: PLR2004 - a deed and its verb
            continue
        named = range(start - 2, max(start - 2 - _LONGEST, -1), -1)
        opens = next((i for i in named if i == 0 or words[i - 1] in _OPENING), None)
        if opens is not None and syntax.is_gerund(words[opens]):
            yield start, at + 1, _NOT_ALLOWED
