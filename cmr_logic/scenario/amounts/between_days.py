"""How long something lasted, told by its two ends: "left it on Friday, fetching it on Monday".

An end is a day, an hour, or both: "at nine this morning", "on 3 May", "the next day". What is known
of it only roughly makes a span that is known only roughly.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from cmr_logic.records import record, replace
from cmr_logic.scenario.amounts.between_times import LONG, Span
from cmr_logic.syntax import A_MONTH, MONTHS
from cmr_logic.text import word_set
from cmr_logic.text.number_names import AN_HOUR, VALUES

if TYPE_CHECKING:
    from cmr_logic.quantities import Quantity

_WEEK = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_A_DAY = rf"(?:{'|'.join(_WEEK)})"
_PARTS = {"morning": (5, 12), "afternoon": (12, 18), "evening": (17, 24), "night": (19, 24)}
_NAMED = {"noon": 12, "midday": 12, "lunchtime": 13, "midnight": 24}
_PART = rf"(?:{'|'.join(_PARTS)})"
_CLOCK = (
    rf"(?:(?P<named>{'|'.join(_NAMED)})|(?P<hour>\d{{1,2}}|{AN_HOUR})(?:[:.](?P<minute>\d\d))?"
    r"(?:\s?(?P<half>[ap])\.?m\b\.?|\so['’]clock)?)"
)
_WHEN = (
    rf"(?:(?:in\sthe|(?P<this>this)|(?P<same>(?:of\s)?(?:on\s)?(?:the|that)\s(?:very\s)?same))\s(?P<part>{_PART}|day)"
    r"|(?P<today>today|tonight)|(?P<yesterday>yesterday|last\snight)|(?P<tomorrow>tomorrow)"
    r"|(?P<next>(?:on\s)?the\s(?:next|following)\s(?:day|morning|afternoon|evening)|the\sday\safter)"
    rf"|(?:on\s|(?P<after>the\s|next\s|the\sfollowing\s))?(?P<weekday>{_A_DAY}))"
    rf"(?:\s(?P<part2>{_PART}))?"
)
_DATE = (
    rf"(?:on\s)?(?:the\s)?(?:(?P<date>\d{{1,2}})(?:st|nd|rd|th)?(?:\s(?:of\s)?(?P<month>{A_MONTH}))"
    rf"|(?P<month2>{A_MONTH})\s(?P<date2>\d{{1,2}})(?:st|nd|rd|th)?\b(?![:.]\d)|(?<=the\s)(?P<date3>\d{{1,2}})(?:st|nd|rd|th))"
)
_OTHER_WHEN, _OTHER_CLOCK = _WHEN.replace("P<", "P<w_"), _CLOCK.replace("P<", "P<w_")
_POINT = re.compile(
    rf"\b(?:(?:at|by|from|until|till|around|about|to)\s(?:about\s|around\s|nearly\s)?(?P<a>{_CLOCK})(?:,?\s{_WHEN})?"
    r"(?!\s?(?:hours?|minutes?|days?|weeks?|nights?|months?|people|guests)\b)"
    rf"|{_OTHER_WHEN}(?:,?\sat\s(?:about\s|around\s)?{_OTHER_CLOCK})?"
    rf"|{_DATE})(?!\w)",
    re.IGNORECASE,
)
_OBJECT = r"(?:it|them|her|him|my|our|the|this)\b"
# What begins and what ends each sort of span, by the words before its time.
_LEFT = (
    rf"(?:(?:leav(?:e|es|ing)|left|drop(?:ped|ping)?(?:\soff)?)\s{_OBJECT}|park\w*|lock\w*|chain\w*|tied|put(?:ting)?\s{_OBJECT}|moor\w*"
    r"|pitch\w*|stow\w*|stor(?:ed?|ing)\b|set\s(?:it\s)?up|been\s(?:there|here|standing|parked)\ssince)"
)
_FETCHED = (
    r"(?:fetch\w*|collect\w*|pick\w*\s(?:it|them|her|him|my|the|our)?[^.;]{0,20}\bup|pick\w*\sup|mov(?:e|ed|ing)|tak(?:e|ing)\s(?:it|them)"
    r"|took\s(?:it|them)|driv(?:e|ing)|drove|back|remov\w+|retriev\w+|com(?:e|ing)\sfor|unlock\w*|pack\w*\sup|return\w*|until|till|sail\w*|get\s(?:it|them))"
)
_CAME = (
    r"(?:arriv\w+|com(?:e|es|ing)|came|g[eo]t(?:ting)?\s(?:here|there|in)|fly(?:ing)?\s(?:in|out)|flew\s(?:in|out)|land\w*|check\w*\sin"
    r"|mov(?:e|ed|ing)\sin|stay\w*|here|there|from|be\sin|stop\w*|book\w*)"
)
_WENT = (
    rf"(?:(?:leav(?:e|es|ing)|left)(?!\s{_OBJECT})|go(?:ing)?\s(?:home|back|on)|went\shome|fly(?:ing)?\s(?:home|back|out|on)|flew\s(?:home|back)"
    r"|head\w*|check\w*\sout|mov(?:e|ed|ing)\s(?:out|on)|return\w*|back|depart\w*|until|till|to)"
)
_FAILED = (
    r"(?:went\s(?:off|out|down)|go(?:es)?\s(?:off|out|down)|cut\s(?:off|out)|fail\w*|lost|stopped|off\sfrom|out\sfrom|without|no\s\w+\sfrom"
    r"|died|tripped|from)"
)
_RESTORED = (
    r"(?:back|restor\w+|on\sagain|return\w*|c[ao]me\s(?:back\s)?on|until|till|to|repair\w*"
    r"|fixed|mended|reconnect\w*)"
)
_LENT = (
    r"(?:collect\w*|pick\w*\s(?:it|them)?\s?up|tak(?:e|ing)|have|need|want|borrow\w*"
    r"|hir(?:e|ing)|from|use)"
)
_GIVEN_BACK = (
    r"(?:return\w*|(?:bring|bringing|give|giving|take|taking|hand|handing)\s(?:it|them)\s"
    r"(?:back|in)|back|until|till|to)"
)


@record(frozen=True, slots=True)
class _Sort:
    """A sort of span, by the words of clauses that ask how long it is.

    Args:
        asked: words of clauses.
        begins: by what it begins.
        ends: by what it ends.
    """

    asked: frozenset[str]
    begins: re.Pattern[str]
    ends: re.Pattern[str]


def _sort(asked: str, begins: str, ends: str) -> _Sort:
    compiled = (re.compile(rf"\b{each}\b", re.IGNORECASE) for each in (begins, ends))
    return _Sort(word_set(asked), *compiled)


_SORTS = (
    _sort("cut outage failure blackout interruption disruption breakdown", _FAILED, _RESTORED),
    _sort("leave park stand moor lie pitch store stow", _LEFT, _FETCHED),
    _sort("stay visit remain holiday trip guest reside residence visitor", _CAME, _WENT),
    _sort("lend borrow hire rent loan need", _LENT, _GIVEN_BACK),
)
# Of another, or not so: "**my mate** left it", "I **might** leave it".
_NOT_SO = re.compile(
    r"\b(?:he|she|they|his|their|my\s(?:mate|friend|brother|sister|neighbour|boss|colleague)|could|if|used\sto|might|perhaps|maybe"
    r"|or|last\s(?:year|month|summer|winter|spring|autumn)|every|each|usually|not|never|n['’]t)\b",
    re.IGNORECASE,
)
_CLAUSE_END = re.compile(r"[.;!?]\s|,\s(?:and|but|so)\s|\s(?:and|but|then|so)\s")
_HALF, _DAY = 12, 24
_A_YEAR = 365
_LENGTHS = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)  # days of the months


@record(frozen=True, slots=True)
class _End:
    """A time at which a span begins or ends.

    Args:
        sort: by what its day is told: "today", a weekday, a date; "" where by nothing.
        day: its day, counted as its sort counts.
        low: the earliest hour of that day.
        high: the latest.
        after: it is the next day of its name behind another: "the Wednesday after".
        start: where it stands.
        stop: where it ends.
    """

    sort: str
    day: int
    low: float
    high: float
    after: bool
    start: int
    stop: int


def between_days(text: str, asked: AbstractSet[str]) -> Iterator[Span]:
    """Yield what passed between the two ends that a story tells of what a clause asks about.

    Args:
        text: the story.
        asked: what the words of the clause are compared by.

    Example:
        >>> def told(text, *asked):
        ...     return [span.quantity.interval for span in between_days(text, frozenset(asked))]
        >>> [str(each) for each in told("I come on 3 May and leave on 9 May.", "stay")]
        ['[5, 7]']
        >>> told("I come on 3 May. My aunt rows on 9 May.", "stay")
        []
    """
    sort = next((each for each in _SORTS if not each.asked.isdisjoint(asked)), None)
    if sort is None:
        return
    ends = [*_ends_of(text)]
    first = [end for end in ends if _is_told_by(sort.begins, text, end, ends)]
    last = [end for end in ends if _is_told_by(sort.ends, text, end, ends) and end not in first[:1]]
    if not first:
        return
    last = [end for end in last if end.start > first[0].start]
    if len(last) != 1 or any(end.start > first[0].start for end in first[1:] if end not in last):
        return
    if _NOT_SO.search(text[_begin(text, first[0].start) : last[0].stop]):
        return
    hours = _passed(first[0], last[0])
    for quantity in _lasting(hours) if hours is not None else ():
        yield Span(LONG, quantity, _begin(text, first[0].start), last[0].stop)


def _lasting(hours: tuple[float, float]) -> Iterator[Quantity]:
    from cmr_logic.quantities import find_quantities  # noqa: PLC0415 - most stories tell no times

    for quantity in find_quantities("1 hour"):
        hour = quantity.interval.low or 0.0
        ends = replace(quantity.interval, low=hours[0] * hour, high=hours[1] * hour)
        yield replace(quantity, interval=ends)


def _begin(text: str, at: int) -> int:
    """Return where the sentence begins in which an index stands."""
    return max(text.rfind(mark, 0, at) for mark in ".!?") + 1


def _is_told_by(by: re.Pattern[str], text: str, end: _End, ends: Sequence[_End]) -> bool:
    """Tell whether the words before a time, behind the one before it, say what happened then."""
    before = max((e.stop for e in ends if e.stop <= end.start), default=0)
    start = max(before, _begin(text, end.start))
    words = text[start : end.stop]
    parts = _CLAUSE_END.split(words)
    return by.search(parts[-1]) is not None


def _ends_of(text: str) -> Iterator[_End]:
    """Yield the times that a story tells, in order."""
    month = 0
    for match in _POINT.finditer(text):
        if _dated(match):
            named = match["month"] or match["month2"]
            month = _month(named) if named else month
            if month:
                yield _on_date(match, month)
        else:
            yield _at(match, "" if match["a"] else "w_")


def _dated(match: re.Match[str]) -> bool:
    return any(match[name] for name in ("date", "date2", "date3"))


def _on_date(match: re.Match[str], month: int) -> _End:
    day = int(match["date"] or match["date2"] or match["date3"])
    return _End("date", sum(_LENGTHS[: month - 1]) + day, 0, _DAY, False, *match.span())


def _month(name: str) -> int:
    return 1 + next(at for at, month in enumerate(MONTHS) if month.startswith(name.lower()[:3]))


def _at(match: re.Match[str], side: str) -> _End:
    """Return the time of a match, by its groups of one side."""
    named = match[side + "weekday"]
    relative = {"today": 0, "yesterday": -1, "tomorrow": 1, "this": 0}
    sort, day = "", 0
    for name, at in relative.items():
        if match[side + name]:
            sort, day = "today", at
    if named:
        sort, day = "week", _WEEK.index(named.lower())
    elif match[side + "next"] or match[side + "same"]:
        sort, day = "step", int(bool(match[side + "next"]))
    low, high = _hours(match, side)
    return _End(sort, day, low, high, bool(match[side + "after"]), *match.span())


def _hours(match: re.Match[str], side: str) -> tuple[float, float]:
    """Return the earliest and the latest hour of a time."""
    part = match[side + "part2"] or match[side + "part"] or ""
    for word in (match[side + "next"], match[side + "today"], match[side + "yesterday"]):
        part = part or next((p for p in _PARTS if word and p in word.lower()), "")
    part = part.lower()
    if match[side + "named"]:
        hour_named = _NAMED[match[side + "named"].lower()]
        return hour_named, hour_named
    hour = match[side + "hour"]
    if hour is None:
        return _PARTS.get(part, (0, _DAY))
    count = float(hour) if hour.isdigit() else float(VALUES[hour.lower()])
    count += int(match[side + "minute"] or 0) / 60
    half = (match[side + "half"] or "").lower()
    if half or part in _PARTS:
        late = half == "p" or part in {"afternoon", "evening", "night"}
        count = count % _HALF + (_HALF if late else 0)
        return count, count
    return (count, count) if count > _HALF else (count, count + _HALF)


def _passed(first: _End, last: _End) -> tuple[float, float] | None:
    """Return how many hours there are at least and at most from one time to another."""
    days = _days(first, last)
    if days is None:
        return None
    least = days * _DAY + last.low - first.high
    most = days * _DAY + last.high - first.low
    if most <= 0:
        return None
    return max(least, 0.0), most


def _days(first: _End, last: _End) -> int | None:
    """Return how many days there are from the day of one time to that of another."""
    passed = last.day - first.day
    if last.sort == "step":
        return last.day
    if first.sort == last.sort == "week":
        return passed % len(_WEEK) or (len(_WEEK) if last.after else 0)
    if first.sort == last.sort == "date":
        return passed % _A_YEAR
    if first.sort == last.sort or (first.sort == "" and last.sort == "today" and not last.day):
        return passed if passed >= 0 else None
    return 0 if last.sort == "" and first.day >= 0 else None
