"""How long something took, or how late it was, told by two times: "in at ten, out by one"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cmr_logic.records import record
from cmr_logic.scenario.rephrasing.lateness import CLOCK, minutes_of

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_HALF_DAY, _DAY = 12 * 60, 24 * 60
_EARLY = 9 * 60  # minutes from which on what came was rather early: due at five, in at ten to
# What is due to leave tells nothing of when it should have come: "due **to leave** at 9".
_TO_LEAVE = re.compile(r"\bto\s(?:leave|depart|set\soff|go|start)\b", re.IGNORECASE)
_AT = re.compile(
    r"\b(?:at|by|from|since|until|till|around|about|after|before|for|to|only|gone|past|nearly|the)\s(?:(?:about|around|nearly|just|gone|the)\s)*"
    + CLOCK.replace("@", "a"),
    re.IGNORECASE,
)
# What is due, or was paid for, until a time: "my ticket **ran out** at"; not "I ran home at".
_DUE = re.compile(
    r"\b(?:due|should['’]?(?:ve|\shave)|ought\sto\shave|(?:meant|supposed|scheduled|expected|booked|timetabled)(?:\sto|\sfor|\sin)?"
    r"|ran\sout|runs\sout|expir(?:ed|es|y)|valid\s(?:until|till)|paid\s(?:up\s)?(?:until|till)|was\sup|(?:was|were)\sgood\suntil)\b",
    re.IGNORECASE,
)
_IN = re.compile(
    r"(?:^|(?<=[.!?;]\s))in\s(?=at|just|about|by)|\b(?:(?:drove|driv(?:e|ing)|pull(?:ed)?|came|come|got|get|go|went|walk(?:ed)?|check(?:ed)?|clock(?:ed)?|book(?:ed)?)\s(?:in|on|here|there|into|up)\b"
    r"|start(?:s|ed)?|beg[iau]ns?|arrived?|parked?|clock\son|opens?|opened|dropped\s(?:off|it)|came|turned\sup|kick(?:s|ed)?\soff|from)\b",
    re.IGNORECASE,
)
_OUT = re.compile(
    r"\b(?:le(?:ft|ave|aves)|drove\s(?:off|away|out)|drive\s(?:off|away|out)|gone|done|finish(?:es|ed)?|end(?:s|ed)?|clock(?:ed)?\soff|knock(?:ed)?\soff"
    r"|stop(?:s|ped)?|clos(?:e|es|ed)|off\s(?:again|home)|out\s(?:again|by|at)|back|got\saway|home|pick(?:ed)?\s(?:it|him|her|them)?\s?up"
    r"|until|till|collected|packed?\sup|through|over)\b",
    re.IGNORECASE,
)
_CAME = re.compile(
    r"\b(?:arriv\w+|land(?:ed)?|touch(?:ed)?\sdown|got|get|reach(?:ed)?|came|come|turned\sup|pulled\s(?:in|up)|docked?|showed\sup|delivered|there|here)\b",
    re.IGNORECASE,
)
_SET_OUT = re.compile(r"\b(?:took\soff|set\s(?:off|out)|depart(?:ed|s)?|sailed)\b", re.IGNORECASE)
_ANOTHER = re.compile(
    r"\b(?:he|she|they|his|her|their|my\s(?:mate|friend|wife|husband|partner|brother|sister|mum|dad|boss|colleague|neighbour|flatmate|son|daughter)"
    r"|would|could|if|used\sto|might|next\sday|yesterday|tomorrow)\b",
    re.IGNORECASE,
)
LATE, LONG = "late", "long"


@record(frozen=True, slots=True)
class Span:
    """What passed between two times of a day.

    Args:
        sort: ``LATE`` from when something was due, ``LONG`` from when it began.
        quantity: how long.
        start: where the words begin that tell it.
        end: where they end.
    """

    sort: str
    quantity: Quantity
    start: int
    end: int


def between(text: str) -> Iterator[Span]:
    """Yield what passed between the only two times of a day that a story tells.

    Args:
        text: the story.

    Example:
        >>> def told(text):
        ...     return [(span.sort, span.quantity.text) for span in between(text)]
        >>> told("It was due at 9.10 and got in at 9.40.")
        [('late', '30 minutes')]
        >>> told("I start at ten and I'm done by two.")
        [('long', '240 minutes')]
        >>> told("I start at ten. My mate is done by two.")
        []
    """
    times = [*_AT.finditer(text)]
    if len(times) != 2:  # noqa: PLR2004 - a beginning and an end
        return
    first, last = times
    before = _clause(text, 0, first.start())
    between_ = text[first.end() : last.start()]
    behind = re.split(r"[.!?;]", text[last.end() :])[0]
    if _ANOTHER.search(before + first.group() + between_ + behind):
        return
    opening = before + first.group()[:5]
    sort = ""
    if _DUE.search(before) and not _TO_LEAVE.search(before):
        came = _CAME.search(between_) or _OUT.search(between_ + last.group())
        sort = LATE if came is not None and not _DUE.search(between_) else ""
    elif _IN.search(opening) and not _SET_OUT.search(before):
        out = _OUT.search(between_ + last.group()) or _OUT.search(behind[:12])
        sort = LONG if out is not None else ""
    minutes = _minutes(first, last)
    if not sort or minutes is None or (sort == LATE and minutes > _EARLY):
        return
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories tell no times

    for quantity in find_quantities(f"{minutes} minutes"):
        start = first.start() - len(before.lstrip())
        yield Span(sort, quantity, max(start, 0), last.end())


def _clause(text: str, start: int, end: int) -> str:
    """Return the words of a sentence before a time."""
    return re.split(r"[.!?;]\s", text[start:end])[-1]


def _minutes(first: re.Match[str], last: re.Match[str]) -> int | None:
    """Return the minutes from one time to the next; half a day later where neither says which."""
    began, ended = minutes_of(first, "a"), minutes_of(last, "a")
    if began is None or ended is None:
        return None
    passed = ended[0] - began[0]
    if began[1] and ended[1]:
        return passed % _DAY
    passed %= _HALF_DAY
    return passed or None
