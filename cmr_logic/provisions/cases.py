"""The case that a statement without conditions is about: "The desk is open **on Mondays**"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Phrase, Statement, Words
from cmr_logic.cues import Effect
from cmr_logic.expression import Expression
from cmr_logic.provisions import implied
from cmr_logic.provisions.clause_making import make_clause
from cmr_logic.provisions.draft import Scope
from cmr_logic.provisions.naming import Frame, subject_frame
from cmr_logic.provisions.shapes import joints_of
from cmr_logic.provisions.splitting import opens_verb_phrase, split_kinds
from cmr_logic.text import NOUN, VERB, classes

_NEAR = 6  # words: a list of subjects with a longer predicate is not what the case hangs on


def implied_case(scope: Scope, statement: Statement, first: int, last: int) -> Expression | None:
    """Return what a statement without conditions says of the case that it is about.

    Args:
        scope: the sentence.
        statement: the statement.
        first: index of its first token.
        last: index after its last token.
    """
    if last <= first:
        return None
    listed = _listed_subject(scope, statement, last) or _listed_rest(scope, statement, last)
    if listed is not None:
        return listed
    words, predicate = scope.words, statement.predicate
    after = first if predicate is None else predicate.last
    subject = () if predicate is None else words[first : predicate.first]
    yours = not subject or subject[0] in implied.FIRST_AND_SECOND
    frame: Frame = ("you", "are") if yours else ("it", "is")
    run = _relative(words, after, last)
    if run is not None:
        return make_clause(scope, run, implied.CUE, ("the", words[run.first - 2]))
    run = _placing(words, after, last)
    if run is not None:
        return make_clause(scope, run, implied.CUE, frame)
    if after < last and predicate is not None and subject[:1] == ("you",):
        return make_clause(scope, Words(after, last), implied.CUE, ("you",))
    return make_clause(scope, Words(first, last), implied.CUE, ())


def _listed_subject(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clauses of a subject that lists kinds: "Cakes, pies and bread are zero-rated"."""
    if scope.items or statement.subject is None or not isinstance(statement.subject.body, Phrase):
        return None
    named = statement.subject.body.words
    if named is None or not named.joints:
        return None
    if len(named.joints) == 1 and last - named.last >= _NEAR:
        return None
    if scope.words[named.first] in syntax.PRONOUNS:
        return None
    frame = subject_frame(scope.words[named.first : named.last])
    return split_kinds(scope, named, implied.CUE, frame)


def _listed_rest(scope: Scope, statement: Statement, last: int) -> Expression | None:
    """Return the clauses of a list behind the predicate: "You pay for bread, pies or cakes"."""
    predicate = statement.predicate
    if statement.rest is None or predicate is None:
        return None
    joints = joints_of(statement.rest.body)
    if len(joints) <= 1 and all(effect is not Effect.OR for _, effect in joints):
        return None
    words, joint = scope.words, joints[0][0]
    places = range(joint - 1, predicate.last - 1, -1)
    start = next((i + 1 for i in places if words[i] in syntax.PREPOSITIONS), predicate.last)
    if start >= joint or words[start] == "to":
        return None
    modal = words[predicate.first] in syntax.MODALS
    verb = VERB in classes(words[start])
    only_verb = start + 1 == joint or NOUN not in classes(words[start])
    if modal and start == predicate.last and verb and only_verb:
        return None  # verbs in a row: "you can rent or buy"
    frame = subject_frame(words[start:last])
    return split_kinds(scope, Words(start, last, joints), implied.CUE, frame)


def _relative(words: tuple[str, ...], after: int, last: int) -> Words | None:
    """Return where a relative clause about a thing stands: "a permit that **covers boats**"."""
    for at in range(after + 1, last - 2):
        if words[at] in implied.RELATIVE_OF_THINGS and NOUN in classes(words[at - 1]):
            verb = words[at + 1] in syntax.AUXILIARIES or opens_verb_phrase(words, at + 1, last)
            if verb:
                return Words(at + 1, last)
    return None


def _placing(words: tuple[str, ...], after: int, last: int) -> Words | None:
    """Return where the last words stand that place a conclusion in space, time or manner."""
    for at in range(last - 2, after, -1):
        if words[at] in implied.PLACING and words[at - 1] not in implied.BOUND:
            return Words(at, last)
    return None
