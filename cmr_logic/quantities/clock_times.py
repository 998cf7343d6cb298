"""Times of day: "after 8 pm", "between 11 pm and 7 am", "at half past nine in the evening".

Hours are counted from midnight; a stretch over midnight goes on beyond 24. Without "pm" or the
like, a time is that of the morning and that of the evening: a story states both, and a rule demands
neither.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

from cmr_logic.quantities.model import Interval
from cmr_logic.quantities.number_words import number_in_words
from cmr_logic.quantities.taken import Taken
from cmr_logic.quantities.wordlists import words
from cmr_logic.records import record
from cmr_logic.text.number_names import AN_HOUR, ONE_TO_NINETEEN
from cmr_logic.text.patterns import compiled

DAY: Final = 24.0
_NOON: Final = 12.0
_LATE: Final = 7.0  # from this hour on, a time "at night" is before midnight
_LATE_IN_THE_DAY: Final = 17.0  # from this hour on, what is later goes on past midnight
_DAWN: Final = 5.0  # what is later than midnight and earlier than this belongs to the night before
_HOUR: Final = rf"(?P<hour>\d{{1,2}}|{AN_HOUR})(?:[:.](?P<minute>[0-5]\d))?"
_MINUTES: Final = r"five|ten|twenty(?:[\s-]five)?|\d{1,2}"
_PAST: Final = (
    rf"(?:(?P<part>half(?!\spast)(?=\s(?:{AN_HOUR})\b)|half|a?\s?quarter|(?:{_MINUTES})(?=\sminutes?\s|\spast\s)"
    rf"|(?<=at\s)(?:{_MINUTES})|(?<=by\s)(?:{_MINUTES})|(?<=around\s)(?:{_MINUTES}))\s"
    r"(?:minutes?\s)?(?:(?P<side>past|to|after)\s|(?<=half\s)))"
)
_HALF: Final = r"(?P<half>[ap]\.?m\b\.?(?!\w))"
_OCLOCK: Final = r"(?:\so['’]?clock\b)"
_PART: Final = (
    r"(?:,?\s(?:in\sthe\s(?P<day>mornings?|afternoons?|evenings?)|(?P<night>at\snight|tonight)))"
)
_END: Final = (
    r"(?=\s*(?:[.,;!?)]|$)|\s(?:on|in|and|but|or|so|every|each|most|at|with|as|because|when|if|for|this|next"
    r"|tomorrow|tonight|today|sharp|latest|to|till|until|onwards)\b|\s?[-–]\s?\d)"
)


@record(frozen=True, slots=True)
class ClockForm:
    """A way to tell a time of day.

    Args:
        name: the entry's name.
        pattern: what to look for, ignoring case.
        example: a text with such a time.
        counter_example: a text without it.
        cues: the pattern is tried only where one of these stands in the text in lower case.
        loose: other numbers look alike: of stories only, and they may be something else too.
    """

    name: str
    pattern: str
    example: str
    counter_example: str
    cues: tuple[str, ...]
    loose: bool = False


_HOUR_WORDS: Final = ONE_TO_NINETEEN[:12]
CLOCK_FORMS: Final[tuple[ClockForm, ...]] = (
    ClockForm(
        "time_by_name",
        r"\b(?:(?:12|twelve)\s)?(?P<named>noon|midday|midnight|lunchtime)\b",
        "You come before noon.", "You come before Noah.", words("noon midday midnight lunchtime"),
    ),
    ClockForm(
        "time_past_the_hour",
        rf"\b{_PAST}{_HOUR}(?:\s?{_HALF}|{_OCLOCK})?{_PART}?(?=\W|$)",
        "You come after half past nine in the evening.", "You come after half past races.",
        words("past to after half"),
    ),
    ClockForm(
        "time_half_of_day", rf"(?<![\w.:]){_HOUR}\s?{_HALF}",
        "You come after 8.30 p.m.", "You come after 8.30 amber lights.",
        words("am a.m pm p.m"),
    ),
    ClockForm(
        "time_o_clock", rf"\b{_HOUR}{_OCLOCK}{_PART}?",
        "You come after nine o'clock in the evening.", "You come after nine clocks in the evening.",
        ("clock",),
    ),
    ClockForm(
        "time_of_part", rf"\b{_HOUR}{_PART}",
        "You come after nine at night.", "You come after nine nights.",
        words("morning afternoon evening night"),
    ),
    ClockForm(
        "time_in_digits",
        r"(?<![\w.:/£$€])(?P<hour>[01]?\d|2[0-4]):(?P<minute>[0-5]\d)(?:\shours|\shrs|h)?(?![\w:])",
        "You come after 19:30.", "You come after 19:3.", (":",),
    ),
    ClockForm(
        "time_of_24_hours",
        r"(?<![\w.:/£$€])(?P<hour>[01]\d|2[0-4])\.?(?P<minute>[0-5]\d)\s?(?:hours|hrs)\b",
        "You come after 1930 hours.", "You come after 30 hours.", words("hours hrs"),
    ),
    ClockForm(
        "time_bare",
        r"\b(?:at|by|until|till|before|after|around|about|from|past|to|between|and)\s"
        rf"(?P<whole>{_HOUR}){_END}",
        "You'll come at nine.", "You'll come at nine places.", _HOUR_WORDS + tuple("123456789"),
        loose=True,
    ),
    ClockForm(
        "time_that_begins",
        rf"\b(?P<whole>{_HOUR})(?=\s?(?:-|–|to|till|until)\s?(?:half|quarter|noon|midnight"
        rf"|(?:\d{{1,2}}|{AN_HOUR})(?:[:.]\d\d)?(?:\s?[ap]\.?m\b|\so['’]?clock|\sin\sthe|\sat\snight|:)))",
        "You'll work nine to 5pm.", "You'll work nine to fifty.", _HOUR_WORDS + tuple("123456789"),
        loose=True,
    ),
)  # fmt: skip


@record(frozen=True, slots=True)
class ClockTime:
    """A stretch of the hours of a day.

    Args:
        start: the offset of the first character, bounding words included.
        end: the offset behind the last.
        interval: the hours, counted from midnight.
        entries: the names of the entries that made it.
        demands: the words would make a condition in a rule.
        loose: the words may say something else as well.
    """

    start: int
    end: int
    interval: Interval
    entries: tuple[str, ...]
    demands: bool
    loose: bool


@record(frozen=True, slots=True)
class _Found:
    """A time in a text: the hours that it may be by its own words and by all, and its entry."""

    start: int
    end: int
    written: tuple[float, ...]
    hours: tuple[float, ...]
    entry: str
    loose: bool


_TO: Final = re.compile(
    r"\s?(?P<link>-|–|to|until|till|through|up\sto|and)\s?(?:(?:about|around)\s)?", re.IGNORECASE
)
_BETWEEN: Final = re.compile(r"\bbetween\s$", re.IGNORECASE)
_FROM: Final = re.compile(r"\bfrom\s$", re.IGNORECASE)
# Any hour but those that follow: "**outside** 9am to 5pm"; not "before 9am".
_OUTSIDE: Final = re.compile(
    r"\b(?:outside(?:\sof)?|outwith|other\sthan)\s(?:(?:the|these|those)\s)?"
    r"(?:(?:hours?|times?|period|window)\s(?:of\s)?)?(?:(?:between|from)\s)?$",
    re.IGNORECASE,
)
_LEADS: Final = (
    (re.compile(r"\b(?:until|till|to)\s(?:(?:about|around)\s)?$", re.IGNORECASE), "until_hour"),
    (re.compile(r"\bfrom\s(?:(?:about|around)\s)?$", re.IGNORECASE), "from_hour"),
    (
        re.compile(
            r"\b(?:(?P<strict>before|prior\sto|earlier\sthan)|by|up\sto|no\slater\sthan|not\slater\sthan"
            r"|not\safter|at\sor\sbefore|on\sor\sbefore)\s$",
            re.IGNORECASE,
        ),
        "before_hour",
    ),
    (
        re.compile(
            r"\b(?:(?P<strict>after|later\sthan|past|gone)|not\sbefore|no\searlier\sthan|at\sor\safter)\s$",
            re.IGNORECASE,
        ),
        "after_hour",
    ),
    (re.compile(r"\b(?:around|about|roughly|approximately)\s$", re.IGNORECASE), "about_hour"),
)  # fmt: skip
_TRAILS: Final = (
    (
        re.compile(r"\s?(?:or\s(?:later|after)|onwards|at\sthe\searliest)\b", re.IGNORECASE),
        "after_hour",
    ),
    (re.compile(r"\s?(?:or\s(?:earlier|before)|at\sthe\slatest)\b", re.IGNORECASE), "before_hour"),
    (re.compile(r"\s?(?:ish|or\sso)\b", re.IGNORECASE), "about_hour"),
)  # fmt: skip
_WINDOW: Final = 24  # characters to look at before a time
_LOOSELY: Final = 0.5  # hours that "about" may be wrong by
_NEAR: Final = 3.0  # hours within which people mean "by nine" and "after nine"
_MORNING: Final = re.compile(r"\b(?:mornings?|breakfast|dawn|sunrise)\b", re.IGNORECASE)
_EVENING: Final = re.compile(
    r"\b(?:afternoons?|evenings?|tonight|supper|sunset|dusk|dark)\b", re.IGNORECASE
)
_NIGHT: Final = re.compile(r"\bnights?\b", re.IGNORECASE)
_ENDING: Final = frozenset({"until_hour", "before_hour"})


def find_clock_times(text: str, taken: Taken, *, story: bool) -> Iterator[ClockTime]:
    """Yield the times of day that a text tells, in order.

    Args:
        text: the text.
        taken: which of its characters belong to something else.
        story: the text tells, and demands nothing: times may be told loosely.

    Example:
        >>> text = "It is quiet between 11pm and 7 in the morning."
        >>> for found in find_clock_times(text, Taken(len(text)), story=False):
        ...     print(found.interval, text[found.start : found.end])
        [23, 31] between 11pm and 7 in the morning
        >>> text = "We come at half past eight."
        >>> [str(f.interval) for f in find_clock_times(text, Taken(len(text)), story=True)]
        ['[8.5, 8.5]', '[20.5, 20.5]']
    """
    found = _named(text, taken, story=story)
    index = 0
    while index < len(found):
        first = found[index]
        other = found[index + 1] if index + 1 < len(found) else None
        stretch = _stretch(text, first, other) if other is not None else None
        if stretch is not None:
            yield stretch
        else:
            yield from _bounded(text, first, story=story)
        index += 1 if stretch is None else 2


def _named(text: str, taken: Taken, *, story: bool) -> list[_Found]:
    """Return the times that a text names, none overlapping another."""
    lowered = text.lower()
    found: list[_Found] = []
    mine = Taken(len(text))
    for form in CLOCK_FORMS:
        if (form.loose and not story) or not any(cue in lowered for cue in form.cues):
            continue
        pattern = compiled(form.pattern)
        for match in pattern.finditer(text):
            start, end = match.span("whole" if "whole" in pattern.groupindex else 0)
            free = taken.free(start, end) and mine.free(start, end)
            written = _hours(match) if free else ()
            if written:
                mine.mark(start, end)
                hours = _by_the_part_told(written, text)
                found.append(_Found(start, end, written, hours, form.name, form.loose))
    found.sort(key=lambda item: item.start)
    return found


def _hours(match: re.Match[str]) -> tuple[float, ...]:
    """Return the hours that a time may be, in one half of the day or both; none for no time."""
    told = match.groupdict()
    named = (told.get("named") or "").lower()
    if named:
        return (0.0 if named == "midnight" else _NOON,)
    written = told["hour"].lower()
    hour = float(written) if written.isdigit() else number_in_words(written) or 0.0
    if hour > DAY:
        return ()
    half = (told.get("half") or "").lower()[:1]
    part = (told.get("day") or told.get("night") or "").lower()
    definite = hour > _NOON or hour == 0 or (written.isdigit() and written[0] == "0")
    hour += int(told.get("minute") or 0) / 60 + _past(told)
    if definite and not half:
        return (hour % DAY,)
    early = hour % _NOON
    if half or part.startswith(("morning", "afternoon", "evening")):
        return (early if half == "a" or part.startswith("morning") else early + _NOON,)
    if part or told.get("night"):
        return (early + _NOON if early >= _DAWN else early,)
    return (early, early + _NOON)


def _by_the_part_told(hours: tuple[float, ...], text: str) -> tuple[float, ...]:
    """Return those of the hours that a time may be that lie in the part of the day that is told."""
    if len(hours) == 1:
        return hours
    early, late = hours
    if _NIGHT.search(text) is not None and not _DAWN <= early < _LATE:
        return (late if early >= _LATE else early,)
    if _MORNING.search(text) is not None:
        return (early,)
    return (late,) if _EVENING.search(text) is not None else hours


def _past(told: dict[str, str | None]) -> float:
    """Return by what part of an hour a time is past a full hour, below zero before it."""
    part = (told.get("part") or "").lower()
    if not part:
        return 0.0
    named = 30.0 if part == "half" else 15.0 if "quarter" in part else None
    minutes = float(part) if part.isdigit() else named or number_in_words(part) or 0.0
    return -minutes / 60 if (told.get("side") or "").lower() == "to" else minutes / 60


def _stretch(text: str, first: _Found, last: _Found) -> ClockTime | None:
    """Return the stretch from one time to another, if a text joins them: the shortest that fits."""
    before = text[max(0, first.start - _WINDOW) : first.start]
    between = _BETWEEN.search(before)
    link = _TO.fullmatch(text, first.end, last.start)
    if link is None or (link["link"].lower() == "and" and not between):
        return None
    opened = between or _FROM.search(before)
    hours = [
        (low, high if high > low else high + DAY)
        for low, high in product(first.hours, last.written)
    ]
    # "From 12 to 1" begins at noon where nothing tells of the night.
    low, high = min(hours, key=lambda ends: (ends[1] - ends[0], ends[0] < _DAWN, ends[0]))
    start = first.start - (len(before) - opened.start()) if opened else first.start
    entries = ("between_hours", first.entry, last.entry)
    loose = len(first.hours) > 1 and len(last.hours) > 1
    outside = _OUTSIDE.search(text, max(0, first.start - 2 * _WINDOW), first.start)
    if outside is not None:
        others = Interval(high, low + DAY, low_open=True, high_open=True)
        return ClockTime(outside.start(), last.end, others, entries, demands=not loose, loose=loose)
    return ClockTime(start, last.end, Interval(low, high), entries, demands=not loose, loose=loose)


def _bounded(text: str, found: _Found, *, story: bool) -> Iterator[ClockTime]:
    """Yield a time with the words that bound it, for each hour that it may be."""
    before = text[max(0, found.start - _WINDOW) : found.start]
    start, end, name, strict = found.start, found.end, "at_hour", False
    for pattern, entry in _LEADS:
        lead = pattern.search(before)
        if lead is not None:
            start -= len(before) - lead.start()
            name, strict = entry, bool(lead.groupdict().get("strict"))
            break
    for pattern, entry in _TRAILS:
        trail = pattern.match(text, end)
        if trail is not None:
            end, name = trail.end(), entry
    demands = name not in {"at_hour", "about_hour"} and len(found.hours) == 1
    bound = _meant if story else _demanded
    for hour in found.hours:
        interval = bound(hour, name, strict=strict)
        yield ClockTime(start, end, interval, (name, found.entry), demands, found.loose)


def _meant(hour: float, name: str, *, strict: bool) -> Interval:
    """Return the hours that somebody means who tells a time."""
    if name == "about_hour":
        return Interval(hour - _LOOSELY, hour + _LOOSELY)
    if name == "before_hour":
        return Interval(hour - _NEAR, hour, high_open=strict)
    if name == "after_hour":
        return Interval(hour, hour + _NEAR, low_open=strict)
    return Interval(hour, hour)


def denied_hours(interval: Interval, entry: str) -> Interval | None:
    """Return the hours that are meant where a time with its bounding words is denied.

    Args:
        interval: the hours without the denial.
        entry: the entry of the bounding words.

    Example:
        >>> print(denied_hours(Interval(6, 9, high_open=True), "before_hour"))
        [9, 12]
    """
    low, high = interval.low or 0.0, interval.high or 0.0
    if entry == "before_hour":
        return Interval(high, high + _NEAR)
    if entry == "after_hour":
        return Interval(low - _NEAR, low)
    return interval if entry == "until_hour" else None  # "not until nine"


def _demanded(hour: float, name: str, *, strict: bool) -> Interval:
    """Return the hours that a rule names: those before and after a time are of the same day."""
    if name in _ENDING:
        high = hour or DAY
        low = 0.0 if _DAWN < high <= _NOON else _DAWN if high > _NOON else high - _NOON / 2
        return Interval(low, high, high_open=strict)
    if name in {"after_hour", "from_hour"}:
        if _DAWN <= hour < _LATE_IN_THE_DAY:  # "after 9.30 am" is until the day ends
            return Interval(hour, DAY, low_open=strict)
        high = DAY + _DAWN if hour >= _DAWN else max(hour + _DAWN, _DAWN + 1)
        return Interval(hour, high, low_open=strict)
    return _meant(hour, name, strict=strict)
