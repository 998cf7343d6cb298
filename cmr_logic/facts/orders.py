"""Which of two deeds was first, and which of two people or things is more: "older than you"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from cmr_logic.text import key, keys, words_in

_BEFORE, _AFTER = "before", "after"
_ONE = r"you|(?:your|the|his|her|their)\s+(?:\w+\s+)?(?!(?:is|are|was|were)\b)\w+"
# Which of two is more: "your sister is **older than** you"; not "older than 60".
_COMPARED = re.compile(
    rf"\b(?P<one>{_ONE})\s+(?:(?:is|are|was|were)\s+)?(?P<more>\w+er|more\s+\w+|less\s+\w+)\s+than"
    rf"\s+(?P<other>{_ONE})\b",
    re.IGNORECASE,
)
# Two words for the two ways of being unlike: "older" is the other way of "younger".
_WAYS = (
    ("older", "younger"),
    ("taller", "shorter"),
    ("longer", "shorter"),
    ("bigger", "smaller"),
    ("larger", "smaller"),
    ("heavier", "lighter"),
    ("faster", "slower"),
    ("richer", "poorer"),
    ("earlier", "later"),
    ("higher", "lower"),
    ("cheaper", "dearer"),
)
_LESS_OF = {**dict(_WAYS), **{less: more for more, less in _WAYS}}


def other_order(one: str, other: str) -> bool:
    """Tell whether two texts put the same two deeds in two orders.

    Example:
        >>> other_order("Did you leave before you told us?", "you told us before leaving")
        True
        >>> other_order("Did you tell us after leaving?", "you told us before leaving")
        True
        >>> other_order("Did you leave after you told us?", "you told us before leaving")
        False
    """
    first, second = _in_order(one)
    earlier, later = _in_order(other)
    if not (first & later and second & earlier):
        return False
    return first.isdisjoint(earlier) and second.isdisjoint(later)


def compared_otherwise(one: str, other: str) -> bool:
    """Tell whether two texts say of two people or things, each of the other one, that it is more.

    Example:
        >>> said = "your sister is older than you"
        >>> compared_otherwise("Are you older than your sister?", said)
        True
        >>> compared_otherwise("Are you younger than your sister?", said)
        False
        >>> compared_otherwise("Is your sister younger than you?", said)
        True
    """
    asked, said = _COMPARED.search(one), _COMPARED.search(other)
    if asked is None or said is None:
        return False
    pairs = [tuple(each[side].lower() for side in ("one", "other")) for each in (asked, said)]
    if set(pairs[0]) != set(pairs[1]):
        return False
    turned = pairs[0] != pairs[1]
    if asked["more"].lower() == said["more"].lower():
        return turned
    return not turned and _LESS_OF.get(asked["more"].lower()) == said["more"].lower()


@lru_cache(maxsize=4096)
def _in_order(text: str) -> tuple[frozenset[str], frozenset[str]]:
    """Return the words of what comes first and of what follows it; none where no order is told."""
    words = words_in(text.lower())
    found = [at for at, word in enumerate(words) if word in {_BEFORE, _AFTER}]
    if len(found) != 1:
        return frozenset(), frozenset()
    (at,) = found
    sides = keys(words[:at]), keys(words[at + 1 :])
    return sides if words[at] == _BEFORE else (sides[1], sides[0])


def on_other_side_of_time(one: Sequence[str], other: Sequence[str]) -> bool:
    """Tell whether one text puts a thing before what the other puts it after: "after the show".

    Example:
        >>> said = "the form was lodged before the closing date".split()
        >>> on_other_side_of_time("was it lodged after the closing date".split(), said)
        True
        >>> on_other_side_of_time("was it lodged after the date of birth".split(), said)
        False
    """
    before, after = _at(one, _BEFORE), _at(one, _AFTER)
    earlier, later = _at(other, _BEFORE), _at(other, _AFTER)
    if before & earlier or after & later:
        return False
    return bool(before & later or after & earlier)


def _at(words: Sequence[str], side: str) -> frozenset[str]:
    """Return what the things are compared by that a word stands before.

    Example:
        >>> sorted(_at("was it after the closing date".split(), "after"))
        ['close']
    """
    behind = (words[at + 1 :] for at, word in enumerate(words) if word == side)
    return frozenset(next(filter(None, map(key, each)), "") for each in behind) - {""}
