"""Circumstances of several sorts that leave takes: "at weekends, below 50 m and in sight".

All of them must be so; of places alone, or times alone, one is enough.
"""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression, Not, both
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.matters.uses import LEAVE_MODALS
from cmr_logic.provisions.words import implied
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import word_set

_ALLOWED = word_set("allowed permitted")
# Words that open a circumstance beside prepositions: "**away** from houses"; not "quickly".
_OPENING = syntax.PREPOSITIONS | {"away", "outside", "out"}
# Prepositions that belong to the noun or verb before: "photos **of** ships"; not "at sea".
_LEANING = frozenset({"of", "to", "as"})
_WITH, _WITHOUT, _BY, _AND, _TWO = "with", "without", "by", "and", 2
_JOINTS = frozenset({",", _AND})


def circumstances(scope: Scope, statement: Statement) -> Expression | None:
    """Return the clauses of circumstances of several sorts, None where a statement names none.

    Args:
        scope: the sentence.
        statement: one of its statements.
    """
    predicate, rest = statement.predicate, statement.rest
    if predicate is None or rest is None or rest.relative is not None or scope.items:
        return None
    words, extent = scope.words, rest.body.extent
    if extent is None or scope.draft.conclusion.denied or _AND not in words[slice(*extent)]:
        return None
    leave = words[predicate.first] in LEAVE_MODALS
    if not leave and not (words[predicate.first] in syntax.BE and words[extent[0]] in _ALLOWED):
        return None
    joints = [at for at in range(*extent) if words[at] in _JOINTS]
    parts = _parts(words, *extent, joints) if words[joints[-1]] == _AND else []
    sorts = {_sort(words, part) for part in parts}
    if len(sorts) < _TWO or _BY in sorts:
        return None  # "by bus, on foot and by train": any of them
    return both([_clause(scope, part) for part in parts])


def _parts(words: Frame, first: int, last: int, joints: list[int]) -> list[Words]:
    """Return where the circumstances stand, none where a part of the list is no circumstance."""
    found: list[Words] = []
    for start, stop in pairwise((first - 1, *joints, last)):
        end = stop - (words[stop - 1] in syntax.JOINTS)  # ", and"
        if end <= start + 1:
            continue
        begin = start + 1
        if not found:  # what may be done stands before the first
            opening = (at for at in range(end - _TWO, begin, -1) if _opens(words[at]))
            begin = next(opening, begin)
        if not _opens(words[begin]) or syntax.finite_verb(words[begin:end]) is not None:
            return []
        found.append(Words(begin, end))
    return found


def _opens(word: str) -> bool:
    return word in _OPENING and word not in _LEANING


def _sort(words: Frame, part: Words) -> str:
    """Return of which sort a circumstance is: a time, a place, or how something is done."""
    if any(word in TIMES for word in words[part.first : part.last]):
        return "time"
    return "place" if words[part.first] in syntax.OF_PLACES else words[part.first]


def _clause(scope: Scope, part: Words) -> Expression:
    words = scope.words
    if words[part.first] == _WITH and words[part.first + 1] in syntax.DETERMINERS:
        having = Words(part.first + 1, part.last)
        return make_clause(scope, having, implied.CUE, ("you", "have"), kept=True)
    if words[part.first] == _WITHOUT:
        lacking = Words(part.first + 1, part.last)
        return Not(make_clause(scope, lacking, implied.CUE, ("it", "is", _WITH), kept=True))
    return make_clause(scope, part, implied.CUE, ("it", "is"), kept=True)
