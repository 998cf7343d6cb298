"""Was something done before, or after, what a clause names: "before the course began".

A story tells it of the very event, or of a part of it: who cancelled "after the second lesson" did
so after the course began, and who did it "a week before the first one" before.
"""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic import syntax
from cmr_logic.records import record
from cmr_logic.scenario.lexicon.relations import covers, keyed, word_key
from cmr_logic.scenario.statements import vocabulary as lists
from cmr_logic.text import word_set, words_in

_ORDER = re.compile(
    r"^(?P<main>.+?)\s(?P<side>before|after)\s(?P<event>(?:the|your|it|they|a|an|you|[a-z]{2,}ing)\b[^\d]*)$"
)
BEGIN = re.compile(
    r"\b(?:beg[aiu]ns?|start(?:s|ed)?|opens?|opened|commence[sd]?|kicks?\soff|kicked\soff|beginning|commencement|kick-off"
    r"|gets?\sgoing|got\s(?:going|under\sway|started))\b",
    re.IGNORECASE,
)
END = re.compile(
    r"\b(?:end(?:s|ed)?|finish(?:es|ed)?|(?:is|was|were)\sover|close[sd]?|expire[sd]?|r[au]ns?\sout|completion"
    r"|(?:has|had|have)\s(?:ended|finished|expired))\b",
    re.IGNORECASE,
)
_TOLD = re.compile(
    r"\b(?P<rel>before|ahead\sof|prior\sto|(?<!look\s)(?<!named\s)after|once|during|half[-\s]?way\s(?:through|into)|mid-?way\sthrough|part[-\s]?way\sthrough"
    r"|(?:in\sthe\s)?middle\sof|(?:in|on|at)\sthe\s(?:very\s)?(?:first|second|third|fourth|fifth|sixth|last|final)\s(?:day|week|month|lesson|class|session|night|half)\s(?:of|in)"
    r"|\w+\s(?:days?|weeks?|months?|minutes?|hours?|lessons?|classes|sessions?)\sinto)\s(?P<what>[^.,;:!?]{2,60})",
    re.IGNORECASE,
)
# What came next: "I paid **and then** left"; not "I paid after that".
_THEN = re.compile(
    r"(?:\band|,)\s(?:(?:I|we)\s)?(?:then|after(?:\sthat|wards|\swhich))\s(?P<what>[^.;:!?]{2,60})",
    re.IGNORECASE,
)
_HAPPENED = re.compile(r"that,?\s(?:I|we|he|she|they|it|my|the)\b", re.IGNORECASE)
_BEFORE = ("before", "ahead", "prior")
_AFTER = ("after", "once")
_FIRST_PART = re.compile(r"\b(?:first|opening|1st)\b", re.IGNORECASE)
# The parts in which things are gone through: "after the second **lesson**", of a course.
_PARTS = {
    "lesson": word_set("course class training workshop programme term tuition lesson"),
    "class": word_set("course training programme term class workshop"),
    "session": word_set("course training programme workshop therapy class treatment conference"),
    "lecture": word_set("course programme degree term module"),
    "night": word_set("stay booking holiday trip visit rental"),
    "match": word_set("season tournament league"),
    "game": word_set("season tournament league"),
    "rehearsal": word_set("production concert show season"),
    "day": word_set(
        "course class training workshop programme trip holiday stay job employment event"
        " festival conference camp rental hire term season tournament exhibition"
    ),
}
# What begins and ends at once, by several names: the **policy** begins with its **cover**.
_ALIKE = (
    frozenset(map(word_key, ("cover", "policy", "insurance"))),
    frozenset(map(word_key, ("tenancy", "lease"))),
)
_NO_EVENTS = frozenset(syntax.MONTHS) | word_set(
    "christmas easter age birthday noon midnight today day time year week month"
)
_START, _WHOLE, _ENDING, _INSIDE = "start", "whole", "end", "inside"


@record(frozen=True, slots=True)
class Order:
    """A clause that asks whether something was done before, or after, an event.

    Args:
        main: what was done.
        before: it asks whether it was done before.
        nouns: what the words for the event are compared by.
        point: which point of the event counts: its start, its end, or all of it.
        event: its words.
    """

    main: str
    before: bool
    nouns: frozenset[str]
    point: str
    event: str = ""


@lru_cache(maxsize=4096)
def order_of(statement: str) -> Order | None:
    """Return what a clause asks of the order of two events; None for other clauses.

    Example:
        >>> found = order_of("you cancelled before the course began")
        >>> found.main, found.before, sorted(found.nouns), found.point
        ('you cancelled', True, ['course'], 'start')
        >>> order_of("you cancelled before the end of May") is None
        True
    """
    match = _ORDER.match(statement)
    if match is None:
        return None
    event = match["event"]
    words = frozenset(words_in(event.lower()))
    if not _NO_EVENTS.isdisjoint(words):
        return None
    nouns = _nouns_of(event)
    if not nouns:
        return None
    return Order(match["main"], match["side"] == "before", nouns, _point_of(event), event)


def _nouns_of(event: str) -> frozenset[str]:
    """Return by what the words for an event are compared, but for its beginning and its end."""
    bare = END.sub(" ", BEGIN.sub(" ", event.lower()))
    return frozenset(k for k in keyed(words_in(bare)) if k and k not in lists.LIGHT) - {"of"}


