"""When a stay begins and ends, in the words of those who travel: "I fly home on 18 March 2025".

A rule asks on which day somebody enters or leaves a country; people tell the days of their flights,
or from when to when they are there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cmr_logic.records import record, replace
from cmr_logic.scenario.times.stated import quantities_of
from cmr_logic.text import SENTENCE_END

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

COMING, LEAVING = "coming", "leaving"
_PLACE = (
    r"(?:country|island|kingdom|territory|mainland|city|town|park|camp|campsite|hotel|resort|hostel|again"
    r"|(?-i:[A-Z])[a-z]+)"
)
# How a clause asks when a stay ends: "you **leave the island** by 3 May"; not "you leave the job".
_ASKS_LEAVING = re.compile(
    rf"^you\s(?:will\s|are\sto\s|must\s)?(?:leave|left|depart(?:\sfrom)?|are\sleaving)\s(?:the\s|this\s)?{_PLACE}\b"
    r"|^you\s(?:return|go|fly|travel)\s(?:back\s)?home\b|^your\s(?:stay|visit|trip|holiday)\sends\b",
    re.IGNORECASE,
)
# And when it begins: "you **arrive** after 3 May"; not "you arrive late".
_ASKS_COMING = re.compile(
    rf"^you\s(?:will\s|are\sto\s|must\s)?(?:arrive|arrived|are\sarriving|enter\s(?:the\s)?{_PLACE})\b"
    r"|^your\s(?:stay|visit|trip|holiday)\s(?:begins|starts)\b",
    re.IGNORECASE,
)
_I = r"(?:(?:I|we)(?:['’](?:m|re|ll)|\sam|\sare|\swill|\sshall)?(?:\sbe)?|and|then|,)"
_RIDE = r"(?:flight|plane|ferry|boat|train|coach|bus|crossing)"
_HOME = r"(?:home|back|out\sagain|off\sagain)"
# Words before a day on which somebody goes away again: "we **fly home** on"; not "we fly out on".
_LEAVES = re.compile(
    rf"\b{_I}\s(?:then\s)?(?:leave|leaving|depart|departing)(?:\sagain|\sthe\s[a-z]+|\sthere)?\s?$"
    rf"|\b{_I}\s(?:then\s)?(?:fly|flying|go|going|come|coming|travel|travelling|drive|driving|sail|sailing|head|heading|return|returning|get|getting|be)\s"
    rf"{_HOME}\s?$|\b{_I}\s(?:then\s)?(?:return|returning)\s?$|\band\s(?:then\s)?{_HOME}\s?$"
    rf"|\b(?:my|our)\s(?:return|homeward)\s(?:{_RIDE}\s)?(?:is|goes|leaves)\s?$|\b(?:my|our)\s{_RIDE}\s(?:home|back)\s(?:is|goes|leaves)\s?$",
    re.IGNORECASE,
)
# And words before that on which they come: "we **get there** on"; not "we get home on".
_COMES = re.compile(
    rf"\b{_I}\s(?:arrive|arriving|land|landing|get\s(?:there|in)|getting\s(?:there|in)|come|coming|(?:fly|flying|go|going)\s(?:out|there))(?:\sthere)?\s?$",
    re.IGNORECASE,
)
_STAYS = re.compile(
    r"\b(?:I|we)(?:['’](?:m|re|ll)|\sam|\sare|\swill)?(?:\s(?:be|only|just))*\s(?:stay|staying|there|visit|visiting|in|on\sholiday)\b",
    re.IGNORECASE,
)
_SET_OUT = re.compile(
    r"\b(?:leave|leaving|set\soff|setting\soff|depart|departing)\s(?:for|from\s(?:home|here)|home|here)\b",
    re.IGNORECASE,
)


@record(frozen=True, slots=True)
class Stay:
    """A day on which a stay begins or ends.

    Args:
        sort: which of both.
        day: the day.
        start: where its words begin.
        end: where they end.
    """

    sort: str
    day: Quantity
    start: int
    end: int


def asks_of_stay(statement: str) -> str:
    """Return whether a clause asks when a stay begins, or when it ends; nothing for other clauses.

    Args:
        statement: a part of a clause.

    Example:
        >>> asks_of_stay("you leave the country before 1 June 2024")
        'leaving'
        >>> asks_of_stay("you leave the job before 1 June 2024")
        ''
    """
    if _ASKS_LEAVING.search(statement) is not None:
        return LEAVING
    return COMING if _ASKS_COMING.search(statement) is not None else ""


def is_setting_out(statement: str, quote: str) -> bool:
    """Tell whether words tell when somebody sets out, where a clause asks when they leave again.

    Args:
        statement: a part of a clause.
        quote: words of a story.

    Example:
        >>> clause = "you leave the country before 1 June 2024"
        >>> is_setting_out(clause, "I leave for Oslo on 3 May 2024")
        True
        >>> is_setting_out(clause, "I leave on 3 May 2024")
        False
    """
    return asks_of_stay(statement) == LEAVING and _SET_OUT.search(quote) is not None


def stays(text: str) -> Iterator[Stay]:
    """Yield the days on which the stay of whoever tells a story begins and ends.

    Args:
        text: the story.

    Example:
        >>> story = "I arrive on 3 March 2025 and fly home on 18 March 2025."
        >>> [each.sort for each in stays(story)]
        ['coming', 'leaving']
        >>> list(stays("My aunt leaves on 18 March 2025."))
        []
    """
    begin = 0
    for end in (*(match.start() for match in SENTENCE_END.finditer(text)), len(text)):
        yield from _in_sentence(text[begin:end], begin)
        begin = end


def _in_sentence(sentence: str, begin: int) -> Iterator[Stay]:
    """Yield the days of one sentence."""
    last = 0
    for quantity in quantities_of(sentence):
        at, stop = quantity.span.start, quantity.span.end
        if quantity.kind.value != "date" or sentence[at:stop] != quantity.text:
            continue
        before = sentence[last:at].rstrip()
        last = stop
        if _STAYS.search(sentence[:at]) is not None:
            yield from _from_to(quantity, begin)
        elif _LEAVES.search(before) is not None:
            yield Stay(LEAVING, quantity, begin + at, begin + stop)
        elif _COMES.search(before) is not None:
            yield Stay(COMING, quantity, begin + at, begin + stop)


def _from_to(quantity: Quantity, begin: int) -> Iterator[Stay]:
    """Yield the first and the last day of a stay that is told by both: "from 3 to 18 May 2025"."""
    low, high = quantity.interval.low, quantity.interval.high
    start, end = begin + quantity.span.start, begin + quantity.span.end
    words = quantity.text.lower()
    if low is not None and words.startswith(("from", "between")):
        first = replace(quantity, interval=replace(quantity.interval, low=low, high=low))
        yield Stay(COMING, first, start, end)
    if high is not None and words.startswith(("from", "between", "until", "till", "to")):
        day = replace(quantity.interval, low=high, high=high)
        yield Stay(LEAVING, replace(quantity, interval=day), start, end)
