"""Ages, hours and last days in the shape that is read: "from 12 to 20 **years of age**".

"Players from 12 to 20 years of age" are players aged 12 to 20, who may row "until ten at night" may
do so before 10 pm, and what was "booked no later than 1 May" was booked by that day.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_start
from cmr_logic.cues.in_row import Sign, in_row
from cmr_logic.text import NOUN, classes, places_of_word, word_set
from cmr_logic.text.number_names import ONE_TO_NINETEEN

# What opens a range, and what stands before its end: "**from** 12 **to** 20"; not "12 or 20".
_RANGES = {"from": word_set("to - –"), "between": word_set("and")}
_YEARS, _OF_AGE = "years", (("of", "age"), ("old",))
# Whoever it may be: "**anyone** from 6 to 10 years old"; not "it is from 6 to 10 years old".
_ANYONE = word_set("anyone anybody everyone everybody someone somebody")
_RANGE = 4  # words of a range: "from 12 to 20"
# Parts of a day that tell which half an hour is in: "ten **at night**"; not "ten nights".
_AFTER_NOON = (("at", "night"), ("in", "the", "evening"), ("in", "the", "afternoon"))
_PARTS = frozenset(part[-1] for part in _AFTER_NOON)
_HOURS = {name: str(hour) for hour, name in enumerate(ONE_TO_NINETEEN[:11], 1)}
_HOURS |= {hour: hour for hour in _HOURS.values()}
_UNTIL = ("until", "till")
_LATEST_AT_NIGHT = 6  # from this hour on "at night" is before midnight
# What gives leave, which ends at an hour: "you **may** row until ten"; not "shops sell until ten".
_LEAVE = word_set("may can")
_NOT_LATER = (("no", "later", "than"), ("not", "later", "than"))
_DAYS = frozenset(syntax.MONTHS) | syntax.WEEKDAYS
SIGNS = frozenset({_YEARS, "later"}) | _PARTS
"""Words of which each has one: "20 **years** of age"; not "20 boats"."""
CLOSER: frozenset[Sign] = (
    in_row((_YEARS,), ("of", "old")) | in_row(("at", "the"), _PARTS) | {("later", "than")}
)
"""Two words in a row of which each has one, too: "**years of** age"; not "two years"."""


def ages_and_hours(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the shape that is read.

    Example:
        >>> list(ages_and_hours("it is open to players from 12 to 20 years of age .".split()))
        [(5, 12, ('aged', '12', 'to', '20'))]
        >>> list(ages_and_hours("grants run from 12 to 20 years of study .".split()))
        []
        >>> list(ages_and_hours("guests may row until ten at night .".split()))
        [(3, 7, ('before', '10', 'pm'))]
        >>> list(ages_and_hours("guests may row at night .".split()))
        []
        >>> list(ages_and_hours("it is for rooms booked no later than 1 may .".split()))
        [(5, 8, ('by',))]
        >>> list(ages_and_hours("rooms must be booked no later than 1 may .".split()))
        []
    """
    for at in places_of_word(words, _YEARS):
        yield from _ages(words, at)
    for at in [at for word in _UNTIL for at in places_of_word(words, word)]:
        yield from _hour(words, at)
    for at in places_of_word(words, "later"):
        yield from _latest(words, at - 1)


def _ages(words: Sequence[str], years: int) -> Iterator[Rewriting]:
    """Find a range of ages behind those it is of: "players **from 12 to 20 years of age**"."""
    first = years - _RANGE
    behind = next((b for b in _OF_AGE if tuple(words[years + 1 :][: len(b)]) == b), None)
    if behind is None or first < 1 or words[first] not in _RANGES:
        return
    low, joint, high = words[first + 1 : years]
    whom = words[first - 1]
    several = whom in _ANYONE or (syntax.is_plural_noun(whom) and NOUN in classes(whom))
    if several and joint in _RANGES[words[first]] and low.isdigit() and high.isdigit():
        yield first, years + 1 + len(behind), ("aged", low, "to", high)


def _hour(words: Sequence[str], until: int) -> Iterator[Rewriting]:
    """Find the hour of a part of a day until which leave is given: "**until ten at night**"."""
    hour = _HOURS.get("".join(words[until + 1 : until + 2]))
    part = next((p for p in _AFTER_NOON if tuple(words[until + 2 :][: len(p)]) == p), None)
    if hour is None or part is None or "from" in words[max(until - 4, 0) : until]:
        return
    late = part[-1] != "night" or int(hour) >= _LATEST_AT_NIGHT
    before = words[sentence_start(words, until) : until]
    if late and not _LEAVE.isdisjoint(before) and "not" not in before:
        yield until, until + 2 + len(part), ("before", hour, "pm")


def _latest(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find the last day by which things of a kind were done with: "rooms booked **by** 1 May"."""
    if at < 2 or tuple(words[at : at + 3]) not in _NOT_LATER:  # noqa: PLR2004 - "rooms booked"
        return
    done, things = words[at - 1], words[at - 2]
    day = not _DAYS.isdisjoint(words[at + 3 : at + 5])
    if day and syntax.is_participle(done) and syntax.is_plural_noun(things):
        yield at, at + 3, ("by",)
