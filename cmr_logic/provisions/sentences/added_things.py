"""One more thing, with a case of its own: "You need a pass**, and a guide if you climb**"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.expression import ClauseRef, Expression
from cmr_logic.provisions.concluding.completions import MUST
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.nodes import Force
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.sentences.second_provisions import limits_of_case
from cmr_logic.provisions.words.clause_words import OPENING_CASES
from cmr_logic.records import record
from cmr_logic.text import Tokens, keys, places_of, words_in

# Words that open a thing: "**a** guide"; not "two guides", an amount.
_ARTICLES = frozenset({"a", "an", "your", "the", "some", "proof", "any"})
_LONGEST = 8  # tokens of the thing: "a copy of your licence"


@record(frozen=True, slots=True)
class AddedThing:
    """Where a sentence adds a thing that it speaks of in one case alone.

    Args:
        like: index of the thing before, which every case has.
        before: index after its last token.
        start: index of the first word of the thing added.
        case: index of the word that opens its case.
    """

    like: int
    before: int
    start: int
    case: int


def added_thing_at(tokens: Tokens, first: int, last: int) -> AddedThing | None:
    """Return where a sentence adds a thing with a case of its own, None where it adds none.

    The comma tells: without it the case is one of both things.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("You need a pass, and a guide if you climb.")
        >>> added_thing_at(tokens, 0, len(tokens))
        AddedThing(like=2, before=4, start=6, case=8)
        >>> tokens = tokenize("You need a pass and a guide if you climb.")
        >>> added_thing_at(tokens, 0, len(tokens)) is None
        True
    """
    words = tokens.words
    cases = places_of(words, OPENING_CASES, first + 1, last - 1)
    if len(cases) != 1:
        return None
    (case,) = cases
    joint = next((at for at in range(case - 2, first + 1, -1) if words[at] == "and"), first)
    start = joint + 1
    if words[joint - 1] != "," or words[start] not in _ARTICLES or case - start > _LONGEST:
        return None
    like = _thing_before(words, first, joint - 1)
    own = syntax.finite_verb(words[start:case]) is None and "," not in words[start:case]
    return AddedThing(like, joint - 1, start, case) if like is not None and own else None


def _thing_before(words: Sequence[str], first: int, last: int) -> int | None:
    """Return where the one thing stands that some words end in: "you need **a pass**"."""
    if not (syntax.JOINTS | {","}).isdisjoint(words[first:last]):
        return None
    articles = (at for at in range(first + 1, last - 1) if words[at] in _ARTICLES)
    return next((at for at in articles if _is_thing(words[at:last])), None)


def _is_thing(words: Sequence[str]) -> bool:
    said = syntax.MODALS.isdisjoint(words) and syntax.NOMINATIVES.isdisjoint(words)
    return said and syntax.finite_verb(words) is None


def read_added_thing(draft: Draft, added: AddedThing, first: int, last: int) -> None:
    """Read what a sentence adds: what the provision before says, of another thing, in its case.

    Args:
        draft: where it goes; what stands before was read last.
        added: where its parts stand.
        first: index of the sentence's first token.
        last: index after its last.
    """
    if not draft.provisions:
        return
    limits = limits_of_case(draft, added.case, last)
    before, words = draft.provisions[-1], draft.words
    demand = _demanded(Scope(draft, asker=True), before.demand, added)
    thing = words[added.start : added.case]
    draft.provisions.append(
        replace(
            before,
            span=draft.chars(added.start, last),
            conclusion=draft.chars(added.start, added.case),
            force=Force.GRANTS if demand is None else Force.DEMANDS,
            condition=limits.condition(),
            exceptions=tuple(limits.exceptions),
            demand=demand,
            implied=None,
            linked=False,
            keys=keys((*words[first : added.like], *thing)),
            demanded=keys(thing),
        )
    )


def _demanded(scope: Scope, before: Expression | None, added: AddedThing) -> Expression | None:
    """Return the clause that demands the thing added as the one before demands its own."""
    if not isinstance(before, ClauseRef):
        return None
    clause = scope.draft.clause(before.clause_id)
    frame = words_in(clause.statement)[: added.like - added.before]
    return make_clause(scope, Words(added.start, added.case), MUST, frame, kept=True)
