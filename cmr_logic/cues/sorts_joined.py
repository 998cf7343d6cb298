"""Two sorts of one thing inside a list: "sell tea, **play live or recorded music** or keep dogs".

Their "or" is none of the list's: it joins two adjectives before the noun of one item.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import ADJECTIVE, NOUN, classes

_OR = "or"
SIGNS = frozenset({_OR})
"""Words of which each of them has one: "live **or** recorded music"; not "live music"."""
CLOSER = frozenset({","})
"""Those of which each has one as well: what parts the items of its list."""
_FARTHEST = 14  # words from it to the comma and the joint of the list


def sorts_joined(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each such pair of adjectives, as the one word that they are in the list.

    Example:
        >>> said = "you sell tea , play live or recorded music or keep dogs"
        >>> list(sorts_joined(said.split()))
        [(5, 8, ('live or recorded',))]
        >>> list(sorts_joined("you play live or recorded music".split()))
        []
        >>> list(sorts_joined("you are ill , old or disabled or keep dogs".split()))
        []
    """
    for at in range(2, len(words) - 3):
        if words[at] != _OR or not _is_sort(words[at - 1]) or not _is_sort(words[at + 1]):
            continue
        noun = words[at + 2]
        if NOUN not in classes(noun) or noun in syntax.PREPOSITIONS or noun in syntax.AUXILIARIES:
            continue
        opener = words[at - 2]
        if opener in {",", _OR, "and"} or opener in syntax.BE:
            continue
        before = _run(words, at - 2, -1)
        behind = _run(words, at + 3, 1)
        if "," in before and not {"or", "and"}.isdisjoint(behind):
            yield at - 1, at + 2, (f"{words[at - 1]} or {words[at + 1]}",)


def _is_sort(word: str) -> bool:
    """Tell whether a word says of what sort a thing is: "live", "recorded"; not "music"."""
    if word in syntax.DETERMINERS or syntax.is_gerund(word):
        return False
    return ADJECTIVE in classes(word) or (syntax.is_participle(word) and word.endswith("ed"))


def _run(words: Sequence[str], at: int, step: int) -> list[str]:
    """Return the words from an index on in one direction, as far as the sentence goes."""
    found: list[str] = []
    while 0 <= at < len(words) and words[at] not in {".", ":", ";"} and len(found) < _FARTHEST:
        found.append(words[at])
        at += step
    return found
