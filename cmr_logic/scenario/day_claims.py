"""The passes that show the days of a story, and how far they are apart, to a part of a clause."""

from __future__ import annotations

from collections.abc import Iterator

from cmr_logic.scenario.amounts.age_on_day import age_on
from cmr_logic.scenario.amounts.age_on_day import judged as of_age
from cmr_logic.scenario.amounts.day_of_week import (
    among,
    asked_days,
    days_named,
    names_holidays,
    planned_days,
)
from cmr_logic.scenario.amounts.days_apart import Apart, apart_of
from cmr_logic.scenario.amounts.days_apart import judged as apart
from cmr_logic.scenario.amounts.days_since import Since, since_of, until_now
from cmr_logic.scenario.amounts.measuring import measure
from cmr_logic.scenario.amounts.tenure import asks_tenure, tenures
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.lexicon.relations import covers
from cmr_logic.scenario.matching.alignment import Verdict, align
from cmr_logic.scenario.matching.planned import is_the_plan
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.stays import asks_of_stay, stays
from cmr_logic.scenario.times.tellings import told_otherwise
from cmr_logic.scenario.times.the_day import today_told, weekday_told
from cmr_logic.text import word_set, words_in

_DAYS = frozenset({"date", "year days"})
_HOURS = "clock"
_NEVER = "never"
_DONE = frozenset({"do", "carry", "carry_out", "undertake", "perform"})
# What a thing is, or does, as long as it is the time for it: "the sale **runs** until June"; not
# "the sale began in June".
_STANDING = word_set("be valid open available run last continue end close go on apply free closed")


def by_age_on_a_day(part: Part, story: Story) -> Iterator[Claim]:
    """Yield how a day of birth settles what age somebody has on a day that a clause names.

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = age_on(part.statement)
    if demand is None:
        return
    for told in (*story.statements, *told_otherwise(story.statements, story.text)):
        quote = told.quoted(story.text)
        for verdict in of_age(demand, part.target, told, story.quantities(told), quote):
            yield claim(Rank.STATED, verdict, told, "quantity")


def by_stay(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the days on which a stay begins and ends say of a clause that asks for them.

    Args:
        part: a part of a clause.
        story: the story.
    """
    sort = asks_of_stay(part.statement)
    if not sort or part.demand is None or part.target.subject.who is Who.OTHER:
        return
    for stay in stays(story.text) if story.asked is None else ():
        verdict = measure(part.demand, [stay.day], part.target) if stay.sort == sort else None
        if verdict is not None:
            yield Claim(Rank.STATED, verdict.value, stay.start, stay.end, "quantity:stay")


def by_tenure(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what a story says of a clause how long somebody has worked for one employer.

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = part.demand
    if demand is None or story.asked is not None or not asks_tenure(part.statement, demand):
        return
    for told, lasting in tenures(story.statements, story.text):
        verdict = measure(demand, lasting, part.target)
        if verdict is not None:
            yield claim(Rank.STATED, verdict, told, "quantity")


def by_days_apart(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the days between two things that a story tells say of a clause.

    Args:
        part: a part of a clause.
        story: the story.
    """
    since, demand = since_of(part.statement), apart_of(part.statement)
    found = [] if demand is None else [*apart(demand, story.statements, story.text, story.given)]
    found = found or ([] if demand is None else [*_never(demand, story)])
    if since is not None and not (found and part.target.subject.who is Who.SELF):
        found += _since(since, story)  # what was done was done then, and not today
    for verdict, told in found:
        yield claim(Rank.STATED, verdict, told, "quantity")


def _never(demand: Apart, story: Story) -> Iterator[tuple[Verdict, Statement]]:
    """Yield that what was never done was not done in time: "I **never** told the police"."""
    for told in story.statements:
        if not told.negated or _NEVER not in words_in(told.quoted(story.text).lower()):
            continue
        verdict = align(demand.action, told) if told.mood is Mood.FACT else None
        if verdict is not None and verdict.value is demand.action.negated:
            yield verdict, told


def _since(since: Since, story: Story) -> Iterator[tuple[Verdict, Statement]]:
    return until_now(since, story.statements, story.text, story.given)


def by_day_of_week(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the day of the week that a story tells says of a clause: "it's Sunday".

    Args:
        part: a part of a clause.
        story: the story.
    """
    asked = asked_days(part.statement, story.given)
    if not asked:
        return
    unsure = names_holidays(part.statement)
    planned = [
        (piece.told, days)
        for piece in story.pieces()
        if (days := planned_days(piece.text)) and is_the_plan(piece, part.target, story.given)
    ]
    for told, days in planned:
        for holds in among(asked, days):
            if holds or not unsure:
                yield claim(Rank.STATED, Verdict(holds, ("day-of-week",)), told, "quantity")
    day = "" if planned else weekday_told(story.text)
    for holds in among(asked, days_named(day)) if day else ():
        if unsure and not holds:
            continue
        start = story.text.lower().find(day)
        verdict = Verdict(holds, ("day-of-week",))
        yield Claim(Rank.STATED, verdict.value, start, start + len(day), "quantity:day-of-week")


def by_today(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the day that it is, or that somebody plans for, says of a clause about the time.

    "The discount is valid until 14 June": "Today is the 10th".

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = part.demand
    if demand is None or not demand.constraints or not _asks_of_now(part, story):
        return
    (constraint, *more) = demand.constraints
    if more or constraint.kind.value not in _DAYS | {_HOURS}:
        return
    from cmr_logic.quantities import comparable  # noqa: PLC0415 - most clauses name no quantity

    planned = [
        (piece.told, stated)
        for piece in story.pieces()
        if (stated := [q for q in story.stating(piece.text) if comparable(constraint, q)])
        and is_the_plan(piece, part.target, story.given)
    ]
    for told, stated in planned:
        verdict = measure(demand, stated, part.target) if len(stated) == 1 else None
        if verdict is not None:
            yield claim(Rank.UNDERSTOOD, verdict, told, "quantity")
    today = None if planned or constraint.kind.value == _HOURS else today_told(story.text)
    verdict = measure(demand, [today], part.target) if today is not None else None
    if verdict is not None and today is not None:
        start = max(story.text.find(today.text), 0)
        end = start + len(today.text)
        yield Claim(Rank.IN_PART, verdict.value, start, end, "quantity:today")


def _asks_of_now(part: Part, story: Story) -> bool:
    """Tell whether a clause asks if it is still, or already, the time for what is asked about."""
    target, demand = part.target, part.demand
    if target.tense not in (Tense.PRESENT, Tense.FUTURE) or demand is None or target.negated:
        return False
    if target.subject.person and target.subject.who is not Who.SELF:
        return False
    if target.verb in _STANDING:
        rest = demand.about - _STANDING - target.subject.keys - {target.subject.head}
        named = not target.subject.head or any(
            covers((k,), target.subject.head) for k in story.given
        )
        return named and rest <= story.given | _STANDING
    if target.passive and target.verb in _DONE:
        return True
    verbs = {part for key in story.given for part in (key, *key.split("_"))}
    return any(covers((key,), target.verb) or covers((target.verb,), key) for key in verbs)
