"""A follow-up about somebody else, another place, or the other side of a thing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic.provisions.words.people_nouns import SOMEBODY
from cmr_logic.text import key

_YOU = "you"
_YOURS = frozenset({_YOU, "yours"})
_SOME_PLACE = frozenset({"somewhere", "anywhere"})  # before "else": not where the other side says
# Words that say where something is: "live **here**", "live **in** Wales"; not "live for it".
_WHERE = frozenset({"here", "there", "in", "at", "within", "inside", "locally", "with"})
# Prepositions that place something on the two sides of one thing: "**off** the lead".
_SIDES_OF = {"on": "off", "off": "on", "for": "against", "against": "for"}
_OTHERS = frozenset({"elsewhere", "else", "another", "other"})  # say of another place as well
# Words by which a place is not the one that is meant: "in **another** shire"; not "in this shire".
_ANOTHER = frozenset({"another", "different"})
_SAME = "same"  # two in "the **same** village" live where the pairs of words say
# Before such a place: "**in** another shire"; not "of another shire".
_IN = frozenset({"in", "at", "within", "inside", "from", "on"})
_BEHIND = 2  # words behind one among which the thing stands


def is_of_another(asked: Sequence[str], said: Sequence[str]) -> bool:
    """Tell whether a follow-up is about somebody else, and a statement about whoever asks.

    Example:
        >>> said = "you own the land".split()
        >>> [is_of_another(q.split(), said) for q in ("is it somebody else 's", "have you else")]
        [True, False]
    """
    if (
        not said
        or "else" not in asked
        or "else" in said
        or _YOURS.isdisjoint(said)
        or _YOU in asked
    ):
        return False
    return any(one in SOMEBODY and after == "else" for one, after in pairwise(asked))


def is_on_other_side(asked: Sequence[str], said: Sequence[str]) -> bool:
    """Tell whether two texts place something on the two sides of one thing.

    Example:
        >>> said = "the dog is on a lead".split()
        >>> [is_on_other_side(q.split(), said) for q in ("is it off the lead", "is it off now")]
        [True, False]
    """
    if _SIDES_OF.keys().isdisjoint(asked) or _SIDES_OF.keys().isdisjoint(said):
        return False
    there = set(_placed_by(said))
    return any((_SIDES_OF[word], noun) in there for word, noun in _placed_by(asked))


def _placed_by(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield such prepositions, each with the key of what stands behind it and its article."""
    for at, word in enumerate(words):
        if word in _SIDES_OF:
            behind = map(key, words[at + 1 : at + 1 + _BEHIND])
            yield from ((word, noun) for noun in behind if noun)


def is_elsewhere(one: Sequence[str], other: Sequence[str]) -> bool:
    """Tell whether one text says of another place what the other says of some place.

    Example:
        >>> is_elsewhere("do you live elsewhere".split(), "you live in Wales".split())
        True
    """
    away = "elsewhere" in one or any(
        word in _SOME_PLACE and after == "else" for word, after in pairwise(one)
    )
    if not away or not _OTHERS.isdisjoint(other):
        return False
    at_first = len(other) > 1 and other[1] == "there"  # "is **there** a place": nowhere
    return not _WHERE.isdisjoint(other[2:] if at_first else other)


def is_in_another(one: Sequence[str], other: Sequence[str]) -> bool:
    """Tell whether one text says of another place of a kind what the other says of a certain one.

    Example:
        >>> said = "you live in the village".split()
        >>> is_in_another("do you live in a different village".split(), said)
        True
        >>> is_in_another("do you live in a different house".split(), said)
        False
    """
    if _ANOTHER.isdisjoint(one) or not _ANOTHER.isdisjoint(other) or _SAME in other:
        return False
    named = {
        key(one[at + 1])
        for at, word in enumerate(one[:-1])
        if word in _ANOTHER and not _IN.isdisjoint(one[max(0, at - _BEHIND) : at])
    }
    return any(
        word in _IN and not named.isdisjoint(map(key, other[at + 1 : at + 2 + _BEHIND]))
        for at, word in enumerate(other)
    )
