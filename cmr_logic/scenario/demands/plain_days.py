"""Days that a clause names in a roundabout way: "after the closing date of 31 May", "in summer".

What a date is of, where the date itself stands beside it, changes nothing; a season and a quarter
are stretches of any year, of which people differ about the ends.
"""

from __future__ import annotations

import re
from functools import lru_cache

from cmr_logic.syntax import MONTHS

_MONTH = rf"(?:{'|'.join(month.capitalize() for month in MONTHS)})"
_DAY = rf"(?=(?:the\s)?\d{{1,2}}(?:st|nd|rd|th)?\s(?:of\s)?{_MONTH}\b|{_MONTH}\s\d{{1,2}}\b)"
_BOUND = (
    r"(?P<bound>\b(?:before|after|by|on\sor\sbefore|on\sor\safter|since|until|from|prior\sto"
    r"|no\slater\sthan))\s"
)
# What the date is of: "before **the closing date of** 31 May"; not "before you saw the boat of".
_OF_WHAT = re.compile(
    rf"{_BOUND}(?:the\s|our\s|its\s)?(?:[a-z-]+\s){{0,3}}?(?:date|day|deadline|launch|start|election|referendum|cut-off|cutoff)"
    rf"(?:,\s|\sof\s|\son\s|,\son\s|\s\()(?:which\sis\s)?{_DAY}",
)
# An hour at which one day ends and another begins: "after **midnight on** 4 May"; not "noon".
_MIDNIGHT = re.compile(rf"\b(?P<bound>after|from|since|before|by|until)\smidnight\son\s{_DAY}")
# The least day up to which a paper holds: "is **valid until at least** 4 May"; not "is at least".
_VALID_TO = re.compile(
    r"\b(?P<be>is|are|remains?|stays?)\s(?:still\s)?(?:valid|good|current|in\sdate)\s(?:until|till|to|up\sto)"
    rf"\sat\sleast\s{_DAY}"
)
_AT_MIDNIGHT = {
    "after": "on or after",
    "from": "on or after",
    "since": "on or after",
    "before": "by",
    "by": "by",
    "until": "until",
}
_QUARTERS = {
    "first": ("1 January", "31 March"),
    "second": ("1 April", "30 June"),
    "third": ("1 July", "30 September"),
    "fourth": ("1 October", "31 December"),
    "last": ("1 October", "31 December"),
}
_QUARTER = re.compile(
    r"\b(?:in|during|within)\sthe\s(?P<which>first|second|third|fourth|last)\squarter\b"
    r"(?:\sof\s(?:the\s(?:calendar\s)?year|(?P<year>(?:19|20)\d\d)))?(?!\sof\b)",
)
# Days that all count to a season, and those that some do.
_SEASONS = {
    "spring": (("1 April", "20 May"), ("20 February", "22 June")),
    "summer": (("22 June", "31 August"), ("15 May", "24 September")),
    "autumn": (("23 September", "30 November"), ("20 August", "22 December")),
    "fall": (("23 September", "30 November"), ("20 August", "22 December")),
    "winter": (("21 December", "28 February"), ("15 November", "22 March")),
}
_SEASON = re.compile(
    r"\b(?:in|during|over|throughout)\s(?:the\s|any\s)?(?P<season>spring|summer|autumn|fall|winter)(?:\smonths)?"
    r"(?=$|[,.;]|\s(?:and|or|if|when|as)\b)"
)


@lru_cache(maxsize=8192)
def with_plain_days(statement: str) -> str:
    """Return a clause with its days named plainly.

    Args:
        statement: the clause.

    Example:
        >>> with_plain_days("you apply before the closing date of 31 May")
        'you apply before 31 May'
        >>> with_plain_days("you arrived after midnight on 1 January 2021")
        'you arrived on or after 1 January 2021'
        >>> with_plain_days("you were hired in the first quarter of 2024")
        'you were hired between 1 January 2024 and 31 March 2024'
        >>> with_plain_days("your pass is valid until at least 4 May 2026")
        'your pass expires on or after 4 May 2026'
        >>> with_plain_days("you arrived after the death of your aunt")
        'you arrived after the death of your aunt'
    """
    if "midnight" in statement:
        statement = _MIDNIGHT.sub(lambda m: _AT_MIDNIGHT[m["bound"]] + " ", statement)
    if " at least " in statement:
        statement = _VALID_TO.sub(_expires, statement)
    if " quarter" in statement:
        statement = _QUARTER.sub(_as_months, statement)
    return _OF_WHAT.sub(r"\g<bound> ", statement)


def _expires(match: re.Match[str]) -> str:
    one = match["be"] in {"is", "remains", "stays"}
    return f"{'expires' if one else 'expire'} on or after "


def _as_months(match: re.Match[str]) -> str:
    first, last = _QUARTERS[match["which"]]
    year = f" {match['year']}" if match["year"] else ""
    return f"between {first}{year} and {last}{year}"


@lru_cache(maxsize=8192)
def in_season(statement: str) -> tuple[str, str] | None:
    """Return a clause with the days of the season that it names, and with those that are not.

    Args:
        statement: the clause.

    Returns:
        the clause with the days of the season, and with all days that are of none of its; None for
        a clause that names no season.

    Example:
        >>> in_season("it was bought in the summer")[0]
        'it was bought between 22 June and 31 August'
        >>> in_season("it was bought in the summer of 1998") is None
        True
    """
    match = _SEASON.search(statement)
    if match is None:
        return None
    (first, last), (begin, end) = _SEASONS[match["season"]]
    before, behind = statement[: match.start()], statement[match.end() :]
    return (
        f"{before}between {first} and {last}{behind}",
        f"{before}between {end} and {begin}{behind}",
    )
