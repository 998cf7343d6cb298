"""Kinds of one thing that each say its noun: "**dogs** that bark and **dogs** with fleas"."""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.cues import by_name
from cmr_logic.expression import Expression, either
from cmr_logic.provisions.conditions.expressions import read_coordination
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.reach.told_apart import things_told_apart
from cmr_logic.provisions.words import implied

_WHO = by_name()["who"]
_SHORTEST = 3  # tokens of a kind: "dogs that bark"


def kinds_of_one_noun(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clauses of kinds of things that say their noun again, None for other phrases.

    Args:
        scope: the sentence.
        first: index of the first token of the phrase.
        last: index after its last, that of a relative clause among them.
    """
    starts = _starts(scope.words, first, last)
    if len(starts) < 2:  # noqa: PLR2004 - two kinds
        return None
    ends = (*(start - 1 for start in starts[1:]), last)
    parts = [_kind(scope, *kind) for kind in zip(starts, ends, strict=True)]
    known = [part for part in parts if part is not None]
    return either(known) if len(known) == len(parts) else None


def _starts(words: Frame, first: int, last: int) -> list[int]:
    """Return where the kinds begin, each behind a joint but the first."""
    noun = words[first]
    if noun not in words[first + 1 : last] or not syntax.is_plural_noun(noun):
        return [first]
    if naming.is_person(noun):
        return [first]
    again = range(first + _SHORTEST, last - 1)
    return [first, *(at for at in again if words[at] == noun and words[at - 1] in syntax.JOINTS)]


def _kind(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clause of one kind: "dogs that bark", "dogs without a lead"."""
    words = scope.words
    if last - first < _SHORTEST:
        return None
    if words[first + 1] not in implied.RELATIVE_OF_THINGS:
        return things_told_apart(scope, first, last)
    sentence = parse_sentence(scope.draft.tokens, first + 2, last, item=True)
    said = sentence.statements[0].rest if len(sentence.statements) == 1 else None
    if said is None or sentence.fronts or sentence.statements[0].conditions:
        return None
    return read_coordination(scope, said.body, _WHO, ("the", words[first]))
