"""Sentences that are no more than those for whom something alone is: "**Members only.**"."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.expression import Expression
from cmr_logic.provisions.drafts import naming
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.phrases.splitting import split_kinds
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.words import implied
from cmr_logic.spans import Span
from cmr_logic.syntax.time_words import TIMES
from cmr_logic.text import keys

_ONLY = "only"
_SHORTEST, _LONGEST = 2, 6  # words of such a sentence
# What stands in none of them: "two **per** member only", "members with a key **or** a card only".
_NOT_NAMED = syntax.PREPOSITIONS | syntax.DETERMINERS | syntax.JOINTS | syntax.AUXILIARIES


def read_only_some(draft: Draft, first: int, last: int) -> bool:
    """Read a sentence that names those for whom alone something is; tell whether it is one.

    They limit what the sentence before grants, or are let off what it denies.

    Args:
        draft: where it goes.
        first: index of the first token.
        last: index after the last.
    """
    end = last - (draft.words[last - 1] == ".")
    if end <= first or draft.words[end - 1] != _ONLY or not _SHORTEST <= end - first <= _LONGEST:
        return False
    named = draft.words[first : end - 1]
    if not _is_kind(named):
        return False
    before = draft.provisions[-1] if len(draft.provisions) > draft.section else None
    person = naming.subject_frame(named)[0] == "you"
    if before is not None and not (person or keys(named) & before.keys):
        return False  # "Seats cost £9. Cards only.": of how to pay
    run = Words(first, end - 1)
    kind = split_kinds(Scope(draft), run, implied.CUE, naming.subject_frame(named))
    span = draft.chars(first, last)
    if before is None:
        draft.provisions.append(
            Provision(span, span, positive=True, force=Force.GRANTS, subject=kind, keys=keys(named))
        )
    else:
        draft.provisions[-1] = _limited(before, kind, span)
    return True


def _is_kind(named: Frame) -> bool:
    """Tell whether words name several of a kind: "guide dogs"; not "weekdays", "cash"."""
    plain = _NOT_NAMED.isdisjoint(named) and syntax.is_plural_noun(named[-1])
    timed = not TIMES.isdisjoint(named) or not syntax.WEEKDAYS.isdisjoint(named)
    return plain and not timed and not any(word[:1].isdigit() for word in named)


def _limited(before: Provision, kind: Expression, span: Span) -> Provision:
    """Return a provision that holds of a kind alone, or of all others where it denies something."""
    limits = Limits.of(before)
    exceptions = before.exceptions
    if before.positive:
        limits.parts.append(kind)
    else:
        exceptions = (*exceptions, kind)
    return replace(
        before,
        force=Force.GRANTS if before.force is Force.STATES else before.force,
        implied=None,
        condition=limits.condition(),
        exceptions=exceptions,
        span=Span(before.span.start, span.end),
    )
