"""What comes when a time is over: "You can stay for a month**, after which** you need a visa".

That is a case of its own: "If more than a month has passed, you need a visa".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting, sentence_start
from cmr_logic.text import word_set

_AFTER, _WHICH = "after", "which"
_THAT = frozenset({"that", "this"})
_THEN = word_set("thereafter afterwards")
# What it may be called: "after that **period**"; not "after that match".
_OF_TIME = word_set("date time point period")
_UNITS = syntax.TIME_UNITS | {"minute", "minutes"}
_COUNTING = syntax.NUMBERS | {"a", "an"}
_THE_FIRST = ("the", "first")  # what stands before one of a time: "**the first** month"
_ONE = frozenset({"a", "an", "one", "1"})
# What makes a time no length by itself: "14 days **before** the race", "60 years **old**".
_PLACING = word_set("before after from of old ago later earlier prior following")
# A bound is none either: what comes later is not so "**within** 14 days".
_BOUNDING = frozenset({"within"})
# A case has its own time: "**if** you were away for a week"; not "you stay for a week".
_STARTS = word_set("when if unless where while")
SIGNS = frozenset({_AFTER}) | _THEN
"""Words of which each has one: "**after** which you pay"; not "which you pay"."""


def after_which(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each turn to what comes when a time is over, with what it comes to.

    Example:
        >>> (first, last, said), = after_which("stay for a month , after which you pay .".split())
        >>> first, last, " ".join(said)
        (4, 7, '. if more than a month has passed ,')
        >>> list(after_which("stay until may . after that you pay .".split()))
        []
        >>> list(after_which("row until may , after which you pay .".split()))
        [(3, 6, ('.', 'after', 'that', ','))]
        >>> list(after_which("row until may . thereafter you pay .".split()))
        [(3, 5, ('.', 'after', 'that', ','))]
    """
    for at, word in enumerate(words):
        if at < 2 or (word != _AFTER and word not in _THEN):  # noqa: PLR2004 - a statement before
            continue
        behind = words[at + 1] if at + 1 < len(words) else ""
        relative = word == _AFTER and behind == _WHICH
        anew = words[at - 1] in STOPS and (word in _THEN or behind in _THAT)
        if not (relative or anew):
            continue
        first = at - 1 if words[at - 1] in STOPS | {","} else at
        last = at + 1 + (word == _AFTER)
        last += word == _AFTER and not _OF_TIME.isdisjoint(words[last : last + 1])
        last += words[last : last + 1] == [","] or words[last : last + 1] == (",",)
        passed = _time_over(words, first)
        if passed:
            yield first, last, (".", "if", "more", "than", *passed, ",")
        elif relative or word in _THEN:
            yield first, last, (".", "after", "that", ",")


def _time_over(words: Sequence[str], end: int) -> tuple[str, ...]:
    """Return how long the statement up to an index lasts, and that it is over; () for no length.

    Example:
        >>> _time_over("the first two hours are free".split(), 6)
        ('two', 'hours', 'have', 'passed')
        >>> _time_over("swim free for the first month".split(), 6)
        ('a', 'month', 'has', 'passed')
        >>> _time_over("pay 2 days before the race".split(), 6)
        ()
        >>> _time_over("cancel within 14 days".split(), 4)
        ()
    """
    start = sentence_start(words, end)
    if not _STARTS.isdisjoint(words[start:end]):
        return ()
    for at in range(end - 1, start, -1):
        number = words[at - 1]
        counted = words[at] in _UNITS and (number in _COUNTING or number[:1].isdigit())
        bound = not _BOUNDING.isdisjoint(words[max(at - 2, start) : at - 1])
        if counted and not bound and (at + 1 == end or words[at + 1] not in _PLACING):
            return number, words[at], "has" if number in _ONE else "have", "passed"
        if words[at] in _UNITS and tuple(words[at - 2 : at]) == _THE_FIRST and at - 2 > start:
            return syntax.article(words[at]), words[at], "has", "passed"
    return ()
