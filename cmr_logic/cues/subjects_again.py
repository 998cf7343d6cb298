"""Last cases of a list that a clause of its own goes on: "you row, **or are 40 and your boat is**".

With its subject said again, "or you are 40 and your boat is dry", what "and" joins is that case.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, STOPS, Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import word_set

_COMMA, _OR, _AND, _YOU = ",", "or", "and", ("you",)
# Verbs that the last case begins with: "or **are** 40"; not "or row".
_VERBS = word_set("are have were do had live work get receive")
# Subjects of the clause behind "and": "and **your** boat is"; not "and row".
_SUBJECTS = syntax.DETERMINERS - {"no", "all", "both"}
_VERB = 7  # tokens from such a subject to its verb: "your mother or father has"
SIGNS = frozenset({_OR})
"""The word of each: "**or** are 40 and your boat is"; not "and are 40"."""
CLOSER = in_row((_OR,), _VERBS)
"""Two words in a row of which each has one, too: "**or are** 40"; not "or row"."""


def subjects_again(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them behind a comma, in a case of whoever reads.

    Example:
        >>> list(subjects_again("if you row , or are 40 and your boat is dry .".split()))
        [(4, 5, ('or', 'you'))]
        >>> list(subjects_again("if you row , or are 40 and a member .".split()))
        []
        >>> list(subjects_again("if crews row , or are 40 and your boat is dry .".split()))
        []
    """
    for at in range(3, len(words) - 4):
        if words[at] != _OR or words[at - 1] != _COMMA or words[at + 1] not in _VERBS:
            continue
        opening = next((i for i in range(at - 1, 0, -1) if words[i - 1] in OF_CASES), None)
        asker = opening is not None and tuple(words[opening : opening + 1]) == _YOU
        if asker and STOPS.isdisjoint(words[opening:at]) and _goes_on(words, at + 2):
            yield at, at + 1, (_OR, *_YOU)


def _goes_on(words: Sequence[str], first: int) -> bool:
    """Tell whether "and" opens a clause with a subject before the sentence or list goes on."""
    end = next((i for i in range(first, len(words)) if words[i] in STOPS), len(words))
    joint = next((i for i in range(first, end) if words[i] in {_AND, _COMMA}), end)
    if joint + 2 >= end or words[joint] != _AND or words[joint + 1] not in _SUBJECTS:
        return False
    near = tuple(words[joint + 1 : min(end, joint + 1 + _VERB)])
    verb = syntax.finite_verb(near)
    return verb is not None and verb > 0
