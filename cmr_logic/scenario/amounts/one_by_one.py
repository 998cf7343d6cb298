"""Things of one sort that a story counts in a list: "two poodles, a collie and one from a shelter".

A rule counts dogs; people tell the breeds one by one, and leave out the noun once it is named.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Set
from typing import TYPE_CHECKING

from cmr_logic import syntax
from cmr_logic.records import record
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.text import NOUN, classes, lemma, words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_JOINT = re.compile(r",?\s(?:and|plus|as\swell\sas)\s(?:then\s|also\s)?|,\s", re.IGNORECASE)
_ITEM = re.compile(
    r"(?:^|.*?\s)(?P<n>\d{1,2}|[a-z]+)(?P<what>(?:\s[a-z-]+)*)$", re.IGNORECASE | re.DOTALL
)
_ONE = frozenset({"a", "an", "another", "one"})
_LEAST = 2
_FAR = 3  # words of a noun phrase: "two pear trees"
# With these the list goes no further: "two poodles **but** a cat".
_ENDS = re.compile(
    r"\b(?:but|or|nor|not|without|instead|because|although|if|who|which|when)\b", re.I
)


@record(frozen=True, slots=True)
class Listed:
    """How many things of one sort a list counts.

    Args:
        count: how many.
        ended: all that the list counts is of that sort.
    """

    count: int
    ended: bool


def listed_of(unit: str, quote: str, known: Set[str] = frozenset()) -> Listed | None:
    """Return how many things of a sort a list of two items or more counts; None for no such list.

    Args:
        unit: what a clause counts.
        quote: the words of a statement.
        known: what else the clause calls it.

    Example:
        >>> listed_of("dog", "I have two poodles, a collie and one from a shelter")
        Listed(count=4, ended=True)
        >>> listed_of("dog", "I have two poodles, a collie and three hens")
        Listed(count=3, ended=False)
        >>> listed_of("dog", "I have two poodles and three hens") is None
        True
    """
    stop = _ENDS.search(quote)
    items = [*_items(unit, quote[: stop.start()] if stop is not None else quote, known)]
    counted = [item.count for item in items if item.fits]
    if len(counted) < _LEAST or not items[0].fits:
        return None
    if _tells_apart(items):
        return Listed(items[0].count, ended=True)
    return Listed(sum(counted), ended=len(counted) == len(items) and stop is None)


@record(frozen=True, slots=True)
class _Item:
    """An item of a list: how many it counts, if of the sort, and the preposition behind the noun.

    It is general where it names what a clause counts in the same word.
    """

    count: int
    fits: bool
    general: bool
    behind: str


def _tells_apart(items: list[_Item]) -> bool:
    """Tell whether a list only tells apart those that its first item counts.

    "Two dogs, a collie and a poodle" are two; "two pills for my heart, one for my knee and one for
    my back" are four.
    """
    first, rest = items[0], items[1:]
    apart = first.general and not first.behind and len(rest) >= _LEAST
    return apart and first.count == sum(item.count for item in rest)


def _items(unit: str, quote: str, known: Set[str]) -> Iterator[_Item]:
    """Yield the items of a list that opens a statement's object."""
    fits = False
    for at, item in enumerate(_JOINT.split(quote)):
        found = _number_of(item, first=at == 0)
        if found is None:
            if at:
                return  # the list is over
            continue
        count, words = found
        phrase = _phrase(words)
        behind = words[len(phrase)] if len(phrase) < len(words) else ""
        if phrase:
            fits = _is_of(phrase, unit, known)
        elif not at or behind == "of":
            return  # "one for my heart": nothing is named before it; "one of them" is no other
        general = bool(phrase) and word_key(lemma(phrase[-1])) == word_key(unit)
        general = general and not any(NOUN in classes(word) for word in phrase[:-1])
        yield _Item(count, fits, general, behind if behind in syntax.PREPOSITIONS else "")


def _number_of(item: str, *, first: bool) -> tuple[int, list[str]] | None:
    """Return the number of an item, and the words behind it; None where it has no number.

    The first item may stand behind a verb, and the others stand at once behind the joint.
    """
    from cmr_logic.quantities.number_words import NUMBER, value_of  # noqa: PLC0415 - most clauses count nothing

    words = words_in(item.lower())
    for at, word in enumerate(words):
        number = NUMBER.fullmatch(word)
        value = 1 if word in _ONE else value_of(number) if number is not None else None
        if value is not None and value == int(value):
            behind = list(words[at + 1 :])
            if first and word in _ONE and at == 0:
                return None
            return int(value), behind
        if not first:
            return None
    return None


def _phrase(words: list[str]) -> list[str]:
    """Return the noun phrase behind a number; nothing where its noun is left out."""
    phrase: list[str] = []
    for word in words[: _FAR + 1]:
        if word in syntax.PREPOSITIONS or word in syntax.PRONOUNS or word in _FREQUENT:
            break
        phrase.append(word)
    return phrase


_FREQUENT = frozenset({"each", "every", "daily", "here", "there", "too", "now", "already", "at"})


def _is_of(phrase: list[str], unit: str, known: Set[str]) -> bool:
    """Tell whether a noun phrase is of what a clause counts, or of one of its kinds."""
    noun, wanted = word_key(lemma(phrase[-1])), word_key(unit)
    modified = [each for each in known if each.endswith(f"_{wanted}")]
    if noun == wanted and modified:  # "pear trees", for fruit trees
        before = [word_key(word) for word in phrase[:-1]]
        kinds = [each.removesuffix(f"_{wanted}") for each in modified]
        return any(covers((word,), kind) for word in before for kind in kinds)
    names = {noun, word_key(phrase[-1]), word_key(phrase[-1].removesuffix("s"))}
    return wanted in names or any(covers((name,), wanted) for name in names if name)


def as_one(found: Listed, unit: str) -> Quantity | None:
    """Return what a list counts as one quantity of what a clause counts.

    Args:
        found: how many the list counts.
        unit: what the clause counts.

    Example:
        >>> str(as_one(Listed(4, ended=False), "dog").interval)
        '[4, ∞)'
    """
    from cmr_logic.quantities import Interval, find_quantities  # noqa: PLC0415 - as above
    from cmr_logic.records import replace  # noqa: PLC0415 - as above

    for quantity in find_quantities(f"{found.count} dogs"):
        ends = Interval(found.count, found.count if found.ended else None)
        return replace(quantity, unit=unit, interval=ends, entry=quantity.entry + ":listed")
    return None
