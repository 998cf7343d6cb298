"""Lead-ins that end in the word that counts: "if neither:" is "if none of these apply:"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, Rewriting

_COLON, _NEITHER, _OR = ":", "neither", "or"
_NONE, _ALL = ("none", "of", "these", "apply"), ("all", "of", "these", "apply")
# Words that a case opens with: "**if** neither:"; not "take neither:".
_OPENING = OF_CASES | {"unless", "that", "and", "or", "whenever"}
# How many of what is listed must hold: "if you row, or **both**:"; not "or one:".
_EACH = frozenset({"both", "all"})
SIGNS = _EACH | {_NEITHER}
"""Words of which each such lead-in has one: "if **neither**:"; not "if either:"."""


def leads_cut_short(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(leads_cut_short("you can vote if neither :".split()))
        [(4, 5, ('none', 'of', 'these', 'apply'))]
        >>> list(leads_cut_short("you can vote if you row , or both :".split()))
        [(8, 9, ('all', 'of', 'these', 'apply'))]
        >>> list(leads_cut_short("you must be neither :".split()))
        [(3, 4, ('none', 'of', 'these'))]
        >>> list(leads_cut_short("you may keep a cat , a dog or both .".split()))
        []
    """
    for at in range(1, len(words) - 1):
        if words[at] not in SIGNS or words[at + 1] != _COLON:
            continue
        before = words[at - 1]
        if words[at] == _NEITHER:
            if before in _OPENING:
                yield at, at + 1, _NONE
            elif before in syntax.BE:
                yield at, at + 1, _NONE[:3]
        elif before == _OR and not OF_CASES.isdisjoint(words[:at]):
            yield at, at + 1, _ALL
