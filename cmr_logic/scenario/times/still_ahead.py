"""How far off something is that a story tells: "tomorrow", "in two months", "not till next week".

Days are counted from the day on which a story is told; of "on Friday" it is known only that it
comes within a week.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from cmr_logic.records import record, replace
from cmr_logic.syntax import A_MONTH, A_WEEKDAY
from cmr_logic.text.number_names import AN_HOUR

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity


@record(frozen=True, slots=True)
class StillAhead:
    """Words that tell how far off something is.

    Args:
        name: a unique name.
        pattern: the words, ignoring case.
        least: the days to go at least.
        most: the days to go at most.
        example: a text with them.
        counter_example: a text without.
    """

    name: str
    pattern: str
    least: float
    most: float
    example: str
    counter_example: str


# fmt: off
STILL_AHEAD: tuple[StillAhead, ...] = (
    StillAhead(
        "day-after-tomorrow", r"\bthe\sday\safter\stomorrow\b", 1, 3,
        "It starts the day after tomorrow.", "It starts tomorrow.",
    ),
    StillAhead(
        "tomorrow", r"(?<!after )\btomorrow\b", 0.2, 2,
        "It starts first thing tomorrow.", "It starts on all morrows.",
    ),
    StillAhead(
        "today",
        r"\b(?:today|tonight|this\s(?:morning|afternoon|evening)|in\s(?:a\sfew|a\scouple\sof)\shours)\b",
        0, 1,
        "It starts tonight.", "It starts at night.",
    ),
    StillAhead(
        "week-after-next", r"\bthe\sweek\safter\snext\b", 8, 21,
        "It starts the week after next.", "It starts after a week.",
    ),
    StillAhead(
        "next-week", r"\bnext\sweek(?:end)?\b", 1, 14,
        "It starts next week.", "It started the next weekday.",
    ),
    StillAhead(
        "month-after-next", r"\bthe\smonth\safter\snext\b", 29, 92,
        "It starts the month after next.", "It starts after a month.",
    ),
    StillAhead(
        "next-month", r"\bnext\smonth\b", 1, 62,
        "It starts next month.", "It starts in a month.",
    ),
    StillAhead(
        "next-year",
        rf"\bnext\s(?:year|spring|summer|autumn|fall|winter|christmas|easter|{A_MONTH})\b",
        1, 731,
        "It starts next spring.", "It starts in spring.",
    ),
    StillAhead(
        "weekday",
        r"\b(?:on|this|next|till|until|by|for)\s"
        rf"(?:this\s|next\s|coming\s)?(?:{A_WEEKDAY})\b(?!s|\s(?:week|in|of)\b)",
        0, 14,
        "It starts on Friday.", "It starts on Fridays.",
    ),
    StillAhead(
        "this-week", r"\b(?:this|later\sthis|at\sthe)\s(?:week|weekend)\b", 0, 8,
        "It starts later this week.", "It starts in weeks.",
    ),
)
# fmt: on
_UNIT = r"(?:hours?|days?|weeks?|fortnights?|months?|years?)"
_MANY = (
    rf"(?:an?|a\scouple\sof|another|{AN_HOUR}|\d+|several|a\sfew|fourteen|fifteen|twenty|thirty"
    r"|forty|fifty|sixty|ninety)"
)
_SPELL = re.compile(
    rf"\bin\s(?:about\s|just\s|only\s|less\sthan\s|under\s|over\s|more\sthan\s|around\s|roughly\s|exactly\s)?(?P<in>{_MANY}\s{_UNIT})(?:['’]s?\stime|\sor\sso)?\b"
    rf"|\b(?P<left>{_MANY}\s{_UNIT})(?:['’]s?)?\s(?:away|from\snow|to\sgo|left|off|time|hence|from\stoday)\b"
    rf"|(?:n['’]t|\bnot|\bnever)\s[^.;]*?\bfor\s(?:at\sleast\s|another\s|a\sgood\s)*(?P<not>{_MANY}\s{_UNIT})\b"
    rf"|\bfor\sanother\s(?P<more>{_MANY}\s{_UNIT})\b",
    re.IGNORECASE,
)
_SO = re.compile(r"^another\s", re.IGNORECASE)


@cache
def _compiled() -> tuple[tuple[StillAhead, re.Pattern[str]], ...]:
    return tuple((entry, re.compile(entry.pattern, re.IGNORECASE)) for entry in STILL_AHEAD)


def still_ahead(text: str) -> Iterator[Quantity]:
    """Yield how far off something is that a part of a story tells.

    Args:
        text: its words.

    Example:
        >>> [str(q.interval) for q in still_ahead("It starts in two weeks.")]
        ['[14, 14]']
        >>> [str(q.interval) for q in still_ahead("It doesn't start for another month.")]
        ['[30.4375, 30.4375]']
        >>> list(still_ahead("It started last week."))
        []
    """
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories name no quantity

    match = _SPELL.search(text)
    if match is not None:
        spell = match["in"] or match["left"] or match["not"] or match["more"]
        for quantity in find_quantities("for " + _SO.sub("a ", spell)):
            if quantity.kind.value == "duration":
                yield quantity
                return
    for entry, pattern in _compiled():
        found = pattern.search(text)
        if found is not None:
            for day in find_quantities("for 1 day"):
                interval = replace(day.interval, low=entry.least, high=entry.most)
                yield replace(
                    day, interval=interval, text=found.group(), entry="ahead:" + entry.name
                )
            return
