"""Sums whose time is named before them: "my monthly income is £600".

The entries stand with those of :mod:`.turns`: the plain words replace the story's.
"""

from __future__ import annotations

import re

from cmr_logic.scenario.lexicon.entries import Rewording

_PERIODS = {
    "hourly": "an hour",
    "daily": "a day",
    "weekly": "a week",
    "fortnightly": "a fortnight",
    "monthly": "a month",
    "yearly": "a year",
    "annual": "a year",
}
_SUM = (
    r"(?:[£$€]\s?\d[\d,.]*\d|[£$€]\s?\d|(?:\d[\d,.]*\d|\d)\s(?:pounds|quid|euros|dollars|grand))"
)


def _with_period(match: re.Match[str]) -> str:
    """Return a sum with its time behind it: "my monthly rent is £600 **a month**"."""
    return f"{match.group()} {_PERIODS[match['often'].lower()]}"


RATES_TOLD: tuple[Rewording, ...] = (
    Rewording(
        "period-named-before",
        rf"\b(?:my|our|his|her|their|the)\s(?:[a-z-]+\s){{0,2}}?(?P<often>{'|'.join(_PERIODS)})\s(?:[a-z-]+\s){{0,2}}?"
        r"(?:income|earnings|pay|wages?|salary|pension|rent|rate|takings|profits?|bill|payments?)"
        r"(?:\sfrom\s(?:[a-z-]+\s){1,3}?[a-z-]+)?\s?(?:\sis|\sare|\swas|\swere|['’]s|\scomes?\sto|\scame\sto|\samounts?\sto|\sstands?\sat)"
        rf"\s(?:(?:now|only|just|about|around|roughly|under|over|nearly|almost|exactly|currently)\s){{0,3}}{_SUM}"
        r"(?![\d,.]*\d)(?!\s(?:an?|per|each|every|in|k\b|or|to|and|plus)\b)",
        _with_period,
        "your monthly income is less than €733", "My monthly income is €600.",
        "My monthly income is in euros: 600 reasons to laugh.",
        needs="hourly|daily|weekly|fortnightly|monthly|yearly|annual",
    ),
)  # fmt: skip
