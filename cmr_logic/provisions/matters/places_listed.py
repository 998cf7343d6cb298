"""Places or ways that a ban lists: "You may not fish **in the lock or from the quay**"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Statement, Words
from cmr_logic.expression import Expression, either
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.words import implied
from cmr_logic.text import word_set

# Prepositions of places and ways: "**from** the quay"; not "to".
_OPENING = syntax.OF_PLACES | word_set(
    "from by under over across along beside behind around beyond above below through onto into via"
)
# Those of ways and times that such a list may go on with: "or **after** dark"; not first.
_BESIDE = frozenset({"with", "without", "during", "after"})
_WITH = frozenset({"with"})  # opens what else is there: "**with** a dog or on a bike"
_SEVERAL = 2  # places, at least, of a list
_JOINING = syntax.JOINTS | {",", "nor"}


def places_denied(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clauses of places told by several prepositions, None where a ban lists none.

    Those of one preposition are things: "in the hall or in the bar".

    Args:
        scope: the sentence.
        statement: a statement.
        last: index after its last token.
    """
    predicate = statement.predicate
    if predicate is None or scope.items or not scope.draft.conclusion.denied:
        return None
    words = scope.words
    places = _places(words, predicate.last, last)
    if len({words[place.first] for place in places}) < _SEVERAL:
        return None
    frame: Frame = ("it", "is")
    if words[predicate.first - 1 : predicate.first] == ("you",):
        deed = words[predicate.last : places[0].first]
        while deed and (deed[0] in syntax.NEGATIONS or syntax.is_adverb(deed[0])):
            deed = deed[1:]
        modal = words[predicate.first] in syntax.MODALS | syntax.DO
        if not deed or not modal or deed[0] in syntax.BE | {"be"}:
            return None
        frame = ("you", *deed)
    return either([make_clause(scope, each, implied.CUE, frame, kept=True) for each in places])


def _places(words: Frame, first: int, last: int) -> list[Words]:
    """Return where the places stand that end a statement, none where it lists fewer than two."""
    last -= words[last - 1] == "."
    starts = [
        at
        for at in range(first, last - 1)
        if (words[at] in _OPENING | _WITH and at == _first(words, first, last))
        or (words[at] in _OPENING | _BESIDE and words[at - 1] in _JOINING)
    ]
    if len(starts) < _SEVERAL or words[starts[-1] - 1] not in syntax.JOINTS:
        return []
    runs = [Words(at, _end(words, at, end)) for at, end in pairwise((*starts, last))]
    plain = all(
        run.last > run.first + 1 and _JOINING.isdisjoint(words[run.first : run.last])
        for run in runs
    )
    return runs if plain else []


def _first(words: Frame, first: int, last: int) -> int | None:
    """Return where the first preposition of a place stands, before any list."""
    for at in range(first, last):
        if words[at] in _JOINING:
            return None
        if words[at] in _OPENING | _WITH:
            return at
    return None


def _end(words: Frame, first: int, end: int) -> int:
    """Return the index after a place, without the joint and the comma before the next one."""
    while end > first and words[end - 1] in _JOINING:
        end -= 1
    return end
