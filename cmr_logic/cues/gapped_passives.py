"""A verb left out behind "and": "Lights must be off and **doors shut**" is "… must be shut"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import NOUN, classes, places_of_word, word_set

_BE, _AND, _BY = "be", "and", "by"
_NAMED = 4  # words up to the participle: "the spare keys"
# What tells apart the noun before it, whatever stands ahead: "and the owner **named** on it".
_TELLING_APART = word_set(
    "named listed shown mentioned specified described concerned insured appointed based involved "
    "required needed used made given issued taken followed allowed"
)
_STARTS = STOPS | {":"}
SIGNS = frozenset({_BE})
"""The word that each has: "must **be** shut"; not "must shut"."""
CLOSER = in_row(syntax.MODALS, (_BE,))
"""Two words in a row of which each has one, too: "**must be** shut"; not "to be shut"."""


def gapped_passives(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each passive behind "and" that shares its modal, with the modal.

    Example:
        >>> list(gapped_passives("lights must be switched off and the doors locked .".split()))
        [(8, 9, ('must', 'be', 'locked'))]
        >>> list(gapped_passives("it must be signed by you and the owner named on it .".split()))
        []
        >>> list(gapped_passives("it must be signed and returned .".split()))
        []
        >>> list(gapped_passives("it may be sold if oars are sound and the hull is kept .".split()))
        []
    """
    if _AND not in words:
        return
    for at in places_of_word(words, _BE, 1):
        modal = words[at - 1]
        if modal not in syntax.MODALS or not _opens_passive(words, at + 1):
            continue
        end = next((i for i in range(at, len(words)) if words[i] in _STARTS), len(words))
        for joint in (i for i in range(at + 2, end) if words[i] == _AND):
            if _BY in words[at:joint] or not syntax.MODALS.isdisjoint(words[at + 1 : end]):
                break
            done = _participle(words, joint + 1, end)
            if done:
                yield done, done + 1, (modal, _BE, words[done])


def _opens_passive(words: Sequence[str], at: int) -> bool:
    return (
        at < len(words)
        and words[at] not in syntax.VERBAL_NEGATIONS
        and syntax.is_participle(words[at])
    )


def _participle(words: Sequence[str], first: int, end: int) -> int:
    """Return where the participle of a thing that a determiner names stands, 0 for none.

    Example:
        >>> _participle("the spare keys returned by noon".split(), 0, 6)
        3
    """
    if first >= end or words[first] not in syntax.DETERMINERS:
        return 0
    for at in range(first + 2, min(first + 1 + _NAMED, end)):
        before = words[at - 1]
        noun = NOUN in classes(before) and before not in syntax.AUXILIARIES
        noun = noun and words[at] not in _TELLING_APART
        behind = words[at + 1] if at + 1 < end else ""
        plain = not behind or behind in syntax.PREPOSITIONS | syntax.PARTICLES | {",", _AND}
        if noun and plain and syntax.is_participle(words[at]):
            return at
    return 0
