"""Shares of a whole in words: "half of the firm", "two thirds", as parts in a hundred."""

from __future__ import annotations

import re
from typing import Final

from cmr_logic.syntax import A_MONTH
from cmr_logic.text.number_names import ORDINALS, SMALL

_PARTS: Final = {
    "half": 2,
    "halves": 2,
    "quarter": 4,
    "quarters": 4,
    **{word: number for word, number in ORDINALS.items() if 2 < number <= 10},  # noqa: PLR2004 - "a second", "a twentieth part"
    **{word + "s": number for word, number in ORDINALS.items() if 2 < number <= 10},  # noqa: PLR2004 - as above
}
_COUNTS: Final = "|".join(word for word, number in SMALL.items() if 0 < number < 10)  # noqa: PLR2004 - "three tenths"
_NAMES: Final = "|".join(sorted(_PARTS, key=len, reverse=True))
# What "half" measures where it is no share: "half an hour", "half the price".
_OTHER: Final = (
    r"(?!\s(?:of\s)?(?:an?\b|past\b|(?:the|that|my|its)\s(?:size|price|cost|fare|length|width|height|weight|age"
    r"|amount|number|time|distance|fee|rate|speed|term|year|month|week|day|night|way)\b"
    rf"|us\b|them\b|(?:{A_MONTH})\b))"
)
FRACTION: Final = re.compile(
    rf"(?<![\w-])(?:(?:(?P<one>an?|one)\s)?(?P<half>half)(?=\s(?:of|the|my|our|its|your|their|his|her|each|share)\b"
    rf"|\s*[.,;!?]|$){_OTHER}"
    rf"|(?P<count>an?|{_COUNTS})[\s-](?P<part>{_NAMES})(?=\s(?:of|each|share)\b|\s*[.,;!?]|$){_OTHER})",
    re.IGNORECASE,
)
_HUNDRED: Final = 100.0


def share_of(match: re.Match[str]) -> float:
    """Return the parts in a hundred that a match of ``FRACTION`` names.

    Example:
        >>> share_of(FRACTION.search("I own three quarters of the firm"))
        75.0
        >>> FRACTION.search("It takes a quarter of an hour") is None
        True
    """
    if match["half"]:
        return _HUNDRED / 2
    count = match["count"].lower()
    return _HUNDRED * SMALL.get(count, 1) / _PARTS[match["part"].lower()]
