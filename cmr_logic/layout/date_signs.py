"""The signs inside a date, which join, divide and end nothing: "May 3**,** 1990", "Nov**.** 1"."""

from __future__ import annotations

import re

_SHORT = r"(?:Jan|Feb|Mar|Apr|Aug|Sept|Sep|Oct|Nov|Dec)"
_MONTHS = (
    rf"{_SHORT}|January|February|March|April|May|June|July|August|September|October|November"
    r"|December"
)
_DATED = re.compile(r" (?<=[.,] )\d")  # found sooner than that there is no such sign
_STOP = re.compile(rf"\b(?P<month>{_SHORT})\.(?= \d{{1,2}}\b)")
_COMMA = re.compile(rf"\b(?P<day>(?:{_MONTHS}) +\d{{1,2}}),(?= (?:1[5-9]|20)\d\d\b)")


def without_date_signs(text: str) -> str:
    """Return a text with a space for the comma before the year and the stop of a short month.

    Args:
        text: a rule text.

    Returns:
        the text, letter for letter.

    Example:
        >>> without_date_signs("born after May 3, 1990, or in grade 3, 1990 words")
        'born after May 3  1990, or in grade 3, 1990 words'
        >>> without_date_signs("by Nov. 1, 2020 or Dec. if late")
        'by Nov  1  2020 or Dec. if late'
    """
    if _DATED.search(text) is None:
        return text
    return _COMMA.sub(r"\g<day> ", _STOP.sub(r"\g<month> ", text))
