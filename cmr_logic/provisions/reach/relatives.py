"""The relative clause that says more of a thing: "a permit that **covers boats**"."""

from __future__ import annotations

from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Joined, Words
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.expression import Expression, both, either
from cmr_logic.provisions.conditions.expressions import read_coordination
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.phrases.phrase_heads import opens_verb_phrase
from cmr_logic.provisions.words import implied
from cmr_logic.text import NOUN, classes


def relative_of_thing(words: tuple[str, ...], after: int, last: int) -> Words | None:
    """Return where a relative clause about a thing stands: "a permit that **covers boats**"."""
    for at in range(after + 1, last - 2):
        if words[at] in implied.RELATIVE_OF_THINGS and NOUN in classes(words[at - 1]):
            verb = words[at + 1] in syntax.AUXILIARIES or opens_verb_phrase(words, at + 1, last)
            if verb:
                return Words(at + 1, last)
    return None


def read_relative(scope: Scope, run: Words) -> Expression:
    """Return the clauses of a relative clause: "boats that **have paid** and **whose crew …**"."""
    words = scope.words
    joints = [
        at
        for at in range(run.first, run.last - 1)
        if words[at] in {"and", "or"} and words[at + 1] in syntax.RELATIVES
    ]
    frame = ("the", words[run.first - 2])
    parts = [_relative_part(scope, Words(run.first, (*joints, run.last)[0]), frame)]
    for start, end in pairwise((*joints, run.last)):
        whose = words[start + 1] == "whose"
        part = Words(start + (1 if whose else 2), end)
        parts.append(_relative_part(scope, part, () if whose else frame))
    return (either if any(words[at] == "or" for at in joints) else both)(parts)


def _relative_part(scope: Scope, run: Words, frame: Frame) -> Expression:
    """Return the clauses of the verbs of a relative clause: "boats that **are dry and float**"."""
    sentence = parse_sentence(scope.draft.tokens, run.first, run.last, item=True)
    rests = [statement.rest for statement in sentence.statements if not statement.conditions]
    said = rests[0].body if len(rests) == 1 and rests[0] is not None else None
    if not isinstance(said, Joined) or sentence.fronts:
        return make_clause(scope, run, implied.CUE, frame)
    parts = read_coordination(scope, said, implied.CUE, frame)
    return make_clause(scope, run, implied.CUE, frame) if parts is None else parts
