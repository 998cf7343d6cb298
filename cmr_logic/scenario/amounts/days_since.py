"""How many days lie between an event and what whoever asks wants to do now.

A rule says "goods may be returned within 14 days of purchase", and asks no more than that "it is
within 14 days of purchase". "I bought it ten days ago" tells that, and so does "I bought it on 2
May, and today is 9 May".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from cmr_logic.records import record, replace
from cmr_logic.scenario.amounts.days_apart import lasting
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.matching.alignment import Verdict
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.times.elapsed import elapsed_of
from cmr_logic.scenario.times.occasions import occasion_keys
from cmr_logic.scenario.times.points import Scale, days_between, point_of
from cmr_logic.text import words_in

if TYPE_CHECKING:
    from cmr_logic.quantities import Constraint

_COUNTED = re.compile(
    r"^(?:it|this|that|they|you|(?:(?:an?|the|your)\s)?(?:[a-z]+\s)?(?:appeal|claim|application"
    r"|request|complaint|return"
    r"|report|refund|objection|(?P<held>[a-z]+))s?)\s(?:is|are|was|were|(?:has|have)\sto\sbe"
    r"|must\sbe|should\sbe)\s"
    r"(?:(?:made|sent|submitted|reported|lodged|filed|received|requested|returned|brought"
    r"|claimed|(?P<good>valid|good))\s)?"
    r"(?P<length>(?:not\s)?[^.]+?)\s"
    r"(?P<from>of|after|from|before|following)\s(?P<event>[^.]+)\.?$",
    re.IGNORECASE,
)
# "Up to 14 days before": there are as many days left at least.
_DEADLINE = re.compile(r"^(?:up\sto|until|till|no\slater\sthan|not\slater\sthan)\s", re.IGNORECASE)
# What somebody is to do yet, and by when: "you appeal within 28 days of the decision".
_TO_DO = re.compile(
    r"^you\s(?:must\s|should\s|have\sto\s|need\sto\s)?(?:(?P<deed>appeal|apply|claim"
    r"|complain|object|respond|reply|register|enrol|cancel|pay|return|report|send|submit|lodge|file"
    r"|make|bring|contact|notify|tell|ask)(?:\s[a-z ]+?)?)\s"
    r"(?P<length>(?:not\s)?(?:within|no\slater|not\slater|less|under|up\sto)\s[^.]+?)\s"
    r"(?P<from>of|after|from|following)\s(?P<event>[^.]+)\.?$",
    re.IGNORECASE,
)
_UP_TO = re.compile(r"^(?:for|until|till|up\sto|no\slater\sthan|not\slater\sthan)\s", re.IGNORECASE)
# What tells the day of today, and of nothing else when it was: "**it's now** May".
_TODAY_IS = re.compile(
    r"\btoday(?:['’]s|\sis)\b|\bit(?:['’]s|\sis)\s(?:now|already|today)\b|\bnow\sit(?:['’]s"
    r"|\sis)\b",
    re.IGNORECASE,
)
_NOW = re.compile(r"\b(?:today|now|this\smorning|this\safternoon|tonight)\b", re.IGNORECASE)
_AHEAD = re.compile(
    r"\bin\s(?:about\s|just\s|only\s|less\sthan\s|under\s|over\s|more\sthan\s)?"
    r"(?P<spell>(?:an?|a\scouple\sof|[\w-]+)\s(?:days?|weeks?|fortnights?"
    r"|months?))(?:['’]s?\stime)?\b"
    r"|\b(?P<left>[\w-]+\s(?:days?|weeks?|months?))\s(?:away|from\snow|to\sgo|left|off)\b",
    re.IGNORECASE,
)
_TOMORROW = re.compile(r"\btomorrow\b", re.IGNORECASE)
_FOR = re.compile(
    r"\b(?:for\s|it\s|them\s)(?:(?:about|over|nearly|almost|just|only|under)\s)*"
    r"(?P<spell>(?:an?|a\scouple\sof|[\w-]+)\s(?:days?|weeks?|fortnights?|months?|years?))\b",
    re.IGNORECASE,
)
# By what a rule names that somebody got a thing, which they have had since.
_COMING = frozenset(
    key
    for word in ("delivery", "receipt", "purchase", "receive", "deliver", "buy", "arrival")
    for key in (word, word_key(word))
)
# What others do with what is delivered: "the postman **brought** it"; not "I brought it back".
_BRINGING = frozenset({"bring", "hand", "drop", "leave"})
_BEFORE = 8  # characters of "today, " before a statement


@record(frozen=True, slots=True)
class Since:
    """What a clause demands of the days between an event and now.

    Args:
        event: the words of the event, as they are compared.
        before: the event is still to come.
        constraint: the demand.
        deed: what somebody is to do by then, as its verb is compared; empty where it is none.
    """

    event: tuple[str, ...]
    before: bool
    constraint: Constraint
    deed: str = ""


@lru_cache(maxsize=4096)
def since_of(statement: str) -> Since | None:
    """Return what a clause demands of the days from an event to now; None where it demands none.

    Example:
        >>> found = since_of("it is within 14 days of purchase")
        >>> found.event, found.before, str(found.constraint.interval)
        (('purchase',), False, '(-∞, 14]')
        >>> str(since_of("it is up to 14 days before arrival").constraint.interval)
        '[14, ∞)'
        >>> since_of("it is within 14 days") is None
        True
    """
    match = _COUNTED.match(statement) or _TO_DO.match(statement)
    said = {} if match is None else match.groupdict()
    if match is None or (said.get("held") and not said["good"]):
        return None
    from cmr_logic.quantities import Interval, find_constraints  # noqa: PLC0415 - most clauses name no quantity

    before = match["from"].lower() == "before"
    length = match["length"]
    if not before and (said.get("good") or _DEADLINE.match(length)):
        length = "within " + _UP_TO.sub("", length)  # "for a year from", "until a year after"
    else:
        length = statement
    found = [c for c in find_constraints(length) if c.kind.value == "duration"]
    event = tuple(k for k in keyed(words_in(match["event"])) if k and k not in lists.LIGHT)
    event = tuple(key for key in event if key != "date") or event  # "the date on the letter"
    if len(found) != 1 or not event or any(key[0].isdigit() for key in event):
        return None
    (constraint,) = found
    if before and _DEADLINE.match(match["length"]):
        constraint = replace(constraint, interval=Interval(constraint.interval.high, None))
    deed = word_key(said["deed"].lower()) if said.get("deed") else ""
    return Since(event, before, constraint, deed)


def until_now(
    since: Since, statements: Sequence[Statement], story: str, asked: frozenset[str]
) -> Iterator[tuple[Verdict, Statement]]:
    """Yield what the days from an event to now, as a story tells them, say of a clause.

    Args:
        since: what the clause demands.
        statements: those of the story.
        story: its text.
        asked: what the words of the question are compared by.
    """
    facts = [s for s in statements if s.mood in (Mood.FACT, Mood.WISH) and not s.negated]
    events = [
        s
        for s in facts
        if s.mood is Mood.FACT and _happens(since, s) and not _TODAY_IS.search(_around(s, story))
    ]
    for event in events:
        spells = [*_to_now(since, event, story)]
        for done in facts:
            if done not in events and _is_now(done, story, asked):
                spells += _between(since, event, done, story)
        for low, high in spells:
            for verdict, told in _verdict(since, low, high, event):
                if not (verdict.value and since.deed) or since.deed in asked:
                    yield verdict, told  # who may still report it has not reported it


def _happens(since: Since, told: Statement) -> bool:
    """Tell whether a statement tells of the event from which a clause counts."""
    if told.subject.who is Who.OWN and told.subject.head in lists.OTHERS and since.deed:
        return False
    if _has_had(since, told):
        return True
    if told.verb in _BRINGING and told.subject.who is Who.SELF:
        return False
    words = told.words | {told.verb}
    if any(covers(words, key) for key in (since.event[0], since.event[-1])):
        return True
    return any(not occasion_keys(key).isdisjoint(words) for key in since.event)


def _has_had(since: Since, told: Statement) -> bool:
    """Tell whether words say how long somebody has had what came: "I've had it a week"."""
    had = told.verb in lists.HAVING and told.tense is Tense.PERFECT and told.subject.who is Who.SELF
    return had and not since.before and not _COMING.isdisjoint(since.event)


def _to_now(since: Since, event: Statement, story: str) -> Iterator[tuple[float, float]]:
    """Yield how long ago an event was, or how far off it is."""
    text = event.quoted(story)
    if since.before:
        yield from _ahead(text)
        return
    if _has_had(since, event):
        yield from _spells(text)
        return
    dated = point_of(text)
    if dated is not None and dated.scale in (Scale.DATE, Scale.YEAR):
        return
    for quantity in elapsed_of(text):
        low, high = quantity.interval.low, quantity.interval.high
        if low is not None and high is not None:
            yield low, high


def _ahead(text: str) -> Iterator[tuple[float, float]]:
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above

    if _TOMORROW.search(text):
        yield 0, 1
    match = _AHEAD.search(text)
    spell = "for " + (match["spell"] or match["left"]) if match is not None else ""
    for quantity in find_quantities(spell) if spell else ():
        low, high = quantity.interval.low, quantity.interval.high
        if quantity.kind.value == "duration" and low is not None:
            yield low, high if high is not None else low


def _spells(text: str) -> Iterator[tuple[float, float]]:
    """Yield the spells for which something is said to have been so: "for **a month**"."""
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - as above

    match = _FOR.search(text)
    for quantity in find_quantities("for " + match["spell"]) if match is not None else ():
        low, high = quantity.interval.low, quantity.interval.high
        if quantity.kind.value == "duration" and low is not None:
            yield low, high if high is not None else low


def _is_now(told: Statement, story: str, asked: frozenset[str]) -> bool:
    """Tell whether a statement tells of the day on which whoever asks does what they ask about."""
    if _NOW.search(told.text or _around(told, story)) is not None:
        return True  # "**today** is 9 May"
    if told.subject.who is Who.OWN and told.subject.head in asked and told.tense is Tense.PAST:
        return True  # "my complaint went off on 9 May"
    verb = word_key(told.verb)
    return bool(verb) and any(covers((verb,), key) for key in asked)


def _around(told: Statement, story: str) -> str:
    """Return the words of a statement, with what may stand right before it: "**today**'s …"."""
    return story[max(0, told.start - _BEFORE) : told.end]


def _between(
    since: Since, event: Statement, done: Statement, story: str
) -> Iterator[tuple[float, float]]:
    first, second = point_of(event.quoted(story)), point_of(done.quoted(story))
    if first is None or second is None:
        return
    days = days_between(second, first) if since.before else days_between(first, second)
    if days is not None:
        yield days


def _verdict(
    since: Since, low: float, high: float, event: Statement
) -> Iterator[tuple[Verdict, Statement]]:
    from cmr_logic.quantities import compare  # noqa: PLC0415 - as above

    met = compare(since.constraint, lasting(low, high))
    if met is not None:
        yield Verdict(met, ("days-since",)), event
