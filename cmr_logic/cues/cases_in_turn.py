"""Cases told in turn, each with its subject: "if you row and sail**, you** swim, **or you** dive".

In plain words "or" stands before each of them, so that an "and" inside one joins nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of_word

_OR, _COMMA, _YOU = "or", ",", frozenset({"you", "your", "they", "it"})
_OPENERS = frozenset({"if", "when"})
_INSIDE = frozenset({"and", "but"})  # what joins parts of one case: "you row **but** do not swim"
# Words of a clause inside a case, which a comma may end: "**because** you row, you swim".
_SUBORDINATE = syntax.RELATIVES | {"because", "while", "since", "although", "after", "before", ":"}
SIGNS = frozenset({_OR})
"""Words of which each of them has one: "you swim, **or** you dive"; not "you swim, and"."""
CLOSER = in_row((_OR,), _YOU)
"""Two words in a row of which each has one, too: "**or you** dive"; not "or dive"."""


def cases_in_turn(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find the commas between such cases, with what they come to.

    Example:
        >>> said = "come if you row and sail , you swim , or you dive ."
        >>> list(cases_in_turn(said.split()))
        [(6, 7, (',', 'or'))]
        >>> list(cases_in_turn("if you row and sail , you can swim , or you dive .".split()))
        []
        >>> list(cases_in_turn("come if you row , you swim , or you dive .".split()))
        []
    """
    for at in places_of_word(words[:-1], _OR, 1):
        if words[at + 1] not in _YOU:
            continue
        start = sentence_start(words, at)
        opener = next((i for i in range(at - 1, start, -1) if words[i] in _OPENERS), start)
        told = words[opener:at]
        if opener == start or words[opener - 1] in {_OR, _COMMA} or _INSIDE.isdisjoint(told):
            continue
        if not _SUBORDINATE.isdisjoint(told) or _OR in told or words[opener + 1] not in _YOU:
            continue
        for comma in range(opener, at - 1):
            if words[comma] == _COMMA and words[comma + 1] in _YOU:
                yield comma, comma + 1, (_COMMA, _OR)
