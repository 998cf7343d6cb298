"""Words of which one or the other holds: "Is the seal **intact**?" of "the seal is broken"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from cmr_logic.facts.contrary import Contraries
from cmr_logic.facts.contrary_deeds import OF_DEEDS
from cmr_logic.facts.contrary_states import OF_STATES
from cmr_logic.text.patterns import compiled

CONTRARIES = (*OF_STATES, *OF_DEEDS)


def _words(alternatives: str) -> re.Pattern[str]:
    return compiled(rf"\b(?:{alternatives})\b")


@lru_cache(maxsize=4096)
def say_contraries(one: str, other: str) -> bool:
    """Tell whether two texts say the two sides of one matter, each of them one side alone.

    Args:
        one: a text.
        other: another one.

    Example:
        >>> say_contraries("Is the seal intact?", "the seal is broken")
        True
        >>> say_contraries("Is the seal broken or intact?", "the seal is broken")
        False
    """
    return any(sides in _APART for _, sides in _sides_taken(one, other))


def leave_a_third(one: str, other: str) -> bool:
    """Tell whether two texts say two sides of a matter, of which neither may be so.

    Example:
        >>> leave_a_third("Was the bag with you?", "you left the bag unattended")
        True
        >>> leave_a_third("Was the bag watched?", "you left the bag unattended")
        False
    """
    found = [pair.third for pair, sides in _sides_taken(one, other) if sides in _APART]
    return bool(found) and all(found)


def say_one_side(one: str, other: str) -> bool:
    """Tell whether two texts say one and the same side of a matter, in whatever words.

    Example:
        >>> say_one_side("Is the pass out of date?", "the pass has expired")
        True
    """
    return any(sides in _TOGETHER for _, sides in _sides_taken(one, other))


def says_by_pairs(one: str, other: str) -> bool:
    """Tell whether two texts say one or two sides of a matter that the pairs know.

    Example:
        >>> says_by_pairs("Is the seal intact?", "the seal is broken")
        True
    """
    return say_contraries(one, other) or say_one_side(one, other)


def _sides_taken(
    one: str, other: str
) -> Iterator[tuple[Contraries, tuple[tuple[bool, bool], ...]]]:
    """Yield for each matter which sides of it two texts say."""
    if _signs().search(one) is None or _signs().search(other) is None:
        return
    for pair in CONTRARIES:
        yield (
            pair,
            tuple((_says(pair.one, text), _says(pair.other, text)) for text in (one, other)),
        )


def _says(side: str, text: str) -> bool:
    return _words(side).search(text) is not None


@cache
def _signs() -> re.Pattern[str]:
    """Return what finds any word of any of them: most texts have none."""
    return _words("|".join(each for pair in CONTRARIES for each in (pair.one, pair.other)))


_TOGETHER = (((True, False), (True, False)), ((False, True), (False, True)))
_APART = (((True, False), (False, True)), ((False, True), (True, False)))
