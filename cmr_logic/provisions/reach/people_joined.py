"""What is joined to the people that a conclusion is for: "for anyone over 60 | **and ill**"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Coordination, Joined, Phrase, Restricted, Words
from cmr_logic.cues import Effect
from cmr_logic.expression import Expression, both, either
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.shapes import first_phrase
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.phrases.phrase_heads import opens_verb_phrase
from cmr_logic.provisions.reach.kinds import name_kinds, read_restrictions
from cmr_logic.provisions.words import implied

SINGLE = frozenset({"individual", "individuals"})
"""Nouns for anybody that tell people from bodies: "**individuals** and clubs"; not "people"."""


def joined_people(scope: Scope, people: Words, rest: Restricted) -> Expression | None:
    """Return the clauses of what joined words say of some people: "anyone over 60 | and ill".

    Args:
        scope: the sentence.
        people: where those stand that a conclusion is for.
        rest: what stands behind its predicate.
    """
    body = rest.body
    kinds = _further_kinds(scope, people, body)
    if kinds:
        return either([name_kinds(scope, run, implied.CUE) for run in (people, *kinds)])
    if len({effect for _, effect in people.joints}) == 1:
        bounds = (people.first - 1, *(at for at, _ in people.joints), people.last)
        pieces = [Words(start + 1, end) for start, end in pairwise(bounds)]
        return _related(scope, pieces, people.joints[0][1])
    if not isinstance(body, Joined) or body.items[0] != first_phrase(body):
        return None
    runs = [item.words for item in body.items if isinstance(item, Phrase)]
    parts = [run for run in runs if run is not None]
    if len(parts) != len(body.items) or parts[0].last != people.last:
        return None
    related = _related(scope, [people, *parts[1:]], body.effect)
    if related is not None:
        return related
    return read_restrictions(scope, [people, *parts[1:]], implied.CUE, {body.effect})


def _further_kinds(scope: Scope, people: Words, body: Coordination) -> list[Words]:
    """Return where kinds stand that are named with an article: "for cooks or **the wife of one**".

    None where what is joined to the people says something of them.
    """
    if not isinstance(body, Joined) or body.items[0] != first_phrase(body):
        return []
    runs = [item.words for item in body.items if isinstance(item, Phrase)]
    parts = [run for run in runs[1:] if run is not None]
    if len(parts) + 1 != len(body.items) or runs[0] is None or runs[0].last != people.last:
        return []
    named = [scope.words[run.first : run.last] for run in parts]
    articles = any(each[0] in syntax.ARTICLES for each in named)
    return parts if articles and all(map(is_somebody, named)) else []


def _related(scope: Scope, parts: Sequence[Words], effect: Effect) -> Expression | None:
    """Return the clauses of the verbs of "that": "to clubs **that** meet weekly | and keep books".

    Args:
        scope: the sentence.
        parts: what is joined, the first with those of whom it is said.
        effect: what the joints between them do.
    """
    words, (first, *others) = scope.words, parts
    inside = range(first.first + 1, first.last - 1)
    that = next((at for at in inside if words[at] in implied.RELATIVE_OF_THINGS), None)
    if that is None:
        return None
    frame = ("you", "are", *words[first.first : that + 1])
    before = words[first.last - 1]
    if syntax.is_plural_noun(before) and all(p.last == p.first + 1 for p in others):
        whole = Words(that + 1, others[-1].last)  # "clubs that teach boys and girls"
        return make_clause(scope, whole, implied.CUE, frame, kept=True)
    if not all(opens_verb_phrase(words, p.first, p.last) for p in others):
        return None
    runs = (Words(that + 1, first.last), *others)
    return (either if effect is Effect.OR else both)(
        [make_clause(scope, run, implied.CUE, frame, kept=True) for run in runs]
    )


def is_somebody(named: Frame) -> bool:
    """Tell whether words name people, also by what they have: "the owner of the boat"."""
    head = syntax.noun_head(named) if named else None
    known = head is not None and naming.is_person(named[head]) and head + 1 < len(named)
    return bool(named) and (naming.restricts(named) or known or named[-1] in SINGLE)
