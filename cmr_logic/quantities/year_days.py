"""Days of no one year: "between 1 October and 31 March", "the second Saturday in January".

A rule that comes round every year names days without a year, and so do people of what they plan.
Days are counted from 1 January; a stretch over New Year goes on beyond the last day. What lies
before or after a day lies within half a year of it: who is asked for papers by 31 January and
brings them in November is early, and in February late.
"""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Final

from cmr_logic.quantities.date_forms import DateForm, Days, FoundDate
from cmr_logic.quantities.model import Interval
from cmr_logic.quantities.seasons import FEAST_NAMES, FEASTS
from cmr_logic.quantities.taken import Taken
from cmr_logic.records import record, replace
from cmr_logic.syntax import A_WEEKDAY, MONTHS
from cmr_logic.text.patterns import compiled

DAYS_OF_A_YEAR: Final = 366
_HALF_A_YEAR: Final = 181  # less than half, lest what is before a day is also after it
_ANY: Final = 2000  # a leap year
_NUMBERS: Final = {
    **{name: number for number, name in enumerate(MONTHS, 1)},
    **{name[:3]: number for number, name in enumerate(MONTHS, 1)},
    "sept": 9,
}
# With a capital, lest "may" and "march" are taken for months.
_MONTH: Final = (
    r"(?P<month>(?=(?-i:[A-Z]))(?:" + "|".join(sorted(_NUMBERS, key=len, reverse=True)) + r"))\b"
)
_DAY: Final = r"(?P<day>0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?"
_NO_YEAR: Final = r"(?!,?\s(?:of\s|in\s)?(?:1[89]|20)\d\d\b)"
_NTH: Final = {"first": 1, "second": 2, "third": 3, "fourth": 4, "last": 0}
_PARTS: Final = {
    **dict.fromkeys(("early", "beginning", "start"), (1, 14)),
    **dict.fromkeys(("mid", "middle"), (8, 23)),
    **dict.fromkeys(("late", "end"), (17, 31)),
}
_A_WEEK: Final = 7


def _month_of(match: re.Match[str]) -> int:
    return _NUMBERS[match["month"].lower()]


def _in_month(month: int, first: int, last: int) -> Days | None:
    longest = monthrange(_ANY, month)[1]
    if first > longest:
        return None  # 31 June
    return date(_ANY, month, first), date(_ANY, month, min(last, longest))


def _day(match: re.Match[str], _: date | None) -> Days | None:
    return _in_month(_month_of(match), int(match["day"]), int(match["day"]))


def _days(match: re.Match[str], _: date | None) -> Days | None:
    first, last = int(match["day"]), int(match["until"])
    return _in_month(_month_of(match), first, last) if first < last else None


def _whole(match: re.Match[str], _: date | None) -> Days | None:
    return _in_month(_month_of(match), 1, 31)


def _part(match: re.Match[str], _: date | None) -> Days | None:
    return _in_month(_month_of(match), *_PARTS[match["part"].lower()])


def _nth(match: re.Match[str], _: date | None) -> Days | None:
    """Return the days on which the second Saturday of a month may fall, or its second week."""
    month, nth = _month_of(match), _NTH[match["nth"].lower()]
    longest = monthrange(_ANY, month)[1]
    first = longest - _A_WEEK + 1 if not nth else _A_WEEK * (nth - 1) + 1
    days = _in_month(month, first, first + _A_WEEK - 1)
    if days is None or match["unit"].lower().endswith("day"):
        return days
    # Where the first week of a month begins, people differ.
    return days[0] - timedelta(days=3 if nth != 1 else 0), days[1] + timedelta(days=3 if nth else 0)


def _feast(match: re.Match[str], _: date | None) -> Days | None:
    (first_month, first), (last_month, last) = FEASTS[match["feast"].lower().replace("’", "'")]
    return date(_ANY, first_month, first), date(_ANY, last_month, last)


