"""How old somebody is on a day that a rule names, by the day of birth that a story tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING

from cmr_logic.records import record
from cmr_logic.scenario.matching.agreement import same_subject
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.statements.statement import Mood, Statement, Who

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cmr_logic.quantities import Quantity

_AGED = re.compile(
    r"\b(?:turn(?:s|ed|ing)?|reach(?:es|ed)?|be|is|are|was|were|been|aged|hit)\s(?:the\sage\sof\s)?(?P<bound>at\s"
    r"least\s|over\s|under\s|younger\sthan\s|older\sthan\s)?(?P<age>\d{1,3}|[a-z]+(?:-[a-z]+)?)(?:\syears\sold"
    r"|\syears\sof\sage)?(?P<over>\sor\s(?:over|older|above|more)|\sor\s(?:under|younger|below))?\s(?:by|on|at"
    r"|before|as\sat|as\sof)\b",
    re.IGNORECASE,
)
# An age that is reached on a day: "she **turned 8** on 3 May"; not "she turned 8 pages".
_TURNED = re.compile(
    r"\b(?:turn(?:s|ed)?|will\s(?:be|turn)|['’]ll\s(?:be|turn))\s(?P<age>\d{1,3})\s(?=(?:on|in)\b)",
    re.IGNORECASE,
)


@record(frozen=True, slots=True)
class AgeOn:
    """What a clause demands of somebody's age on a day.

    Args:
        least: the age in years that they must have; None where only a limit is set.
        below: the age that they must not have; None where there is none.
        day: the day.
    """

    least: int | None
    below: int | None
    day: date


@lru_cache(maxsize=4096)
def age_on(statement: str) -> AgeOn | None:
    """Return what a clause demands of somebody's age on a day; None where it demands none.

    Example:
        >>> age_on("your child turned four by 31 August 2024")
        AgeOn(least=4, below=None, day=datetime.date(2024, 8, 31))
        >>> age_on("you moved in by 31 August 2024") is None
        True
    """
    match = _AGED.search(statement)
    if match is None:
        return None
    from cmr_logic.quantities import find_constraints  # noqa: PLC0415 - most clauses name no quantity
    from cmr_logic.quantities.number_words import number_in_words  # noqa: PLC0415 - as above

    days = [c for c in find_constraints(statement) if c.kind.value == "date"]
    last = days[0].interval.high if len(days) == 1 else None
    word = match["age"].lower()
    age = int(word) if word.isdigit() else number_in_words(word) or 0
    if last is None or not age:
        return None
    bound = (match["bound"] or match["over"] or "").lower()
    over = int(age) + (1 if bound.startswith(("over", "older")) else 0)
    limits = ("under", "younger", " or under", " or younger", " or below")
    if bound.startswith(limits):
        return AgeOn(
            None, over + (1 if bound.startswith(" or") else 0), date.fromordinal(int(last))
        )
    return AgeOn(over, None, date.fromordinal(int(last)))


def judged(
    demand: AgeOn, target: Statement, told: Statement, stated: Sequence[Quantity], quote: str = ""
) -> Iterator[Verdict]:
    """Yield what a statement about somebody's birth, or the day of an age, says of a clause.

    Args:
        demand: what the clause demands.
        target: the clause, read.
        told: a statement of the story.
        stated: its quantities.
        quote: its words.
    """
    aged = _TURNED.search(quote)
    if aged is not None and same_subject(target.subject, told.subject) and not told.negated:
        yield from _on_day(demand, target, told, stated, int(aged["age"]))
        return
    if told.mood is not Mood.FACT or told.negated or not _is_of_birth(target, told):
        return
    yield from _on_day(demand, target, told, stated, 0)


def _on_day(
    demand: AgeOn, target: Statement, told: Statement, stated: Sequence[Quantity], aged: int
) -> Iterator[Verdict]:
    """Yield what days on which somebody had so many years say of a clause; of a birth, none."""
    for quantity in stated:
        low, high = quantity.interval.low, quantity.interval.high
        if quantity.kind.value != "date" or low is None or high is None:
            continue
        days = (date.fromordinal(int(day)) for day in (low, high))
        ages = {aged + _years(day, demand.day) for day in days}
        if min(ages) < 0 or (not aged and told.verb != "bear" and min(ages) < 1):
            continue  # the birthday of this year is no day of birth
        met = {_meets(demand, age) for age in ages}
        if len(met) == 1:
            yield Verdict(met.pop() ^ target.negated, ("age-on-day",))


def _is_of_birth(target: Statement, told: Statement) -> bool:
    birthday = told.subject.who is Who.OWN and "birthday" in {told.subject.head, *told.subject.keys}
    if birthday:
        return target.subject.who is Who.SELF
    return told.verb == "bear" and same_subject(target.subject, told.subject)


def _years(birth: date, day: date) -> int:
    return day.year - birth.year - ((day.month, day.day) < (birth.month, birth.day))


def _meets(demand: AgeOn, age: int) -> bool:
    if demand.below is not None:
        return age < demand.below
    return demand.least is None or age >= demand.least
