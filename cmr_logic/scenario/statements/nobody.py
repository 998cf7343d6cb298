"""Subjects that say no more than "none of …": "**not one of** my hens", "nobody in my family"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic.scenario.statements import vocabulary as lists

_OPENING = frozenset({"not", "no", "nobody"})
_NONE = (("not", "one", "of"), ("not", "a", "single", "one", "of"), ("not", "any", "of"))
_NOBODY = (("nobody", "in"), ("no", "one", "in"), ("not", "one", "person", "in"))
_BEFORE_ME = ["before", "me"]


def as_none(words: Sequence[str], keys: Sequence[str]) -> tuple[Sequence[str], Sequence[str], int]:
    """Return a part that begins with "none of", where it says no more than that.

    Args:
        words: those of the part.
        keys: what each is compared by.

    Returns:
        the words, their keys, and how many were taken away in front of them.

    Example:
        >>> words, keys, gone = as_none(("not", "one", "of", "us", "rows"), ("", "", "", "", "row"))
        >>> words, gone
        (['none', 'of', 'us', 'rows'], 1)
        >>> as_none(("not", "far", "off"), ("", "far", "off"))[2]
        0
    """
    if words[0] not in _OPENING:
        return words, keys, 0
    for opening in _NONE:
        if tuple(words[: len(opening)]) == opening:
            at = len(opening) - 1
            return ["none", *words[at:]], ["", *keys[at:]], at - 1
    for opening in _NOBODY:
        at = len(opening)
        if tuple(words[:at]) == opening and words[at : at + 1] and words[at] in lists.OWNERS:
            rest, told = list(words[at:]), list(keys[at:])
            if rest[2:4] == _BEFORE_ME:
                del rest[2:4], told[2:4]
            return ["none", "of", *rest], ["", "", *told], at - 2
    return words, keys, 0
