"""How often a clause says that a thing is done by habit, and a story: "every week", "twice a year".

Both are reckoned by the year. "Now and then" tells no number, and settles nothing.
"""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic.records import record
from cmr_logic.syntax import A_WEEKDAY
from cmr_logic.text.number_names import AN_HOUR, VALUES

_YEARLY = {
    "day": 365,
    "night": 365,
    "morning": 365,
    "evening": 365,
    "week": 52,
    "fortnight": 26,
    "month": 12,
    "year": 1,
}
_UNIT = "day|night|morning|evening|week|fortnight|month|year"
_ADVERBS = {
    "daily": 365,
    "nightly": 365,
    "weekly": 52,
    "fortnightly": 26,
    "monthly": 12,
    "yearly": 1,
    "annually": 1,
}
_N = rf"\d+|{AN_HOUR}"
_TIMES = rf"once|twice|thrice|(?:{_N})\stimes"
_ASKED = re.compile(
    rf"^(?P<deed>(?:you|your)\s.+?)\s(?:(?:every|each)\s(?:single\s)?(?P<unit>{_UNIT})|(?P<adverb>{'|'.join(_ADVERBS)})"
    rf"|(?P<least>at\sleast|more\sthan)\s(?P<times>{_TIMES})\s(?:an?|every|each"
    rf"|per)\s(?P<per>{_UNIT}))$"
)
_TOLD = re.compile(
    rf"\b(?:(?:every|each)\s(?P<other>other|second|third|single|few|two|three|four|six"
    rf"|\d+)?\s?(?P<unit>{_UNIT})s?\b"
    rf"|(?P<adverb>{'|'.join(_ADVERBS)})\b"
    rf"|(?P<times>{_TIMES}|(?:{_N})\sor\s(?:{_N})\stimes|once\sor\stwice|a\scouple\sof\stimes"
    rf"|several\stimes)\s(?:an?|every|each|per)\s(?P<per>{_UNIT})\b"
    rf"|(?P<days>(?:on\s|every\s|each\s)(?:{A_WEEKDAY})s?(?:(?:,\s|\sand\s"
    rf"|,\sand\s)(?:{A_WEEKDAY})s?)*)\b(?!\s(?:last|this|next))"
    rf"|never\s(?:once\s)?(?:missed|skipped)\s(?:an?|one)\s(?:single\s)?(?P<unmissed>{_UNIT})\b"
    r"|(?P<most>most)\s(?P<mostly>days|weeks|months)\b"
    r"|(?P<rare>hardly\sever|rarely|seldom|once\sin\sa\sblue\smoon|almost\snever|scarcely\sever)\b"
    r"|(?P<through>day\sin,?\sday\sout|week\sin,?\sweek\sout|month\sin,?\smonth\sout)\b"
    r"|(?P<feast>only\b[^.;!?]{0,30}\b(?:at|for|on)\s(?:christmas|easter|my\sbirthday"
    r"|new\syear))\b)",
    re.IGNORECASE,
)
_FEW = {"once": (1, 1), "twice": (2, 2), "thrice": (3, 3)}
_LOOSE = {"once or twice": (1, 2), "a couple of times": (2, 2), "several times": (3, 9)}
_EVERY_FEW = {"other": 2, "second": 2, "third": 3, "two": 2, "three": 3, "four": 4, "six": 6}
_OF_MOST = {"days": (183, 364), "weeks": (27, 51), "months": (7, 11)}
_RARE = (0, 6)
_IN_A_YEAR = 52
_WEEKDAY = re.compile(A_WEEKDAY, re.IGNORECASE)


@record(frozen=True, slots=True)
class Habit:
    """How often a clause says that a thing is done.

    Args:
        deed: what is done.
        least: how often in a year, at least.
    """

    deed: str
    least: int


@lru_cache(maxsize=4096)
def habit_asked(statement: str) -> Habit | None:
    """Return how often a clause says that a thing is done by habit; None for other clauses.

    Example:
        >>> habit_asked("you come here every week")
        Habit(deed='you come here', least=52)
        >>> habit_asked("you come here") is None
        True
    """
    match = _ASKED.match(statement)
    if match is None:
        return None
    if match["times"]:
        low = _count(match["times"])[0] + (match["least"] == "more than")
        return Habit(match["deed"], low * _YEARLY[match["per"].lower()])
    often = _ADVERBS if match["adverb"] else _YEARLY
    least = often[(match["adverb"] or match["unit"]).lower()]
    return Habit(match["deed"], least)


def is_habit(asked: Habit, sentence: str) -> bool | None:
    """Tell whether a sentence says that a thing is done as often as asked; None if not said.

    Args:
        asked: how often a clause says.
        sentence: the words of a story.

    Example:
        >>> asked = habit_asked("you come here every week")
        >>> [is_habit(asked, text) for text in ("I come daily", "I come twice a year", "I come")]
        [True, False, None]
    """
    rates = [_rate(found) for found in _TOLD.finditer(sentence)]
    if len(rates) != 1 or rates[0] is None:
        return None
    low, high = rates[0]
    if low >= asked.least:
        return True
    return False if high < asked.least else None


def _rate(found: re.Match[str]) -> tuple[int, int] | None:
    """Return how often in a year words say that a thing is done, at least and at most."""
    if found["rare"] or found["feast"]:
        return _RARE if found["rare"] else (1, 1)
    if found["most"]:
        return _OF_MOST[found["mostly"].lower()]
    if found["adverb"] or found["days"] or found["through"]:
        return _of_days(found)
    if found["times"]:
        low, high = _count(found["times"].lower())
        per = _YEARLY[found["per"].lower()]
        return low * per, high * per
    return _every(found["other"], _YEARLY[(found["unit"] or found["unmissed"]).lower()])


def _of_days(found: re.Match[str]) -> tuple[int, int]:
    if found["adverb"]:
        often = _ADVERBS[found["adverb"].lower()]
    elif found["through"]:
        often = _YEARLY[found["through"].split()[0].lower()]
    else:
        often = _IN_A_YEAR * len(_WEEKDAY.findall(found["days"]))
    return often, often


def _every(other: str | None, yearly: int) -> tuple[int, int] | None:
    """Return how often "every other week" is; None for "every few weeks"."""
    name = (other or "").lower()
    if name in {"", "single"}:
        return yearly, yearly
    by = int(name) if name.isdigit() else _EVERY_FEW.get(name, 0)
    return (yearly // by, yearly // by) if by else None


def _count(words: str) -> tuple[int, int]:
    """Return a number of times, least and most: "two or three times"."""
    if words in _FEW or words in _LOOSE:
        return (_FEW | _LOOSE)[words]
    numbers = [
        int(w) if w.isdigit() else int(VALUES[w])
        for w in words.split()
        if w.isdigit() or w in VALUES
    ]
    return numbers[0], numbers[-1]
