"""Dates by decades in words, centuries and reigns: "the late seventies", "a Victorian terrace"."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

from cmr_logic.quantities.date_forms import DateForm, Days
from cmr_logic.quantities.number_words import number_in_words
from cmr_logic.text.number_names import ORDINALS

PARTS_OF_DECADES: Final = {"early": (0, 3), "mid": (3, 6), "late": (6, 9)}
# What a text must have for one of these forms to be in it.
PERIOD_CUE: Final = (
    r"\bcentury\b|ties\b|\b1[5-7]\d\d\b|\b(?:Tudor|Elizabethan|Jacobean|Georgian|Victorian|Edwardian"
    r"|[Mm]edieval)\b"
)
_CENTURIES: Final = {
    **{word: number for word, number in ORDINALS.items() if number > 10},  # noqa: PLR2004 - later ones
    "twenty-first": 21,
}
_PERIODS: Final = {
    "medieval": (500, 1500),
    "tudor": (1485, 1603),
    "elizabethan": (1558, 1603),
    "jacobean": (1603, 1625),
    "georgian": (1714, 1837),
    "victorian": (1837, 1901),
    "edwardian": (1901, 1914),
}


def _worded_decade(match: re.Match[str], _: date | None) -> Days | None:
    tens = number_in_words(match["tens"].lower()[:-3] + "y")
    if not tens:
        return None
    first, last = PARTS_OF_DECADES.get((match["part"] or "").strip(" -").lower(), (0, 9))
    year = 1900 + int(tens)
    return date(year + first, 1, 1), date(year + last, 12, 31)


def _century(match: re.Match[str], _: date | None) -> Days | None:
    word = match["nth"].lower()
    number = int(word[:2]) if word[0].isdigit() else _CENTURIES.get(word, 0)
    if not number:
        return None
    first = 100 * (number - 1)
    parts = {"early": (0, 50), "mid": (30, 70), "late": (50, 99)}
    low, high = parts.get((match["half"] or "").strip(" -").lower(), (0, 100))
    return date(first + low, 1, 1), date(first + high, 12, 31)


def _period(match: re.Match[str], _: date | None) -> Days:
    first, last = _PERIODS[match["period"].lower()]
    return date(first, 1, 1), date(last, 12, 31)


def whole_year(match: re.Match[str], _: date | None) -> Days:
    """Return the first and last day of the year that a match names.

    Args:
        match: what a form of dates found, with the group "year".
    """
    year = int(match["year"])
    return date(year, 1, 1), date(year, 12, 31)


PERIOD_FORMS: Final[tuple[DateForm, ...]] = (
    DateForm(
        "decade_in_words",
        r"\b(?:the|in\sthe)\s(?P<part>early\s|mid[\s-]?|late\s)?(?P<tens>thirties|forties|fifties|sixties|seventies"
        r"|eighties|nineties)\b",
        _worded_decade,
        "We bought it in the late eighties.",
        "We are in our late eighties.",
        cues=("ies",),
    ),
    DateForm(
        "old_year",
        r"\b(?:built|dates?|dating|dated|erected|goes|from)\s(?:back\s)?(?:to\s|from\s|in\s|around\s|about\s)*"
        r"(?P<whole>(?P<year>1[5-7]\d\d))(?![\w%]|[.,:/]\d|-\w|\s[a-z]+s\b)",
        whole_year,
        "The mill dates from 1780.",
        "The mill dates 1780 sacks.",
        cues=("15", "16", "17"),
    ),
    DateForm(
        "century",
        r"\b(?:the\s)?(?P<half>(?:early|mid|late)[\s-])?(?P<nth>1\dth|20th|21st|[a-z]+(?:teenth|tieth|elfth|first))[\s-]century\b",
        _century,
        "The mill is from the 18th century.",
        "The mill is of this century.",
        cues=("century",),
    ),
    DateForm(
        "period",
        r"\b(?P<period>Tudor|Elizabethan|Jacobean|Georgian|Victorian|Edwardian|[Mm]edieval)\b(?!\s(?:era\s)?(?:costume|novel|drama))",
        _period,
        "The mill is Victorian.",
        "The mill is near Victoria.",
        cues=("tudor", "ethan", "jacobean", "georgian", "victorian", "edwardian", "medieval"),
    ),
)
