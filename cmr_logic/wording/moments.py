"""The time of asking, as people name it: "it is **on weekdays**" asks if it is a weekday.

A rule says on which days, or until when, something may be done. Whoever asks lives on one day: they
are asked whether it is such a day, and whether the last one has passed.
"""

from __future__ import annotations

from cmr_logic import syntax
from cmr_logic.syntax.time_words import DAYS
from cmr_logic.text import NOUN, classes, word_set
from cmr_logic.wording.forms import singular
from cmr_logic.wording.phrase import Phrase, Token, token, words_of

_IT_IS = ("it", "is")
_NAMED = 3  # tokens from which on a time stands behind "it is on", and those of a day
# Days and times of a kind, by the last word: "on public **holidays**"; not "on leads".
_KINDS = DAYS | word_set("days holidays mornings afternoons evenings nights")
# What opens the last time for something, and more of it: "**up until** noon", "up to".
_UNTIL = (
    ("up", "to", "and", "including"),
    ("up", "until"),
    ("up", "to"),
    ("until",),
    ("till",),
)
# Prepositions of days of a kind: "**at** weekends"; not "by".
_ON = frozenset({"on", "at"})
_FROM, _TO = "from", "to"
CUES = _ON | {_FROM, "until", "till", "up"}
"""Words of which a time has one that is named otherwise when it is asked for."""
# Words of an hour, before which something is still open: "until **noon**"; not "until Monday".
_HOURS = word_set("noon midday midnight dusk dawn sunset sunrise dark nightfall")
# Openings of a last day that is counted: "until **the** end of May"; not "until you row".
_THE = "the"
_ONE = frozenset({"a", "an"})
# What a time is counted to: "up to 2 days **before** the race"; not "up to 2 days".
_COUNTED_TO = word_set("before prior")
_COUNT = 5  # tokens from the number on, at most, to what it is counted to


def moment(phrase: Phrase) -> Phrase | None:
    """Return a statement of when it is, as the time of asking: "it is a weekday".

    Args:
        phrase: the statement.

    Example:
        >>> from cmr_logic.wording import question
        >>> question("it is on weekdays"), question("it is until noon on 5 May")
        ('Is it a weekday?', 'Is it before noon on 5 May?')
        >>> question("it is on the quay")
        'Is it on the quay?'
    """
    words = words_of(phrase)
    if words[:2] != _IT_IS or len(words) <= _NAMED:
        return None
    if words[2] == _FROM:
        return _range(phrase, words)
    if words[2] in _ON:
        return _day(phrase, words)
    opening = next((each for each in _UNTIL if words[2 : 2 + len(each)] == each), None)
    return None if opening is None else _bound(phrase, words, 2 + len(opening))


def _day(phrase: Phrase, words: tuple[str, ...]) -> Phrase | None:
    """Return what day it is to be: "it is **on Sundays or public holidays**", "on 5 May"."""
    if _is_date(words, 3) or _is_american_date(words, 3):
        return (*phrase[:2], *_either_date(phrase[3:]))
    said: list[Token] = list(phrase[:2])
    at = 3
    while at < len(words):
        near = range(at, min(at + _NAMED, len(words)))
        end = next((i for i in near if words[i] in _KINDS and singular(words[i])), None)
        one = None if end is None else singular(words[end])
        if end is None or one is None or words[at] in syntax.DETERMINERS:
            break
        named = phrase[end].surface
        one = one.capitalize() if named[:1].isupper() else one
        said += [token(syntax.article(phrase[at].surface if at < end else one)), *phrase[at:end]]
        said.append(Token(one.lower(), one))
        at = end + 1
        joint = at
        while joint < len(words) and words[joint] in syntax.JOINTS:
            joint += 1
        if joint == at or joint >= len(words):
            break
        comma = words[at] == ","
        said += [phrase[at]] if comma else []
        said += [token("or")] if joint > at + comma else []
        at = joint + (words[joint] in _ON)
    return None if at == _NAMED else (*said, *phrase[at:])


def _range(phrase: Phrase, words: tuple[str, ...]) -> Phrase | None:
    """Return between which times it is to be: "it is **from 9 am to 5 pm**", "from May to June"."""
    to = next((at for at in range(4, len(words) - 1) if words[at] == _TO), None)
    if to is None or not (_opens_time(words, 3) and _opens_time(words, to + 1)):
        return None
    return (*phrase[:2], token("between"), *phrase[3:to], token("and"), *phrase[to + 1 :])


def _opens_time(words: tuple[str, ...], at: int) -> bool:
    named = words[at]
    dated = named in DAYS or named in syntax.MONTHS
    return dated or _is_hour(words, at) or _is_date(words, at)


def _bound(phrase: Phrase, words: tuple[str, ...], at: int) -> Phrase | None:
    """Return by when it is to be: "it is **until 5 May**", "up to 2 days before the race"."""
    if at >= len(words):
        return None
    first = words[at]
    counting = first[:1].isdigit() or first in syntax.NUMBERS or first in _ONE
    if counting and not _COUNTED_TO.isdisjoint(words[at + 1 : at + _COUNT]):
        return _put(phrase, at, "at", "least")
    if _is_hour(words, at):
        return _put(phrase, at, "before")
    dated = first[:1].isdigit() or first in syntax.MONTHS or first in DAYS or first == _THE
    dated = dated and (first == _THE or not _is_amount(words, at))
    return _put(phrase, at, "no", "later", "than") if dated else None


def _put(phrase: Phrase, at: int, *bound: str) -> Phrase:
    return (*phrase[:2], *map(token, bound), *phrase[at:])


def _is_hour(words: tuple[str, ...], at: int) -> bool:
    following = words[at + 1 : at + 2]
    if words[at] in _HOURS or words[at].endswith(("am", "pm")):
        return words[at] in _HOURS or words[at][:1].isdigit()
    if words[at] in syntax.NUMBERS:
        return following in {(), ("o'clock",)}  # "until **ten**"
    clock = words[at][:1].isdigit() and (":" in words[at] or words[at : at + 2][-1] == "o'clock")
    return clock or (following != () and following[0] in syntax.HALVES_OF_DAY)


def _is_date(words: tuple[str, ...], at: int) -> bool:
    return (
        words[at][:1].isdigit() and words[at + 1 : at + 2] != () and words[at + 1] in syntax.MONTHS
    )


def _either_date(dates: Phrase) -> Phrase:
    """Return dates of which one is asked for: "July 4 **or** New Year's Eve"."""
    words = words_of(dates)
    joints = [
        at
        for at in range(1, len(words) - 1)
        if words[at] == "and" and (dates[at + 1].surface[:1].isupper() or words[at + 1].isdigit())
    ]
    return tuple(token("or") if at in joints else each for at, each in enumerate(dates))


def _is_american_date(words: tuple[str, ...], at: int) -> bool:
    """Tell whether a date stands at an index with its month ahead: "**July 4**"; not "July"."""
    return words[at] in syntax.MONTHS and words[at + 1 : at + 2] != () and words[at + 1].isdigit()


def _is_amount(words: tuple[str, ...], at: int) -> bool:
    """Tell whether a number counts something: "up to **2** days"; not "until 31 March"."""
    following = words[at + 1 : at + 2]
    month = following != () and following[0] in syntax.MONTHS
    return words[at][:1].isdigit() and not month and bool(following) and NOUN in classes(*following)
