"""What leave is needed for, said as what it comes before: "You need a permit **before you** row".

In plain words that is "a permit **to** row", and ahead of a list "if you:". Deeds that are joined
are then all what it is needed for: "before **taking** in a guest or **keeping** a dog".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.cues.table import LEAVE
from cmr_logic.text import NOUN, VERB, bases, classes, places_of_word, word_set

_BEFORE, _YOU, _TO, _COLON = "before", "you", ("to",), ":"
# What is needed: "a **permit** before"; not "a boat before".
_LEAVE = frozenset(LEAVE) | word_set(
    "permit permits licence licences license licenses warrant clearance certificate"
)
# Words of a need: "you **must** have a permit before"; not "we gave you a permit before".
_NEEDING = word_set("must need needs needed require requires required shall obtain apply ask get")
_ITEMS, _JOINTS = frozenset({"*", "-", "•"}), frozenset({"or", "and", ","})
_LISTED, _IF = ("if", "you"), ("if",)
_FAR = 12  # words from what is needed to "before": "permission in writing from the council"
SIGNS = frozenset({_BEFORE})
"""The word that each of them has: "**before** you row"; not "after you row"."""
CLOSER = in_row((_BEFORE,), (_YOU, _COLON)) | _LEAVE
"""Words of which each has some, too: "a **permit** before"; not "a boat before"."""


def leave_ahead(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(leave_ahead("you need a permit before you row it or sell it .".split()))
        [(4, 5, ('if',))]
        >>> list(leave_ahead("you need a permit before rowing here or keeping a boat .".split()))
        [(4, 6, ('if', 'you', 'row')), (8, 9, ('keep',))]
        >>> list(leave_ahead("a permit is needed before you : * row * sail".split()))
        [(4, 6, ('if', 'you'))]
        >>> list(leave_ahead("pay for a boat before you row .".split()))
        []
    """
    for at in places_of_word(words[: len(words) - 2], _BEFORE, 1):
        start = max(sentence_start(words, at), at - _FAR)
        ahead = words[start:at]
        if _LEAVE.isdisjoint(ahead) or _NEEDING.isdisjoint(words[sentence_start(words, at) : at]):
            continue
        behind = words[at + 1]
        if behind == _COLON:
            yield at, at + 1, _LISTED
            yield from _items(words, at + 2)
        elif behind == _YOU and words[at + 2] == _COLON:
            yield at, at + 2, _LISTED
        else:
            yield from _deeds(words, at)


def _deeds(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find what one deed behind "before" comes to, or several that are joined."""
    behind, last = words[at + 1], sentence_end(words, at)
    if behind == _YOU and words[at + 2] in bases(words[at + 2], VERB):
        if not _are_joined(words, at + 3, last):
            yield at, at + 2, _TO
        else:
            yield at, at + 1, _IF
    elif syntax.is_gerund(behind):
        joined = [*_joined(words, at + 2, last)]
        yield at, at + 2, (*(_LISTED if joined else _TO), _base(behind))
        yield from joined


def _items(words: Sequence[str], first: int) -> Iterator[Rewriting]:
    """Find the -ing form that each item of a list opens with, with its base form."""
    for at in range(first, len(words) - 1):
        if words[at] in STOPS:
            return
        if words[at] in _ITEMS and syntax.is_gerund(words[at + 1]):
            yield at + 1, at + 2, (_base(words[at + 1]),)


def _joined(words: Sequence[str], first: int, last: int) -> Iterator[Rewriting]:
    """Find each further -ing form that is joined to the first, with its base form."""
    for at in range(first, last - 1):
        if words[at] in _JOINTS and syntax.is_gerund(words[at + 1]):
            yield at + 1, at + 2, (_base(words[at + 1]),)


def _are_joined(words: Sequence[str], first: int, last: int) -> bool:
    """Tell whether a further verb is joined to one: "or **run** a shop"; not "or a run"."""
    return any(
        words[at] in _JOINTS and _is_deed(words[at + 1], words[at + 2])
        for at in range(first, last - 2)
    )


def _is_deed(word: str, behind: str) -> bool:
    known = word in syntax.VERBS_FIRST or NOUN not in classes(word) or behind in syntax.DETERMINERS
    return known and word in bases(word, VERB)


def _base(gerund: str) -> str:
    return next((base for base in bases(gerund, VERB) if base != gerund), gerund)
