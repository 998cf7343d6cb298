"""Times beside a case, and two bounds with "only": "shut **on Mondays and when** it rains".

In plain words that is "shut if it is on Mondays or if it rains", and "only at weekends and only
with a card" is "only if it is at weekends and only if you have a card".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import word_set

# Openings of a case that comes on top of times: "on Mondays and **when**"; not "and if", which
# may say that both must hold.
_ON_TOP = word_set("when whenever while")
_IF, _ONLY, _DURING, _WITH = "if", "only", "during", "with"
# What opens a time: "**on** Mondays"; not "of Mondays".
_OPENING = word_set("on at in during before after between")
# The last words of times that come again: "at **weekends**"; not "in town".
_AGAIN = (
    syntax.WEEKDAYS
    | {f"{day}s" for day in syntax.WEEKDAYS}
    | frozenset(syntax.MONTHS)
    | word_set("weekend holidays weekdays night daylight darkness dark am pm noon winter summer")
    | word_set("evening evenings morning mornings afternoon afternoons nights season")
    | {"weekends"}
)
# Words for the weather, which a place is none of: "in high **winds**"; not "in town".
_WEATHER = word_set(
    "weather rain snow wind winds fog mist ice storm storms thunderstorm thunderstorms lightning "
    "gale gales sleet hail drizzle heatwave sunshine frost"
)
_IN, _BY, _FROM = "in", "by", "from"  # "**in** the rain", "only **by** members, **from** here"
_LONGEST = 5  # words of a time, or of weather: "on the first Monday", "in winds over 25 mph"
_WITHIN, _LONGEST_SPAN = "within", 8  # what opens a span: "within a day of drinking some beer"
# Words of a ban: "you must **not** row"; not "you may row".
_BANNED = syntax.NEGATIONS | word_set("banned forbidden prohibited cannot never")
_HOURS = word_set("before after between")  # behind which an hour may be a figure alone
_BUT = frozenset({"but", "and", ","})
# What a case would say of them already: "**if** it is shut on Mondays and when".
_CASES = word_set("if when whenever unless until except where while once than who which that")
_JOINED = _CASES | {_ONLY}
SIGNS = _ON_TOP | {_ONLY, _IF}
"""Words of which each has one: "on Mondays and **whenever**"; not "on Mondays and in May"."""
CLOSER = in_row(("and", "or", ","), _ON_TOP) | {("or", _IF)} | in_row(("and", "but"), (_ONLY,))
"""Two words in a row of which each has one, too: "on Mondays **and when**"; not "when"."""


def times_and_cases(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each row of times that a case ends, and each "only" and its second one.

    Example:
        >>> list(times_and_cases("shut on mondays and when it rains".split()))
        [(1, 2, ('if', 'it', 'is', 'on')), (3, 5, ('or', 'if'))]
        >>> list(times_and_cases("free only on mondays and only with a card".split()))
        [(2, 3, ('if', 'it', 'is', 'on')), (6, 7, ('if', 'you', 'have'))]
        >>> list(times_and_cases("free in may only , and only with a card".split()))
        [(1, 2, ('only', 'if', 'it', 'is', 'in')), (3, 4, ()), (7, 8, ('if', 'you', 'have'))]
        >>> list(times_and_cases("shut in the rain or when it is dark".split()))
        [(1, 2, ('if', 'it', 'is', 'in')), (4, 6, ('or', 'if'))]
        >>> list(times_and_cases("never row within a day of it , while ill or if late".split()))
        [(2, 3, ('if', 'it', 'is', 'within')), (7, 9, (',', 'if'))]
        >>> list(times_and_cases("shut in town and when it rains".split()))
        []
    """
    joined = pairwise(words)
    joints = syntax.COORDINATORS | {","}
    if not any(word in _JOINED and joint in joints for joint, word in joined):
        return  # as in most texts
    start, plain = 0, True
    for at, word in enumerate(words):
        if word in STOPS and word != ",":
            start, plain = at + 1, True
        elif word in _CASES:
            if plain and at > start + 1 and words[at - 1] in {"and", "or"}:
                yield from _with_case(words, start, at)
            elif plain and at > start + 1 and words[at - 1] == ",":
                yield from _with_cases(words, start, at)
            plain = False
        elif word == _ONLY and at > start + 1 and words[at - 1] in {"and", "but"}:
            yield from _with_second(words, start, at)


