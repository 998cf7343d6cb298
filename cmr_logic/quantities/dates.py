"""Date expressions: days, months, years, decades, tax years, and dates relative to a reference.

A month or a year is the interval of its days. ``12/05/2017``, which is 12 May to some readers and
5 December to others, is the smallest interval that holds both: what follows from the interval
follows from either reading.
"""

from __future__ import annotations

import re
from calendar import monthrange
from datetime import date, timedelta
from typing import Final

from cmr_logic.quantities.date_forms import DateForm, Days, FoundDate
from cmr_logic.quantities.number_words import number_in_words
from cmr_logic.quantities.periods import PARTS_OF_DECADES, PERIOD_CUE, PERIOD_FORMS, whole_year
from cmr_logic.quantities.seasons import SEASON_FORMS
from cmr_logic.quantities.taken import Taken
from cmr_logic.quantities.units import DAYS_A_MONTH, DAYS_A_YEAR
from cmr_logic.syntax import A_WEEKDAY, MONTHS
from cmr_logic.text.patterns import compiled

_MONTHS: Final = {
    **{name: number for number, name in enumerate(MONTHS, 1)},
    **{name[:3]: number for number, name in enumerate(MONTHS, 1)},
    "sept": 9,
}
# "May", "March" and "Mar" are words too: the forms below ask for a day or a year beside them.
_M: Final = "|".join(sorted(_MONTHS, key=len, reverse=True))
_DAY: Final = r"(?P<day>0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?"
_YEAR: Final = r"(?P<year>(?:1[89]|20)\d\d)(?![\w%]|[.,:/]\d|-\w)"
_WEEKDAY: Final = rf"(?:(?:{A_WEEKDAY}),?\s(?:the\s)?)?"
# Words that may follow a bare year or month; before any other word ("2014 people") it may be
# a number or part of a name.
_ENDS: Final = (
    r"(?=\s*(?:[.,;:!?)\]\"'’”–—-]|$|\n)|\s+(?:and|or|but|to|until|till|when|while|i|he|she|they|we"
    r"|you|it|my|his|her|our|their|with|for|on|at|in|by|because|as|so|if|after|before|through"
    r"|was|were|is|are|the|a|from|who|which|that|who|onwards?|tax|until|due|unless|then|where"
    r"|without|during|since|though|although|having|and/or|not|did|had|has|have|will|would)\b)"
)


def _month_days(year: int, month: int) -> Days:
    return date(year, month, 1), date(year, month, monthrange(year, month)[1])


def _day_month_year(match: re.Match[str], _: date | None) -> Days | None:
    return _one_day(int(match["year"]), _MONTHS[match["month"].lower()], int(match["day"]))


def _one_day(year: int, month: int, day: int) -> Days | None:
    try:
        found = date(year, month, day)
    except ValueError:
        return None  # 31 June
    return found, found


def _month_year(match: re.Match[str], _: date | None) -> Days:
    return _month_days(int(match["year"]), _MONTHS[match["month"].lower()])


def _decade(match: re.Match[str], _: date | None) -> Days:
    year = int(match["decade"])
    if year < 100:  # noqa: PLR2004 - "the 80s"
        year += 1900
    first, last = PARTS_OF_DECADES.get((match["part"] or "").strip(" -").lower(), (0, 9))
    return date(year + first, 1, 1), date(year + last, 12, 31)


def _iso(match: re.Match[str], _: date | None) -> Days | None:
    return _one_day(int(match["year"]), int(match["m"]), int(match["d"]))


def _slashed(match: re.Match[str], _: date | None) -> Days | None:
    one, two, year = int(match["one"]), int(match["two"]), int(match["y"])
    readings = [days for days in (_one_day(year, two, one), _one_day(year, one, two)) if days]
    if not readings:
        return None
    return min(first for first, _ in readings), max(last for _, last in readings)


def _tax_year(match: re.Match[str], _: date | None) -> Days | None:
    first = int(match["from1"] or match["from2"])
    text = match["to1"] or match["to2"]
    last = int(text) if len(text) > 2 else first - first % 100 + int(text)  # noqa: PLR2004 - "17"
    return (date(first, 4, 6), date(last, 4, 5)) if last == first + 1 else None


def _days_of_month(match: re.Match[str], _: date | None) -> Days | None:
    year, month = int(match["year"]), _MONTHS[match["month"].lower()]
    first = _one_day(year, month, int(match["day"]))
    last = _one_day(year, month, int(match["until"]))
    return (first[0], last[0]) if first and last and first < last else None


