"""Statements that say in what case alone something is so: "Guests may **only** row if they pay"."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from cmr_logic.clauses.nodes import Condition, Statement
from cmr_logic.cues import Effect
from cmr_logic.expression import clause_ids
from cmr_logic.provisions.concluding.assertions import Assertion
from cmr_logic.provisions.drafts.draft import Draft
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.drafts.nodes import Provision

_ONLY, _ONLY_IF, _UNLESS, _NOT = "only", "only-if", "unless", "not"
# The cues of the case in which alone something is so: "**only-if**"; not "if".
_ALONE = frozenset({_ONLY_IF, "only-with", "only-by"})
# Words of those who are let less than others: "guests **under** 12"; not "guests over 60".
_LESSER = frozenset({"under", "below", "younger", "without"})
# How names of such people begin: "**under-**16s", "**non-**members"; not "guests".
_LESS = ("under-", "non-")
# Cues of exceptions to what alone lets one: "only if A, **unless** B"; not "but not if".
_FREEING = frozenset({"unless", "except"})
# What lets one leave out what else is asked: "except in an **emergency**"; not "in May".
_EMERGENCY = frozenset({"emergency", "emergencies", "urgent"})
_PROVIDED, _BOTH = "provided", 2  # the cue of the condition that goes then, and how many there are
# Verbs that limit some of those whom a text is about: "Guests under 12 **may only** row if …".
_MAY = frozenset({("may",), ("can",)})
_ONLY_MAY = frozenset({("may", "only"), ("can", "only")})


def says_only(statement: Statement, assertion: Assertion) -> bool:
    """Tell whether a statement says in what case alone it holds: "This **only** applies if …"."""
    named = any(condition.cue.name == _ONLY_IF for condition in statement.conditions)
    return named or _ONLY in assertion.whole


def frees(words: Frame, statement: Statement, assertion: Assertion) -> bool:
    """Tell whether what a statement excepts frees of its condition: "only if A, **unless B**".

    Args:
        words: the tokens of the text.
        statement: a statement that says in what case alone it holds, or any other.
        assertion: what it asserts.
    """
    alone = any(condition.cue.name in _ALONE for condition in statement.conditions)
    if not (alone or says_only(statement, assertion)):
        return False
    unless = [c for c in statement.conditions if c.cue.effect is Effect.UNLESS]
    return bool(unless) and all(c.cue.name in _FREEING and not _bars(words, c) for c in unless)


def _bars(words: Frame, condition: Condition) -> bool:
    """Tell whether what is excepted is barred: "only with a pass, **but not** on Sundays"."""
    extent = None if condition.body is None else condition.body.extent
    return extent is not None and words[extent[0] - 1] == _NOT


def opens_to_others(statement: Statement, assertion: Assertion) -> bool:
    """Tell whether others may as well in some case: "**Only** cooks may, **unless** it burns"."""
    cues = [condition.cue.name for condition in statement.conditions]
    return assertion.whole[:1] == (_ONLY,) and cues == [_UNLESS]


def spares_emergencies(words: Frame, statement: Statement) -> bool:
    """Tell whether a proviso goes in an emergency: "provided you ring, **except in** one".

    Args:
        words: the tokens of the text.
        statement: a statement that grants something.
    """
    cues = [condition.cue.name for condition in statement.conditions]
    if cues[:1] != [_PROVIDED] or len(cues) != _BOTH or cues[1] not in _FREEING:
        return False
    body = statement.conditions[1].body
    extent = None if body is None else body.extent
    return extent is not None and not _EMERGENCY.isdisjoint(words[slice(*extent)])


def lets_alone(draft: Draft, statement: Statement, assertion: Assertion) -> bool:
    """Tell whether the last provision read denies something wherever it does not let one.

    It lets some of those whom a text is about in a case alone ("Guests under 12 **may only** row if
    they swim"), or says who alone gets what stands before ("**Only members** can apply").

    Args:
        draft: what has been read, the statement last.
        statement: the statement.
        assertion: what it asserts.
    """
    last, predicate = draft.provisions[-1], statement.predicate
    if assertion.backward and says_only(statement, assertion):
        return True
    if last.subject is None or last.demand is not None or predicate is None:
        return False
    names = clause_ids(last.subject)
    if not names:
        return False  # the subject is settled
    first = min(draft.clause(name).span.start for name in names)
    if first > draft.tokens.starts[predicate.first]:
        return False  # "the car may only be driven **by guests** who …": by whom alone
    alone = assertion.whole[0] == _ONLY and last.condition is None and len(draft.provisions) > 1
    if assertion.plain:
        return alone
    return (
        alone
        or not _ONLY_MAY.isdisjoint(pairwise(assertion.said[:3]))
        or _lets_lesser(statement, assertion)
    )


def _lets_lesser(statement: Statement, assertion: Assertion) -> bool:
    """Tell whether those who are let less than others are let in some case: "**under-16s** may …".

    "Guests under 12 may row only with a vest": so may others without one.
    """
    if assertion.said[:1] not in _MAY:
        return False
    cues = {condition.cue.name for condition in statement.conditions}
    return not cues.isdisjoint(_ALONE) and any(
        word in _LESSER or word.startswith(_LESS) for word in assertion.about
    )


def denied_otherwise(provision: Provision) -> Provision:
    """Return a provision that grants in some case alone as one that denies in any other."""
    if not provision.positive or provision.exceptions:
        return provision
    if provision.condition is None:  # "Only members may row"
        case = provision.subject
        return replace(
            provision, positive=False, subject=None, plain=False, exceptions=(case,) if case else ()
        )
    return replace(provision, positive=False, condition=None, exceptions=(provision.condition,))
