"""What is demanded of each of several people: "**Both you and your partner** must be 18"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic.clauses.nodes import Phrase, Statement, Words
from cmr_logic.cues import Cue
from cmr_logic.expression import Expression, both
from cmr_logic.provisions.conditions.expressions import read_coordination
from cmr_logic.provisions.conditions.subjects import JOINTLY, subjects_of
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import say
from cmr_logic.provisions.phrases.grouping import add_group

_BOTH, _BEFORE = "both", "before"
_YOU_AND_YOURS = ("you", "and", "your")  # how two people open who are told apart


def demanded_of_each(scope: Scope, statement: Statement, cue: Cue) -> Expression | None:
    """Return the demand on each of the people that a subject joins, None where it names one.

    They are asked about together, and who answers for one of them has not answered for the other.

    Args:
        scope: the sentence.
        statement: a statement that demands something.
        cue: what its clauses are made by.
    """
    subject, predicate, rest = statement.subject, statement.predicate, statement.rest
    if subject is None or predicate is None or rest is None or not isinstance(rest.body, Phrase):
        return None
    named, said = subject.body.extent, rest.body.extent
    if named is None or said is None or subject.relative is not None:
        return None
    words, first = scope.words, named[0]
    inside = words[said[0]] == _BOTH and said[1] - said[0] > 1  # "you and I must **both** row"
    ahead = words[first] == _BOTH or words[max(first - 1, 0)] == _BOTH
    several = inside or ahead or words[first : first + 3] == _YOU_AND_YOURS
    if not several or not JOINTLY.isdisjoint(_demanded(words, *said)):
        return None
    first += words[first] == _BOTH
    found = subjects_of(scope, Words(first, said[0] + 1), each=True)
    if found is None or found.verb != predicate.first:
        return None
    body = rest.body
    if inside:
        body = replace(body, words=replace(body.words, first=said[0] + 1) if body.words else None)
    verb = words[predicate.first : predicate.last]
    made = len(scope.draft.clauses)
    parts = [read_coordination(scope, body, cue, (*frame, *verb)) for frame in found.frames]
    made_of = [part for part in parts if part is not None]
    if len(made_of) < len(found.frames):
        del scope.draft.clauses[made:]
        return None
    whole = Words(first, said[1])
    add_group(scope, whole, say(scope, whole, ()), made)
    return both(made_of)


def _demanded(words: Frame, first: int, last: int) -> Frame:
    """Return the words of what is demanded, without what it must be done before."""
    end = next((at for at in range(first, last) if words[at] == _BEFORE), last)
    return words[first:end]