_CUES: Final = tuple(name[:3] for name in MONTHS)
_LEAD: Final = (
    r"\b(?:in|during|over|until|till|from|to|by|before|after|between|and|through|throughout|since"
    r"|this|next|every|each|around|or|end\sof|of"
    r"|(?:outside|outside\sof|outwith|than|except)(?:\sthe)?)\s(?:the\smonth\sof\s)?"
)

YEAR_DAY_FORMS: Final[tuple[DateForm, ...]] = (
    DateForm(
        "days_of_month_of_any_year",
        rf"\b{_DAY}\s?(?:-|–|to|until|till)\s?(?:the\s)?(?P<until>[12]?\d|3[01])(?:st|nd|rd|th)?"
        rf"(?:\sof)?\s{_MONTH}{_NO_YEAR}",
        _days,
        "We come from 12 to 18 July.",
        "We come with 12 to 18 people.",
        cues=_CUES,
    ),
    DateForm(
        "day_month_of_any_year",
        rf"\b{_DAY}(?:\sof)?\s{_MONTH}{_NO_YEAR}",
        _day,
        "We come on 12 July.",
        "We come on 12 July 2019.",
        cues=_CUES,
    ),
    DateForm(
        "month_day_of_any_year",
        rf"\b{_MONTH}\s(?:the\s)?{_DAY}\b{_NO_YEAR}",
        _day,
        "We come on July 12th.",
        "We come on July 12, 2019.",
        cues=_CUES,
    ),
    DateForm(
        "nth_of_month_of_any_year",
        r"\b(?P<nth>first|second|third|fourth|last)\s"
        rf"(?P<unit>{A_WEEKDAY}|week|weekend)"
        rf"\s(?:of|in)\s{_MONTH}{_NO_YEAR}",
        _nth,
        "We come on the second Saturday in January.",
        "We come on the second Saturday.",
        cues=_CUES,
    ),
    DateForm(
        "part_of_month_of_any_year",
        r"\b(?P<part>early|mid|late|(?:beginning|start|middle|end)(?=\sof\s))(?:\sof\s|\sin\s|[\s-])"
        rf"{_MONTH}{_NO_YEAR}",
        _part,
        "We come at the end of July.",
        "We come late; in July 2019.",
        cues=_CUES,
    ),
    DateForm(
        "month_of_any_year",
        rf"{_LEAD}(?P<whole>{_MONTH}){_NO_YEAR}(?!\s(?:I|we|you|he|she|they)\b)",
        _whole,
        "We come in July.",
        "We come in July 2019.",
        cues=_CUES,
    ),
    DateForm(
        "feast_of_any_year",
        rf"\b(?P<feast>{FEAST_NAMES})\b(?!,?\s(?:of\s|in\s)?(?:1[89]|20)\d\d\b)"
        r"(?!\s(?:card|present|gift|cake|tree|dinner|market|party|eve|day))",
        _feast,
        "We come on Boxing Day.",
        "We come on boxes.",
        cues=("christmas", "easter", "new year", "boxing", "hallow", "midsummer", "valentine",
              "bonfire night"),
    ),
)  # fmt: skip
# What joins the two ends of a stretch.
_TO: Final = re.compile(r"\s?(?:-|–|to|until|till|through|up\sto|and)\s(?:the\s)?|\s?[-–]\s?")
_EITHER: Final = frozenset({" or ", " and "})
_BETWEEN: Final = re.compile(r"\bbetween\s(?:the\s)?$", re.IGNORECASE)
_FROM: Final = re.compile(r"\bfrom\s(?:the\s)?$", re.IGNORECASE)
_OF_THE_YEAR: Final = re.compile(
    r"(?:,?\sof|\sin)\s(?:the|that|each|every|any|this|the\ssame)\s(?:[a-z]+\s)?year\b|\s(?:each|every)\syear\b",
    re.IGNORECASE,
)
_WITHIN: Final = re.compile(
    r"\b(?:on|in|during|over|throughout|at|within)\s(?:the\s(?:month\sof\s)?)?$", re.IGNORECASE
)
_EARLIER: Final = re.compile(
    r"\b(?P<bound>before|prior\sto|earlier\sthan|by|until|till|up\sto|no\slater\sthan|(?:up\sto|until|till|to)\sand\sincluding"
    r"|not\slater\sthan|on\sor\sbefore)\s(?:the\s(?:end\sof\s)?)?$",
    re.IGNORECASE,
)
_LATER: Final = re.compile(
    r"\b(?P<bound>after|later\sthan|from|on\sor\safter|not\sbefore|no\searlier\sthan)\s(?:the\s)?$",
    re.IGNORECASE,
)
# What is at no time of a stretch: "**outside** May to July"; not "before May".
_OUTSIDE: Final = re.compile(
    r"\b(?:outside(?:\sof)?|outwith|other\sthan|(?:anything|any\stime)\sbut|except)\s(?:in\s)?"
    r"(?:(?:the|that|this)\s)?(?:(?:period|season|months?|time|window|dates)\s(?:of\s)?)?$",
    re.IGNORECASE,
)
_STRICT: Final = frozenset({"before", "prior to", "earlier than", "after", "later than"})
_WINDOW: Final = 24  # characters to look at before a date
_FAR: Final = 32  # characters to look at before a stretch, or what opens it


