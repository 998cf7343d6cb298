"""One place alone, said behind it: "Fires are allowed in the pit, **and nowhere else**".

It comes to "only in the pit".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.cues.in_row import Sign
from cmr_logic.text import places_of, word_set

_ELSE, _ONLY = "else", ("only",)
_NOWHERE = (("nowhere",), ("not", "anywhere"))  # before "else"
_ADDED = frozenset({"and", "but"})
# What a place stands behind: "**between** the buoys"; not "for the harbour".
_AT = word_set("in on at inside within along under near between behind beside by beyond around")
_LONGEST = 7  # words of the wider place behind it: "in the grounds of the old mill"

SIGNS = frozenset({_ELSE})
"""Words of which each of them has one: "nowhere **else**"; not "nowhere"."""
CLOSER: frozenset[Sign] = frozenset({("nowhere", _ELSE), ("anywhere", _ELSE)})
"""Signs of which each has one, too: "**nowhere else**"; not "somebody else"."""


def nowhere_else(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find what says that a place before it is the only one, with what that comes to.

    Example:
        >>> list(nowhere_else("you may row in the dock , and nowhere else .".split()))
        [(3, 4, ('only', 'in')), (6, 10, ())]
        >>> list(nowhere_else("you may row in the dock but not anywhere else in town .".split()))
        [(3, 4, ('only', 'in')), (6, 12, ())]
        >>> list(nowhere_else("if you have nowhere else to go .".split()))
        []
    """
    for at in places_of(words, SIGNS, 3, len(words)):
        said = next((o for o in _NOWHERE if tuple(words[at - len(o) : at]) == o), ())
        begin = at - len(said) - 1
        if not said or words[begin] not in _ADDED:
            continue
        begin -= words[begin - 1] == ","
        end = next((i for i in range(at + 1, len(words)) if words[i] in STOPS), len(words))
        wider = words[at + 1 : end]
        if wider and (wider[0] not in _AT or len(wider) > _LONGEST):
            continue
        first = sentence_start(words, begin)
        verb = syntax.finite_verb(tuple(words), first, begin)
        place = next((i for i in range((verb or begin) + 1, begin) if words[i] in _AT), None)
        if place is not None and words[place - 1] != "only":
            yield place, place + 1, (*_ONLY, words[place])
            yield begin, end, ()
