"""Times and places before a sentence with no comma behind: "**During term** you can row if …"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.text import NOUN, classes, word_set

_WITHOUT = "without"
SIGNS = frozenset({"outside", "during", "within", "throughout", "inside", _WITHOUT})
"""Words of which each of them has one: "**during** term you can row"; not "in term you can row"."""
# Who does something behind one: "during term **you** can"; not "during term".
_WHO = word_set("you we they it anyone everyone nobody")
# Words behind which these begin a relative: "within **which** you can", "the **time** you must".
_OPEN = syntax.RELATIVES | syntax.TIME_UNITS | word_set("time times period periods limit limits")
# What opens who or what does it, behind what it is without: "without a key **the** gate is shut".
_OPENING = word_set("the your no a an any")
_LONGEST = 5  # words of a time or place: "outside normal school opening hours"


def _is_named(words: Sequence[str], at: int) -> bool:
    """Tell whether a plural of whom or what something is said stands there: "**dogs** may not"."""
    modal = at + 1 < len(words) and words[at + 1] in syntax.MODALS
    plural = syntax.is_plural_noun(words[at]) and words[at] not in syntax.TIME_UNITS
    return modal and plural and NOUN in classes(words[at - 1])


def fronted_times(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find where such a time or place ends, with the comma that parts it from what follows.

    Example:
        >>> list(fronted_times("during the term you can row .".split()))
        [(2, 3, ('term', ','))]
        >>> list(fronted_times("without a key the gate is shut .".split()))
        [(2, 3, ('key', ','))]
        >>> list(fronted_times("during exams phones must be off .".split()))
        [(1, 2, ('exams', ','))]
        >>> list(fronted_times("during term , you can row . row outside the harbour .".split()))
        []
        >>> list(fronted_times("during the time you can row , you must pay .".split()))
        []
    """
    for at, word in enumerate(words):
        if word not in SIGNS:
            continue
        if word == _WITHOUT and (at and words[at - 1] not in STOPS):
            continue
        for end in range(at + 2, min(at + 2 + _LONGEST, len(words) - 1)):
            if word == _WITHOUT and words[end] in _OPENING and end > at + 2:
                yield end - 1, end, (words[end - 1], ",")
                break
            opens = not at or words[at - 1] in STOPS
            if words[end] in _WHO or (opens and _is_named(words, end)):
                if words[end + 1] in syntax.MODALS and words[end - 1] not in _OPEN:
                    yield end - 1, end, (words[end - 1], ",")
                break
            if words[end] in syntax.JOINTS | {".", ":", "-"} or words[end] in syntax.AUXILIARIES:
                break
