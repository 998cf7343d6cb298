"""Which of two deeds a text says was first: "you told us **before** leaving"."""

from __future__ import annotations

from functools import lru_cache

from cmr_logic.text import keys, words_in

_BEFORE, _AFTER = "before", "after"


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
