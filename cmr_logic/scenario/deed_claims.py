"""The pass that shows when, or where, a story tells that the deed of a clause was done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cmr_logic.records import replace
from cmr_logic.scenario.amounts.measuring import asks_when, measure
from cmr_logic.scenario.amounts.understood import of_another
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.lexicon.relations import word_key
from cmr_logic.scenario.matching.same_deed import Asked, at_the_time
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.deeds import deeds_of
from cmr_logic.scenario.times.elapsed import elapsed_of, is_of_time_since
from cmr_logic.scenario.times.the_day import counted_from, dated_from, today_told
from cmr_logic.text import NOUN, classes, words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint, Quantity
    from cmr_logic.scenario.demands.demanded import Demand
    from cmr_logic.scenario.statements.pieces import Piece

_KINDS = frozenset({"date", "year days", "place", "clock"})
_SINCE = "duration"
_BY = re.compile(r"(?:by|before|no\slater\sthan|until|till)\b", re.IGNORECASE)
# A day of something else: "stolen **before the policy began** on 4 May".
_OF_ANOTHER_EVENT = re.compile(
    r"\b(?:before|after|since|until|when|while|once)\s(?:the|your|an?|you|it|they|this|that|any)\s(?!end\b|start\b|beginning\b|close\b)",
    re.IGNORECASE,
)
_HALF_A_YEAR = 182
_ENDING = "ending"
_WHERE = frozenset({"in", "from", "to"})


def by_deed(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the time, or the place, of a deed says of a clause, in whatever verb it is told.

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = None if part.demand is None else _demanded(part, part.demand, story)
    if demand is None:
        return
    (constraint,) = demand.constraints
    kind = constraint.kind.value
    asked = asked_of(part, demand, story)
    if asked is None:
        return
    if kind == "place":
        yield from _there(part, demand, asked, story)
    for piece in story.pieces():
        stated = list(_stated(constraint, piece, story))
        if not stated or (len(stated) > 1 and kind != "place") or of_another(piece.text):
            continue
        deed = asked.told_by(piece, story.text)
        if deed is None:
            continue
        if deed.name == _ENDING:
            stated = [_last_day(each) for each in stated]
        verdict = measure(demand, stated, part.target)
        if verdict is not None and not (_may_be_again(part, kind) and not verdict.value):
            yield claim(Rank.UNDERSTOOD, verdict, piece.told, "quantity")


def _may_be_again(part: Part, kind: str) -> bool:
    """Tell whether who did it long ago may have done it since: "you **have ordered** in May"."""
    return kind == _SINCE and part.target.tense is Tense.PERFECT


def _there(part: Part, demand: Demand, asked: Asked, story: Story) -> Iterator[Claim]:
    """Yield where somebody was who did a thing, and does not say where they did it."""
    (constraint,) = demand.constraints
    placed = [
        (each, stated)
        for each in story.pieces()
        if (stated := list(_stated(constraint, each, story)))
    ]
    done = [
        piece
        for piece in (story.pieces() if placed else ())
        if not list(_stated(constraint, piece, story))
        and asked.told_by(piece, story.text) is not None
    ]
    for piece in done:
        for where, stated in placed:
            verdict = measure(demand, stated, part.target)
            if verdict is not None and at_the_time(where, piece, story.text):
                yield claim(Rank.UNDERSTOOD, verdict, where.told, "quantity")


def _last_day(quantity: Quantity) -> Quantity:
    """Return the end of what is good "until 4 May" as that day."""
    interval = quantity.interval
    if interval.low is None and interval.high is not None:
        return replace(quantity, interval=replace(interval, low=interval.high))
    return quantity


def _stated(constraint: Constraint, piece: Piece, story: Story) -> Iterator[Quantity]:
    """Yield the times, or the places, that a piece of a story tells, of the kind asked for."""
    from cmr_logic.quantities import comparable  # noqa: PLC0415 - most clauses name no quantity

    if constraint.kind.value == _SINCE:
        yield from elapsed_of(piece.text)
        return
    told = story.stating(piece.text)
    if constraint.kind.value == "place":
        places = [q for q in told if q.kind is constraint.kind and q.unit in _WHERE]
        # "We fly **from Oslo** to Rome": of where one leaves from, only that tells.
        so = [q for q in places if q.unit == constraint.unit]
        directed = constraint.unit != "in" and len({q.unit for q in places}) > 1
        yield from (replace(q, unit=constraint.unit) for q in (so if directed else places))
        return
    direct = [q for q in told if comparable(constraint, q)]
    yield from direct
    if not direct and constraint.kind.value == "date":
        ahead = piece.told.tense is Tense.FUTURE or piece.told.mood is Mood.WISH
        yield from dated_from(piece.text, today_told(story.text), ahead=ahead)


def _without_hour(demand: Demand) -> Demand:
    """Return a demand "by noon on 4 May" as one for another day, which is before it or after it.

    What was done on the very day may have been done in time, or too late.
    """
    hours = [c for c in demand.constraints if c.kind.value == "clock" and _BY.match(c.text)]
    days = [c for c in demand.constraints if c.kind.value in {"date", "year days"}]
    if len(hours) != 1 or len(days) != 1 or len(demand.constraints) != 1 + 1:
        return demand
    (day,) = days
    low, high = day.interval.low, day.interval.high
    if low is None or low != high:
        return demand
    half = low - _HALF_A_YEAR if day.kind.value == "year days" else None
    return replace(
        demand,
        constraints=(replace(day, interval=replace(day.interval, low=half, high=low - 1)),),
        never=(
            replace(
                day,
                interval=replace(
                    day.interval, low=low + 1, high=None if half is None else low + _HALF_A_YEAR
                ),
            ),
        ),
    )


def _demanded(part: Part, demand: Demand, story: Story) -> Demand | None:
    """Return what a clause demands of the time, or the place, of a deed; None where of neither."""
    demand = _without_hour(demand)
    if len(demand.constraints) != 1:
        return None
    (constraint,) = demand.constraints
    start = constraint.span.start
    counted = counted_from(constraint, today_told(story.text))
    if counted is not None:
        constraint, demand = counted, replace(demand, constraints=(counted,))
    kind = constraint.kind.value
    if kind not in _KINDS and not is_of_time_since(constraint):
        return None
    if part.target.negated and asks_when(demand):
        return None
    if kind == "place" and constraint.unit not in _WHERE:
        return None
    return None if _OF_ANOTHER_EVENT.search(part.statement[:start]) else demand


def asked_of(part: Part, demand: Demand, story: Story) -> Asked | None:
    """Return the deed whose time or place a clause asks for; None where it asks for none."""
    statement = _without_quantity(part.statement, demand.constraints)
    deeds = deeds_of(statement)
    if not deeds:
        return None
    verbs = {part.target.verb, word_key(part.target.verb)}
    nouns = {
        key
        for word in words_in(statement.lower())
        if NOUN in classes(word) and (key := word_key(word)) and key not in verbs
    }
    subject = part.target.subject
    if subject.head and subject.who is not Who.SELF:
        nouns.add(subject.head)
    return Asked(part.target, deeds, frozenset(nouns) - lists.LIGHT, story.asked is not None)


def _without_quantity(statement: str, constraints: tuple[Constraint, ...]) -> str:
    """Return the words of a clause without those that say when or where."""
    for each in sorted(constraints, key=lambda c: c.span.start, reverse=True):
        if statement[each.span.start : each.span.end] == each.text:
            statement = statement[: each.span.start] + " " + statement[each.span.end :]
    return statement