def _point_of(event: str) -> str:
    if BEGIN.search(event) is not None:
        return _START
    return _ENDING if END.search(event) is not None else _WHOLE


def told_in_order(order: Order, text: str) -> bool | None:
    """Tell whether words that say when something was done say that it was in a clause's order.

    Args:
        order: what the clause asks.
        text: the words of a story from where it tells of what was done.

    Example:
        >>> order = order_of("you cancelled before the course began")
        >>> told_in_order(order, "I cancelled a week before the first lesson")
        True
        >>> told_in_order(order, "I cancelled after the second class")
        False
        >>> told_in_order(order, "I cancelled after my holiday") is None
        True
        >>> told_in_order(order, "I cancelled, and after that the course began")
        True
    """
    then = _THEN.search(text)
    if then is not None and _names_all(order, then["what"]):
        return order.before
    match = _TOLD.search(text)
    if match is not None and _HAPPENED.match(match["what"]):
        return None
    place = _place_of(order, match) if match is not None else None
    if place is None:
        return None
    early, late = place
    # A deed stands between two marks: 0 before the start, 1 within, 2 after the end.
    first = {_START: 0, _WHOLE: 0 if order.before else 1, _ENDING: 1}[order.point]
    if late <= first:
        return order.before
    return not order.before if early > first else None


# By which a thing was there before another: "it **had been** ill **since the autumn before**".
_HAD_BEEN = re.compile(
    r"\bhad\s(?:already\s|long\s)?(?:been|begun|started|shown|existed|appeared|had)\b[^.;!?]*?"
    r"(?:\b(?:since|from|in|during)\sthe\s[a-z]+\sbefore(?:\sthat|\sthen)?|\bbefore\s(?:that|then)|\bbeforehand"
    r"|\bthe\s[a-z]+\sbefore(?:\sthat|\sthen)?)(?=\s*(?:[.,;:!?]|$))",
    re.IGNORECASE,
)
_OF_OTHERS = re.compile(
    r"\b(?:neighbours?|friends?|brothers?|sisters?|aunts?|uncles?|cousins?|colleagues?)\b",
    re.IGNORECASE,
)


def was_before(order: Order, head: str, sentence: str, story: str) -> bool:
    """Tell whether a sentence says that a thing was there before what a story tells beside it.

    Args:
        order: what the clause asks.
        head: what the noun for the thing is compared by.
        sentence: a sentence of a story.
        story: all of it.

    Example:
        >>> order = order_of("the fault began after the cover started")
        >>> told = "The fault had been there since the winter before."
        >>> was_before(order, "fault", told, "My cover started in May. " + told)
        True
        >>> was_before(order, "fault", told, told)
        False
        >>> was_before(order, "fault", "The fault had been mended.", "My cover started. " + told)
        False
    """
    if _HAD_BEEN.search(sentence) is None or _OF_OTHERS.search(sentence) is not None:
        return False
    named = frozenset(k for k in keyed(words_in(sentence.lower())) if k)
    beside = story.replace(sentence, " ")
    return bool(head) and covers(named, head) and _names(order, list(words_in(beside.lower())))


def _place_of(order: Order, match: re.Match[str]) -> tuple[int, int] | None:
    """Return between which marks a deed stands: before, within or after an event."""
    rel, what = match["rel"].lower(), match["what"]
    words = [word for word in words_in(what.lower()) if word not in syntax.DETERMINERS]
    part = _part_of(order, words)
    named = _names(order, words)
    if not (part or named or words[:1] in (["it"], ["that"], ["then"])):
        return None
    point = _point_of(what)
    if part and not named:
        point = _START if _FIRST_PART.search(what) else _INSIDE
    if rel.startswith(_BEFORE):
        return {_START: (0, 0), _WHOLE: (0, 0), _ENDING: (0, 1)}.get(point)
    if rel.startswith(_AFTER):
        return {_START: (1, 2), _INSIDE: (1, 2), _ENDING: (2, 2), _WHOLE: (2, 2)}.get(point)
    return (1, 1)


def _names(order: Order, words: list[str]) -> bool:
    """Tell whether words name the event of a clause."""
    told = frozenset(k for k in keyed(words) if k)
    nouns = order.nouns.union(*(alike for alike in _ALIKE if not alike.isdisjoint(order.nouns)))
    return any(covers(told, noun) for noun in nouns)


def _names_all(order: Order, what: str) -> bool:
    """Tell whether words tell of the event of a clause in all its words, and of its beginning."""
    told = frozenset(k for k in keyed(words_in(what.lower())) if k)
    return _point_of(what) == order.point and all(covers(told, noun) for noun in order.nouns)


def _part_of(order: Order, words: list[str]) -> bool:
    """Tell whether words name a part of what a clause names."""
    for word in words[:4]:
        whole = _PARTS.get(word) or _PARTS.get(word_key(word))
        if whole and not whole.isdisjoint(order.nouns):
            return True
    return False


def names_object(quote: str, key: str) -> bool:
    """Tell whether words name a thing before they say when something was done.

    Args:
        quote: the words.
        key: what the word for the thing is compared by.

    Example:
        >>> names_object("I cancelled the hotel before the course", "hotel")
        True
        >>> names_object("I cancelled before my holiday", "holiday")
        False
    """
    match = _TOLD.search(quote)
    ahead = quote if match is None else quote[: match.start()]
    return key in keyed(words_in(ahead.lower()))
