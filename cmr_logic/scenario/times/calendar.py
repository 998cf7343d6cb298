"""Days that have a name or a number, and no date: bank holidays, "by Thursday", "the fifth".

They say which day of the year, of a week or of a month something is; a story tells another, or the
same, by name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from cmr_logic.syntax import MONTHS, WEEK
from cmr_logic.text.number_names import FIRST_TO_NINETEENTH

_FEASTS = (
    "new year's day|new year's eve|good friday|easter sunday|easter monday|christmas eve"
    "|christmas day|boxing day|may day|thanksgiving|halloween|valentine's day|st patrick's day"
)
# Those on which nobody has to work, where there are such days at all.
_PUBLIC = frozenset(
    {"new year's day", "good friday", "easter monday", "christmas day", "boxing day"}
)
_BANK = frozenset({"bank holiday", "public holiday"})
_NAMED = re.compile(rf"\b(?:{_FEASTS}|(?:bank|public)\sholiday)(?=s?\b)", re.IGNORECASE)
_ASKED = re.compile(
    rf"^(?:it|today)\sis\s(?:on\s)?(?:an?\s|the\s|any\s)?(?P<days>(?:{_FEASTS}|(?:bank|public)\sholidays?)"
    rf"(?:(?:,\s|,?\s(?:and|or)\s)(?:an?\s)?(?:{_FEASTS}|(?:bank|public)\sholidays?))*)$",
    re.IGNORECASE,
)
_TODAY = re.compile(
    rf"(?:^|[.!?]\s)(?:it['’]s|it\sis|today\sis|today['’]s)\s(?:actually\s)?(?P<day>{_FEASTS})\b",
    re.IGNORECASE,
)
_WEEKDAYS = {"good friday": "friday", "easter sunday": "sunday", "easter monday": "monday"}
_WEEKDAY = re.compile(rf"\b(?:on|this|next)\s(?P<day>{'|'.join(WEEK)})\b", re.IGNORECASE)
_WORKING = 5
_HOUR = (
    r"(?:noon|midday|midnight|lunchtime|\d{1,2}(?:[:.]\d\d)?\s?(?:am|pm|a\.m\.|p\.m\.|o['’]clock)|close\sof\sbusiness"
    r"|the\send\sof)"
)
_DEADLINE = re.compile(
    rf"\b(?P<bound>by|before)\s(?:(?P<hour>{_HOUR})\s(?:on\s)?)?(?:the\s)?(?P<day>{'|'.join(WEEK)})\b(?P<at>\s{_HOUR}"
    r"|\s(?:morning|evening|night|afternoon))?(?:\sat\sthe\slatest)?$",
    re.IGNORECASE,
)
_DONE = re.compile(
    rf"\b(?:on|last|this)\s(?P<day>{'|'.join(WEEK)})\b(?!\s(?:week|to|until|till|or)\b)",
    re.IGNORECASE,
)
_NTHS = {name: at for at, name in enumerate((*FIRST_TO_NINETEENTH, "twentieth"), 1)}
_NTH = rf"(?:\d{{1,2}}(?:st|nd|rd|th)|{'|'.join(_NTHS)})"
_OF_MONTH = re.compile(
    rf"\b(?P<bound>by|before|after|on\sor\sbefore|on\sor\safter|no\slater\sthan|later\sthan)\sthe\s(?P<nth>{_NTH})"
    r"(?:(?:\sday)?\sof\s(?:the|each|every|any|a)\s(?:calendar\s)?month\b|$)",
    re.IGNORECASE,
)
# Between which days of a month something was done: "**after the 5th**", "**by the 3rd**".
_FROM_NTH = re.compile(
    rf"\b(?P<bound>on\sor\sbefore|on\sor\safter|no\slater\sthan|by|before|after|past|later\sthan|earlier\sthan)\s"
    rf"the\s(?P<nth>{_NTH})\b(?:\sday)?(?:\sof\s(?:the|each|every|any|a|that)\s(?:calendar\s)?month\b"
    r"|(?=\s*(?:[.,;!?]|$|and\b|but\b|as\b|because\b|so\b|every\b|each\b|when\b|this\b|last\b)))",
    re.IGNORECASE,
)
_ON_NTH = re.compile(
    rf"\bon\s(?:the\s(?P<nth>{_NTH})\b(?!\s(?:floor|attempt|try|go|visit|call|day|of\s(?!the|each|every|{'|'.join(MONTHS)})))"
    rf"|(?P<day>\d{{1,2}})\s(?:{'|'.join(MONTHS)})\b)",
    re.IGNORECASE,
)
# The one day, or month, on which a clause has a thing done: "on Friday 9 May", "in May"; not "by".
_MONTH = "|".join(month.capitalize() for month in MONTHS)
_ON_DAY = re.compile(
    rf"(?<!or\s)\b(?:on\s(?:the\s)?(?P<day>{'|'.join(WEEK)})?\s?(?P<nth>\d{{1,2}})?(?:st|nd|rd|th)?"
    rf"(?:\s(?:of\s)?(?P<month>(?-i:{_MONTH}))\b)?|in\s(?P<during>(?-i:{_MONTH})))$",
    re.IGNORECASE,
)
_DAY_TOLD = re.compile(
    rf"\b(?:on|last|this)\s(?:the\s)?(?P<day>{'|'.join(WEEK)})\b(?!\s(?:to|until|till|or|and)\b)",
    re.IGNORECASE,
)
_MONTH_TOLD = re.compile(
    rf"\b(?:in|(?P<nth>\d{{1,2}})(?:st|nd|rd|th)?(?:\sof)?)\s(?P<month>{_MONTH})\b"
)
_MONTH_ASKED = re.compile(
    rf"\b(?:in|by|before|after|since|until|till|from|of|\d{{1,2}})\s(?P<month>{_MONTH})\b"
)
_LATER = frozenset({"after", "on or after", "later than", "past"})
_STRICT = frozenset({"before", "after", "later than", "past", "earlier than"})
_LONGEST = 31  # days of a month
_EARLY, _LATE = 5, 25  # what is due on the 1st may be paid on the 28th


def _plain(words: str) -> str:
    return " ".join(words.lower().replace("’", "'").split())


def feasts_asked(statement: str) -> frozenset[str]:
    """Return the feasts or holidays one of which a clause asks whether it is.

    Example:
        >>> sorted(feasts_asked("it is on Good Friday")), sorted(feasts_asked("it is on the boat"))
        (['good friday'], [])
    """
    found = _ASKED.match(statement) if "day" in statement.lower() else None
    return (
        frozenset(map(_plain, _NAMED.findall(found["days"]))) if found is not None else frozenset()
    )


def feasts_named(words: str) -> frozenset[str]:
    """Return the feasts that words name: "I'll come on Boxing Day"."""
    return frozenset(map(_plain, _NAMED.findall(words)))


def feast_today(story: str) -> re.Match[str] | None:
    """Return where a story says that it is a feast today."""
    return _TODAY.search(story)


def is_among(asked: frozenset[str], told: str) -> bool | None:
    """Tell whether a day that a story names is among those of a clause; None where it may be.

    Example:
        >>> asked = frozenset({"bank holiday"})
        >>> is_among(asked, "boxing day"), is_among(asked, "halloween")
        (True, None)
        >>> is_among(frozenset({"good friday"}), "easter monday")
        False
    """
    if told in asked or (told in _PUBLIC and not asked.isdisjoint(_BANK)):
        return True
    if not asked.isdisjoint(_BANK) or told in _BANK:
        return None
    return False


def weekday_excludes(asked: frozenset[str], words: str) -> bool:
    """Tell whether a day of the week that words name is none of those on which some feasts fall."""
    found = _WEEKDAY.search(words)
    fall = {_WEEKDAYS.get(each, "") for each in asked}
    return found is not None and "" not in fall and found["day"].lower() not in fall


def met_in_week(statement: str, words: str) -> bool | None:
    """Tell whether what was done on a day of the week was done by the day that a clause names.

    Args:
        statement: the clause.
        words: those of a story that tell when it was done.

    Example:
        >>> asked = "you ask by Thursday"
        >>> [met_in_week(asked, "I asked on " + day) for day in ("Tuesday", "Friday", "Sunday")]
        [True, False, None]
    """
    asked, told = _DEADLINE.search(statement), [*_DONE.finditer(words)]
    if asked is None or len(told) != 1:
        return None
    last, day = WEEK.index(asked["day"].lower()), WEEK.index(told[0]["day"].lower())
    if day < last:
        return True
    if day == last:
        plain = not (asked["hour"] or asked["at"])
        return asked["bound"].lower() == "by" if plain else None
    return False if day < _WORKING else None  # a weekend may be the one before


def met_in_month(statement: str, words: str) -> bool | None:
    """Tell whether a day of a month that a story names is before, or after, that of a clause.

    Args:
        statement: the clause.
        words: those of a story that tell when it was done.

    Example:
        >>> asked = "the rent is paid after the fifth of the month"
        >>> met_in_month(asked, "it went out on the 3rd"), met_in_month(asked, "on 9 May")
        (False, True)
        >>> met_in_month(asked, "by the 4th"), met_in_month(asked, "after the 7th")
        (False, True)
        >>> met_in_month(asked, "after the 3rd") is None
        True
    """
    asked = _OF_MONTH.search(statement)
    if asked is None or (told := _days_told(words)) is None:
        return None
    last, bound = _number(asked["nth"]), _plain(asked["bound"])
    if bound in _LATER:
        wanted = (last + (bound in _STRICT), _LONGEST)
    else:
        wanted = (1, last - (bound in _STRICT))
        if last <= _EARLY and told[0] >= _LATE:
            return None  # the end of the month before
    if wanted[0] <= told[0] and told[1] <= wanted[1]:
        return True
    return None if told[0] <= wanted[1] and wanted[0] <= told[1] else False


def _days_told(words: str) -> tuple[int, int] | None:
    """Return from which day of a month to which words say that a thing was done."""
    on, bounds = [*_ON_NTH.finditer(words)], [*_FROM_NTH.finditer(words)]
    if len(on) + len(bounds) != 1:
        return None
    if on:
        day = _number(on[0]["nth"] or on[0]["day"])
        return day, day
    day, bound = _number(bounds[0]["nth"]), _plain(bounds[0]["bound"])
    strict = bound in _STRICT
    return (day + strict, _LONGEST) if bound in _LATER else (1, day - strict)


def on_another_day(statement: str, words: str) -> bool:
    """Tell whether words name another day, or month, than that on which a clause has a thing done.

    Args:
        statement: the clause.
        words: those of a story that tell when it was done.

    Example:
        >>> on_another_day("you row on Tuesday", "I rowed on Wednesday")
        True
        >>> on_another_day("you row on 9 May", "I rowed on 9 June")
        True
        >>> on_another_day("you row by May", "I rowed in April")
        False
        >>> on_another_day("you row on Friday 9 May", "I rowed on 9 May")
        False
    """
    asked = _ON_DAY.search(statement)
    if asked is None or not any(asked.groupdict().values()):
        return False
    days, months = [*_DAY_TOLD.finditer(words)], [*_MONTH_TOLD.finditer(words)]
    if asked["day"] and len(days) == 1 and len(months) <= 1:
        return days[0]["day"].lower() != asked["day"].lower()
    month = asked["month"] or asked["during"]
    if not month or len(months) != 1:
        return False
    (told,) = months
    same = told["month"].lower() == month.lower()
    nth = asked["nth"]
    return not same or bool(nth and told["nth"] and int(nth) != int(told["nth"]))


# The day on which a clause has a thing be so: "**on the day of** the race"; not "in May".
_ON_THE_DAY = re.compile(
    r"\bon\sthe\s(?:very\s|same\s)?(?:day|date|morning|evening|night)\s(?:of|that|when)\b"
)
# By which another is told of: "**the day after** the race"; not "after lunch".
_BESIDE = re.compile(
    r"\b(?:days?|nights?|evenings?|mornings?|weeks?|months?|fortnight)\s(?:before|after|earlier|later|ahead)\b",
    re.IGNORECASE,
)


def beside_the_day(statement: str, words: str) -> bool:
    """Tell whether words are of a day before or after the one on which a clause has a thing be so.

    Args:
        statement: the clause.
        words: those of a story that tell when it was so.

    Example:
        >>> asked = "you were ill on the day of the race"
        >>> beside_the_day(asked, "I was ill the day after the race")
        True
        >>> beside_the_day(asked, "I was ill on the day of the race")
        False
    """
    asked = _ON_THE_DAY.search(statement) is not None and _BESIDE.search(statement) is None
    return asked and _BESIDE.search(words) is not None


def in_another_month(statement: str, words: str) -> bool:
    """Tell whether words name one month, and a clause another, whatever it says of that one.

    Example:
        >>> in_another_month("you row by May", "I rowed in June")
        True
        >>> in_another_month("you row by May", "I may row on 3 May")
        False
    """
    asked, told = [*_MONTH_ASKED.finditer(statement)], [*_MONTH_TOLD.finditer(words)]
    return len(asked) == len(told) == 1 and asked[0]["month"] != told[0]["month"]


def _number(words: str) -> int:
    digits = re.match(r"\d+", words)
    return int(digits.group()) if digits is not None else _NTHS[words.lower()]


def asks_small_day(statement: str) -> bool:
    """Tell whether a clause asks for a day of a week, or of a month, by which a thing is done."""
    deadline = _DEADLINE.search(statement) is not None or _OF_MONTH.search(statement) is not None
    return deadline or _on_weekday(statement)


def _on_weekday(statement: str) -> bool:
    """Tell whether a clause has a thing done on one day of the week: "on Friday 9 May"."""
    found = _ON_DAY.search(statement)
    return found is not None and found["day"] is not None


def judged(statement: str, words: str) -> Iterator[bool]:
    """Yield whether a day that words tell is in time for a clause, where that is sure."""
    for found in (met_in_week(statement, words), met_in_month(statement, words)):
        if found is not None:
            yield found
    if _on_weekday(statement) and on_another_day(statement, words):
        yield False
