"""Places and times joined before a sentence: "**On Saturdays and Sundays,** you can row".

Whoever is there at one of them is meant: "on Saturdays **or** Sundays, you can row".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.in_row import EDGE, in_row
from cmr_logic.text import NOUN, classes, word_set

_OPENING = word_set("in on at during")
_AND, _OR = "and", "or"
_SEASONS = word_set("spring summer autumn winter")
# Names of countries and cities that rules tell apart: "in **Wales** and Kent"; not "in bed and".
_LANDS = word_set("england scotland wales ireland britain london jersey guernsey canada australia")
# What joins two ends, or tells that both are meant: "in the weeks **between** May and June".
_TOGETHER = word_set("between both from to addition being")
_LONGEST = 10  # words of such an opening: "in England, Wales and the north of Ireland"
SIGNS = frozenset({_AND})
"""The word of each: "in May **and** June, you can row"; not "in May you can row"."""
CLOSER = in_row((*STOPS, EDGE), _OPENING)
"""Two words in a row of which each has one, too: "**. In** May and June"; not "row in May"."""


def fronted_places(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each joint of such places or times, with what it stands for.

    Example:
        >>> list(fronted_places("in june and july , you can row .".split()))
        [(2, 3, ('or',))]
        >>> list(fronted_places("row . on saturdays and on feast days you can swim .".split()))
        [(4, 5, ('or',))]
        >>> list(fronted_places("in june you can row and swim .".split()))
        []
        >>> list(fronted_places("in bed and breakfast places , you must pay .".split()))
        []
        >>> list(fronted_places("in the weeks between june and july , you can row .".split()))
        []
    """
    for at, word in enumerate(words[:-2]):
        if word not in _OPENING or (at and words[at - 1] not in STOPS):
            continue
        near = range(at + 2, min(at + 2 + _LONGEST, len(words) - 1))
        joint = next((i for i in near if words[i] == _AND), None)
        end = None if joint is None else next((i for i in near if _ends(words, i, joint)), None)
        if joint is None or end is None:
            continue
        named = words[at + 1 : end]
        plain = _TOGETHER.isdisjoint(named) and syntax.PRONOUNS.isdisjoint(named)
        if plain and syntax.finite_verb(named) is None and _names_one(words[joint - 1]):
            yield joint, joint + 1, (_OR,)


def _ends(words: Sequence[str], at: int, joint: int) -> bool:
    """Tell whether an opening ends at an index: at a comma, or before "you can"."""
    if at <= joint + 1:
        return False
    return words[at] == "," or (words[at] in syntax.NOMINATIVES and words[at + 1] in syntax.MODALS)


def _names_one(word: str) -> bool:
    """Tell whether a word ends the name of one of several: "towns", "June", "Wales"; not "bed"."""
    known = word in syntax.WEEKDAYS or word in syntax.MONTHS or word in _SEASONS | _LANDS
    return known or syntax.is_plural_noun(word) or NOUN not in classes(word)
