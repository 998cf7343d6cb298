"""Who is left out beside others: "everyone except cooks **and anyone paid by us**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.stretch import WINDOW, Stretch

_EXCEPT = "except"  # the cue of those who are left out


def is_excepted_too(stretch: Stretch, index: int, at: int, verb: int) -> bool:
    """Tell whether a form says which people are excepted: "except cooks and **anyone paid** by us".

    Those named before have no verb of their own: not "except if you row and anyone stayed in".
    """
    if verb != at + 1 or not syntax.is_participle(stretch.words[verb]):
        return False
    near = range(index - 1, max(stretch.first, index - WINDOW) - 1, -1)
    found = ((i, stretch.cue(i)) for i in near)
    behind = next((cue[1] for _, cue in found if cue and cue[0].name == _EXCEPT), None)
    return behind is not None and stretch.finite_verb(behind, index) is None
