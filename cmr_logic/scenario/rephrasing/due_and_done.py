"""Was a thing done after it was due? By two days of a story: "due on Friday, I paid on Monday".

Two weekdays are taken for the two that are nearest each other, where one of them is nearer by far,
or where words say which is meant: "not **till** Monday", "the Monday **before**".
"""

from __future__ import annotations

import re

from cmr_logic.scenario.rephrasing.lateness import CLOCK, minutes_of
from cmr_logic.syntax import A_MONTH, A_WEEKDAY, MONTHS, WEEK

_DUE = re.compile(
    r"\b(?:(?:(?:was|were|is|are|fell|falls|had|has|have|should)(?P<not>\s?not|n['’]t)?"
    r"|['’]s)\s(?:only\s|meant\s|supposed\s|all\s)?"
    r"(?:to\s(?:be|go|come)\s(?:back|in|paid|returned|handed\s(?:in|back)|there)|(?:have\sbeen"
    r"|be)\s(?:back|in|paid|returned|there)|due(?:\s(?:back|in|up))?)"
    r"|(?:the|my|our)\s(?:deadline|due\sdate|closing\sdate|return\sdate|cut-?off"
    r"|last\sday)\s(?:is|was))"
    r"\s(?:(?:on|by|at|before|for|till|until)\s)?(?:the\s)?$",
    re.IGNORECASE,
)
_WEEKDAY = re.compile(
    rf"(?P<side>\b(?:the\s)?(?:following|next|previous)\s)?\b(?P<day>{A_WEEKDAY})s?\b"
    r"(?P<behind>\s(?:before|after|of\sthe\s(?:next|following)\sweek))?",
    re.IGNORECASE,
)
_NTH = re.compile(
    rf"\b(?P<day>\d{{1,2}})(?:st|nd|rd|th)?(?:\sof)?\s(?P<month>{A_MONTH})\b"
    rf"|\b(?P<named>{A_MONTH})\s(?:the\s)?(?P<nth>\d{{1,2}})(?:st|nd|rd|th)?\b(?!\d)"
    r"|\b(?P<bare>\d{1,2})(?:st|nd|rd|th)\b(?P<behind>\s(?:of\s(?:the|that)\s)?(?:month\sbefore"
    r"|previous\smonth|next\smonth"
    r"|following\smonth|month\safter))?",
    re.IGNORECASE,
)
_HOUR = re.compile(rf"\b(?:at|by|till|until|around|about|before)\s{CLOCK.replace('@', 'a')}", re.I)
_NOT_TILL = re.compile(
    r"(?:n['’]t|\bnot|\bnever)\b[^.;!?]{0,40}\b(?:till|until|before)\s(?:the\s)?$", re.IGNORECASE
)
_ONLY = re.compile(r"\b(?:only|finally|eventually)\b[^.;!?]{0,40}$", re.IGNORECASE)
_DENIED = re.compile(r"(?:n['’]t|\bnot|\bnever)\b[^.;!?]{0,30}$", re.IGNORECASE)
_LATER, _EARLIER = frozenset({"following", "next", "after"}), frozenset({"previous", "before"})
_SOON = 2  # days before which a weekday is taken for the one before
_LATE = 4  # days after which it is taken for the one after
_MONTH_DAYS = 31
_HALF_YEAR = 183
_NOON, _DAY = 720, 1440
_PAIR = 2


def done_late(text: str) -> bool | None:
    """Tell whether a story's two days or hours say that a thing was done after it was due.

    Args:
        text: the story.

    Example:
        >>> done_late("It was due on Friday and I took it back on Saturday.")
        True
        >>> done_late("It was due on 4 May and I took it back on 3 May.")
        False
        >>> done_late("It was due on Friday.") is None
        True
    """
    for pattern, late in ((_WEEKDAY, _by_weekday), (_NTH, _by_date), (_HOUR, _by_clock)):
        found = [*pattern.finditer(text)]
        due = [match for match in found if _DUE.search(text[: _start(match)])]
        if len(found) != _PAIR or len(due) != 1:
            continue
        done = found[1] if due[0] is found[0] else found[0]
        before = text[: _start(done)]
        if done is found[1]:
            before = before[due[0].end() :]
        held_up = _NOT_TILL.search(before) is not None
        if not held_up and _DENIED.search(before) is not None:
            return None
        return late(due[0], done, held_up or _ONLY.search(before) is not None)
    return None


def _start(match: re.Match[str]) -> int:
    """Return where a day or an hour begins, without the words that lead to it."""
    named = [name for name in ("apart", "anamed", "ahour") if match.groupdict().get(name)]
    return match.start(named[0]) if named else match.start()


def _by_weekday(due: re.Match[str], done: re.Match[str], held_up: bool) -> bool | None:
    words = f"{done['side'] or ''} {done['behind'] or ''}".lower().split()
    if not _LATER.isdisjoint(words):
        return True
    if not _EARLIER.isdisjoint(words):
        return False
    apart = (WEEK.index(done["day"].lower()) - WEEK.index(due["day"].lower())) % len(WEEK)
    if held_up:
        return apart > 0 or None
    if apart <= _LATE:
        return apart > 0
    return False if len(WEEK) - apart <= _SOON else None


def _by_date(due: re.Match[str], done: re.Match[str], _held_up: bool) -> bool | None:
    first, second = _day_of(due), _day_of(done)
    behind = (done["behind"] or "").lower()
    if behind:
        return not ("before" in behind or "previous" in behind)
    if first[0] and second[0]:
        apart = (second[0] - first[0]) * _MONTH_DAYS + second[1] - first[1]
        return apart > 0 if abs(apart) < _HALF_YEAR else None
    if first[0] != second[0] and second[0]:
        return None
    return second[1] > first[1]


def _day_of(match: re.Match[str]) -> tuple[int, int]:
    """Return the month of a day, 0 where none is told, and the day."""
    month = match["month"] or match["named"]
    day = int(match["day"] or match["nth"] or match["bare"])
    return (MONTHS.index(month.lower()) + 1 if month else 0), day


def _by_clock(due: re.Match[str], done: re.Match[str], held_up: bool) -> bool | None:
    first, second = minutes_of(due, "a"), minutes_of(done, "a")
    if first is None or second is None:
        return None
    apart = second[0] - first[0]
    if first[1] and second[1]:
        return apart > 0
    half = (apart % _NOON) if held_up or apart % _NOON <= _NOON // 2 else apart % _NOON - _NOON
    return half > 0
