"""How many days lie between two things that a story tells.

A rule counts from one to the other: "within 28 days of the letter", "at least a week before you
leave". "The letter came on 3 May, and I wrote on 9 May" tells six, and so does "I wrote six days
later".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from cmr_logic.records import record, replace
from cmr_logic.scenario.demands.clause_reading import read_clause
from cmr_logic.scenario.lexicon.relations import covers, keyed, same, word_key
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.times.how_soon import how_soon, tells
from cmr_logic.scenario.times.occasions import acts_by, occasion_keys
from cmr_logic.scenario.times.points import Scale, days_between, point_of
from cmr_logic.text import words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint, Quantity

_COUNTED = re.compile(r"\s(?P<from>of|after|from|before)\s(?P<event>.+)$", re.IGNORECASE)
_SPELL = (
    r"(?:an?|a\scouple\sof|half\sa|(?!the\b)[\w-]+)\s(?:full\s|whole\s)?(?:hours?|days?|weeks?|fortnights?|months?"
    r"|years?)(?:\sand\sa\shalf)?"
)
_LATER = re.compile(
    rf"\b(?P<spell>{_SPELL})\s(?P<side>after|later|beforehand|before|ahead|in\sadvance|earlier|early)\b"
    rf"|\bafter\s(?:(?:only|just|about|nearly|over|almost)\s)*(?P<passed>{_SPELL})"
    rf"|\b(?P<within>(?:with)?in\s(?:(?:less\sthan|under|about|just|only)\s)?{_SPELL})"
    r"|\b(?P<next>(?:the\s)?(?:very\s)?(?:next|following)\s(?:day|morning|afternoon|evening)"
    r"|the\sday\safter)\b"
    r"|\b(?P<once>(?:on\s)?(?:the|that)\s(?:very\s)?same\s(?:day|morning|afternoon|evening))\b"
    rf"|\bwhen\s(?:he|she|it|the\sbaby|(?:our|my)\s\w+)\swas\s(?P<aged>{_SPELL})\sold\b",
    re.IGNORECASE,
)
_BEHIND = re.compile(r"\s(?:(?P<pronoun>that|this|it)\b|(?P<event>[^.;!?]+))")
# What is so long ago at least: "**over a month ago**"; not "about a month ago".
_MORE_AGO = re.compile(
    rf"\b(?:(?:well|just)\s)?(?:over|more\sthan|at\sleast|upwards\sof)\s(?P<spell>{_SPELL})\sago\b",
    re.IGNORECASE,
)
_ARRIVING = frozenset({"come", "arrive", "land", "turn"})
_STILL = frozenset({"it", "them", "that", "this"})
_UNTIL = frozenset({"until", "till", "before"})
_BIRTH = "birth"
# Words for time before an event: "two days **ahead**"; not "two days later".
_AHEAD = frozenset({"before", "beforehand", "ahead", "in advance", "earlier", "early"})
# "You have given **at least two days' notice**" is told by when somebody was told.
_NOTICE = re.compile(
    r"^(?P<who>you)\s(?:must\s|have\sto\s)?(?:have\s)?giv(?:e|en)\s(?:us\s|them\s)?(?P<spell>.+?)['’]?\snotice\b"
)

_HOURS = "hour"
_DAY = 0.99  # from any hour of a day to any of the next, it is less than a day more or less


@record(frozen=True, slots=True)
class Apart:
    """What a clause demands of the days between an event and what somebody does.

    Args:
        action: what they do.
        event: the words of the event, as they are compared; none where it goes without saying.
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
        >>> apart_of("you report the birth within 28 days").event
        ('birth',)
        >>> apart_of("you have lived here for 28 days") is None
        True
    """
    from cmr_logic.quantities import find_constraints  # noqa: PLC0415 - most clauses name no quantity

    found = [c for c in find_constraints(statement) if c.kind.value == "duration"]
    if len(found) != 1:
        return None
    (constraint,) = found
    if _NOTICE.match(statement):
        return Apart(read_clause("you gave notice"), (), True, constraint)
    match = _COUNTED.match(statement, constraint.span.end)
    action = statement[: constraint.span.start].strip()
    unsaid = constraint.entry.split(":")[0] == "within" and not statement[
        constraint.span.end :
    ].strip(" .")
    if not action or (match is None and not unsaid):
        return None
    read = read_clause(action)
    if not read.keys:
        return None
    if match is None:
        told = (k for k in keyed(words_in(action)) if k and occasion_keys(k))
        event = tuple(k for k in told if k != word_key(read.verb))
    else:
        event = tuple(k for k in keyed(words_in(match["event"])) if k and k not in lists.LIGHT)
    if match is not None and not event:
        return None
    return Apart(read, event, match is not None and match["from"].lower() == "before", constraint)


def judged(
    apart: Apart, statements: Sequence[Statement], story: str, given: frozenset[str]
) -> Iterator[tuple[Verdict, Statement]]:
    """Yield what the days between two things that a story tells say of a clause.

    Args:
        apart: what the clause demands.
        statements: those of the story.
        story: its text.
        given: what the words of the question are compared by.
    """
    facts = [told for told in statements if told.mood is Mood.FACT and _happened(told, story)]
    acted = [told for told in facts if _does(apart.action, told, story, given)]
    alone = [told for told in acted if not _names(apart, told)]
    acted = alone or acted  # "I slipped and sent the claim": who slipped sent nothing
    for told in acted:
        for quantity in _told_apart(apart, told, story):
            yield from _verdict(apart, quantity, told)
    happened = [told for told in facts if told not in acted and _names(apart, told)]
    if not acted:
        yield from _too_late(apart, happened, story)
    for done in acted:
        when = point_of(done.quoted(story))
        for event in happened if when is not None else ():
            since = point_of(event.quoted(story))
            if when is None or since is None:
                continue
            days = days_between(when, since) if apart.before else days_between(since, when)
            if days is not None:
                yield from _verdict(apart, _between(apart, *days), done)


def _too_late(
    apart: Apart, happened: Sequence[Statement], story: str
) -> Iterator[tuple[Verdict, Statement]]:
    """Yield that what is still to do comes too late: "the crash was two years ago"."""
    latest = apart.constraint.interval.high
    if apart.before or latest is None or apart.action.tense in (Tense.PAST, Tense.PERFECT):
        return
    for event in happened:
        if event.subject.person and event.verb in _ARRIVING:
            continue  # "my friend came two months ago" is no delivery
        quote = event.quoted(story)
        point = point_of(_MORE_AGO.sub(r"\g<spell> ago", quote))
        if point is not None and point.scale is Scale.TODAY and -point.high > latest:
            yield Verdict(apart.action.negated, ("days-apart",)), event


def _happened(told: Statement, story: str) -> bool:
    """Tell whether a statement says that something happened, "not until" a day among others."""
    return not told.negated or not _UNTIL.isdisjoint(words_in(told.quoted(story)))


def _verdict(
    apart: Apart, quantity: Quantity, done: Statement
) -> Iterator[tuple[Verdict, Statement]]:
    from cmr_logic.quantities import compare  # noqa: PLC0415 - as above

    met = compare(apart.constraint, quantity)
    if met is not None:
        yield Verdict(met ^ apart.action.negated, ("days-apart",)), done


def _between(apart: Apart, low: float, high: float) -> Quantity:
    """Return how long lay between two days, of which a clause that counts hours is not sure.

    From Monday to Tuesday it is a day, but anything up to 48 hours.
    """
    if _HOURS not in apart.constraint.text.lower():
        return lasting(low, high)
    return lasting(max(low - _DAY, 0.0), high + _DAY)


def _does(action: Statement, told: Statement, story: str, given: frozenset[str]) -> bool:
    """Tell whether a statement says that somebody did what a clause names."""
    if acts_by(action, told) or tells(told, action, words_in(told.quoted(story).lower())):
        return True
    of_it = action.subject.who is Who.IT and told.subject.head in given
    # "I returned the tickets" says when the tickets were returned.
    by_oneself = action.passive and told.subject.who is Who.SELF and not told.passive
    if told.subject.who is not action.subject.who and not (of_it or by_oneself):
        undergone = told.passive and told.subject.who in (Who.OWN, Who.OTHER)
        if not undergone or action.subject.who is not Who.SELF:
            return False
    verb = word_key(action.verb) or action.verb
    if not covers({told.verb, *told.keys}, verb) and same(told.verb).isdisjoint(same(action.verb)):
        return False
    things = action.core - {verb, action.verb} - lists.LIGHT
    things |= action.subject.keys if by_oneself else frozenset()
    pronoun = not _STILL.isdisjoint(words_in(told.quoted(story)))
    return pronoun or all(covers(told.words, key) for key in things)


def _names(apart: Apart, told: Statement) -> bool:
    """Tell whether a statement tells of the event from which a clause counts."""
    if not apart.event or (told.subject.who is Who.SELF and told.verb == apart.action.verb):
        return False
    return _is_event(apart, told.words | {told.verb})


def _is_event(apart: Apart, words: frozenset[str]) -> bool:
    """Tell whether words name the event from which a clause counts, or say that it happened."""
    if not apart.event:
        return False
    named = {apart.event[0], apart.event[-1]}
    if any(covers(words, key) for key in named):
        return True
    return any(not occasion_keys(key).isdisjoint(words) for key in apart.event)


def _told_apart(apart: Apart, told: Statement, story: str) -> Iterator[Quantity]:
    """Yield the days that a statement itself counts: "I wrote **two weeks later**"."""
    text = told.text or story[told.start :]
    length = len(told.quoted(story)) + 1
    if told.tense is not Tense.FUTURE:
        soon = [s for s in how_soon(text, before=apart.before) if s[0] <= length]
        for _, low, high in soon[:1]:
            yield lasting(low, high)
            return
    for match in _LATER.finditer(text):
        if match.start() > length or not _counts(apart, match, text):
            continue
        if match["next"]:
            yield _between(apart, 1, 1)
        elif match["once"]:
            yield lasting(0, 0)
        else:
            yield from _spell(match)
        return


def _counts(apart: Apart, match: re.Match[str], text: str) -> bool:
    """Tell whether a spell in a story is counted from the event, and to the same side of it."""
    if (match["side"] or "").lower() in _AHEAD:
        return apart.before
    if apart.before:
        return False
    if match["aged"]:
        return _BIRTH in apart.event
    behind = _BEHIND.match(text, match.end())
    if behind is None or behind["pronoun"] or (match["side"] or "").lower() == "later":
        return True
    words = frozenset(k for k in keyed(words_in(behind["event"])[:8]) if k)
    return not words or _is_event(apart, words)


def _spell(match: re.Match[str]) -> Iterator[Quantity]:
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above

    within = match["within"]
    words = (
        re.sub(r"^(?:with)?in\b", "within", within, flags=re.IGNORECASE)
        if within
        else "for " + (match["spell"] or match["passed"] or match["aged"])
    )
    for quantity in find_quantities(words):
        if quantity.kind.value == "duration":
            yield quantity


def lasting(low: float, high: float) -> Quantity:
    """Return a spell of so many days, at least and at most.

    Example:
        >>> lasting(2, 3).interval
        Interval(low=2, high=3, low_open=False, high_open=False)
    """
    from cmr_logic.quantities import Interval, find_quantities  # noqa: PLC0415 - as above

    (day,) = find_quantities("for 1 day")
    return replace(day, interval=Interval(low, high))