@record(frozen=True, slots=True)
class YearDays:
    """A stretch of days of any year.

    Args:
        start: the offset of the first character, bounding words included.
        end: the offset behind the last.
        interval: the days, counted from 1 January.
        entries: the names of the entries that made it.
        demands: the words would make a condition in a rule.
    """

    start: int
    end: int
    interval: Interval
    entries: tuple[str, ...]
    demands: bool


def find_year_days(text: str, taken: Taken) -> Iterator[YearDays]:
    """Yield the days of no one year that a text names, in order.

    Args:
        text: the text.
        taken: which of its characters belong to something else, dates of a year among them.

    Example:
        >>> text = "It is open between 1 October and 31 March."
        >>> for days in find_year_days(text, Taken(len(text))):
        ...     print(days.interval, text[days.start : days.end])
        [275, 457] between 1 October and 31 March
        >>> list(find_year_days("It is open in March and in May.", Taken(31)))[0].interval
        Interval(low=61, high=91, low_open=False, high_open=False)
    """
    found = _named(text, taken)
    index = 0
    listed = False  # of several days, one of which is enough: none of them is demanded
    while index < len(found):
        first = found[index]
        other = found[index + 1] if index + 1 < len(found) else None
        stretch = _stretch(text, first, other) if other is not None else None
        if stretch is not None:
            yield _or_outside(text, stretch)
            index += 2
            continue
        more = other is not None and text[first.end : other.start] in _EITHER
        days = _or_outside(text, _bounded(text, first))
        yield replace(days, demands=False) if listed or more else days
        listed = more
        index += 1


def _named(text: str, taken: Taken) -> list[FoundDate]:
    """Return the days that a text names, none overlapping another."""
    lowered = text.lower()
    found: list[FoundDate] = []
    for form in YEAR_DAY_FORMS:
        if not any(cue in lowered for cue in form.cues):
            continue
        pattern = compiled(form.pattern)
        for match in pattern.finditer(text):
            start, end = match.span("whole" if "whole" in pattern.groupindex else 0)
            days = form.build(match, None) if taken.free(start, end) else None
            if days is not None:
                taken.mark(start, end)
                found.append(FoundDate(start, end, days[0], days[1], form.name))
    found.sort(key=lambda item: item.start)
    return found


def _stretch(text: str, first: FoundDate, last: FoundDate) -> YearDays | None:
    """Return the stretch from one day to another, if a text joins them."""
    before = text[max(0, first.start - _WINDOW) : first.start]
    between, gap = _BETWEEN.search(before), text[first.end : last.start]
    if gap in _EITHER and not between and first.entry == last.entry == "month_of_any_year":
        follow = last.first.month == first.last.month % 12 + 1  # "in July or August"
        start = _bounded(text, first).start
        entries = ("on_date", first.entry, last.entry)
        return (
            YearDays(start, last.end, _run(first, last), entries, demands=True) if follow else None
        )
    opened = between or _FROM.search(before)
    if not _TO.fullmatch(gap) or (gap.strip().startswith("and") and not between):
        return None
    start = first.start - (len(before) - opened.start()) if opened else first.start
    entries = ("between_dates", first.entry, last.entry)
    return YearDays(start, _behind(text, last.end), _run(first, last), entries, demands=True)