def _same_year_day(match: re.Match[str], _: date | None) -> Days | None:
    return _one_day(int(match["later"]), _MONTHS[match["month"].lower()], int(match["day"]))


def _today(match: re.Match[str], reference: date | None) -> Days | None:
    if reference is None:
        return None
    shift = {"today": 0, "yesterday": -1, "tomorrow": 1}[match[1].lower()]
    day = reference + timedelta(days=shift)
    return day, day


def _calendar_unit(match: re.Match[str], reference: date | None) -> Days | None:
    if reference is None:
        return None
    step = {"last": -1, "this": 0, "next": 1}[match["step"].lower()]
    unit = match["unit"].lower()
    if unit == "week":
        monday = reference - timedelta(days=reference.weekday()) + timedelta(weeks=step)
        return monday, monday + timedelta(days=6)
    if unit == "month":
        months = reference.year * 12 + reference.month - 1 + step
        return _month_days(months // 12, months % 12 + 1)
    return date(reference.year + step, 1, 1), date(reference.year + step, 12, 31)


def _named_month(match: re.Match[str], reference: date | None) -> Days | None:
    if reference is None:
        return None
    month = _MONTHS[match["month"].lower()]
    step = match["step"].lower()
    year = reference.year
    if step == "last" and month >= reference.month:
        year -= 1
    if step == "next" and month <= reference.month:
        year += 1
    return _month_days(year, month)


# The days in a unit, and how far "two years ago" may be rounded.
_AGO_DAYS: Final = {
    "day": (1, 0),
    "week": (7, 3),
    "month": (DAYS_A_MONTH, 15),
    "year": (DAYS_A_YEAR, 183),
}


def _ago(match: re.Match[str], reference: date | None) -> Days | None:
    if reference is None:
        return None
    text = match["n"].lower()
    count = 1 if text in ("a", "an") else int(text) if text.isdigit() else number_in_words(text)
    if not count:
        return None
    length, slack = _AGO_DAYS[match["unit"].lower()]
    days = round(count * length)
    try:
        first = reference - timedelta(days=days + slack)
    except OverflowError:
        return None  # before the year 1
    return first, reference - timedelta(days=max(0, days - slack))


_LEAD: Final = (
    r"(?:in|since|before|after|by|during|until|till|from|of|year|between|and|to|for"
    r"|early|mid|late|than|throughout)"
)

_MONTH_CUES: Final = tuple(name[:3] for name in MONTHS)
_STEPS: Final = ("last", "this", "next")

DATE_FORMS: Final[tuple[DateForm, ...]] = (
    *SEASON_FORMS,
    *PERIOD_FORMS,
    DateForm(
        "iso_date",
        r"\b(?P<year>(?:1[89]|20)\d\d)-(?P<m>0[1-9]|1[0-2])-(?P<d>[0-3]\d)\b",
        _iso,
        "It ended on 2016-04-06.",
        "It ended at 20-16-04.",
        cues=("-",),
    ),
    DateForm(
        "slashed_date",
        r"(?<![\w/])(?P<one>\d{1,2})[/.-](?P<two>\d{1,2})[/.-](?P<y>(?:1[89]|20)\d\d)(?![\w/])",
        _slashed,
        "It ended on 12/05/2017.",
        "We split it 12/05.",
        cues=("/", ".", "-"),
    ),
    DateForm(
        "tax_year",
        r"\b(?:(?P<from1>20\d\d|19\d\d)(?:\s?[-–/]\s?|\sto\s)(?P<to1>\d\d(?:\d\d)?)\s(?:tax|"
        r"financial)\syear|tax\syear\s(?P<from2>20\d\d|19\d\d)(?:\s?[-–/]\s?|\sto\s)"
        r"(?P<to2>\d\d(?:\d\d)?))\b",
        _tax_year,
        "I lost my job in the 2016 to 2017 tax year.",
        "I lost my job in the 2016 season.",
        cues=("year",),
    ),
    DateForm(
        "days_of_month",
        rf"\b(?P<day>\d\d?)(?:st|nd|rd|th)?\s?(?:-|–|to|until)\s?(?P<until>\d\d?)(?:st|nd|rd|th)?"
        rf"\s(?:of\s)?(?P<month>{_M}),?\s{_YEAR}",
        _days_of_month,
        "We were away 18 to 24 September 2017.",
        "We were away 18 or 24 days in 2017.",
        cues=_MONTH_CUES,
    ),
    DateForm(
        "day_month_year",
        rf"\b{_WEEKDAY}(?:the\s)?{_DAY}(?:\sday)?(?:\sof)?[\s-](?P<month>{_M})\.?,?(?:\sof)?[\s-]"
        rf"{_YEAR}",
        _day_month_year,
        "She was born on 6th of April 1951.",
        "She was born on 6th Avenue in 1951.",
        cues=_MONTH_CUES,
    ),
    DateForm(
        "month_day_year",
        rf"\b{_WEEKDAY}(?P<month>{_M})\.?,?\s(?:the\s)?{_DAY},?\s(?:of\s)?{_YEAR}",
        _day_month_year,
        "She was born on June 5, 1980.",
        "She may 5 times in 1980 have claimed.",
        cues=_MONTH_CUES,
    ),
    DateForm(
        "day_month_of_later_year",
        rf"\b{_DAY}\s(?P<month>{_M})(?=\s(?:and|to|until)\s\d\d?\s(?:{_M})\s"
        rf"(?P<later>(?:19|20)\d\d)\b)",
        _same_year_day,
        "You were here between 4 May and 11 August 2019.",
        "You were here between 4 May and 11 August.",
        cues=_MONTH_CUES,
    ),
    DateForm(
        "month_year",
        rf"\b(?P<month>{_M})\.?,?\s(?:of\s)?{_YEAR}(?!\s(?:people|times|hours|days|pounds))",
        _month_year,
        "It was bought in April 1982.",
        "It was bought on 12 April.",
        cues=_MONTH_CUES,
    ),
    DateForm(
        "decade",
        r"\b(?:the|in)\s(?P<part>early[\s-]|mid[\s-]|late[\s-])?['’]?"
        r"(?P<decade>(?:19|20)?[1-9]0)['’]?s\b",
        _decade,
        "We bought it in the late 1980s.",
        "We bought it in our 40s.",
        cues=("0s", "0's", "0’s"),
    ),
    DateForm(
        "bare_year",
        rf"(?<=\b){_LEAD}\s(?:the\syear\s|tax\syear\s)?(?P<whole>{_YEAR}){_ENDS}",
        whole_year,
        "We have lived here since 2015.",
        "We have lived with 2015 people.",
        cues=("18", "19", "20"),
    ),
    DateForm(
        "named_day",
        r"\b(today|yesterday|tomorrow)\b",
        _today,
        "I applied yesterday.",
        "Yesteryear I applied.",
        cues=("today", "yesterday", "tomorrow"),
        reference=True,
    ),
    DateForm(
        "calendar_unit",
        r"\b(?P<step>last|this|next)\s(?P<unit>week|month|year)\b",
        _calendar_unit,
        "I have been ill since last year.",
        "I have been ill at last for years.",
        cues=_STEPS,
        reference=True,
    ),
    DateForm(
        "named_month",
        r"\b(?P<step>last|this|next)\s(?P<month>" + "|".join(MONTHS) + r")\b",
        _named_month,
        "I moved here last October.",
        "I moved here at last; October was fine.",
        cues=_STEPS,
        reference=True,
    ),
    DateForm(
        "ago",
        r"\b(?P<n>an?|\d{1,3}|[a-z]+(?:-[a-z]+)?)\s(?P<unit>day|week|month|year)s?\sago\b",
        _ago,
        "I moved here two years ago.",
        "I moved here two years later.",
        cues=(" ago",),
        reference=True,
    ),
)

_ABSOLUTE_CUE: Final = re.compile(rf"(?:1[89]|20)\d\d|\d0['’]?s\b|{PERIOD_CUE}")


def find_dates(text: str, reference: date | None = None) -> list[FoundDate]:
    """Return the date expressions of a text, in order, none overlapping another.

    Args:
        text: the text.
        reference: the day on which the text was written, for "last year" and the like.

    Example:
        >>> [(str(d.first), str(d.last)) for d in find_dates("It was bought in April 1982.")]
        [('1982-04-01', '1982-04-30')]
    """
    found: list[FoundDate] = []
    taken = Taken(len(text))
    lowered = text.lower()
    absolute = _ABSOLUTE_CUE.search(text) is not None
    for form in DATE_FORMS:
        if form.reference:
            if reference is None:
                continue
        elif not absolute:
            continue
        if not any(cue in lowered for cue in form.cues):
            continue
        pattern = compiled(form.pattern)
        for match in pattern.finditer(text):
            group = "whole" if "whole" in pattern.groupindex else 0
            start, end = match.span(group)
            if not taken.free(start, end):
                continue
            days = form.build(match, reference)
            if days is not None:
                taken.mark(start, end)
                found.append(FoundDate(start, end, days[0], days[1], form.name))
    found.sort(key=lambda item: item.start)
    return found
