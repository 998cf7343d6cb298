"""Sentences that are nothing but conditions, of the sentence before or of one that is to come."""

from __future__ import annotations

from dataclasses import replace

from cmr_logic.clauses.nodes import Sentence
from cmr_logic.cues import Effect
from cmr_logic.provisions.concluding.aims import aim_span
from cmr_logic.provisions.conditions.expressions import read_condition, read_list
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.nodes import Force, Provision
from cmr_logic.provisions.lists.lead_nodes import Lead
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.spans import Span
from cmr_logic.text import keys, words_in

# Cues of conditions that stand as a sentence of their own: "**Unless** you row."; not "If you row".
_ADDED = frozenset({"but-not", "unless", "only-if"})


def adds_to_before(draft: Draft, sentence: Sentence) -> bool:
    """Tell whether conditions alone limit the statement before: "But not if you are late."."""
    limiting = all(front.cue.name in _ADDED for front in sentence.fronts)
    return limiting and len(draft.provisions) > draft.section


def add_to_before(scope: Scope, sentence: Sentence) -> None:
    """Add the conditions that a sentence is to the provision before."""
    draft = scope.draft
    before = draft.provisions[-1]
    limits = Limits.of(before)
    for front in sentence.fronts:
        read_condition(scope, front, limits)
    force = Force.GRANTS if before.force is Force.STATES else before.force
    draft.provisions[-1] = replace(
        before,
        force=force,
        condition=limits.condition(),
        exceptions=tuple(limits.exceptions),
        span=Span(before.span.start, draft.chars(sentence.first, sentence.last).end),
    )


def read_bare_conditions(scope: Scope, sentence: Sentence) -> None:
    """Read a sentence that is nothing but conditions: "If you live abroad"."""
    draft = scope.draft
    limits = Limits()
    aim = None
    for condition in sentence.fronts:
        if condition.cue.effect is not Effect.PURPOSE:
            read_condition(scope, condition, limits)
            continue
        aim = aim_span(draft, condition)
        if scope.items and condition is sentence.fronts[-1]:
            draft.conclusion = replace(draft.conclusion, demanding=True)
            demands = read_list(scope, Lead(condition.cue, condition.cue), condition.cue)
            draft.conclusion = replace(draft.conclusion, demanding=False)
            if demands is not None:
                limits.parts.append(demands)
    if not limits:
        return
    span = draft.chars(sentence.first, sentence.last)
    draft.provisions.append(
        Provision(
            span,
            span,
            positive=True,
            force=Force.GRANTS,
            condition=limits.condition(),
            exceptions=tuple(limits.exceptions),
            aim=aim,
            keys=frozenset() if aim is None else keys(words_in(aim.of(draft.text))),
        )
    )
    if draft.listed is not None:
        draft.opened = draft.provisions[-1]
