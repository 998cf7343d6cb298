"""Comparisons in a row that share a verb: "bags that **are** longer than 1 m, heavier than 9 kg".

Each has the verb in plain words, so that what follows may have one of its own: "… **are** heavier
than 9 kg or leak".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import ADJECTIVE, classes, places_of_word

_THAN, _OR = "than", "or"
_NEAR = 8  # words from one comparison to the next: "longer than one and a half metres , heavier"
SIGNS = frozenset({_THAN})
"""The word that each has: "longer **than** 1 m"; not "long"."""


def more_than_each(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each later comparison of such a row, and what was done, with the verb before it.

    Example:
        >>> list(more_than_each("if it is longer than 1 m , heavier than 9 kg or leaks".split()))
        [(7, 8, (',', 'is'))]
        >>> list(more_than_each("if it is longer than 1 m or made of tin .".split()))
        [(7, 8, ('or', 'is'))]
        >>> list(more_than_each("if it is longer than 1 m or heavier than 9 kg".split()))
        []
        >>> list(more_than_each("if it is longer than 1 m , you must pay more than £ 5".split()))
        []
    """
    shared = ""
    last = -1
    for at in places_of_word(words, _THAN, 2):
        be = words[at - 2] if _compares(words[at - 1]) else ""
        if be in syntax.BE and be != "be":
            shared = be
        elif shared and at - last <= _NEAR and be == "," and not STOPS & set(words[last:at]):
            yield at - 2, at - 1, (",", shared)
        else:
            shared = ""
        last = at
        if shared:
            near = range(at + 2, min(at + _NEAR, len(words) - 1))
            joint = next((i for i in near if words[i] in STOPS | {_OR, ","}), 0)
            done = joint and words[joint] == _OR and _is_done(words, joint + 1)
            if done:
                yield joint, joint + 1, (_OR, shared)


def _compares(word: str) -> bool:
    """Tell whether a word before "than" compares: "longer"; not "other", "rather"."""
    return word.endswith("er") and ADJECTIVE in classes(word) and word not in {"other", "rather"}


def _is_done(words: Sequence[str], at: int) -> bool:
    """Tell whether what was done to something stands at an index: "**made** of tin"."""
    behind = words[at + 1 : at + 2]
    return syntax.is_participle(words[at]) and bool(behind) and behind[0] in syntax.PREPOSITIONS
