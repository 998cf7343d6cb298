"""Those whom a statement that points back names: "this doesn't apply **to guests**"."""

from __future__ import annotations

from itertools import pairwise, product

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Restricted, Words
from cmr_logic.expression import Expression, either
from cmr_logic.provisions.conditions.expressions import read_coordination
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.shapes import joints_of
from cmr_logic.provisions.phrases.splitting import split_kinds
from cmr_logic.provisions.reach.kinds import name_kinds, read_kinds
from cmr_logic.provisions.reach.people_restricted import people_who
from cmr_logic.provisions.words import implied
from cmr_logic.provisions.words.people_nouns import ANY_PERSON
from cmr_logic.provisions.words.predicate_words import (
    COVERED_BY,
    EXCEPTIONS,
    LIFTED,
    REPEATING,
    THE_CASE,
)

# Words between an exception and what it is made for: "an exception **for** guests"; not "of".
_MADE_FOR = frozenset({"for", "to", "is", "are"})
# What a statement that points back can say without naming anybody: "this is not **the case**".
_UNNAMED = REPEATING | {COVERED_BY, THE_CASE}
# Joints behind which "to" or "for" is said again: "to guests **or to** anyone fishing".
_JOINED_AGAIN = frozenset(product(("or", "and"), ("to", "for")))


def referred_clause(scope: Scope, rest: Restricted) -> Expression | None:
    """Return the clause of what "this doesn't apply to …" names."""
    words = scope.words
    extent = rest.body.extent
    if extent is None:
        return None
    first, last = _past_applying(words, *extent), extent[1]
    made_for = _past_exception(words, first, last)
    again = scope.words[first - 1] in implied.FOR_WHAT and (
        not _JOINED_AGAIN.isdisjoint(pairwise(scope.words[first:last]))
    )
    several = made_for > first or again or rest.relative is not None
    kinds = _kinds_excepted(scope, rest, made_for, last) if several else None
    opening = words[made_for : min(made_for + 2, last)]
    unnamed = not opening or opening[0] in syntax.PRONOUNS or opening in _UNNAMED
    unnamed = unnamed or not EXCEPTIONS.isdisjoint(opening)  # "there is an exception if …"
    anybody = rest.relative is None and words[made_for:last] in ANY_PERSON
    if kinds is not None or made_for >= last or unnamed or anybody:
        return kinds
    if rest.relative is not None and rest.cue is not None:
        named_at = _past_relative(words, made_for, last)
        head = syntax.noun_head(words[named_at:last])
        person = head is not None and naming.is_person(words[named_at + head])
        if person or words[extent[1]] == "who":  # "so can **those who** row"
            return people_who(scope, rest.body, rest.relative, rest.cue)
        return read_coordination(scope, rest.relative, rest.cue, ("it",))
    places = range(made_for, last - 2) if again else range(0)
    cuts = [at for at in places if words[at : at + 2] in _JOINED_AGAIN]
    if cuts:  # "to a guide dog **or to** a dog on a lead"
        starts = (made_for, *(at + 2 for at in cuts))
        ends = (*cuts, last)
        return either([_named(scope, rest, *each) for each in zip(starts, ends, strict=True)])
    return _named(scope, rest, made_for, last)


def _named(scope: Scope, rest: Restricted, first: int, last: int) -> Expression:
    """Return the clauses of those, or of the things, that some words of a statement name."""
    named = scope.words[first:last]
    joints = tuple(joint for joint in joints_of(rest.body) if first < joint[0] < last)
    run = Words(first, last, joints)
    if naming.restricts(named):
        return name_kinds(scope, run, implied.CUE)
    return split_kinds(scope, run, implied.CUE, naming.subject_frame(named))


def _past_relative(words: Frame, first: int, last: int) -> int:
    """Return where those are named whom a thing is for: "fees that apply to | people"."""
    for at in range(first, last - 1):
        if words[at] in implied.RELATIVE_OF_THINGS:
            named = _past_applying(words, at + 1, last)
            return first if named in {at + 1, last} else named
    return first


def _past_applying(words: Frame, first: int, last: int) -> int:
    """Return where the words start behind "doesn't apply to", "is not the case for"."""
    while first < last and words[first] in implied.APPLYING | LIFTED:
        first += 1
    named = words[first : first + len(implied.THE_CASE_FOR)] == implied.THE_CASE_FOR
    return first + len(implied.THE_CASE_FOR) if named else first


def _kinds_excepted(scope: Scope, rest: Restricted, first: int, last: int) -> Expression | None:
    """Return the clauses of several kinds that an exception is made for, None for fewer."""
    behind = None if rest.relative is None else rest.relative.extent
    end = last if behind is None else behind[1]
    return read_kinds(scope, first, end, implied.CUE, scope.words[first - 1])


def _past_exception(words: Frame, first: int, last: int) -> int:
    """Return where that starts which an exception is made for: "an exception for | guide dogs"."""
    for at in range(first, last - 2):
        if words[at] in implied.RELATIVE_OF_THINGS:
            return first  # "boots that were made to measure"
        if words[at] in EXCEPTIONS | {"made"}:
            return next((i + 1 for i in range(at + 1, last - 1) if words[i] in _MADE_FOR), first)
    return first
