"""How often something is done: "twice a month", "every other week", "daily", as times a year."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from cmr_logic.quantities.bounding import read_left, read_right
from cmr_logic.quantities.bounds import Bound, Relation
from cmr_logic.quantities.model import Interval
from cmr_logic.quantities.number_words import number_in_words
from cmr_logic.quantities.taken import Taken
from cmr_logic.quantities.units import DAYS_A_YEAR, UNITS
from cmr_logic.records import record
from cmr_logic.syntax import A_WEEKDAY
from cmr_logic.text.patterns import compiled

_A_YEAR: Final = {
    "day": DAYS_A_YEAR,
    "night": DAYS_A_YEAR,
    "morning": DAYS_A_YEAR,
    "evening": DAYS_A_YEAR,
    "week": 52.0,
    "weekend": 52.0,
    "fortnight": 26.0,
    "month": 12.0,
    "quarter": 4.0,
    "year": 1.0,
}
_ADVERBS: Final = {
    "daily": DAYS_A_YEAR,
    "nightly": DAYS_A_YEAR,
    "weekly": 52.0,
    "fortnightly": 26.0,
    "monthly": 12.0,
    "quarterly": 4.0,
    "yearly": 1.0,
    "annually": 1.0,
}
_FEASTS: Final = "christmas|easter|new\\syear|halloween"
_UNIT: Final = "|".join(_A_YEAR)


@record(frozen=True, slots=True)
class FrequencyForm:
    """Words that tell how often something is done.

    Args:
        name: the entry's name.
        pattern: the words, ignoring case.
        build: turns a match into times a year, the least and the most; or None.
        example: a text with them.
        counter_example: a text without.
    """

    name: str
    pattern: str
    build: Callable[[re.Match[str]], tuple[float, float] | None]
    example: str
    counter_example: str


def _number(word: str) -> float | None:
    known = {"once": 1.0, "twice": 2.0, "a couple of": 2.0, "several": 3.0}
    lowered = word.lower()
    if lowered in known:
        return known[lowered]
    return float(lowered) if lowered.isdigit() else number_in_words(lowered) or None


def _times_a(match: re.Match[str]) -> tuple[float, float] | None:
    times = _number(match["n"])
    if times is None:
        return None
    each = match["every"]
    gap = _number(each) if each else 1.0
    if not gap:
        return None
    yearly = times * _A_YEAR[match["unit"].lower()] / gap
    return yearly, yearly


def _every(match: re.Match[str]) -> tuple[float, float] | None:
    word = (match["gap"] or "1").lower()
    gap = {"other": 2.0, "second": 2.0, "third": 3.0, "fourth": 4.0}.get(word) or _number(word)
    if not gap:
        return None
    unit = (match["unit"] or "week").lower().rstrip("s")
    yearly = _A_YEAR.get(unit, 52.0) / gap
    return yearly, yearly


def _adverb(match: re.Match[str]) -> tuple[float, float]:
    yearly = _ADVERBS[match["adverb"].lower()]
    return yearly, yearly


def _most_days(_: re.Match[str]) -> tuple[float, float]:
    return DAYS_A_YEAR / 2, DAYS_A_YEAR


def _rarely(_: re.Match[str]) -> tuple[float, float]:
    return 0.0, 1.0


FREQUENCY_FORMS: Final[tuple[FrequencyForm, ...]] = (
    FrequencyForm(
        "times_a",
        rf"\b(?P<n>once|twice|(?:\d{{1,3}}|[a-z]+(?:-[a-z]+)?|a\scouple\sof)(?=\stimes\b))(?:\stimes)?\s(?:in\s)?"
        rf"(?:an?|per|each|every(?:\s(?P<every>\d{{1,2}}|[a-z]+))?)\s(?P<unit>{_UNIT})s?\b",
        _times_a,
        "I visit her at least twice a month.",
        "I visited her twice this month.",
    ),
    FrequencyForm(
        "every_unit",
        rf"\b(?:every|each)\s(?:single\s)?(?:(?P<gap>other|second|third|fourth|\d{{1,2}}|two|three|four|five|six"
        rf"|eight|ten|twelve)\s)?(?:(?P<unit>{_UNIT})s?|{A_WEEKDAY})\b(?!\s(?:of|the|i|we)\b)",
        _every,
        "I visit her every other week.",
        "I visit her every so often.",
    ),
    FrequencyForm(
        "adverb",
        rf"\b(?P<adverb>{'|'.join(_ADVERBS)})(?=\s*[.,;!?)]|$|\s(?:or|and|but|to|at|with|by|since|on|in|for)\b)",
        _adverb,
        "I visit her monthly.",
        "I pay a monthly fee.",
    ),
    FrequencyForm(
        "most_days",
        r"\b(?:most|nearly\severy|almost\severy)\s(?:days?|nights?|mornings?|evenings?)\b",
        _most_days,
        "I visit her most days.",
        "I visit her in most towns.",
    ),
    FrequencyForm(
        "rarely",
        rf"\bonce\sin\sa\sblue\smoon\b|\b(?:only|just)\s(?:[a-z]+\s){{0,4}}?at\s(?:{_FEASTS})\b|\bhardly\sever\b",
        _rarely,
        "I visit her once in a blue moon.",
        "I visited her once in a new house.",
    ),
)
# "20 hours every week" and "£90 weekly" are rates of their own.
_MEASURED: Final = re.compile(
    r"(?:\d|\b(?:"
    + "|".join(form for unit in UNITS for form in unit.forms if form[0].isalpha())
    + r"|grand|thousand|hundred|shifts?|income|wages?|salary|pay|rent|fee|bill))\s$",
    re.IGNORECASE,
)
_WINDOW: Final = 24
_LEFTOVERS: Final = frozenset({Relation.ABOUT, Relation.BETWEEN, Relation.SKIP, Relation.AGE})


@record(frozen=True, slots=True)
class Frequency:
    """How often a text says that something is done.

    Args:
        start: the offset of the first character, bounding words included.
        end: the offset behind the last.
        interval: the times a year.
        entries: the names of the entries that made it.
        bounded: bounding words made the interval.
    """

    start: int
    end: int
    interval: Interval
    entries: tuple[str, ...]
    bounded: bool


def find_frequencies(text: str, taken: Taken) -> list[Frequency]:
    """Return how often a text says that something is done, in order.

    Args:
        text: the text.
        taken: what holds something else; what is found is marked in it.

    Example:
        >>> (found,) = find_frequencies("at least twice a month", Taken(22))
        >>> str(found.interval), found.entries
        ('[24, ∞)', ('at_least', 'times_a'))
    """
    found = []
    for form in FREQUENCY_FORMS:
        for match in compiled(form.pattern).finditer(text):
            if not taken.free(*match.span()) or _follows_unit(text, match.start()):
                continue
            yearly = form.build(match)
            if yearly is not None:
                found.append(_bounded(text, match, yearly, form.name))
                taken.mark(found[-1].start, found[-1].end)
    return sorted(found, key=lambda each: each.start)


def _follows_unit(text: str, position: int) -> bool:
    return _MEASURED.search(text, max(0, position - _WINDOW), position) is not None


def _bounded(text: str, match: re.Match[str], yearly: tuple[float, float], name: str) -> Frequency:
    left = read_left(text, match.start(), date=False)
    after = read_right(text, match.end(), date=False)
    bounds = [b for b in (left.bound, after[0] if after is not None else None) if b is not None]
    bounds = [b for b in bounds if b.relation not in _LEFTOVERS]
    start = min(left.start, match.start()) if left.bound in bounds else match.start()
    end = after[1] if after is not None and after[0] in bounds else match.end()
    names = tuple(b.name for b in bounds)
    return Frequency(start, end, _interval(bounds, *yearly), (*names, name), bool(bounds))


def _interval(bounds: list[Bound], low: float, high: float) -> Interval:
    relation = bounds[0].relation if len(bounds) == 1 else Relation.EXACT
    if relation in (Relation.AT_LEAST, Relation.FROM):
        return Interval(low=low)
    if relation is Relation.MORE:
        return Interval(low=high, low_open=True)
    if relation is Relation.AT_MOST:
        return Interval(high=high)
    if relation is Relation.LESS:
        return Interval(high=low, high_open=True)
    return Interval(low, high)
