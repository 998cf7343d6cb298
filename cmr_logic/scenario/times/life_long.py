"""Who has been somewhere all their life: "born here, never lived anywhere else, and I'm 34"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from cmr_logic.records import replace

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_WHOLE_LIFE = re.compile(
    r"\bbred\b|\b(?:all|my\s(?:whole|entire))\s(?:my\s)?life\b|\b(?:born\s(?:and\s(?:bred|raised|brought\sup)|here)|never\slived\s(?:anywhere|any\splace|somewhere)\selse|never\sleft"
    r"|since\s(?:birth|I\swas\s(?:born|a\s(?:baby|child|kid|boy|girl|toddler|nipper))|childhood))\b",
    re.IGNORECASE,
)
_LEFT = re.compile(
    r"\b(?:left\s(?:for|when)|came\sback|moved\s(?:away|back)|returned|used\sto)\b", re.IGNORECASE
)
_FROM_SCHOOL = re.compile(
    r"\bsince\s(?:I\s(?:left|finished)\s)?(?:school|college|uni(?:versity)?)\b", re.IGNORECASE
)
_GROWN = 16  # whoever asks is no child
_OUT_OF_SCHOOL = 22  # by when nearly all have left school or college
_CHILDHOOD = 10  # by when one is no small child any more
_YEAR = 365.25


def life_long(story: str) -> Sequence[Quantity]:
    """Return how long a state has lasted at least that a story tells for the whole of a life.

    Args:
        story: the text.

    Example:
        >>> [round(q.interval.low / 365.25) for q in life_long("I was born here and I'm 34.")]
        [34]
        >>> [round(q.interval.low / 365.25) for q in life_long("I've lived here all my life.")]
        [10]
        >>> life_long("I was born in a barn."), life_long("I was born here but I left for London.")
        ((), ())
    """
    whole, school = _WHOLE_LIFE.search(story), _FROM_SCHOOL.search(story)
    if (whole is None and school is None) or _LEFT.search(story):
        return ()
    from cmr_logic.scenario.times.stated import quantities_of  # noqa: PLC0415 - most stories tell none

    ages = [q for q in quantities_of(story) if q.kind.value == "age" and q.interval.low is not None]
    own = [q.interval.low or 0.0 for q in ages]
    years = max(own, default=0.0)
    if school is not None and whole is None:
        years -= _OUT_OF_SCHOOL
        if years <= 0:
            return ()
    elif whole is not None and "since I was a" in whole.group():
        years -= _CHILDHOOD
    years = max(years, 0.0) or float(_CHILDHOOD)
    for quantity in quantities_of("for 1 day"):
        span = replace(quantity.interval, low=years * _YEAR, high=None)
        return (replace(quantity, interval=span, entry="life-long"),)
    return ()


def says_life_long(text: str) -> bool:
    """Tell whether words of a story say that something has been so for the whole of a life."""
    return _WHOLE_LIFE.search(text) is not None or _FROM_SCHOOL.search(text) is not None
