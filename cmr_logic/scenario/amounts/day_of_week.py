"""Which day of the week it is, for clauses such as "it is Monday to Friday"."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic.scenario.lexicon.relations import covers, keyed
from cmr_logic.syntax import WEEK
from cmr_logic.text import words_in

_DAY = rf"(?:{'|'.join(WEEK)})s?"
_SETS = {
    "weekday": range(5),
    "working day": range(5),
    "weekend": range(5, 7),
}
_SET = r"(?:weekdays?|working\sdays?|weekends?)"
_RANGE = rf"{_DAY}(?:\s(?:to|through|till|until)\s|\s?[-–]\s?){_DAY}"
_LIST = rf"{_DAY}(?:(?:,\s|,?\s(?:and|or|&)\s){_DAY})*"
# Days of the week as they are named: "Monday to Friday", "weekends", "Mondays and Fridays".
DAYS_TOLD = rf"(?:{_RANGE}|{_LIST}|{_SET})"
_HOLIDAYS = r"(?:bank|public)\sholidays?"
_JOINT = r"(?:,\s|,?\s(?:and|or)\s)"
_WITH_HOLIDAYS = re.compile(rf"\b(?:{_HOLIDAYS}{_JOINT}|{_JOINT}(?:on\s)?{_HOLIDAYS})")
_LEAD = r"(?:only\s)?(?:on\s|at\s|from\s|between\s|during\s)?(?:an?\s|the\s|any\s)?"
_STATE = r"(?:open|free|available|valid|running|on\soffer|allowed|permitted|closed)"
_ASKED = re.compile(
    rf"(?:(?:it|today|this|that)(?:\sis|['’]s)"
    rf"|(?P<what>[a-z' -]+?)\s(?:(?:is|are)(?:\s{_STATE})?|runs?|operates?|opens?|sails?|goes))"
    rf"\s{_LEAD}(?P<days>{_RANGE}|{_LIST}|{_SET})(?:\sonly)?"
)
_PLANNED = re.compile(
    rf"\b(?:on|this|next|that|over|at)\s(?:the\s|an?\s|this\s|a\scoming\s|one\s)?(?P<days>{'|'.join(WEEK)}|weekend|weekday)\b"
    rf"(?!\s(?:to|through|till|until|or)\s(?:{'|'.join(WEEK)}|weekend|the\s|next\s)|s?\sor\b)"
)
_EACH = re.compile(_DAY)


def asked_days(statement: str, given: frozenset[str] = frozenset()) -> frozenset[int]:
    """Return the days of a week on which a clause holds; none where it names no day alone.

    Args:
        statement: the clause.
        given: what the words of a question are compared by, of which a clause may say it.

    Example:
        >>> sorted(asked_days("it is Monday to Friday")), sorted(asked_days("it is a weekend"))
        ([0, 1, 2, 3, 4], [5, 6])
        >>> sorted(asked_days("it is Monday to Friday that you work"))
        []
        >>> sorted(asked_days("the pool is open at weekends", frozenset({"pool"})))
        [5, 6]
    """
    if "day" not in statement and "week" not in statement:
        return frozenset()
    found = _ASKED.fullmatch(_WITH_HOLIDAYS.sub("", statement.lower()))
    if found is None:
        return frozenset()
    named = [key for key in keyed(words_in(found["what"])) if key] if found["what"] else []
    if named and not any(covers((key,), named[-1]) for key in given):
        return frozenset()
    return days_named(found["days"])


def names_holidays(statement: str) -> bool:
    """Tell whether a clause names bank holidays too, each of which may be on any day."""
    return "holiday" in statement


def planned_days(words: str) -> frozenset[int]:
    """Return the day of the week that words of a plan tell; none where they tell none.

    Example:
        >>> sorted(planned_days("I'll be there on Saturday")), sorted(planned_days("I row"))
        ([5], [])
    """
    found = [*_PLANNED.finditer(words.lower())]
    return days_named(found[0]["days"]) if len(found) == 1 else frozenset()


def among(asked: frozenset[int], days: frozenset[int]) -> Iterator[bool]:
    """Yield whether one of some days is one of those that a clause names, if that is sure.

    Args:
        asked: those of the clause.
        days: those one of which it is.
    """
    if days and (days <= asked or days.isdisjoint(asked)):
        yield days <= asked


def days_named(words: str) -> frozenset[int]:
    """Return the days of a week that words name: "monday to friday", "weekends".

    Args:
        words: the words, in small letters.
    """
    for name, days in _SETS.items():
        if words.startswith(name):
            return frozenset(days)
    named = [WEEK.index(day.removesuffix("s")) for day in _EACH.findall(words)]
    if re.fullmatch(_RANGE, words):
        first, last = named
        span = range(first, last + 1 if last >= first else last + 1 + len(WEEK))
        return frozenset(day % len(WEEK) for day in span)
    return frozenset(named)
