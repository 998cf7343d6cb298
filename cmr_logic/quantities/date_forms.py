"""The records of the tables of date expressions, and of what they find."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date

from cmr_logic.records import record

Days = tuple[date, date]
_Builder = Callable[[re.Match[str], date | None], Days | None]


@record(frozen=True, slots=True)
class DateForm:
    """A way to write a date.

    Args:
        name: the entry's name.
        pattern: what to look for, ignoring case.
        build: turns a match and the reference date into the first and last day, or None.
        example: a text with such a date.
        counter_example: a text without it.
        cues: the pattern is tried only where one of these stands in the text in lower case.
        reference: the form means something only beside a reference date.
    """

    name: str
    pattern: str
    build: _Builder
    example: str
    counter_example: str
    cues: tuple[str, ...]
    reference: bool = False


@record(frozen=True, slots=True)
class FoundDate:
    """A date expression in a text: its place, its days, and the entry that found it."""

    start: int
    end: int
    first: date
    last: date
    entry: str
