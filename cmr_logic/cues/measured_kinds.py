"""Kinds told apart by their measure: "fences **more than** two metres high".

In plain words they are "over" or "under" it. And what stands ahead as something one has: "**With**
savings of £5 or less, you can" is "If you have savings of £5 or less, you can".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import word_set

# Comparisons, each with the preposition that it comes to: "**more than** two metres high".
_COMPARED = {
    ("more", "than"): ("over",),
    ("less", "than"): ("under",),
    ("fewer", "than"): ("under",),
}
# Words for what is measured: "two metres **high**"; not "two metres away".
_DIMENSIONS = word_set("high long wide tall deep old thick broad")
_MEASURE = 3  # words from the number to it: "two and metres high"
_WITH, _COMMA, _IF_YOU_HAVE = "with", ",", ("if", "you", "have")
# Words of a thing that one has: "with **savings** of £5"; not "with effect from May".
_HAD = word_set("savings income capital earnings profits turnover assets wages pay salary")
_LONGEST = 12  # words before the comma
SIGNS = frozenset({"than", _WITH})
"""Words of which each of them has one: "more **than** two metres high"; not "two metres high"."""


def measured_kinds(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(measured_kinds("huts more than two metres high need consent".split()))
        [(1, 3, ('over',))]
        >>> list(measured_kinds("it is more than two metres high".split()))
        []
        >>> list(measured_kinds("with savings of £5 or less , you can row .".split()))
        [(0, 1, ('if', 'you', 'have'))]
        >>> list(measured_kinds("with effect from may , you can row .".split()))
        []
    """
    for at in range(1, len(words) - _MEASURE):
        plainly = _COMPARED.get(tuple(words[at : at + 2]))
        if plainly and syntax.is_plural_noun(words[at - 1]) and _is_measured(words, at + 2):
            yield at, at + 2, plainly
    first = 0
    for at, word in enumerate((*words, ".")):
        if word in STOPS:
            if _is_had(words[first:at]):
                yield first, first + 1, _IF_YOU_HAVE
            first = at + 1


def _is_measured(words: Sequence[str], number: int) -> bool:
    """Tell whether a number with a dimension stands at an index: "two metres high"."""
    counted = words[number][:1].isdigit() or words[number] in syntax.NUMBERS
    return counted and not _DIMENSIONS.isdisjoint(words[number + 1 : number + 1 + _MEASURE])


def _is_had(said: Sequence[str]) -> bool:
    """Tell whether a sentence opens with what one has: "**with** savings of £5 or less, you"."""
    if tuple(said[:1]) != (_WITH,) or _HAD.isdisjoint(said[1:3]):
        return False
    near = range(2, min(len(said) - 1, _LONGEST))
    comma = next((at for at in near if said[at] == _COMMA), 0)
    return comma > 0 and said[comma + 1] == "you" and syntax.MODALS.isdisjoint(said[:comma])
