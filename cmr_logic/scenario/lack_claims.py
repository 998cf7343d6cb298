"""What a denial says of all that a clause measures: who owes nothing owes no £90 in fines."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic.scenario.amounts.measuring import none_of
from cmr_logic.scenario.claim import Claim, Part, Rank, claim, following
from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.matching.agreement import fits_in_mood, same_subject
from cmr_logic.scenario.matching.alignment import Verdict, align
from cmr_logic.scenario.statements.statement import Statement, Tense
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.delays import delays_in
from cmr_logic.scenario.times.elapsed import elapsed_of, is_of_time_since

# Kinds of what goes on for a time: "duration"; not "age".
_TIMED = frozenset({"duration", "rate"})
# By which a clause asks how late something was, and a story tells that it was not.
_LATE = frozenset({"late", "delay"})
# What lies on the other side of a border: "never **outside** Peru"; not "never in Peru".
_BEYOND = re.compile(r"\b(?:outside|beyond|out\sof|abroad|overseas|non)\b", re.IGNORECASE)


def by_lack(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a statement says of a clause that denies all that it measures, or more.

    Who owes nothing owes nothing in fines.

    Args:
        part: a part of a clause.
        story: the story.
    """
    target, demand = part.target, part.demand
    lasting = demand is not None and all(c.kind.value in _TIMED for c in demand.constraints)
    now = target.tense is Tense.PRESENT
    implied = [
        told
        for told in (following(story, Rank.IMPLIED) if lasting else ())
        if now or told.tense is not Tense.PRESENT  # who was laid off may have worked for years
    ]
    for told in (*story.statements, *implied):
        if demand is None or not told.negated or story.quantities(told):
            continue
        agrees = same_subject(target.subject, told.subject) and fits_in_mood(target, told)
        verdict = all_denied(demand, told, target, story) if agrees else None
        if verdict is not None:
            rank = Rank.STATED if told in story.statements else Rank.IMPLIED
            yield claim(rank, verdict, told, "quantity")


def all_denied(demand: Demand, told: Statement, target: Statement, story: Story) -> Verdict | None:
    """Return what a statement says that denies all that is measured, at any time asked of."""
    since = any(map(is_of_time_since, demand.constraints))
    if since and elapsed_of(told.quoted(story.text)):
        return None
    if told.negated and all(c.kind.value == "place" for c in demand.constraints):
        outside = any(c.outside for c in demand.constraints)
        if outside and _BEYOND.search(told.quoted(story.text)) is None:
            return None  # who is not in Peru may well be outside
        verdict = align(target, told)  # "I have never travelled to Peru"
        return verdict if verdict is not None and verdict.value is target.negated else None
    if told.negated and not _LATE.isdisjoint(told.keys) and not _LATE.isdisjoint(target.keys):
        if any(delays_in(told.quoted(story.text))):
            return None  # "not an hour late", and perhaps ten minutes
        least = all((c.interval.low or 0) > 0 for c in demand.constraints)
        return Verdict(target.negated, ("late",)) if least else None
    return none_of(demand, told, target)
