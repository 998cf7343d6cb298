"""What is said of each of several kinds behind the last: "clubs and crews **that row**"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.cues import Cue
from cmr_logic.expression import Expression, both, either
from cmr_logic.provisions.conditions.expressions import read_coordination
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.words.people_nouns import GENERIC

_SHORTEST = 2  # words that tell all of them apart: "living abroad"


def told_of_all(scope: Scope, words: Words, cue: Cue) -> Expression | None:
    """Return the clauses of kinds, one of which somebody must be, and of what tells them all apart.

    Each of them is a bare plural: who has more said of one of them may say all of it of that one
    ("members and families with babies living abroad").

    Args:
        scope: the sentence.
        words: the phrase, with its joints.
        cue: what made it a condition.
    """
    joints = [at for at, _ in words.joints]
    at = _behind_kinds(scope.words, words, joints)
    if at is None:
        return None
    bounds = (words.first - 1, *joints, at)
    names = [Words(start + 1, end) for start, end in pairwise(bounds)]
    frame = naming.subject_frame(scope.words[words.first : words.first + 1])
    kinds = either([make_clause(scope, name, cue, frame, kept=True) for name in names])
    return both([kinds, _restriction(scope, Words(at, words.last), frame, cue)])


def _behind_kinds(tokens: Frame, words: Words, joints: list[int]) -> int | None:
    """Return where it begins what tells all of some kinds apart, None where nothing does."""
    if not joints or any(tokens[at] == "," for at in joints[-1:]):
        return None
    starts = (words.first, *(at + 1 for at in joints))
    bare = all(end - start == 1 for start, end in zip(starts, joints, strict=False))
    at = starts[-1] + 1
    if not bare or at + _SHORTEST > words.last:
        return None
    if not all(syntax.is_plural_noun(tokens[start]) for start in starts):
        return None
    if tokens[starts[-1]] in GENERIC:
        return None  # "widows and people living here": of no kind without what is said of them
    if tokens[at] in syntax.SUBJECT_RELATIVES:
        verb = tokens[at + 1] in syntax.AUXILIARIES
        return at if verb or syntax.starts_verb_phrase(tokens, at + 1, words.last) else None
    return at if syntax.is_gerund(tokens[at]) else None


def _restriction(scope: Scope, run: Words, frame: Frame, cue: Cue) -> Expression:
    """Return the clauses of a relative clause or an -ing form about several kinds."""
    if scope.words[run.first] not in syntax.SUBJECT_RELATIVES:
        return make_clause(scope, run, cue, frame)
    own = Words(run.first + 1, run.last)
    sentence = parse_sentence(scope.draft.tokens, own.first, own.last, item=True)
    rests = [statement.rest for statement in sentence.statements if not statement.conditions]
    said = None
    if len(rests) == 1 and rests[0] is not None and not sentence.fronts:
        said = read_coordination(scope, rests[0].body, cue, frame[:1])
    return make_clause(scope, own, cue, frame[:1]) if said is None else said
