"""How many days lie between two things that a story tells.

A rule counts from one to the other: "within 28 days of the letter", "at least a week before you
leave". "The letter came on 3 May, and I wrote on 9 May" tells six.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING

from cmr_logic.scenario import vocabulary as lists
from cmr_logic.scenario.alignment import Verdict
from cmr_logic.scenario.clause_reading import read_clause
from cmr_logic.scenario.relations import covers, keyed, same, word_key
from cmr_logic.scenario.statement import Mood, Statement, Who
from cmr_logic.text import words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint

_MONTHS = "january|february|march|april|may|june|july|august|september|october|november|december"
_MONTH = rf"(?P<month>{_MONTHS})"
# Days of a month whose year is told nowhere; of two of them the year is taken to be the same.
_DAY = re.compile(
    rf"\b(?:(?P<day>\d{{1,2}})(?:st|nd|rd|th)?(?:\sof)?\s{_MONTH}"
    rf"|{_MONTH.replace('month', 'named')}\s(?:the\s)?"
    r"(?P<nth>\d{1,2})(?:st|nd|rd|th)?)\b(?!,?\s\d{4})",
    re.IGNORECASE,
)
_COUNTED = re.compile(r"\s(?P<from>of|after|from|before)\s(?P<event>.+)$", re.IGNORECASE)
_LATER = re.compile(
    r"\b(?P<spell>(?:an?|[\w-]+)\s(?:full\s)?(?:days?|weeks?|fortnights?|months?"
    r"|years?))\s(?P<side>after|later|before)\b",
    re.IGNORECASE,
)
_ANY_YEAR = 2001
_STILL = frozenset({"it", "them", "that", "this"})


@dataclass(frozen=True, slots=True)
class Apart:
    """What a clause demands of the days between an event and what somebody does.

    Args:
        action: what they do.
        event: the words of the event, as they are compared.
        before: they do it before the event.
        constraint: the demand.
    """

    action: Statement
    event: tuple[str, ...]
    before: bool
    constraint: Constraint


@lru_cache(maxsize=4096)
def apart_of(statement: str) -> Apart | None:
    """Return what a clause demands of the days between two things; None where it demands none.

    Example:
        >>> found = apart_of("you send the form within 28 days of the letter")
        >>> found.action.verb, found.event, found.before
        ('send', ('letter',), False)
        >>> apart_of("you have lived here for 28 days") is None
        True
    """
    from cmr_logic.quantities import find_constraints  # noqa: PLC0415 - most clauses name no quantity

    found = [c for c in find_constraints(statement) if c.kind.value == "duration"]
    if len(found) != 1:
        return None
    (constraint,) = found
    match = _COUNTED.match(statement, constraint.span.end)
    action = statement[: constraint.span.start].strip()
    if match is None or not action:
        return None
    event = tuple(k for k in keyed(words_in(match["event"])) if k and k not in lists.LIGHT)
    read = read_clause(action)
    if not event or not read.keys:
        return None
    return Apart(read, event, match["from"].lower() == "before", constraint)


def judged(
    apart: Apart, statements: Sequence[Statement], story: str
) -> Iterator[tuple[Verdict, Statement]]:
    """Yield what the days between two things that a story tells say of a clause.

    Args:
        apart: what the clause demands.
        statements: those of the story.
        story: its text.
    """
    facts = [told for told in statements if told.mood is Mood.FACT and not told.negated]
    acted = [told for told in facts if _does(apart.action, told, story)]
    for told in acted:
        for days in _told_apart(apart, told, story):
            yield _verdict(apart, days), told
    happened = [told for told in facts if told not in acted and _names(apart, told)]
    pairs = [
        (_days(done.quoted(story)), _days(event.quoted(story)), done)
        for done in acted
        for event in happened
    ]
    for when, since, done in pairs:
        if when is None or since is None:
            continue
        days = since - when if apart.before else when - since
        if days >= 0:
            yield _verdict(apart, days), done


def _verdict(apart: Apart, days: float) -> Verdict:
    met = apart.constraint.interval.holds(days)
    return Verdict(met ^ apart.action.negated, ("days-apart",))


def _does(action: Statement, told: Statement, story: str) -> bool:
    """Tell whether a statement says that somebody did what a clause names."""
    if told.subject.who is not action.subject.who:
        return False
    verb = word_key(action.verb) or action.verb
    if not covers({told.verb, *told.keys}, verb) and same(told.verb).isdisjoint(same(action.verb)):
        return False
    things = action.core - {verb, action.verb} - lists.LIGHT
    pronoun = not _STILL.isdisjoint(words_in(told.quoted(story)))
    return pronoun or all(covers(told.words, key) for key in things)


def _names(apart: Apart, told: Statement) -> bool:
    """Tell whether a statement tells of the event from which a clause counts."""
    if told.subject.who is Who.SELF and told.verb == apart.action.verb:
        return False
    return covers(told.words, apart.event[-1]) or all(
        covers(told.words, k) for k in apart.event[:1]
    )


def _told_apart(apart: Apart, told: Statement, story: str) -> Iterator[float]:
    """Yield the days that a statement itself counts: "I wrote **two weeks later**"."""
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above

    match = _LATER.search(told.quoted(story))
    if match is None or (match["side"].lower() == "before") is not apart.before:
        return
    for quantity in find_quantities("for " + match["spell"]):
        if quantity.kind.value == "duration" and quantity.interval.low is not None:
            yield quantity.interval.low


def _days(text: str) -> int | None:
    """Return the one day that a text tells, as an ordinal; None where it tells none, or several."""
    from datetime import date  # noqa: PLC0415 - as above

    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above

    dates = [q for q in find_quantities(text) if q.kind.value == "date"]
    if len(dates) == 1 and dates[0].interval.low == dates[0].interval.high:
        return int(dates[0].interval.low or 0)
    found = [*_DAY.finditer(text)]
    if dates or len(found) != 1:
        return None
    month = (found[0]["month"] or found[0]["named"]).lower()
    day = int(found[0]["day"] or found[0]["nth"])
    try:
        return date(_ANY_YEAR, _MONTHS.split("|").index(month) + 1, day).toordinal()
    except ValueError:
        return None  # 31 June
