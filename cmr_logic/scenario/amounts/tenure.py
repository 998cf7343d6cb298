"""How long somebody has worked for the same employer, in whatever words they tell it.

Rules ask for "two years' service" and for who "has worked for the same employer for 26 weeks";
people say that they have been at the mill since 2019, or started at the surgery two months ago.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cmr_logic.scenario.demands.demanded import Demand
from cmr_logic.scenario.lexicon.relations import covers, word_key
from cmr_logic.scenario.statements.statement import Mood, Statement, Tense, Who
from cmr_logic.scenario.times.elapsed import elapsed_of, is_of_time_since, lasting_of
from cmr_logic.scenario.times.stated import quantities_of
from cmr_logic.text import word_set

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_EMPLOYER = (
    r"(?:employer|employers|company|firm|organisation|organization|business|us|council|trust)"
)
_ASKED = re.compile(
    rf"\b(?:worked|working|employed|been\sin\s(?:the\s)?employment)\b[^.]*\b(?:for|by|with|at)\s"
    rf"(?:(?:your|the|our|an?|one|this|that)\s)?(?:same\s|current\s|present\s|one\s)*{_EMPLOYER}\b"
    r"|(?<!military\s)(?<!customer\s)(?<!national\s)(?<!community\s)(?<!jury\s)\bservice\b"
    r"|\b(?:years?|months?|weeks?)\s(?:in\s(?:the|your|our|this)\s(?:job|post|role)|with\s(?:the"
    r"|your|our|an?|one)\s"
    rf"(?:same\s)?{_EMPLOYER})\b"
    r"|\bcontinuous(?:ly)?\s(?:employ|work)|\bbeen\san?\semployee\b"
    r"|\b(?:worked|been\sworking|been\semployed)\shere\b|\bbeen\sin\s(?:the|your|this)\s(?:job"
    r"|post|role)\b",
    re.IGNORECASE,
)
# Of what else there are years of service: "years of **military** service", "a car's service".
_OTHERWISE = re.compile(
    r"\b(?:military|armed|forces|army|navy|voluntary|volunteer|community|jury|bus|train|car"
    r"|boiler|van|"
    r"customers?|national|contract|phone|broadband|internet|volunteered)\b",
    re.IGNORECASE,
)
_ONES_WORK = re.compile(
    r"\b(?:(?:at|with|for|in|of|by|joined|started|began)\s(?:(?:the|my|this|same"
    r"|current)\s)+(?:job|post|company|firm|employer|boss)|here)\b",
    re.IGNORECASE,
)
# "At Smith's"; not "in Leeds".
_BY_NAME = re.compile(r"\b(?:at|with|for)\s[A-Z][a-z]")
_AT_WORK = re.compile(r"\b(?:at|with|for)\s(?:the|an?|my|this|our|one)\s", re.IGNORECASE)
# How a job begins that somebody is given: "I was **taken on** in May"; not "taken in by him".
_TAKEN_ON = re.compile(
    r"\bI(?:\s(?:was|got)|['’]ve\sbeen|\shave\sbeen)\s(?:first\s|only\s|just\s)?(?:taken\son"
    r"|hired|employed|recruited|appointed)\b"
    r"|\b(?:they|he|she|the\s[a-z]+|my\sboss)\s(?:first\s|only\s|just\s)?(?:(?:hired|recruited"
    r"|employed)\sme|took\sme\son)\b"
    r"|\bI\s(?:only\s|just\s)?(?:got|landed|took)\s(?:the|this|my)\s(?:[a-z]+\s)?(?:job|post"
    r"|position)\b"
    r"|\bI\s(?:only\s|just\s)?(?:started|began)\s(?:here|work\b|working\b"
    r"|in\sthe\s(?:[a-z]+\sroom|kitchens?|office|accounts|stores?"
    r"|sales|canteen|warehouse|workshop|bakery|laundry))",
    re.IGNORECASE,
)
# Where one may be, or what one may join, without working there: "at the **school**"; not "mill".
_VISITED = word_set("school hospital clinic nursery surgery library museum theatre")
_PUT_IN = re.compile(r"\bput\sin\b", re.IGNORECASE)  # "I've put in ten years at the mill"
_STARTING = frozenset({"start", "begin", "join"})
_COURSE = re.compile(
    r"\b(?:course|class|classes|college|university|school\syear|studies|degree|club|choir|gym"
    r"|team|group|lessons?"
    r"|training|living|hospital\sfor|volunteer(?:ing)?|treatment|diet)\b",
    re.IGNORECASE,
)
# By which a job ends, or is not the same one.
_LEFT = re.compile(
    r"\b(?:left|quit|resigned|sacked|fired|retired|laid\soff|redundant|dismissed|let\s(?:me"
    r"|us)\sgo|until|till"
    r"|before\s(?:i|we)|changed\s(?:jobs|employers?)|new\s(?:job|employer)|on\sand\soff|agency"
    r"|self-employed)\b",
    re.IGNORECASE,
)


def asks_tenure(statement: str, demand: Demand) -> bool:
    """Tell whether a clause asks how long somebody has worked for one employer.

    Args:
        statement: the clause.
        demand: what it demands.

    Example:
        >>> from cmr_logic.scenario.demands.demanded import demand_of
        >>> def asked(statement):
        ...     return asks_tenure(statement, demand_of(statement))
        >>> asked("you have at least two years' service")
        True
        >>> asked("you have two years' military service"), asked("you have worked for two years")
        (False, False)
    """
    lasting = len(demand.constraints) == 1 and demand.constraints[0].kind.value == "duration"
    if not lasting or is_of_time_since(demand.constraints[0]):
        return False
    return _ASKED.search(statement) is not None and not _OTHERWISE.search(statement)


def tenures(
    statements: Sequence[Statement], text: str
) -> Iterator[tuple[Statement, list[Quantity]]]:
    """Yield how long somebody has been in the job that they have, as a story tells it.

    Args:
        statements: what it says.
        text: the story.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def told(story):
        ...     return [str(q.interval) for _, found in tenures(read(story), story) for q in found]
        >>> told("I've been at the mill for three weeks."), told("I've been ill for three weeks.")
        (['[21, 21]'], [])
    """
    if _LEFT.search(text) is not None:
        return
    for told in statements:
        if (
            told.entry
            or told.negated
            or told.mood is not Mood.FACT
            or not (told.subject.who is Who.SELF or _TAKEN_ON.search(told.quoted(text)))
        ):
            continue
        quote = told.quoted(text)
        if _COURSE.search(quote) is not None or "we" in quote.lower().split()[:1]:
            continue
        found = [*_lasting(told, quote), *_begun(told, quote)]
        if found:
            yield told, found


def _lasting(told: Statement, quote: str) -> list[Quantity]:
    """Return how long a present job has lasted: "I've been with the firm for two years"."""
    put_in = told.verb == "put" and _PUT_IN.search(quote) is not None
    if told.tense is not Tense.PERFECT or not (put_in or told.verb in {"work", "be", "employ"}):
        return []
    if not _is_workplace(told, quote):
        return []
    stated = [q for q in quantities_of(quote) if q.kind.value == "duration"]
    return [*(q for q in stated if not is_of_time_since(q)), *lasting_of(quote)]


def _begun(told: Statement, quote: str) -> list[Quantity]:
    """Return how long ago a present job began: "I started at the firm two years ago"."""
    if told.tense not in (Tense.PAST, Tense.PERFECT):
        return []
    if _TAKEN_ON.search(quote) is not None:
        return list(elapsed_of(quote))
    if told.verb not in _STARTING:
        return []
    return list(elapsed_of(quote)) if _is_workplace(told, quote) else []


def _is_workplace(told: Statement, quote: str) -> bool:
    """Tell whether a statement is of where somebody works: "at the bakery", "in my job"."""
    if _ONES_WORK.search(quote) is not None:
        return True
    keys = told.keys - {told.verb, word_key(told.verb)}
    if told.verb == "work" and _BY_NAME.search(quote) is not None:
        return True
    if told.verb in {"be", "join"}:
        keys -= _VISITED
    placed = _AT_WORK.search(quote) is not None or told.verb == "join"
    return placed and any(covers((key,), "workplace") for key in keys)
