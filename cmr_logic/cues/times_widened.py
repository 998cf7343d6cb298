"""Times that a case makes longer: "in the first week, **or later if** the guide agrees".

In plain words both are cases: "if it is in the first week or if the guide agrees". A second time
that is told stands beside its case: "within a week, **or within a month if** you are ill".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import Rewriting, sentence_end, sentence_start
from cmr_logic.cues.in_row import in_row
from cmr_logic.text import word_set

# Joints before a second time, and what opens its case: "**or** later **if** you are ill".
_JOINTS = frozenset({"or", "and"})
_IF, _FOR = "if", "for"
_CASES = word_set("if when where once")
# Words for whatever time is left: "or **later on** if"; not "or in May if".
_ANY_TIME = (
    ("later",),
    ("later", "on"),
    ("later", "than", "that"),
    ("after", "that"),
    ("after", "this"),
    ("afterwards",),
    ("thereafter",),
    ("at", "any", "time"),
    ("any", "time"),
    ("anytime",),
    ("at", "all", "times"),
    ("at", "any", "other", "time"),
    ("at", "other", "times"),
    ("outside", "this", "time"),
    ("outside", "these", "times"),
    ("outside", "those", "times"),
    ("all", "year"),
    ("all", "year", "round"),
    ("all", "the", "year", "round"),
    ("throughout", "the", "year"),
    ("all", "day"),
    ("all", "week"),
    ("every", "day"),
    ("sooner",),
    ("earlier",),
    ("before", "that"),
    ("before", "then"),
)
_WITHIN = "within"
SIGNS = frozenset(phrase[-1] for phrase in _ANY_TIME) | {_WITHIN}
"""Words of which each has one: "or **later** if you are ill"; not "or if you are ill"."""
# What opens the first time: "**in** the first week"; not "of the week".
_OPENING = word_set("in on at during before between within from until after up")
_UNITS = (
    syntax.TIME_UNITS
    | syntax.WEEKDAYS
    | frozenset(syntax.MONTHS)
    | frozenset(f"{day}s" for day in syntax.WEEKDAYS)
    | word_set(
        "term season noon midday midnight am pm dusk dawn morning evening summer winter night"
    )
)
_LONGEST = 9  # words of the first time: "in the first two weeks of the new term"
# Words of a case that is told already: "**if** you row in the first week, or later if".
_TOLD = word_set("if unless when where while until except provided who that which only")
_UP, _TO = "up", "to"
_LEADING = word_set("until from since")  # words of a longer opening: "**until** after May"
_STARTS = frozenset(phrase[0] for phrase in _ANY_TIME) | {_WITHIN}
CLOSER = in_row(_JOINTS, _STARTS)
"""Two words in a row of which each has one, too: "**or later** if you are ill"; not "later"."""


def times_widened(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with the cases that it comes to.

    Example:
        >>> list(times_widened("swap in the first week , or later if we agree".split()))
        [(1, 2, ('if', 'it', 'is', 'in')), (5, 9, ('or', 'if'))]
        >>> list(times_widened("shut in may , and all year round for dogs".split()))
        [(1, 2, ('if', 'it', 'is', 'in')), (3, 9, ('or', 'if', 'you', 'are'))]
        >>> row = "go within a week or within a month if you are ill"
        >>> list(times_widened(row.split()))[1:]
        [(4, 6, ('or', 'if', 'it', 'is', 'within')), (8, 9, ('and',))]
        >>> list(times_widened("swap in the hut , or later if we agree".split()))
        []
        >>> list(times_widened("if you swap in may , or later if we agree".split()))
        []
    """
    for at in [at for at, word in enumerate(words) if word in _JOINTS and at > 1]:
        if at + 2 >= len(words) or words[at + 1] not in _STARTS:
            continue
        joint = at - (words[at - 1] == ",")
        first = _time_before(words, joint)
        if first is None or not _TOLD.isdisjoint(words[sentence_start(words, at) : first]):
            continue
        for start, last, plainly in _widened(words, joint, at):
            if start == joint:
                yield first, first + 1, (_IF, "it", "is", words[first])
            yield start, last, plainly


def _widened(words: Sequence[str], joint: int, at: int) -> list[Rewriting]:
    """Return how the second time is said plainly, where a case stands behind it; else nothing."""
    if words[at + 1] == _WITHIN:
        end = min(sentence_end(words, at), at + _LONGEST)
        case = next((i for i in range(at + 3, end) if words[i] in _CASES), None)
        if case is None or _UNITS.isdisjoint(words[at + 2 : case]) or "," in words[at:case]:
            return []
        said = ("or", _IF, "it", "is", _WITHIN)
        return [(joint, at + 2, said), (case, case + 1, ("and",))]
    phrases = [p for p in _ANY_TIME if tuple(words[at + 1 : at + 1 + len(p)]) == p]
    behind = at + 1 + max(map(len, phrases), default=0)
    if not phrases or behind + 1 >= len(words):
        return []
    if words[behind] in _CASES:
        return [(joint, behind + 1, ("or", _IF))]
    people = words[behind] == _FOR and syntax.is_plural_noun(words[behind + 1])
    return [(joint, behind + 1, ("or", _IF, "you", "are"))] if people else []


def _time_before(words: Sequence[str], end: int) -> int | None:
    """Return where the time opens that ends before an index, None for a place or a thing."""
    for at in range(end - 2, max(sentence_start(words, end), end - _LONGEST) - 1, -1):
        if words[at] in _OPENING and not _UNITS.isdisjoint(words[at + 1 : end]):
            inner = words[at - 1] == _UP or (words[at] == _UP and words[at + 1] != _TO)
            return None if inner or not at or words[at - 1] in _LEADING else at
        if words[at] in {",", ":"}:
            return None
    return None