def _with_case(words: Sequence[str], start: int, at: int) -> Iterator[Rewriting]:
    """Find the times that stand before a case, which opens at an index: "**in May and when**"."""
    if words[at] not in _ON_TOP and (words[at] != _IF or words[at - 1] != "or"):
        return
    times: list[int] = []
    end = at - 1
    while True:
        end -= words[end - 1] == ","
        opening = _time_before(words, start, end)
        if opening is None:
            break
        times.insert(0, opening)
        if words[opening - 1] not in syntax.JOINTS:
            break
        end = opening - 1
    if not times or times[0] <= start or words[times[0] - 1] in syntax.JOINTS - {","}:
        return
    for index, opening in enumerate(times):
        joint = opening - 1 if index else opening
        said = ("or",) if index else ()
        yield joint, opening + 1, (*said, _IF, "it", "is", words[opening])
    first = at - 1 - (words[at - 2] == ",")
    yield first, at + 1, ("or", _IF)


def _with_cases(words: Sequence[str], start: int, at: int) -> Iterator[Rewriting]:
    """Find the time before several cases of a ban: "do not row **at night, while** … or if"."""
    end = sentence_end(words, at)
    last = next((i for i in range(at + 1, end) if words[i] in {"or", "and"}), end)
    opening = _time_before(words, start, at - 1)
    denied = not _BANNED.isdisjoint(words[start:at])
    if opening is None or not denied or last + 1 >= end or words[last] != "or":
        return
    if words[last + 1] in _ON_TOP | {_IF} and words[opening - 1] not in syntax.JOINTS:
        yield opening, opening + 1, (_IF, "it", "is", words[opening])
        yield at - 1, at + 1, (",", _IF)


def _time_before(words: Sequence[str], start: int, end: int) -> int | None:
    """Return where a time opens that ends before an index, None for a place or a thing."""
    for at in range(end - 2, max(start, end - 1 - _LONGEST_SPAN) - 1, -1):
        if words[at] in syntax.JOINTS:
            return None
        if words[at] == _WITHIN:
            return None if syntax.TIME_UNITS.isdisjoint(words[at + 1 : end]) else at
        if end - at > _LONGEST + 1:
            continue
        if words[at] in _OPENING:
            figure = words[at] in _HOURS and words[end - 1][:1].isdigit()
            weather = words[at] == _IN and not _WEATHER.isdisjoint(words[at:end])
            again = words[end - 1] in _AGAIN or words[at] == _DURING or figure or weather
            return at if again else None
    return None


def _with_second(words: Sequence[str], start: int, at: int) -> Iterator[Rewriting]:
    """Find what two words "only" bound, the second at an index: "only in May and **only** with"."""
    first = next((i for i in range(at - 2, start - 1, -1) if words[i] == _ONLY), None)
    if first is None or not first + 1 < at < at + 1 < len(words):
        return
    if words[at + 1] in {_IF, "when"} and "or" in words[at:]:
        return  # "and only if it is dry or you are led": the choice is one bound
    behind = words[first + 1] in _BUT  # "in May **only**, and only with a card"
    opening = _opening_before(words, start, first) if behind else first + 1
    bounds = [_bounded(words, opening), _bounded(words, at + 1)] if opening else [None]
    if any(bound is None for bound in bounds):
        return
    if behind:
        yield opening, opening + 1, (_ONLY, *(bounds[0] or (words[opening],)))
        yield first, first + 1, ()
    elif bounds[0]:
        yield opening, opening + 1, bounds[0]
    if bounds[1]:
        yield at + 1, at + 2, bounds[1]


def _opening_before(words: Sequence[str], start: int, only: int) -> int:
    """Return where what an "only" behind it bounds opens, 0 for nothing: "**in** May only"."""
    near = range(only - 1, max(start, only - 1 - _LONGEST), -1)
    return next((at for at in near if words[at] in syntax.PREPOSITIONS - {"of"}), 0)


def _bounded(words: Sequence[str], at: int) -> tuple[str, ...] | None:
    """Return the case that words behind "only" open, none where they are one, None for others."""
    word = words[at]
    if word in {_IF, "when"}:
        return ()
    if word == _WITH:
        return (_IF, "you", "have")
    if word == _BY and syntax.is_plural_noun(words[at + 1]):
        return (_IF, "you", "are")
    return (_IF, "it", "is", word) if word in _OPENING or word == _FROM else None
