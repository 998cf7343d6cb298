"""Denials before their verb: "**At no time may** guests row" is "guests **may not** row"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import VERB, bases, word_set

_NO = "no"
# What opens such a denial before its noun: "**at** no time"; not "have no time".
_OPENING = word_set("at under in on")
_CASES = word_set("time times circumstances circumstance case account condition event")
_LONGEST = 4  # words of a subject: "any of the guests"
SIGNS = _CASES
"""Words of which each has one: "under no **circumstances**"; not "under no roof"."""


def never_fronted(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(never_fronted("at no time may guests row .".split()))
        [(0, 4, ()), (5, 6, ('may', 'not', 'row'))]
        >>> list(never_fronted("at no time may you row .".split()))
        []
    """
    for at in [at for at, word in enumerate(words) if word in _CASES and at > 1]:
        opens = words[at - 1] == _NO and words[at - 2] in _OPENING
        starts = at == 2 or words[at - 3] in STOPS  # noqa: PLR2004 - "at no time"
        modal = at + 1
        if not (opens and starts and words[modal : modal + 1] and words[modal] in syntax.MODALS):
            continue
        first = modal + 1
        verb = next((i for i in range(first + 1, first + 1 + _LONGEST) if _is_verb(words, i)), 0)
        named = words[first:verb]
        if verb and syntax.is_plural_noun(named[-1]) and named[0] not in syntax.PRONOUNS:
            yield at - 2, first, ()
            yield verb, verb + 1, (words[modal], "not", words[verb])


def _is_verb(words: Sequence[str], at: int) -> bool:
    """Tell whether a base form stands at an index, with what it may govern behind it."""
    if at >= len(words):
        return False
    word = words[at]
    behind = words[at + 1] if at + 1 < len(words) else "."
    governs = behind in syntax.DETERMINERS | syntax.PREPOSITIONS | STOPS or word == "be"
    return governs and (word == "be" or word in bases(word, VERB))
