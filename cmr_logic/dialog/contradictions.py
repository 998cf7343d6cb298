"""Answers to a rule's own questions that cannot all be right: a group denied, a part affirmed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from cmr_logic.dialog.kleene import State, kleene
from cmr_logic.dialog.told import OWN, Told
from cmr_logic.errors import RuleTextError
from cmr_logic.expression import ClauseRef, Expression, postorder

_SHOWN = 3  # questions that the message quotes


def refuse_contradiction(facts: Iterable[Told]) -> None:
    """Raise an error where answers about joined clauses and about some of them cannot be joined.

    Raises:
        RuleTextError: it names the questions.

    Example:
        >>> from cmr_logic.expression import parse_expression
        >>> whole, part = parse_expression("c1 or c2"), ClauseRef("c2")
        >>> facts = [Told(whole, False, "history", "Do you row or sail?", score=OWN)]
        >>> refuse_contradiction([*facts, Told(part, False, "history", "Do you sail?", score=OWN)])
        >>> refuse_contradiction([*facts, Told(part, True, "history", "Do you sail?", score=OWN)])
        ... # doctest: +ELLIPSIS
        Traceback (most recent call last):
        cmr_logic.errors.RuleTextError: the history contradicts itself: it answers ...
    """
    clash = _clash(list(facts))
    if clash:
        said = " and ".join(f"{f.evidence!r} {'yes' if f.value else 'no'}" for f in clash[:_SHOWN])
        raise RuleTextError(
            f"the history contradicts itself: it answers {said}",
            advice="change one of the answers, or answer 'don't know'",
        )


def without_contradictions(facts: Sequence[Told]) -> list[Told]:
    """Return facts with those that contradict each other as not known.

    Example:
        >>> from cmr_logic.expression import parse_expression
        >>> whole, part = parse_expression("c1 or c2"), ClauseRef("c2")
        >>> told = [
        ...     Told(whole, False, "history", "Do you row or sail?", score=OWN),
        ...     Told(part, True, "history", "Do you sail?", score=OWN),
        ... ]
        >>> [fact.value for fact in without_contradictions(told)]
        [None, None]
    """
    kept = list(facts)
    while clash := _clash(kept):
        kept = [replace(fact, value=None) if fact in clash else fact for fact in kept]
    return kept


def _clash(facts: Sequence[Told]) -> list[Told]:
    """Return a fact about joined clauses, and those about parts of them that deny it."""
    own = {f.part: f for f in facts if f.score == OWN and f.value is not None}
    for whole in own.values():
        if isinstance(whole.part, ClauseRef):
            continue
        inside = [own[node] for node in dict.fromkeys(postorder(whole.part)) if node in own]
        inside.remove(whole)
        if kleene(whole.part, _state(inside)) is (not whole.value):
            return [whole, *_needed(whole, inside)]
    return []


def _needed(whole: Told, inside: list[Told]) -> list[Told]:
    """Return those of the facts inside a contradicted one that deny it, none to be spared."""
    for fact in inside:
        fewer = [other for other in inside if other is not fact]
        if kleene(whole.part, _state(fewer)) is (not whole.value):
            return _needed(whole, fewer)
    return inside


def _state(facts: Iterable[Told]) -> State:
    """Return what is known by some facts, without passing them on."""
    values: dict[str, bool | None] = {}
    joints: dict[Expression, bool] = {}
    for fact in facts:
        if isinstance(fact.part, ClauseRef):
            values[fact.part.clause_id] = fact.value
        elif fact.value is not None:
            joints[fact.part] = fact.value
    return State(values, joints)
