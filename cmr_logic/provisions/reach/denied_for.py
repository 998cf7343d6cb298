"""Things that a denial is for: "No refunds **for gifts or for trips that were put off**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.expression import Expression, either
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import subject_frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.reach.deeds import deed_clause
from cmr_logic.provisions.reach.relatives import read_relative, relative_of_thing
from cmr_logic.provisions.reach.told_apart import things_told_apart
from cmr_logic.provisions.words import implied
from cmr_logic.syntax.time_words import TIMES

_OR_FOR = ("or", "for")


def denied_for_each(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clauses of several things that a denial is for, each behind its own "for".

    None where nothing is denied, or of one thing.

    "No refunds **for tickets bought abroad or for trips that were put off**".

    Args:
        scope: the sentence.
        first: index of the first token of the statement.
        last: index after its last.
    """
    words = scope.words
    if not scope.draft.conclusion.denied or "or" not in words[first:last]:
        return None
    joints = [at for at in range(first + 2, last - 2) if words[at : at + 2] == _OR_FOR]
    opening = (
        next((at for at in range(first, joints[0]) if words[at] == "for"), -1) if joints else -1
    )
    if opening < 0:
        return None
    starts = [opening + 1, *(at + 2 for at in joints)]
    ends = [*(at - (words[at - 1] == ",") for at in joints), last]
    parts = [
        _kind_of_thing(scope, Words(start, end)) for start, end in zip(starts, ends, strict=True)
    ]
    named = [part for part in parts if part is not None]
    return either(named) if len(named) == len(parts) else None


def _kind_of_thing(scope: Scope, run: Words) -> Expression | None:
    """Return the clause of one kind of things: "late entries", "trips that were put off"."""
    named = scope.words[run.first : run.last]
    head = syntax.noun_head(named)
    if head is None or named[head] in TIMES or named[0][0].isdigit():
        return None
    if head + 1 < len(named):
        relative = relative_of_thing(scope.words, run.first, run.last)
        if relative is not None:
            return read_relative(scope, relative)
        deed = deed_clause(scope, run.first, run.last)
        if deed is not None:
            return deed
        told = things_told_apart(scope, run.first, run.last)
        if told is not None:
            return told
    more = head + 1 < len(named)
    return make_clause(scope, run, implied.CUE, subject_frame(named[: head + 1]), kept=more)
