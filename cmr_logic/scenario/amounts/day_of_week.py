"""Which day of the week it is, for clauses such as "it is Monday to Friday"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic.scenario.statements.statement import Mood, Statement
from cmr_logic.syntax import WEEK

_DAY = rf"(?:{'|'.join(WEEK)})s?"
_SETS = {"weekday": range(5), "working day": range(5), "weekend": range(5, 7)}
_SET = r"(?:weekdays?|working\sdays?|weekends?)"
_RANGE = rf"{_DAY}(?:\s(?:to|through|till|until)\s|\s?[-–]\s?){_DAY}"
_LIST = rf"{_DAY}(?:(?:,\s|,?\s(?:and|or|&)\s){_DAY})*"
_LEAD = r"(?:on\s|at\s)?(?:an?\s|the\s)?"
_ASKED = re.compile(rf"(?:it|today)(?:\sis|['’]s)\s{_LEAD}(?P<days>{_RANGE}|{_LIST}|{_SET})")
_TOLD = re.compile(
    rf"\b(?:it|today)(?:\sis|['’]s)\s(?:now\s|already\s|currently\s|only\s|still\s)?{_LEAD}"
    rf"(?P<days>{_DAY}|{_SET})\b(?!\s(?:to|through|till|until|or|that|which|when)\b)"
)
_EACH = re.compile(_DAY)


def asked_days(statement: str) -> frozenset[int]:
    """Return the days of a week on which a clause holds; none where it names no day alone.

    Example:
        >>> sorted(asked_days("it is Monday to Friday")), sorted(asked_days("it is a weekend"))
        ([0, 1, 2, 3, 4], [5, 6])
        >>> sorted(asked_days("it is Monday to Friday that you work"))
        []
    """
    if "day" not in statement and "week" not in statement:
        return frozenset()
    found = _ASKED.fullmatch(statement.lower())
    return _days(found["days"]) if found is not None else frozenset()


def told_days(quote: str) -> frozenset[int]:
    """Return the days of a week one of which it is by a statement's words; none where not told.

    Example:
        >>> sorted(told_days("It's Sunday today")), sorted(told_days("I row on Sunday"))
        ([6], [])
    """
    found = _TOLD.search(quote.lower())
    return _days(found["days"]) if found is not None else frozenset()


def on_those_days(statement: str, told: Statement, quote: str) -> Iterator[bool]:
    """Yield whether it is one of the days that a clause names, where a statement tells the day.

    Args:
        statement: the clause.
        told: a statement of the story.
        quote: its words.
    """
    asked = asked_days(statement)
    if not asked or told.mood is not Mood.FACT or told.negated:
        return
    days = told_days(quote)
    if days and (days <= asked or days.isdisjoint(asked)):
        yield days <= asked


def _days(words: str) -> frozenset[int]:
    for name, days in _SETS.items():
        if words.startswith(name):
            return frozenset(days)
    named = [WEEK.index(day.removesuffix("s")) for day in _EACH.findall(words)]
    if re.fullmatch(_RANGE, words):
        first, last = named
        span = range(first, last + 1 if last >= first else last + 1 + len(WEEK))
        return frozenset(day % len(WEEK) for day in span)
    return frozenset(named)
