"""Days that a clause names by pointing to them, or beside what it is about.

"Returns must be filed by 31 January; a charge is made on returns filed after **that date**": the
one date of the rule. "You are residents **on weekends**": it is a weekend, and you are a resident.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from cmr_logic.syntax import MONTHS, WEEK
from cmr_logic.text import words_in

_POINTED = re.compile(
    r"\b(?:that|this|the\s(?:same|due|closing))\s(?:date|day|deadline|time)\b", re.IGNORECASE
)
_DAYS = rf"(?:{'|'.join(WEEK)})s?"
_ON_DAYS = re.compile(
    r"^(?P<main>you\sare\s(?!on\b|in\b|at\b)[a-z' -]+?)\s"
    rf"(?P<when>(?:on|at)\s(?:weekends|weekdays|{_DAYS}(?:(?:,\s|,?\s(?:and|or)\s){_DAYS})*)"
    rf"|(?:from\s)?{_DAYS}\sto\s{_DAYS})(?:\sonly)?$",
    re.IGNORECASE,
)


def with_day_named(statements: Sequence[str]) -> list[str]:
    """Return clauses of a rule with the one date of it where they point to that.

    Args:
        statements: the clauses, in their order.

    Example:
        >>> with_day_named(["the form is sent by 31 May", "it is sent after that date"])
        ['the form is sent by 31 May', 'it is sent after 31 May']
        >>> with_day_named(["it is sent after that date"])
        ['it is sent after that date']
    """
    if not any(_POINTED.search(each) for each in statements):
        return list(statements)
    named = {day for each in statements if not _POINTED.search(each) for day in _days_in(each)}
    if len(named) != 1:
        return list(statements)
    (day,) = named
    return [_POINTED.sub(day, each) for each in statements]


def _days_in(statement: str) -> set[str]:
    """Return the words of the days that a clause names, without what bounds them."""
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most clauses name no day

    found = [q for q in find_quantities(statement) if q.kind.value in {"date", "year days"}]
    shown = (_BARE.search(q.text) for q in found)
    return {match[0] for match in shown if match is not None}


# What ends for everybody on a day: "the **offer** ends on 12 August"; not "your lease".
_CLOSING = re.compile(
    r"^(?P<what>(?:the\s|this\s)?(?:[a-z-]+\s){0,3}?(?:offer|sale|promotion|deal|entr(?:y|ies)|registrations?|applications?"
    r"|bookings?|enrolments?|competition|contest|scheme|discount|voting|nominations?|consultation|submissions?|window|early\sbird))\s"
    r"(?:ends?|closes?|finish(?:es)?|expires?|stops?|runs?\sout|is\sdue\sto\send|must\send)\s(?:on|at\sthe\send\sof)\s",
    re.IGNORECASE,
)
_NAMED_DAY = re.compile(
    rf"(?<=[a-z]\s)(?:{'|'.join(month.capitalize() for month in MONTHS)})\b|\b(?:19|20)\d\d\b"
    r"|\b(?:noon|midnight)\b"
    rf"|(?<=\bon\s)(?:{'|'.join(day.capitalize() for day in WEEK)})\b"
)
_BARE = re.compile(r"(?:\d|[A-Z]).*$")


def as_deadline(statement: str) -> str:
    """Return a clause that says when something ends as one until when it is the time for it.

    Args:
        statement: the clause.

    Example:
        >>> as_deadline("the offer ends on 12 August"), as_deadline("your lease ends on 12 August")
        ('the offer is valid until 12 August', 'your lease ends on 12 August')
    """
    return _CLOSING.sub(r"\g<what> is valid until ", statement)


def leaves_out_day(statement: str, quote: str) -> bool:
    """Tell whether words leave out a day, a month, a year or an hour that a clause names.

    What bounds a time is measured; where no table reads the bound, other words alone do not tell
    that it is kept.

    Args:
        statement: the clause.
        quote: words of a story.

    Example:
        >>> clause = "you joined around the turn of May 2022"
        >>> leaves_out_day(clause, "I joined in October 2022")
        True
        >>> leaves_out_day("you may join", "I may")
        False
        >>> leaves_out_day("you join on Friday", "I joined"), leaves_out_day("you join", "I do")
        (True, False)
    """
    named = _NAMED_DAY.findall(statement)
    return bool(named) and not {each.lower() for each in named} <= set(words_in(quote.lower()))


@lru_cache(maxsize=4096)
def on_those_days(statement: str) -> tuple[str, ...]:
    """Return what a clause says of whom, and when, apart; nothing where it does not.

    Args:
        statement: the clause.

    Example:
        >>> on_those_days("you are members of the club on Sundays")
        ('you are members of the club', 'it is on Sundays')
        >>> on_those_days("you work on Sundays")
        ()
    """
    if "day" not in statement and "weekend" not in statement:
        return ()
    found = _ON_DAYS.match(statement)
    return () if found is None else (found["main"], "it is " + found["when"])
