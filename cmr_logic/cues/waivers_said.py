"""What some need not prove, or alone may do without: "Guests **need not show that they** row".

In plain words it is not asked of them: "guests need not row". And "**only guests may row without a
vest**" is "only guests need no vest".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of_word, word_set

_THAT, _TO, _NOT_NEED = "that", "to", word_set("need have")
# How something is proved: "need not **show** that they row"; not "say".
_PROVING = word_set("show prove demonstrate")
_WHO = word_set("they you he she it")  # of whom it is proved: "show that **they** row"
# What a verb of it is behind "to": "that they **are** cooks" is "to be cooks".
_BARE = {"can": ("be", "able", "to"), "are": ("be",), "is": ("be",), "has": ("have",)}
_ONLY, _WITHOUT, _LEAVE = "only", "without", frozenset({"may", "can"})
_ONE, _ANY = "one", frozenset({"a", "an", "any"})  # what some do without: "without **one**"
_LONGEST = 9  # words from "only" to "without": "only members of the crew may row here without"
SIGNS = frozenset({_THAT, _WITHOUT})
"""Words of which each has one: "need not show **that** they row"; not "need not row"."""
CLOSER = in_row(_PROVING, (_THAT,)) | in_row((_WITHOUT,), _ANY | {_ONE})
"""Two words in a row of which each has one, too: "**show that** they row"."""


def waivers_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what need not be proved, with what is not asked then.

    Example:
        >>> list(waivers_said("guests do not need to show that they row .".split()))
        [(5, 8, ())]
        >>> list(waivers_said("guests need not prove that they can row .".split()))
        [(3, 7, ('be', 'able', 'to'))]
        >>> list(waivers_said("wear a vest . only guests may row without a vest .".split()))
        [(6, 10, ('need', 'no'))]
        >>> list(waivers_said("wear a vest . only guests may row without one .".split()))
        [(6, 10, ('need', 'none'))]
        >>> list(waivers_said("guests must show that they row .".split()))
        []
    """
    yield from _done_without(words)
    for that in places_of_word(words, _THAT, 3, len(words) - 2):
        proving = words[that - 1] in _PROVING and words[that + 1] in _WHO
        if proving and _is_waived(words, that - 1):
            plain = _BARE.get(words[that + 2], ())
            yield that - 1, that + 2 + bool(plain), plain


def _is_waived(words: Sequence[str], at: int) -> bool:
    """Tell whether a verb is one of what need not be: "do not need to **show**", "need not …"."""
    if words[at - 1] == _TO:
        return words[at - 2] in _NOT_NEED and words[at - 3] in syntax.VERBAL_NEGATIONS
    return words[at - 1] in syntax.VERBAL_NEGATIONS and words[at - 2] in _NOT_NEED


def _done_without(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what alone some may do something without: "only guests may row **without a vest**"."""
    for without in places_of_word(words, _WITHOUT, 3, len(words) - 1):
        first = sentence_start(words, without)
        near = range(max(first, without - _LONGEST) + 1, without - 1)
        may = next((at for at in near if words[at] in _LEAVE), None)
        if not first or words[first] != _ONLY or may is None or without - first > _LONGEST:
            continue  # alone it says who may do it at all
        if words[without + 1] == _ONE and STOPS.issuperset(words[without + 2 : without + 3]):
            yield may, without + 2, ("need", "none")
        elif words[without + 1] in _ANY:
            yield may, without + 2, ("need", "no")
