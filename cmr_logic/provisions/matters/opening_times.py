"""Days and hours at which something is open: "Monday to Friday, 9am to 5pm"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.clauses.nodes import Words
from cmr_logic.cues import Cue, Effect
from cmr_logic.expression import Expression, both, either
from cmr_logic.provisions.drafts.draft import Scope
from cmr_logic.provisions.making.clause_making import make_clause
from cmr_logic.syntax.time_words import DAYS
from cmr_logic.text import word_set

CUE = Cue("open-at", Effect.IF, (), "Monday to Friday, 9am to 5pm", "It takes 9 to 5 days.")
"""The cue of the days and hours of an opening."""

# Days, and their short forms: "mondays", "mon"; not "may".
_DAYS = DAYS | word_set("mon tue tues wed thu thur thurs fri sat sun")
# Words of an hour beside its number: "9 **am**", "noon"; not "hours".
_HALVES = syntax.HALVES_OF_DAY | {"o'clock"}
_HOURS = frozenset({"noon", "midday", "midnight"})
# "9", "8:30am", "17.00"; not "2,000".
_CLOCK = re.compile(r"\d{1,2}(?:[:.]\d\d)?(?:am|pm)?")
# What shows that a number is an hour, where no half of the day follows: "8:30am", "17.00".
_SURELY = re.compile(r"\d{1,2}(?:[:.]\d\d(?:am|pm)?|am|pm)")
# Words around and between days and hours: "from 9 **to** 5"; not "for".
_LINKS = word_set(
    ", . ; : ( ) - – — to until till through and & from between on at every each day daily"
)
# Those of them that belong to the hours behind them: "**between** 9am and 5pm"; not "at".
_BEFORE_HOURS = frozenset({"from", "between", "until", "till"})


# Words that say that something can be used then: "**open** from 9 to 5"; not "late".
_OPEN = word_set("open opens available staffed runs")


@dataclass(slots=True)
class _Opening:
    """Days, and the hours on them: where each begins and ends; None where none are named."""

    days: Words | None = None
    hours: Words | None = None


def opening_case(scope: Scope, first: int, last: int) -> Expression | None:
    """Return the clauses of the days and hours that words name, None where they say more.

    Args:
        scope: the sentence that they stand in.
        first: index of the first token.
        last: index after the last.
    """
    openings = _openings(scope.words, first, last)
    return either([_clauses(scope, opening) for opening in openings]) if openings else None


def opening_in(words: Sequence[str], first: int, last: int) -> int | None:
    """Return where the days and hours begin at which something is open, None where none are said.

    Example:
        >>> words = "the desk is open from monday to friday , 9 am to 5 pm .".split()
        >>> " ".join(words[opening_in(words, 3, len(words)) :])
        'from monday to friday , 9 am to 5 pm .'
        >>> opening_in("you must pay by 5 pm on friday".split(), 1, 8) is None
        True
    """
    opens = not _OPEN.isdisjoint(words[max(first - 1, 0) : last])
    if not (opens or words[max(first - 1, 0)] in syntax.BE):
        return None
    start = last
    while start > first and _is_of_times(words[start - 1]):
        start -= 1
    while start < last and words[start] in {",", ";", ":", ")", "."}:
        start += 1
    if not opens and start > first:
        return None  # "visiting **is** from 2 pm to 4 pm"; not "the train is late at 4 pm"
    return start if _openings(words, start, last) else None


def _is_of_times(word: str) -> bool:
    known = word in _DAYS or word in _HALVES or word in _HOURS or word in _LINKS
    return known or _CLOCK.fullmatch(word) is not None


def _openings(words: Sequence[str], first: int, last: int) -> list[_Opening]:
    """Return the openings that words name, none where they say anything else, or no hours."""
    found = [_Opening()]
    sure = False
    for at in range(first, last):
        word = words[at]
        if not _is_of_times(word):
            return []
        if word in _LINKS:
            continue
        if word in _DAYS:
            if found[-1].hours is not None:
                found.append(_Opening())
            days = found[-1].days
            found[-1].days = Words(at if days is None else days.first, at + 1)
            continue
        hours = found[-1].hours
        begins = at - (at > first and words[at - 1] in _BEFORE_HOURS)
        found[-1].hours = Words(begins if hours is None else hours.first, at + 1)
        sure = sure or word in _HALVES or word in _HOURS or _SURELY.fullmatch(word) is not None
    return _hours_first(found) if sure else []


def _hours_first(found: list[_Opening]) -> list[_Opening]:
    """Return openings with the days behind their hours: "**9 am to 5 pm** on weekdays"."""
    if found[0].days is not None or found[-1].hours is not None:
        return found
    return [_Opening(after.days, before.hours) for before, after in pairwise(found)]


def _clauses(scope: Scope, opening: _Opening) -> Expression:
    runs = (run for run in (opening.days, opening.hours) if run is not None)
    return both([make_clause(scope, run, CUE, ("it", "is"), kept=True) for run in runs])
