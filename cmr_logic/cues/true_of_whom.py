"""What is true of somebody, who meets it: "if one of these is **true of your aunt:** …".

In plain words it is "if your aunt meets one of these requirements: …", so that items without a
subject have one: "served at sea" is "your aunt served at sea". What is true of "you" is read as it
stands.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.text import places_of_word, word_set

_TRUE, _COLON = "true", ":"
_OF_WHOM = frozenset({"of", "for", "about"})
# How many of what is listed: "**one of these** descriptions"; not "it".
_HOW_MANY = word_set("all one any both each either two three least")
_LISTED = word_set("these those following")
# What opens a lead-in: "**if** one of these is true"; not "as one of these".
_OPENING = word_set("if when unless as . :")
_LONGEST = 8  # words of how many, and of whom
SIGNS = frozenset({_TRUE})
"""The word that each of them has."""


def true_of_whom(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> said = "apply if at least one of these is true for your aunt :".split()
        >>> [" ".join(plain) for _, _, plain in true_of_whom(said)]
        ['your aunt meets at least one of these requirements']
        >>> said = "all of these must be true of the firm :".split()
        >>> [" ".join(plain) for _, _, plain in true_of_whom(said)]
        ['the firm must meet all of these requirements']
        >>> list(true_of_whom("apply if one of these is true for you :".split()))
        []
    """
    for at in places_of_word(words, _TRUE, 3, len(words) - 3):
        end = next(
            (i for i in range(at + 2, min(at + 2 + _LONGEST, len(words))) if words[i] == _COLON), 0
        )
        whom = tuple(words[at + 2 : end])
        verb = at - 1 - (words[at - 1] == "be")
        start = next(
            (i + 1 for i in range(verb - 1, max(verb - _LONGEST, -1), -1) if words[i] in _OPENING),
            -1,
        )
        start = 0 if start < 0 and verb < _LONGEST else start
        if (
            words[at + 1] not in _OF_WHOM
            or not whom
            or not {"you", "to"}.isdisjoint(whom)
            or start < 0
        ):
            continue
        tally = _tally(words[start:verb])
        if tally and whom[0] in syntax.DETERMINERS:
            must = words[verb] in syntax.MODALS
            many = syntax.is_plural_noun(whom[-1])
            meets = (words[verb], "meet") if must else ("meet",) if many else ("meets",)
            yield start, end, (*whom, *meets, *tally, "requirements")


def _tally(said: Sequence[str]) -> tuple[str, ...]:
    """Return how many of what is listed must hold: "at least one of these | descriptions"."""
    last = next((i for i, word in enumerate(said) if word in _LISTED), len(said))
    counted = not _HOW_MANY.isdisjoint(said[:last]) or last < _LAST_ALONE
    return tuple(said[: last + 1]) if last < len(said) and counted else ()


_LAST_ALONE = 2  # "**the following** must be true": all of them
