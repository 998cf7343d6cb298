"""The same measure in another unit: "for **a year**" of "for **12 months**"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from cmr_logic.text.number_names import SMALL

_HOURS = {"hour": 1, "day": 24, "week": 168, "fortnight": 336}
_MONTHS = {"month": 1, "quarter": 3, "year": 12, "decade": 120}
_ONE = {"a": 1, "an": 1, "one": 1, "a full": 1, "a whole": 1, "one full": 1}
_HALF = {"half a": 0.5, "half the": 0.5, "half of the": 0.5, "half an": 0.5}
_AMOUNTS = {**{word: float(n) for word, n in SMALL.items()}, **_ONE, **_HALF}
_UNITS = "|".join((*_HOURS, *_MONTHS))
# An amount of time: "for **two weeks**"; not "this week". The year gone by has twelve months:
# "in the last **year**".
_SPAN = re.compile(
    rf"(?<![\w.,])(?:(?P<n>\d+|{'|'.join(sorted(_AMOUNTS, key=len, reverse=True))})[\s-]+"
    rf"|(?<=\blast\s)|(?<=\bpast\s)|(?<=\bprevious\s))"
    rf"(?:full\s+|whole\s+|consecutive\s+)?(?P<unit>{_UNITS})s?\b"
    r"(?P<of>\s+(?:of|in)\s+(?:the|a)\s+year\b)?(?!-|\s+(?:old|of\s+age)\b)",
    re.IGNORECASE,
)


def in_the_same_unit(question: str, statements: Iterable[str]) -> str:
    """Return a follow-up with its amounts of time as some clause tells them.

    Args:
        question: the follow-up.
        statements: what the clauses say that it may be about.

    Example:
        >>> in_the_same_unit("Have you rowed for a year?", ["you rowed for 12 months"])
        'Have you rowed for 12 months?'
        >>> in_the_same_unit("Have you rowed for two years?", ["you rowed for 12 months"])
        'Have you rowed for two years?'
        >>> in_the_same_unit("Have you rowed for a month?", ["you rowed for 30 days"])
        'Have you rowed for a month?'
    """
    if _SPAN.search(question) is None:
        return question
    told = {key: words for each in statements for key, words in _spans(each)}
    return _SPAN.sub(lambda found: _told(found, told), question) if told else question


def _told(found: re.Match[str], told: dict[tuple[str, float], str]) -> str:
    """Return an amount of time as a clause tells it, where that is in another unit."""
    words = told.get(_measure(found), "")
    again = _SPAN.search(words)
    if again is None or _unit(again) == _unit(found):
        return found[0]
    return words


def _spans(text: str) -> Iterator[tuple[tuple[str, float], str]]:
    for found in _SPAN.finditer(text):
        yield _measure(found), found[0]


def _unit(found: re.Match[str]) -> tuple[str, bool]:
    return found["unit"].lower(), (found["n"] or "").lower() in _HALF


def _measure(found: re.Match[str]) -> tuple[str, float]:
    """Return an amount of time in hours or in months, which are no number of hours."""
    said, unit = (found["n"] or "a").lower(), found["unit"].lower()
    amount = float(said) if said.isdigit() else _AMOUNTS[said]
    if unit in _HOURS:
        return "hours", amount * _HOURS[unit]
    return "months", amount * _MONTHS[unit]
