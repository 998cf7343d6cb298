"""Sentences behind what an item names that say more of it: "you own a boat. **It must be red**"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Condition, Coordination, Statement
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.cues import Cue, by_name
from cmr_logic.expression import Expression, Not, both, either, negate
from cmr_logic.provisions.drafts.draft import Draft, Scope
from cmr_logic.provisions.drafts.naming import Frame
from cmr_logic.provisions.verbs.limits import Limits
from cmr_logic.provisions.verbs.predicates import (
    forbids_state,
    is_demand,
    is_denial,
    waives,
)
from cmr_logic.provisions.words.predicate_words import NEEDING
from cmr_logic.records import record
from cmr_logic.text import sentence_ends

_DEMANDED = by_name()["the-following"]
# Subjects of a sentence that asks nothing of who reads: "**we** must approve it"; not "you".
_OTHERS = frozenset({"we", "i", "there"})
_ADVISING = "should"  # the modal of what is only best
_HAVING: Frame = ("must", "have")
# Words by which a sentence points at the item: "you do not need **this**"; not "a boat".
_POINTING = frozenset({"this", "it", "that", "one", "these", "them"})


@record(frozen=True, slots=True)
class _Behind:
    """What a sentence behind an item says.

    Args:
        holes: tokens inside it that demand nothing.
        conditions: when it is so.
        frame: the words that its demand completes.
        demand: what it demands, None where it says when the item is not asked.
        forbids: it demands that this is not so: "it must not be red".
    """

    holes: frozenset[int]
    conditions: tuple[Condition, ...]
    frame: Frame = ()
    demand: Coordination | None = None
    forbids: bool = False


def read_behind(
    scope: Scope,
    extent: tuple[int, int],
    limits: Limits,
    read_condition: Callable[[Scope, Condition, Limits], None],
    read_coordination: Callable[[Scope, Coordination, Cue, Frame], Expression | None],
) -> bool:
    """Add what the sentences behind an item's first say to the limits of the item.

    Args:
        scope: the list.
        extent: the range of the item's tokens.
        limits: where it goes.
        read_condition: reads a condition.
        read_coordination: reads what is demanded.

    Returns:
        Whether one says when the item is not asked.
    """
    spared = False
    for behind in _sentences_behind(scope.draft, *extent):
        inside, found = scope.inside((), behind.holes), Limits()
        for condition in behind.conditions:
            read_condition(inside, condition, found)
        cases = [*found.parts, *map(Not, found.exceptions)]
        if behind.demand is None:
            limits.exceptions.extend([both(cases)] if cases else [])
            spared = spared or bool(cases)
            continue
        demand = read_coordination(inside, behind.demand, _DEMANDED, behind.frame)
        if demand is not None:
            demand = negate(demand) if behind.forbids else demand
            limits.parts.append(either([demand, negate(both(cases))]) if cases else demand)
    return spared


def _sentences_behind(draft: Draft, first: int, last: int) -> Iterator[_Behind]:
    """Yield what the sentences behind the first of an item demand, or when they spare the item.

    Args:
        draft: what is read.
        first: index of the item's first token.
        last: index after its last.
    """
    ends = sentence_ends(draft.tokens, first, last)
    for start, end in pairwise(ends):
        sentence = parse_sentence(draft.tokens, start, end)
        if len(sentence.statements) != 1:
            continue
        (statement,) = sentence.statements
        conditions = (*sentence.fronts, *statement.conditions)
        found = _demand_of(draft.words, statement)
        if found is not None and _is_told(draft.words[first : ends[0]], found[0]):
            yield _Behind(sentence.holes, conditions, *found)
        elif conditions and _spares(draft.words, statement):
            yield _Behind(sentence.holes, conditions)


def _is_told(item: Frame, frame: Frame) -> bool:
    """Tell whether a demand is of who reads, or of what an item names, not of what is beside that.

    "A licence. **The licence** must be new"; not "somebody who has a boat. The boat must be new".

    Args:
        item: the first sentence of the item.
        frame: the subject and the verb of the demand.
    """
    if frame[0] != "the":
        return True
    related = next((at for at, word in enumerate(item) if word in syntax.RELATIVES), len(item))
    return frame[1] not in item[related:] or frame[1] in item[:related]


def _demand_of(words: Frame, statement: Statement) -> tuple[Frame, Coordination, bool] | None:
    """Return what a sentence demands, with the words that it completes; None for no demand."""
    subject, predicate, rest = statement.subject, statement.predicate, statement.rest
    named = None if subject is None else subject.body.extent
    extent = None if rest is None else rest.body.extent
    if named is None or predicate is None or rest is None or extent is None or subject is None:
        return None
    said = words[predicate.first : extent[1]]
    opening = words[named[0] : named[1]]
    advised = words[predicate.first] == _ADVISING
    if (
        advised
        or opening[0] in _OTHERS
        or subject.relative is not None
        or not (is_demand(said) or forbids_state(said))
    ):
        return None
    verb = tuple(w for w in words[predicate.first : predicate.last] if w not in syntax.NEGATIONS)
    if verb[0] in NEEDING and words[extent[0]] != "to":
        verb = _HAVING
    return (*opening, *verb), rest.body, not is_demand(said)


def _spares(words: Frame, statement: Statement) -> bool:
    """Tell whether a sentence says that the item is not asked: "you do not need this if …"."""
    predicate, rest = statement.predicate, statement.rest
    extent = None if rest is None else rest.body.extent
    if predicate is None:
        return False
    last = predicate.last if extent is None else extent[1]
    said = words[predicate.first : last]
    subject = words[max(predicate.first - 1, 0)]
    points = subject in _POINTING or not _POINTING.isdisjoint(said)
    negated = not syntax.NEGATIONS.isdisjoint(said)
    return points and negated and (waives(said) or is_denial(said))
