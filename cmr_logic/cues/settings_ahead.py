"""Times and places ahead of the subject of a condition: "if **in the past year** you moved".

In plain words they stand apart: "if, in the past year, you moved", and are said of all it lists.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import places_of, word_set

# What a condition opens with: "**if** in the past year you".
_OPENING = word_set("if unless where when who")
# What a time or place opens with: "**during** the year"; not "to".
_PLACING = word_set("in during over within at throughout on")
# What stands in none: a joint, or a verb of its own.
_LEAVING = syntax.JOINTS | syntax.AUXILIARIES | syntax.RELATIVES | word_set(". ; : ( )")
_GOVERNING = syntax.PREPOSITIONS | {"to"}  # the subject is theirs then: "at odds **with** you"
_THE = "the"
_BOUNDS = frozenset({"least", "most"})  # of what is counted: "at **least** one"
_SUBJECTS = word_set("you we they he she your")
_LONGEST = 8  # words of a setting: "in any of the last three years"
_SHORTEST = 2
SIGNS = _OPENING
"""Words of which each of them has one: "**if** in the past year you"; not "in May you"."""
CLOSER = in_row(_OPENING, _PLACING)
"""Words of which each has two in a row, too: "**if in** the past year"."""


def settings_ahead(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the commas that part it.

    Example:
        >>> list(settings_ahead("pay if in the past year you moved .".split()))
        [(2, 3, (',', 'in')), (6, 6, (',',))]
        >>> list(settings_ahead("pay if in a boat .".split()))
        []
    """
    for at in places_of(words, _OPENING, 0, len(words) - _SHORTEST):
        if words[at + 1] not in _PLACING:
            continue
        reach = range(at + 1 + _SHORTEST, min(at + 1 + _LONGEST, len(words)))
        end = next((i for i in reach if words[i] in _SUBJECTS), None)
        if end is not None and _is_setting(words[at + 1 : end]):
            yield at + 1, at + 2, (",", words[at + 1])
            yield end, end, (",",)


def _is_setting(words: Sequence[str]) -> bool:
    """Tell whether words are a time or place alone: not "at least one of them applies to"."""
    ends = words[-1] not in _GOVERNING and words[1] not in _BOUNDS
    ends = ends and words[-2] != _THE  # "on **the day** you hand it in"
    return ends and _LEAVING.isdisjoint(words)
