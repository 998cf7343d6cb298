"""People of several sorts told by one noun: "**bus and tram** drivers", "kitchen or bar staff"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.drafts.naming import Frame, is_person
from cmr_logic.text import NOUN, classes, word_set

# Nouns for many people that have no plural: "kitchen **staff**"; not "a nurse".
_MANY = word_set("staff personnel crew police")
_LAST = 2  # words of the last sort with the noun: "tram drivers"
_HYPHENED = 2  # tokens of a sort with a hyphen before its last: "car - sharing drivers"


def names_trades(parts: Sequence[Frame]) -> bool:
    """Tell whether each part of a phrase says of what sort the people are that the last names.

    Args:
        parts: the words of each part, without what joins them.

    Example:
        >>> names_trades([("bus",), ("tram", "drivers")])
        True
        >>> names_trades([("nurses",), ("bar", "staff")])
        False
        >>> names_trades([("a", "bus"), ("tram", "driver")])
        True
        >>> names_trades([("you", "are", "a", "bus"), ("tram", "driver")])
        True
        >>> names_trades([("the", "bus"), ("tram", "drivers")])
        False
        >>> names_trades([("taxi",), ("car", "-", "sharing", "drivers")])
        True
    """
    *before, last = parts
    hyphened = last[1:2] == ("-",)
    last = last[_HYPHENED:] if hyphened else last
    if len(last) != _LAST or not before:
        return False
    before[0] = _named(before[0])
    if not all(before):
        return False
    sort, people = last
    several = syntax.is_plural_noun(people) or people in _MANY
    if not (is_person(people) or people in _MANY) or not (hyphened or _is_sort(sort)):
        return False
    bare = [part[1:] if part[0] in syntax.INDEFINITE else part for part in before]
    alone = all(len(part) == 1 and _is_sort(part[0]) for part in bare)
    one = before[0][0] in syntax.INDEFINITE and bare[1:] == list(before[1:])
    return alone and (one is not several) and (one or bare == list(before))


def _named(part: Frame) -> Frame:
    """Return the words of a part that name people, behind its verb: "you are | a bus"."""
    before = syntax.BE | syntax.PREPOSITIONS
    return part[max((at for at, word in enumerate(part) if word in before), default=-1) + 1 :]


def _is_sort(word: str) -> bool:
    """Tell whether a word may say of what sort people are: "bus", "cleaning"; not "buses"."""
    if word in syntax.DETERMINERS or syntax.is_plural_noun(word) or is_person(word):
        return False
    return NOUN in classes(word) or syntax.is_gerund(word)
