"""What only says which of two counts: "when you leave or turn 18, **whichever comes first**".

Either is enough where the first of them counts. Where the last does, it takes both: "when you leave
or when you turn 18, **whichever is later**" is "when you leave and when you turn 18".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of_word, word_set

_WHICHEVER, _COMMA, _OR, _THE = "whichever", ",", "or", "the"
# Verbs of it: "whichever **comes** first"; not "whichever you choose".
_COMING = word_set("comes come is happens occurs")
# Which of them counts: "whichever is **sooner**"; not "whichever is cheaper".
_FIRST = word_set("first sooner earlier earliest soonest")
# Where the other one counts: "whichever is the **later**"; not "whichever is larger".
_LAST = word_set("last later latest")
_CASES = word_set("when once if until after")
SIGNS = frozenset({_WHICHEVER})
"""The word of each of them: "**whichever** comes first"; not "what comes first"."""
CLOSER = in_row((_WHICHEVER,), _COMING)
"""Two in a row of which each has one: "**whichever comes** first"; not "whichever you want"."""


def whichever_first(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, and the joint before it where both are needed.

    Example:
        >>> list(whichever_first("if you leave or turn 18 , whichever comes first .".split()))
        [(6, 10, ())]
        >>> list(whichever_first("when you go or when I go , whichever is the later .".split()))
        [(3, 4, ('and',)), (7, 12, ())]
        >>> list(whichever_first("you pay £5 or £9 , whichever is more .".split()))
        []
    """
    for at in places_of_word(words, _WHICHEVER, 2):
        if at + 2 >= len(words) or words[at + 1] not in _COMING:
            continue
        end = at + 2 + (words[at + 2] == _THE)
        which = words[end] if end < len(words) else ""
        start = sentence_start(words, at)
        joints = [i for i in range(start, at) if words[i] == _OR]
        if not joints or _CASES.isdisjoint(words[start:at]):
            continue
        if which in _LAST and len(joints) == 1:
            yield joints[0], joints[0] + 1, ("and",)
        elif which not in _FIRST:
            continue
        yield at - (words[at - 1] == _COMMA), end + 1, ()