def _or_outside(text: str, days: YearDays) -> YearDays:
    """Return the other days of the year where a text tells what lies outside of some.

    Example:
        >>> text = "We come outside the period from May to July."
        >>> [days] = find_year_days(text, Taken(len(text)))
        >>> print(days.interval, days.entries[0])
        [214, 487] outside_dates
    """
    lead = _OUTSIDE.search(text, max(0, days.start - _FAR), days.start)
    low, high = days.interval.low, days.interval.high
    if lead is None or low is None or high is None or high - low >= DAYS_OF_A_YEAR - 1:
        return days
    others = Interval(high + 1, low + DAYS_OF_A_YEAR - 1)
    entries = ("outside_dates", *days.entries)
    return replace(days, start=lead.start(), interval=others, entries=entries, demands=True)


def _run(first: FoundDate, last: FoundDate) -> Interval:
    """Return the days from one to another, which may lie in the next year."""
    low, high = _number(first.first), _number(last.last)
    return Interval(low, high if high >= low else high + DAYS_OF_A_YEAR)


def _bounded(text: str, found: FoundDate) -> YearDays:
    """Return a day or month with the words that bound it."""
    before = text[max(0, found.start - _WINDOW) : found.start]
    low, high = _number(found.first), _number(found.last)
    end = _behind(text, found.end)
    for pattern, name in ((_WITHIN, "on_date"), (_EARLIER, "before_date"), (_LATER, "after_date")):
        lead = pattern.search(before)
        if lead is None:
            continue
        start = found.start - (len(before) - lead.start())
        strict = name != "on_date" and " ".join(lead["bound"].lower().split()) in _STRICT
        if name == "before_date":
            high = low - 1 if strict else high
            low = high - _HALF_A_YEAR
        elif name == "after_date":
            low = high + 1 if strict else low
            high = low + _HALF_A_YEAR
        return YearDays(start, end, Interval(low, high), (name, found.entry), demands=True)
    return YearDays(found.start, end, Interval(low, high), (found.entry,), demands=False)


def _number(day: date) -> int:
    return day.timetuple().tm_yday


def _behind(text: str, end: int) -> int:
    """Return the offset behind words such as "of each year"."""
    match = _OF_THE_YEAR.match(text, end)
    return match.end() if match is not None else end


def of_any_year(interval: Interval) -> Interval | None:
    """Return the days of any year that dates fall on; None where they are a year or more.

    Args:
        interval: the dates, as ordinals.

    Example:
        >>> print(of_any_year(Interval(date(2019, 3, 1).toordinal(), date(2019, 3, 2).toordinal())))
        [61, 62]
    """
    if interval.low is None or interval.high is None:
        return None
    first, last = (date.fromordinal(int(end)) for end in (interval.low, interval.high))
    if (last - first).days >= DAYS_OF_A_YEAR - 1:
        return None
    low, high = (_number(day.replace(year=_ANY)) for day in (first, last))
    return Interval(low, high if low <= high else high + DAYS_OF_A_YEAR)


def among(stated: Interval, demanded: Interval, turn: float = DAYS_OF_A_YEAR) -> bool | None:
    """Tell whether days of any year lie among others: all, none, or some (None).

    Args:
        stated: the days.
        demanded: the others.
        turn: after how many of them the same come again; that of a day, for hours.

    Example:
        >>> winter = Interval(275, 457)  # 1 October to 31 March
        >>> among(Interval(8, 14), winter), among(Interval(200, 201), winter)
        (True, False)
    """
    turns = [
        replace(stated, low=(stated.low or 0) + by, high=(stated.high or 0) + by)
        for by in (-turn, 0, turn)
    ]
    if any(demanded.contains(days) for days in turns):
        return True
    return False if all(demanded.disjoint(days) for days in turns) else None
