"""Times behind the last of joined parts, that say when or how long all are so: "on 1 May 2020"."""

from __future__ import annotations

from collections.abc import Sequence

from cmr_logic import syntax
from cmr_logic.provisions.making.negation import length_at
from cmr_logic.text import word_set

# What opens a day or a year: "**on** 1 May", "**since** 2014"; not "for 2 years".
_DATING = word_set("on in before after since by from until")
# Words of a date beside its numbers and months: "on **or after the** 1st **of** May"; not "on
# Sundays".
_OF_DATES = word_set("or after before the of and")
# What may follow a length of time: "for two years **before** you apply"; not "for two years here".
_BEHIND_LENGTH = word_set("before after by until immediately leading")
_SHORTEST = 2  # words of a date: "in 2014"


def date_behind(words: Sequence[str], first: int, last: int) -> int | None:
    """Return where the date begins that words end in, None where they end in none.

    Args:
        words: the words around them.
        first: the index behind which it may begin.
        last: index after their last.

    Example:
        >>> date_behind("you joined us on or after 5 may 2014".split(), 0, 9)
        3
        >>> date_behind("you were under 18 in Kent".split(), 0, 6) is None
        True
    """
    at = last
    while at > first and _is_in_date(words[at - 1]):
        at -= 1
    while at < last and words[at] not in _DATING:
        at += 1
    named = any(map(_dates, words[at:last]))
    return at if at > first and last - at >= _SHORTEST and named else None


def _is_in_date(word: str) -> bool:
    """Tell whether a word may stand in a date: "**on or after the** 5 **May**"."""
    return _dates(word) or word in _OF_DATES or word in _DATING


def _dates(word: str) -> bool:
    """Tell whether a word names a month, a day of one or a year."""
    return word in syntax.MONTHS or word[:1].isdigit()


def length_behind(words: Sequence[str], first: int, last: int) -> int | None:
    """Return where it begins how long something is so, None where words do not end in that.

    Args:
        words: the words around them.
        first: the index behind which it may begin.
        last: index after their last.

    Example:
        >>> length_behind("Kent for two years before you row".split(), 0, 7)
        1
        >>> length_behind("Kent for a race".split(), 0, 4) is None
        True
    """
    for at in range(first + 1, last - 1):
        if words[at] == "for":
            end = length_at(words, at + 1, last)
            if end is not None and (end == last or words[end] in _BEHIND_LENGTH):
                return at
    return None
