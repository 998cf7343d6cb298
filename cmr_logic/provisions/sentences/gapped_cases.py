"""A second case that repeats no verb: "You pay £5 if you row **and £9 if you sail**"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import by_name
from cmr_logic.expression import All, ClauseRef, Expression, operands_of
from cmr_logic.provisions.concluding.completions import MUST
from cmr_logic.provisions.conditions.gapped import GappedCase
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.provisions.sentences.second_provisions import force_in_case, limits_of_case
from cmr_logic.records import record
from cmr_logic.spans import Span
from cmr_logic.text import keys, words_in


def read_gapped_case(draft: Draft, gapped: GappedCase, first: int, last: int) -> None:
    """Read a second case: what the provision before says but for what stands in its place.

    Args:
        draft: where it goes; what stands before was read last.
        gapped: where its parts stand.
        first: index of the sentence's first token.
        last: index after its last.
    """
    if not draft.provisions:
        return
    limits = limits_of_case(draft, gapped.case, last)
    before, words = draft.provisions[-1], draft.words
    anew = _said_anew(draft, gapped)
    if anew is not None and before.demand == anew.of:
        thing = keys(words[gapped.start : gapped.case])
        before = replace(before, demand=anew.clause, demanded=thing)
    elif anew is not None and before.condition is not None:
        limits.parts[:0] = _with_anew(before.condition, anew)
    draft.provisions.append(
        replace(
            before,
            span=draft.chars(gapped.start, last),
            conclusion=draft.chars(gapped.start, gapped.case),
            force=force_in_case(before),
            condition=limits.condition(),
            exceptions=tuple(limits.exceptions),
            linked=False,
            keys=keys(
                (
                    *words[first : gapped.like],
                    *words[gapped.start : gapped.case],
                    *words[gapped.shared : gapped.first_case],
                )
            ),
        )
    )


@record(frozen=True, slots=True)
class _Anew:
    """A clause of the first case, as the second one says it.

    Args:
        of: the clause: "your pay is **below £90**".
        clause: the same of the second case: "your pay is **below £70**".
    """

    of: ClauseRef
    clause: Expression


def _said_anew(draft: Draft, gapped: GappedCase) -> _Anew | None:
    """Return the clause that has what the second case says otherwise, None where none has it."""
    tokens = draft.tokens
    place = tokens.starts[gapped.like]
    said = next((c for c in draft.clauses if c.span.start <= place < c.span.end), None)
    if said is None:
        return None
    own = draft.token_range(Span(place, said.span.end))
    frame = words_in(said.statement.lower())[: own[0] - own[1]]
    if tuple(frame[-2:]) == tuple(draft.words[gapped.start : gapped.start + 2]):
        frame = frame[:-2]  # "at least | **at least** nine"
    shared = Words(gapped.shared, gapped.first_case)
    scope = Scope(draft, tail=shared if shared.last > shared.first else None)
    cue = by_name().get(said.cue, MUST)
    words = Words(gapped.start, gapped.case)
    return _Anew(ClauseRef(said.id), make_clause(scope, words, cue, tuple(frame), kept=True))


def _with_anew(condition: Expression, anew: _Anew) -> list[Expression]:
    """Return what a first case asks for up to what the second one says otherwise, and that."""
    parts = operands_of(condition) if isinstance(condition, All) else (condition,)
    if anew.of not in parts:
        return []
    return [*parts[: parts.index(anew.of)], anew.clause]
