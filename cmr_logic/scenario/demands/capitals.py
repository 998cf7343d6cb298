"""Names of places that a rule's clauses write small: the capital a list item lost is given back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from cmr_logic.text import ADJECTIVE, VERB, classes, key

_BEFORE = frozenset({"in", "to", "from", "outside", "within"})
# Names of countries that are words for things as well.
_THINGS = frozenset({"turkey", "china", "chad", "jersey", "guinea", "jordan", "panama"})


def with_capitals(statements: Sequence[str]) -> list[str]:
    """Return statements with capitals where a place is named.

    A word that stands alone and names a thing as well ("turkey") is a place where another
    statement names one.

    Args:
        statements: clauses of one rule, as statements.

    Example:
        >>> with_capitals(["serbia", "turkey", "you live in norway"])
        ['Serbia', 'Turkey', 'you live in Norway']
        >>> with_capitals(["chicken", "turkey"])
        ['chicken', 'turkey']
    """
    found = [_with_capital(text) for text in statements]
    if any(new != old for new, old in zip(found, statements, strict=True)):
        found = [_with_capital(text, listed=True) for text in statements]
    return found


@lru_cache(maxsize=8192)
def _with_capital(statement: str, *, listed: bool = False) -> str:
    words = statement.split(" ")
    for index, word in enumerate(words):
        alone = len(words) == 1
        related = index > 0 and words[index - 1] in _BEFORE
        if not word.islower() or not (index == 0 or related) or not key(word):
            continue
        if alone and word in _THINGS and not listed:
            continue
        if index == 0 and not alone and not classes(word).isdisjoint({VERB, ADJECTIVE}):
            continue
        capital = " ".join([*words[:index], word.capitalize(), *words[index + 1 :]])
        start = len(" ".join([*words[:index], ""]))
        if _names_place(capital, start):
            return capital
    return statement


def _names_place(text: str, start: int) -> bool:
    from cmr_logic.quantities import find_places  # noqa: PLC0415 - most clauses need no quantities

    return any(place.span.start == start for place in find_places(text))
