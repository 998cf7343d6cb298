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


_THIS_YEAR = re.compile(r"\bthis\s(?:calendar\s)?year\b(?!['’]s)", re.IGNORECASE)
# A thing of one year, and the like of another: "**this year's** fee"; not "last year's fee".
_OF_THIS = re.compile(
    r"\bthis\s(?P<span>year|month|season|term|quarter|week)['’]s\b", re.IGNORECASE
)
_OF_ANOTHER = re.compile(
    r"\b(?:last|next|the\sprevious|the\sfollowing)\s(?:year|month|season|term|quarter|week)['’]s\b",
    re.IGNORECASE,
)
# A week or month that a clause asks about, and what was before it: "**back in** May".
_IN_THE_WEEK = re.compile(r"\b(?:during\sthe|in\sthe|this|that)\s(?:week|month|fortnight)\b", re.I)
_MONTHS_AGO = re.compile(
    r"\bback\sin\s(?:the\s)?[a-z]+\b|\b(?:months|years)\sago\b|\blast\s(?:year|spring|summer|autumn)\b",
    re.IGNORECASE,
)
# What was not in the year in which a story is told: "**last year**", "back in 2014".
_YEARS_AGO = re.compile(
    r"\blast\s(?:year|spring|summer|autumn|christmas)\b|\byears\sago\b|\bback\sin\s(?:the\s)?(?:19|20)\d\d\b|\bthe\syear\sbefore\b"
    r"|\bin\s(?:19\d\d|20[01]\d|202[0-3])\b",
    re.IGNORECASE,
)


def told_of_another_year(statement: str, quote: str) -> bool:
    """Tell whether a clause asks for this year, and words tell of one that is over.

    Args:
        statement: the clause.
        quote: words of a story.

    Example:
        >>> clause = "you joined this year"
        >>> told_of_another_year(clause, "I joined back in 2014")
        True
        >>> told_of_another_year(clause, "I joined in May")
        False
    """
    return _tells_of_other_time(statement, quote, asked=_THIS_YEAR, told=_YEARS_AGO)


def is_of_another_span(statement: str, quote: str) -> bool:
    """Tell whether a clause asks of this year's thing, and words tell of another year's.

    Args:
        statement: the clause.
        quote: words of a story.

    Example:
        >>> clause = "you have paid this year's fee"
        >>> is_of_another_span(clause, "I paid last year's fee")
        True
        >>> is_of_another_span(clause, "I paid this year's fee last week")
        False
        >>> is_of_another_span("you earned wages during the week", "Back in May I earned wages")
        True
    """
    pairs = ((_OF_THIS, _OF_ANOTHER), (_IN_THE_WEEK, _MONTHS_AGO))
    return any(_tells_of_other_time(statement, quote, asked=a, told=t) for a, t in pairs)


# What a clause asks to have been of late: "you have **recently** moved".
_RECENT = re.compile(r"\b(?:recently|lately|of\slate)\b", re.IGNORECASE)
# What was long ago: "**when I was a boy**", "ten **years ago**"; not "a week ago".
_LONG_AGO = re.compile(
    rf"{_YEARS_AGO.pattern}|\b(?:decades?|ages|a\syear)\sago\b|\bas\san?\s(?:child|boy|girl|kid|teenager|baby)\b"
    r"|\bwhen\s(?:I|we)\s(?:was|were)\s(?:an?\s|[a-z]*teen\b|\d|twenty|young|little|small|at\sschool)",
    re.IGNORECASE,
)


def was_long_before(statement: str, quote: str) -> bool:
    """Tell whether a clause asks for what was of late, and words tell of what was long ago.

    Args:
        statement: the clause.
        quote: words of a story.

    Example:
        >>> clause = "you have recently travelled abroad"
        >>> was_long_before(clause, "I travelled abroad ten years ago")
        True
        >>> was_long_before(clause, "I travelled abroad last week")
        False
    """
    return _tells_of_other_time(statement, quote, asked=_RECENT, told=_LONG_AGO)


def _tells_of_other_time(
    statement: str, quote: str, *, asked: re.Pattern[str], told: re.Pattern[str]
) -> bool:
    """Tell whether a clause alone names the time that is asked for, and words name another."""
    named = asked.search(statement) is not None and asked.search(quote) is None
    return named and told.search(quote) is not None


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
