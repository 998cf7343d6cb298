"""The passes that show the days of a story, and how far they are apart, to a part of a clause."""

from __future__ import annotations

from collections.abc import Iterator

from cmr_logic.scenario.amounts.age_on_day import age_on
from cmr_logic.scenario.amounts.age_on_day import judged as of_age
from cmr_logic.scenario.amounts.day_of_week import asked_days, on_those_days
from cmr_logic.scenario.amounts.days_apart import apart_of
from cmr_logic.scenario.amounts.days_apart import judged as apart
from cmr_logic.scenario.amounts.days_since import Since, since_of, until_now
from cmr_logic.scenario.amounts.measuring import measure
from cmr_logic.scenario.amounts.tenure import asks_tenure, tenures
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.statements.statement import Statement, Who
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.tellings import told_otherwise


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
        for verdict in of_age(demand, part.target, told, story.quantities(told)):
            yield claim(Rank.STATED, verdict, told, "quantity")


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
    if since is not None and not (found and part.target.subject.who is Who.SELF):
        found += _since(since, story)  # what was done was done then, and not today
    for verdict, told in found:
        yield claim(Rank.STATED, verdict, told, "quantity")


def _since(since: Since, story: Story) -> Iterator[tuple[Verdict, Statement]]:
    return until_now(since, story.statements, story.text, story.given)


def by_day_of_week(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the day of the week that a story tells says of a clause: "it's Sunday".

    Args:
        part: a part of a clause.
        story: the story.
    """
    for told in story.statements if asked_days(part.statement) else ():
        words = story.text[max(0, told.start - len("today ")) : told.end]
        for holds in on_those_days(part.statement, told, words):
            yield claim(Rank.STATED, Verdict(holds, ("day-of-week",)), told, "quantity")
