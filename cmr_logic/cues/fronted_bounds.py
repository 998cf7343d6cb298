"""Bounds at the front of a sentence: "**From 12** they may row", "**Within a week** no fee is due".

In plain words that is "if you are 12 or over, you may row", "if it is within a week, no fee".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_end, stands_at
from cmr_logic.cues.named_before import are_things
from cmr_logic.text import places_of, word_set

_COMMA, _IF, _TO = ",", "if", "to"
# How an age opens that somebody has reached, and one that they have not: "**from** 12".
_FROM, _UNTIL = word_set("from after"), word_set("until till under below")
_AGE_NAMED = (("the", "age", "of"), ("age", "of"), ("age",), ())
_ONWARDS = (
    ("onwards",), ("onward",), ("on",), ("upwards",), ("up",), ("and", "up"), ("and", "over"),
    ("years", "of", "age"), ("years",), (),
)  # fmt: skip
_OLDEST = 99
# Who may be of that age: "from 12 **they** may"; not "from 12 the gate is shut".
_THEY, _YOU = word_set("children people young youngsters anyone everyone juniors"), "you"
# What opens a stretch of time: "**more than** a week before", "**within** a week".
_STRETCHES = (
    ("more", "than"), ("less", "than"), ("fewer", "than"), ("over",), ("within",), ("inside",),
    ("under",), ("at", "least"), ("up", "to"),
)  # fmt: skip
_CLOSE_BY = word_set("within inside")
_ONE = word_set("a an")
_ANCHORS = word_set("before after of from to until")
# Words with which what is so at that time begins: "within a week **nothing** is refunded".
_SUBJECTS = word_set("we you they it nothing nobody no your our the all a an there")
_LONGEST = 7  # words of an event: "the start of the first day of the course"
# What is denied of a time: "within a week **nothing** is refunded"; not "within a week you pay".
_DENYING = syntax.NEGATIONS | {"nothing", "nobody", "no", "cannot", "only", "unless"}
_DEMANDING = word_set("must shall should need needs have has ought required pay tell send")
SIGNS = _FROM | _UNTIL | {phrase[0] for phrase in _STRETCHES}
"""Words of which each of them has one: "**from** 12 they may row"; not "they may row"."""


def fronted_bounds(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(fronted_bounds("from 12 they may row .".split()))
        [(0, 3, ('if', 'you', 'are', '12', 'or', 'over', ',', 'you'))]
        >>> list(fronted_bounds("within 9 days nothing is refunded .".split()))
        [(0, 1, ('if', 'it', 'is', 'within')), (2, 3, ('days', ','))]
        >>> list(fronted_bounds("from 12 the gate is shut .".split()))
        []
        >>> list(fronted_bounds("within 9 days you must pay .".split()))
        []
    """
    for at in places_of(words, SIGNS):
        if at and words[at - 1] not in STOPS:
            continue
        if words[at] in _FROM | _UNTIL or stands_at(words, at, ("up", _TO)):
            yield from _of_age(words, at)
        yield from _of_time(words, at)


def _of_age(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find an age that those have reached, or have not, of whom something is said."""
    opens = at + 1 + (words[at] == "up")
    named = next(phrase for phrase in _AGE_NAMED if stands_at(words, opens, phrase))
    age = opens + len(named)
    if not _is_age(words, age):
        return
    said: tuple[str, ...] = (words[age], "or", "over")
    behind = age + 1
    if words[at] in _FROM and stands_at(words, behind, (_TO,)) and _is_age(words, behind + 1):
        said, behind = (words[age], _TO, words[behind + 1]), behind + 2
    elif words[at] not in _FROM:
        said = ("under", words[age])
    behind += len(next(phrase for phrase in _ONWARDS if stands_at(words, behind, phrase)))
    subject = behind + stands_at(words, behind, (_COMMA,))
    who = "".join(words[subject : subject + 1])
    if who == "they" or (
        who == _YOU and (named or _TO not in said)
    ):  # not "from 9 to 5 you can ring"
        yield at, subject + 1, (_IF, _YOU, "are", *said, _COMMA, _YOU)
    elif who in _THEY or (named and syntax.finite_verb(words[subject:]) is not None):
        things = are_things(who) or who in syntax.DETERMINERS
        yield at, subject, (_IF, "they" if things else _YOU, "are", *said, _COMMA)


def _is_age(words: Sequence[str], at: int) -> bool:
    return at < len(words) and words[at].isdigit() and int(words[at]) <= _OLDEST


def _of_time(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find a stretch of time in which something is so: "**Inside a week** nothing is refunded"."""
    opener = next((phrase for phrase in _STRETCHES if stands_at(words, at, phrase)), ())
    amount, last = at + len(opener), sentence_end(words, at)
    unit = amount + 1
    if not opener or unit >= last - 2 or words[unit] not in syntax.TIME_UNITS:
        return
    if not (words[amount] in _ONE | syntax.NUMBERS or words[amount].isdigit()):
        return
    anchored = words[unit + 1] in _ANCHORS
    end = _start_of_said(words, unit + 1 + 2 * anchored, min(unit + _LONGEST, last))
    if end is None or not (anchored or end <= unit + 2):
        return
    said = words[end:last]
    denied = not _DENYING.isdisjoint(said)
    if syntax.finite_verb(said) is None or not (denied or _DEMANDING.isdisjoint(said)):
        return
    if denied or (anchored and words[at] not in _CLOSE_BY):
        yield at, at + 1, (_IF, "it", "is", words[at])
        comma = words[end - 1] == _COMMA
        if not comma:
            yield end - 1, end, (words[end - 1], _COMMA)


def _start_of_said(words: Sequence[str], first: int, last: int) -> int | None:
    """Return where what is so then begins: behind a comma, or with its subject."""
    for at in range(first, last + 1):
        if words[at - 1] == _COMMA:
            return at
        if words[at] in _SUBJECTS and syntax.finite_verb(words[at : at + _LONGEST]) is not None:
            return at
    return None
