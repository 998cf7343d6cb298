"""The passes that read how long lay between the two days, or hours, that a story tells."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cmr_logic.records import replace
from cmr_logic.scenario.amounts.days_apart import apart_of, lasting
from cmr_logic.scenario.amounts.days_since import since_of
from cmr_logic.scenario.amounts.measuring import measure
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.lexicon.relations import covers, keyed, same
from cmr_logic.scenario.onset_claims import working
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.pieces import Piece
from cmr_logic.scenario.statements.statement import Mood, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.deeds import deeds_of
from cmr_logic.scenario.times.occasions import occasion_keys
from cmr_logic.scenario.times.onsets import onsets_of
from cmr_logic.scenario.times.points import days_between, point_of
from cmr_logic.scenario.times.stated import quantities_of
from cmr_logic.text import word_set
from cmr_logic.text.patterns import compiled

if TYPE_CHECKING:
    from cmr_logic.quantities import Interval, Quantity
    from cmr_logic.scenario.demands.demanded import Demand

# A clause about the time between two things: "it was paid **within** 30 days"; not "you lived".
_BETWEEN = re.compile(
    r"\b(?:within|t(?:ook|akes?|aken)|longer\sthan|no\slater\sthan|not\slater\sthan|sooner|in\s(?:less|more|under|over)\sthan)\b"
    r"|\b(?:days?|weeks?|months?|years?)\s(?:of|after|from|before|following)\b",
    re.IGNORECASE,
)
_UP_TO_NOW = re.compile(r"\b(?:ago|last|past|previous)\b", re.IGNORECASE)
_OTHERS = re.compile(
    r"\bmy\s(?:dad|mum|mom|father|mother|brother|sister|friend|cousin|aunt|uncle|neighbour|mate)\b|\bborn\b|\b(?:lost|found|mislaid|misplaced)\b|^(?:he|she)\b",
    re.IGNORECASE,
)
# How long something took, told as such: "I had it back **in three days**".
_SPELL = (
    r"(?:(?:about|nearly|over|almost|just|only|less\sthan|more\sthan|exactly|well\sover|a\sgood)\s)*"
    r"(?:an?|a\scouple\sof|half\sa|[a-z]+(?:-[a-z]+)?|\d+)\s(?:working\s)?(?:hours?|days?|weeks?|fortnights?|months?|years?)(?:\sand\sa\shalf)?"
)
_TAKEN = re.compile(
    rf"\b(?:in|within|after|took(?:\s(?:me|us|them|him|her|it))?|taken|waited(?:\sfor)?)\s(?P<spell>{_SPELL})\b(?!\s(?:ago|old|away|time))"
    rf"|\b(?P<later>{_SPELL})\s(?:later|after(?:wards)?|passed|went\sby|before\s(?:they|he|she|it|I|we|the))\b",
    re.IGNORECASE,
)
_SHIFTS = re.compile(r"\b(?:shifts?|work(?:s|ed|ing)?|working\sday|on\sduty|day)\b", re.IGNORECASE)
_AWAY = re.compile(
    r"\b(?:out|away|asleep|in\sbed|at\shome|at\sschool|at\scollege)\b", re.IGNORECASE
)
_UNITS = word_set("day week month year hour minute working time")
_TODAY = re.compile(r"\b(?:today|now)\b", re.IGNORECASE)
_TWO = 2
_DAY = 24.0


def by_two_days(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the only two days of a story say of a clause about the time between two things.

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = _of_a_spell(part)
    if demand is None or _OTHERS.search(story.text) or not _tells_event(part, story):
        return
    pieces = [piece for piece in story.pieces() if not piece.instead and _is_fact(piece)]
    dated = [(piece, point) for piece in pieces if (point := point_of(piece.text)) is not None]
    if len(dated) == _TWO and not any(_TODAY.search(piece.text) for piece, _ in dated):
        together = dated[0][0].told.sentence == dated[1][0].told.sentence
        if not (together or any(_is_of_it(piece, part) for piece, _ in dated)):
            return
        (first, since), (second, until) = dated
        days = days_between(since, until)
        verdict = measure(demand, working([lasting(*days)]), part.target) if days else None
        if verdict is not None:
            start, end = first.told.start, max(first.told.end, second.told.end)
            told = replace(second.told, start=start, end=end)
            yield claim(Rank.LIKELY, verdict, told, "quantity")
        return
    if dated:
        return
    spells = [
        (piece, quantity)
        for piece in pieces
        if piece.told.tense is Tense.PAST and _is_of_it(piece, part)
        for match in _TAKEN.finditer(piece.text)
        for quantity in quantities_of("for " + (match["spell"] or match["later"]))
        if quantity.kind.value == "duration"
    ]
    if len(spells) == 1 and _is_made_of_two(part):
        piece, quantity = spells[0]
        verdict = measure(demand, working([quantity]), part.target)
        if verdict is not None:
            yield claim(Rank.LIKELY, verdict, piece.told, "quantity")


def _tells_event(part: Part, story: Story) -> bool:
    """Tell whether a story tells of the event from which a clause counts, if it counts from one."""
    apart, since = apart_of(part.statement), since_of(part.statement)
    event = (apart.event if apart is not None else ()) or (since.event if since is not None else ())
    if not event:
        return True
    deed = apart.action.verb if apart is not None else ""  # who reports a birth tells of no birth
    telling = [told for told in story.statements if told.verb != deed]
    spoken = frozenset(key for told in telling for key in told.words | {told.verb})
    return any(covers(spoken, event[at]) for at in (0, -1)) or any(
        not occasion_keys(key).isdisjoint(spoken) for key in event
    )


def _of_a_spell(part: Part) -> Demand | None:
    """Return what a clause demands of the time between two things; None where of no such."""
    demand = part.demand
    if demand is None or len(demand.constraints) != 1:
        return None
    (constraint,) = demand.constraints
    if constraint.kind.value != "duration" or _UP_TO_NOW.search(constraint.text):
        return None
    return demand if _BETWEEN.search(part.statement) else None


def _is_made_of_two(part: Part) -> bool:
    """Tell whether a clause is about what was done, not what is still to do."""
    return part.target.tense in (Tense.PAST, Tense.PERFECT) or part.target.passive


def _is_of_it(piece: Piece, part: Part) -> bool:
    """Tell whether a piece of a story speaks of what a clause names, or points to it."""
    about = part.demand.about if part.demand is not None else frozenset()
    named = (about | part.target.words) - lists.LIGHT - lists.DIMENSIONS - _UNITS
    spoken = frozenset(key for key in keyed(word.lower() for word in piece.words) if key)
    if any(
        covers(spoken, key) or not same(key).isdisjoint(spoken)
        for key in named
        if not key[0].isdigit()
    ):
        return True
    words = [deed.tells for deed in deeds_of(part.statement)]
    words += [onset.begins for onset in onsets_of(part.statement)]
    return any(compiled(pattern).search(piece.text) for pattern in words)


def _is_fact(piece: Piece) -> bool:
    told = piece.told
    if told.mood is not Mood.FACT or told.tense in (Tense.FUTURE, Tense.OVER):
        return False
    return not (told.subject.person and told.subject.who is Who.OWN)


def by_hours_of_shift(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the hours of a shift say of a clause about how long it is, or falls into others.

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = part.demand
    if demand is None or not _SHIFTS.search(part.statement) or story.asked is not None:
        return
    long = [c for c in demand.constraints if c.kind.value == "duration"]
    within = [c for c in demand.constraints if c.kind.value == "clock"]
    if len(long) != 1 or len(demand.constraints) != len(long) + len(within) or len(within) > 1:
        return
    if (long[0].interval.low or long[0].interval.high or _TWO) > 1:
        return
    clock = within[0].interval if within else None
    found = [
        (piece, verdict)
        for piece in story.pieces()
        if _tells_shift(piece)
        for spell in _spells(piece, clock)
        if (verdict := measure(replace(demand, constraints=(long[0],)), [spell], part.target))
        is not None
    ]
    if len(found) == 1:
        yield claim(Rank.LIKELY, found[0][1], found[0][0].told, "quantity")


def _tells_shift(piece: Piece) -> bool:
    """Tell whether a piece of a story may tell when somebody works."""
    told = piece.told
    if piece.instead or told.negated or told.tense in (Tense.PAST, Tense.OVER):
        return False
    if _AWAY.search(piece.text):
        return False
    return told.subject.who in (Who.SELF, Who.IT) or told.subject.head in _OWN_WORK


def _spells(piece: Piece, clock: Interval | None) -> Sequence[Quantity]:
    """Return how long a shift is, or how much of it falls between two hours."""
    hours = _hours(piece.text)
    if hours is None:
        return ()
    length = hours[1] - hours[0] if clock is None else _common(hours, clock)
    found = quantities_of(f"for {length:g} hours") if length is not None else ()
    return [quantity for quantity in found if quantity.kind.value == "duration"]


_OWN_WORK = frozenset({"shift", "job", "rota", "hour", "day", "work"})


def _hours(text: str) -> tuple[float, float] | None:
    """Return between which hours a text says that somebody works; None where it says none."""
    clock = [q for q in _clocks(text) if q.interval.low is not None and q.interval.high is not None]
    spans = {(q.interval.low or 0.0, q.interval.high or 0.0) for q in clock}
    spans = {(low, high) for low, high in spans if high - low > 1}
    if len(spans) == 1:
        return next(iter(spans))
    return None


def _clocks(text: str) -> Sequence[Quantity]:
    return [q for q in quantities_of(text) if q.kind.value == "clock" and "between" in q.entry]


def _common(hours: tuple[float, float], within: Interval) -> float | None:
    """Return how many hours of a shift fall between two hours of a day."""
    low, high = within.low, within.high
    if low is None or high is None:
        return None
    shared = 0.0
    for turn in (-_DAY, 0.0, _DAY):
        shared += max(0.0, min(hours[1], high + turn) - max(hours[0], low + turn))
    return shared or 0.01
