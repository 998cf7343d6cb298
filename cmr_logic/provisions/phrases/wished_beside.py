"""A wish or need beside what somebody lacks: "if you don't have a computer **or need help**".

The negation of the first verb does not reach it: who asks lacks something, or wishes for something.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import Cue
from cmr_logic.expression import Expression, either
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.text import word_set

# Verbs of wishing or needing: "or **wish** to pay by post"; not "or pay by post".
_WISHING = word_set("wish want need wishes wants needs prefer hope intend plan would")
# What opens that for which they wish, and is no thing to lack: "need **help**"; not "need a boat".
_WISHED = word_set("to help support assistance advice more further extra like prefer")


def wishes_beside(whole: Frame, openings: Sequence[Frame]) -> Frame:
    """Return the subject of wishes that "or" adds to a denial, () where it adds something else.

    Not where the denial itself is of a wish: "you don't want to row or need to swim".

    Args:
        whole: the first part: "you don't have a computer".
        openings: the words of each later part.

    Example:
        >>> denial = "you do n't own a car".split()
        >>> wishes_beside(tuple(denial), [("want", "to", "save", "fuel")])
        ('you',)
        >>> wishes_beside(tuple(denial), [("need", "a", "boat")])
        ()
    """
    if not all(
        own[:1] and own[0] in _WISHING and _WISHED.intersection(own[1:2]) for own in openings
    ):
        return ()
    verb = syntax.finite_verb(whole)
    if not verb or not syntax.VERBAL_NEGATIONS.intersection(whole[verb + 1 : verb + 2]):
        return ()
    done = whole[verb + 2 :]
    return whole[:verb] if len(done) > 1 and done[0] not in _WISHING else ()


def split_wishes(scope: Scope, words: Words, cue: Cue, frame: Frame) -> Expression | None:
    """Make the clauses of a denial and of wishes beside it, None for a phrase without those.

    Args:
        scope: the sentence that it stands in.
        words: the phrase.
        cue: what made it a condition.
        frame: the words that it completes.
    """
    joints = [at for at, _ in words.joints]
    later = [scope.words[at + 1 : at + 3] if scope.words[at] == "or" else () for at in joints]
    subject = wishes_beside(frame + scope.said(words.first, joints[0]), later)
    if not subject:
        return None
    parts = [make_clause(scope, Words(words.first, joints[0]), cue, frame)]
    for at, end in pairwise((*joints, words.last)):
        parts.append(make_clause(scope, Words(at + 1, end), cue, subject, kept=True))
    return either(parts)
