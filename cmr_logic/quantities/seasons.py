"""Dates by the season or the feast of a year: "the autumn of 1998", "Christmas 2022".

Where a season begins and ends, people differ, and winter has two years: its days are all those that
somebody may mean.
"""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Final

from cmr_logic.quantities.date_forms import DateForm, Days

_YEAR: Final = r"(?P<year>(?:1[89]|20)\d\d)(?![\w%]|[.,:/]\d|-\w)"
_SEASONS: Final = {
    "spring": ((3, 1), (6, 21)),
    "summer": ((5, 25), (9, 23)),
    "autumn": ((8, 25), (12, 21)),
    "fall": ((8, 25), (12, 21)),
}
FEASTS: Final = {
    "new year": ((1, 1), (1, 7)),
    "new year's day": ((1, 1), (1, 1)),
    "valentine's day": ((2, 14), (2, 14)),
    "easter": ((3, 20), (5, 1)),
    "midsummer": ((6, 20), (6, 25)),
    "halloween": ((10, 31), (10, 31)),
    "bonfire night": ((11, 5), (11, 5)),
    "christmas": ((12, 17), (12, 31)),
    "christmas eve": ((12, 24), (12, 24)),
    "christmas day": ((12, 25), (12, 25)),
    "boxing day": ((12, 26), (12, 26)),
    "new year's eve": ((12, 31), (12, 31)),
}
_PARTS: Final = {
    "start": ((1, 1), (4, 30)),
    "beginning": ((1, 1), (4, 30)),
    "early": ((1, 1), (5, 31)),
    "middle": ((4, 1), (9, 30)),
    "mid": ((4, 1), (9, 30)),
    "end": ((9, 1), (12, 31)),
    "late": ((8, 1), (12, 31)),
}
_SHIFTS: Final = {"day": 1, "week": 7, "month": 31}


def _between(year: int, days: tuple[tuple[int, int], tuple[int, int]]) -> Days:
    (first_month, first), (last_month, last) = days
    return date(year, first_month, first), date(year, last_month, last)


def _season(match: re.Match[str], _: date | None) -> Days:
    year, name = int(match["year"]), match["season"].lower()
    if name == "winter":  # that which begins in the year, or ends in it
        return date(year - 1, 12, 1), date(year + 1, 3, 21)
    return _between(year, _SEASONS[name])


def _feast(match: re.Match[str], _: date | None) -> Days:
    first, last = _between(int(match["year"]), FEASTS[match["feast"].lower().replace("’", "'")])
    if match["shift"] is None:
        return first, last
    reach = timedelta(days=_SHIFTS[match["shift"].lower()])
    return (first - reach, last) if match["side"].lower() == "before" else (first, last + reach)


def _part(match: re.Match[str], _: date | None) -> Days:
    return _between(int(match["year"]), _PARTS[match["part"].lower()])


_CUES: Final = ("19", "20", "18")
FEAST_NAMES: Final = "|".join(sorted(FEASTS, key=len, reverse=True)).replace("'", "['’]")

SEASON_FORMS: Final[tuple[DateForm, ...]] = (
    DateForm(
        "feast_of_year",
        r"\b(?:the\s(?P<shift>day|week|month)\s(?P<side>before|after)\s)?"
        rf"(?P<feast>{FEAST_NAMES}),?\s(?:of\s|in\s)?{_YEAR}",
        _feast,
        "It ended the week before Christmas 2011.",
        "It ended with Christmas songs.",
        cues=_CUES,
    ),
    DateForm(
        "season_of_year",
        rf"\b(?P<season>spring|summer|autumn|fall|winter),?\s(?:of\s|in\s|term\s)?{_YEAR}",
        _season,
        "It ended in the autumn of 1998.",
        "It ended in the autumn of life.",
        cues=_CUES,
    ),
    DateForm(
        "part_of_year",
        rf"\b(?P<part>start|beginning|early|middle|mid|end|late)(?:\sin\s|\sof\s|[\s-]){_YEAR}",
        _part,
        "It ended in late 2017.",
        "It ended late with 2017 guests.",
        cues=_CUES,
    ),
)
