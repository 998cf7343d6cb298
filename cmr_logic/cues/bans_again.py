"""A second deed that is banned behind a case of the first: "to row without a vest **or to fish**".

In plain words each is banned by itself: "It is illegal to row without a vest. It is illegal to
fish". So "You must not row without a vest **or use a net**" bans two deeds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.cues.in_row import Sign
from cmr_logic.text import VERB, bases, classes, places_of_word, word_set

_OR, _TO, _WITHOUT, _COMMA = "or", "to", "without", ","
# Words of the ban ahead of the first deed: "it is an **offence** to row"; not "it is nice to row".
_BANNED = syntax.WRONGS | word_set("forbidden prohibited unlawful banned")
_NOT = syntax.NEGATIONS
_LONGEST = 7  # words from "without" to the joint: "without a valid fishing licence of your own"
SIGNS: frozenset[Sign] = frozenset({_WITHOUT})
"""The word of the case that each of them has: "**without** a vest or to fish"."""


def bans_again(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the ban said again.

    Example:
        >>> list(bans_again("it is illegal to row without a vest or to fish .".split()))
        [(8, 10, ('.', 'it', 'is', 'illegal', 'to'))]
        >>> list(bans_again("you must not row without a vest or use a net .".split()))
        [(7, 8, ('.', 'you', 'must', 'not'))]
        >>> list(bans_again("you must not row without a vest or a net .".split()))
        []
        >>> list(bans_again("you plan to row without a vest or to fish .".split()))
        []
    """
    for case in places_of_word(words, _WITHOUT, 3, max(len(words) - 3, 0)):
        near = range(case + 2, min(case + 1 + _LONGEST, len(words) - 2))
        joint = next((i for i in near if words[i] == _OR), None)
        if joint is None or _COMMA in words[case : joint - 1]:
            continue
        start = sentence_start(words, case)
        said = words[start:case]
        first = joint - (words[joint - 1] == _COMMA)
        if words[joint + 1] == _TO and _TO in said and not _BANNED.isdisjoint(said):
            yield first, joint + 2, (".", *said[: said.index(_TO) + 1])
        elif _opens_deed(words, joint + 1):
            ban = next((i for i, word in enumerate(said) if word in _NOT), 0)
            if ban and said[ban - 1] in syntax.MODALS:
                yield first, joint + 1, (".", *said[: ban + 1])


def _opens_deed(words: Sequence[str], at: int) -> bool:
    """Tell whether a verb with its object stands at an index: "**use** a net"; not "net of"."""
    verb = words[at] in bases(words[at], VERB) and VERB in classes(words[at])
    return verb and words[at + 1] in syntax.DETERMINERS
