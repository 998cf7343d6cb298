"""Denials of a time up to now, which leave the time before open: "I haven't smoked since May"."""

from __future__ import annotations

import re
from typing import Protocol

# What limits a denial to a time up to now: "I haven't smoked **in years**"; not "in trains", nor
# "in ten years of service".
_OF_LATE = re.compile(
    r"\b(?:since|lately|recently|today|(?:for|in)\s(?:(?:\w+\s){0,3}(?:days|weeks|months|years|decades)|ages)"
    r"|(?:this|in\sthe\slast|in\sthe\spast|over\sthe\slast)\s(?:\w+\s){0,2}?(?:week|month|year)s?)\b"
    r"(?!\s(?:of|at|here|on|with)\b)",
    re.IGNORECASE,
)
_SINCE = re.compile(r",?\s+since\b", re.IGNORECASE)
_NEVER = re.compile(r"\bnever\b", re.IGNORECASE)


class _Told(Protocol):
    """What was read from a stretch of a story."""

    @property
    def start(self) -> int: ...

    @property
    def end(self) -> int: ...


def of_late(denial: _Told, story: str) -> bool:
    """Tell whether a denial is of a time up to now, so that what it denies may have been before.

    Args:
        denial: what denies something, from its first to behind its last character.
        story: the text of the story.

    Example:
        >>> from cmr_logic.scenario.statements.reading import read
        >>> def limited(text):
        ...     return of_late(read(text)[0], text)
        >>> limited("I haven't smoked since I left school."), limited("I have not smoked.")
        (True, False)
        >>> limited("I haven't smoked in years."), limited("I never smoked in all those years.")
        (True, False)
    """
    if _SINCE.match(story, denial.end) is not None:
        return True
    quote = story[denial.start : denial.end]
    return _OF_LATE.search(quote) is not None and _NEVER.search(quote) is None
