"""How long something lasts that a story tells by the clock: "from nine to half past five"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from cmr_logic.syntax import A_WEEKDAY
from cmr_logic.text.number_names import AN_HOUR, VALUES

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_WHEN = (
    r"(?P<{0}past>half\spast\s|quarter\spast\s|quarter\sto\s)?"
    rf"(?:(?P<{{0}}named>noon|midday|midnight)|(?P<{{0}}hour>\d{{{{1,2}}}}|{AN_HOUR})(?:[:.](?P<{{0}}minute>\d\d))?)"
    r"(?:\s?(?P<{0}half>[ap]\.?m\b\.?)|\so['’]clock)?(?:\s(?P<{0}day>in\sthe\s(?:morning|afternoon|evening)|at\snight))?"
)
_RANGE = re.compile(
    rf"\b{_WHEN.format('a')}\s?(?P<link>to|till|until|through|[-–])\s?{_WHEN.format('b')}\b"
    r"(?=\s*(?:[.,;!?]|$)|\s(?:on|in|at|and|but|every|each|most|then|so|with|for|a\sday|or"
    r"|(?:the\s)?(?:next|following)\s(?:morning|day|evening))\b"
    rf"|\s(?:{A_WEEKDAY}))",
    re.IGNORECASE,
)
# What shows that numbers are those of a clock.
_SHOWN = re.compile(
    r"\bshifts?\b|\bwork|\bevery\sday\b|\bnine\s(?:to|till|until)\sfive\b|\bhours\b"
    rf"|\b(?:{A_WEEKDAY})s?\b",
    re.IGNORECASE,
)
_PAST = {"half past": 0.5, "quarter past": 0.25, "quarter to": -0.25}
_NOON = 12
_DAY = 24


def lasting_by_the_clock(text: str) -> Iterator[Quantity]:
    """Yield how many hours something lasts whose beginning and end a text tells.

    Args:
        text: the words of a statement.

    Example:
        >>> [q.text for q in lasting_by_the_clock("I work from 9am to half past five.")]
        ['8.5 hours', '8.5 hours a day']
        >>> list(lasting_by_the_clock("I have two to three cats."))
        []
    """
    match = _RANGE.search(text)
    if match is None or not _is_of_clock(match, text):
        return
    first, last = _hour(match, "a"), _hour(match, "b")
    if first is None or last is None:
        return
    hours = (last - first) % _DAY
    if not match["bhalf"] and not match["bday"] and not match["bnamed"]:
        hours = (last - first) % _NOON or _NOON  # "nine to five"
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories tell no hours

    for words in (f"{hours:g} hours", f"{hours:g} hours a day"):
        yield from find_quantities(words)


def _is_of_clock(match: re.Match[str], text: str) -> bool:
    """Tell whether two numbers are hours of a day."""
    marks = ("past", "named", "minute", "half", "day")
    marked = any(match[side + mark] for side in "ab" for mark in marks)
    return marked or match["link"].lower() in {"till", "until"} or _SHOWN.search(text) is not None


def _hour(match: re.Match[str], side: str) -> float | None:
    """Return the hour of one end, from 0 to 24; None for a number that no clock has."""
    named = (match[side + "named"] or "").lower()
    if named:
        return 0 if named == "midnight" else _NOON
    word = match[side + "hour"].lower()
    hour = float(int(word) if word.isdigit() else VALUES[word])
    if hour > _DAY:
        return None
    hour += int(match[side + "minute"] or 0) / 60
    hour += _PAST.get((match[side + "past"] or "").strip().lower(), 0)
    half = (match[side + "half"] or "").lower().replace(".", "")
    day = (match[side + "day"] or "").lower()
    late = half == "pm" or day.endswith(("afternoon", "evening", "night"))
    if late and hour < _NOON:
        return hour + _NOON
    return hour - _NOON if half == "am" and hour >= _NOON else hour
