"""The record of a way to state an age without a unit of time."""

from __future__ import annotations

import re
from collections.abc import Callable

from cmr_logic.quantities.model import Interval
from cmr_logic.records import record


@record(frozen=True, slots=True)
class AgeForm:
    """A way to state an age without a unit of time.

    Args:
        name: the entry's name.
        pattern: what to look for, ignoring case.
        build: turns a match into the ages, or None.
        example: a text with such an age.
        counter_example: a text without it.
        cues: the pattern is tried only where one of these stands in the text in lower case.
    """

    name: str
    pattern: str
    build: Callable[[re.Match[str]], Interval | None]
    example: str
    counter_example: str
    cues: tuple[str, ...] = ("",)
