"""The pass that shows when something happened, told in other words, to a part of a clause."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cmr_logic import syntax
from cmr_logic.records import replace
from cmr_logic.scenario.amounts.measuring import measure
from cmr_logic.scenario.amounts.understood import of_another
from cmr_logic.scenario.claim import Claim, Part, Rank, claim
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.matching.owners import is_nearby
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.story import Story
from cmr_logic.scenario.times.dated_events import Event, events_of, names_for
from cmr_logic.text import NOUN, classes, words_in
from cmr_logic.text.patterns import compiled

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_DAYS = frozenset({"date", "year days"})
# What papers and plates say is so: "the plate **says** it was built"; not "my aunt says".
_SAID = re.compile(
    r"\b(?:plate|log\s?book|v5c?|letter|receipt|certificate|papers?|stamp|label|sticker|deeds?|invoice|licence|passport"
    r"|document|card|e-?mail|record|register)\b[^.;]*\b(?:says?|shows?|reads?|states?|gives?|tells?)\b",
    re.IGNORECASE,
)
# What is one's own though another did it: "my neighbour took **it** in"; not "my neighbour ran in".
_OF_MINE = re.compile(r"\b(?:it|them|mine|ours|my|our)\b", re.IGNORECASE)
# Of whom else something is told: "**his** van was built".
_ANOTHERS = re.compile(
    r"\b(?:his|her|their|[a-z]+(?:['’]s|s['’])\s[a-z]+|I\s(?:wrote|drafted))\b", re.IGNORECASE
)


def by_event(part: Part, story: Story) -> Iterator[Claim]:
    """Yield what the time of a thing that a story tells in other words says of a clause.

    Args:
        part: a part of a clause.
        story: the story.
    """
    demand = part.demand
    if demand is None or any(c.kind.value not in _DAYS for c in demand.constraints):
        return
    events = events_of(part.statement)
    thing = _thing_of(part, story) if events else ""
    if not thing:
        return
    found: dict[str, tuple[Statement, Quantity]] = {}
    for told in story.statements:
        quote = told.quoted(story.text)
        if told.entry or not _is_told(told, story) or _is_of_another(told, quote):
            continue
        dates = [q for q in story.quantities(told) if q.kind.value in _DAYS]
        if len(dates) == 1 and _names(thing, told, quote):
            for dated in _dated(events, quote, dates[0]):
                found.setdefault(str(dated.interval), (told, dated))
    if len(found) == 1:
        ((told, dated),) = found.values()
        verdict = measure(demand, [dated], part.target)
        if verdict is not None:
            yield claim(Rank.STATED, verdict, told, "quantity")


def _dated(events: Sequence[Event], quote: str, date: Quantity) -> Iterator[Quantity]:
    """Yield when an event happened by a statement of it, or of what comes before or after it."""
    for event in events:
        if compiled(event.tells).search(quote):
            yield date
        elif date.kind.value != "date":
            continue  # a day of any year has no days before it
        elif event.before and compiled(event.before).search(quote):
            yield replace(date, interval=replace(date.interval, high=None))
        elif event.after and compiled(event.after).search(quote):
            yield replace(date, interval=replace(date.interval, low=None))
        else:
            continue
        return


def _thing_of(part: Part, story: Story) -> str:
    """Return what a clause says the time of: "the **vans** were built"."""
    target = part.target
    if target.subject.who is Who.IT:
        named = story.thing or story.owned
        return named.head if named is not None else ""
    words = words_in(part.statement.lower())
    if words[:1] in (("it",), ("they",)) and target.subject.who is not Who.SELF:
        return target.subject.head  # what the question names: "does my entry count?"
    if target.subject.who is Who.SELF:
        nouns = [w for w in words[2:] if NOUN in classes(w) and word_key(w) in target.core]
        return nouns[0] if nouns else ""
    verb = syntax.finite_verb(tuple(words)) or 0
    head = syntax.noun_head(words[:verb])
    subject = target.subject.head
    same = [w for w in words[:verb] if word_key(w) == subject]
    return same[0] if same else (words[head] if head is not None else "")


def _is_of_another(told: Statement, quote: str) -> bool:
    """Tell whether a statement is of somebody else, or of a thing beside one's own."""
    beside = told.subject.who is Who.OTHER and is_nearby(quote)
    return beside or of_another(quote) or _ANOTHERS.search(quote) is not None


def _is_told(told: Statement, story: Story) -> bool:
    """Tell whether a statement says that something happened."""
    if told.negated or told.tense is Tense.FUTURE:
        return False
    head = told.subject.head
    if (
        head in lists.OTHERS
        and _OF_MINE.search(told.quoted(story.text).lower().partition(head)[2]) is None
    ):
        return False
    if told.mood is Mood.FACT:
        return True
    ahead = story.text[: told.start]
    sentence = ahead[max(ahead.rfind("."), ahead.rfind(";")) + 1 :]
    return told.mood is Mood.OPEN and _SAID.search(sentence) is not None


def _names(thing: str, told: Statement, quote: str) -> bool:
    """Tell whether a statement is of the thing that a clause asks of."""
    if re.search(rf"\b(?:{names_for(thing)})\b", f"{told.subject.head} {quote}", re.IGNORECASE):
        return True
    key = word_key(thing)
    named = {k for k in keyed(words_in(quote)) if k} | {told.subject.head}
    return any(covers((k,), key) for k in named if k)
