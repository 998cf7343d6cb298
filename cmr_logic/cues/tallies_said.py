"""How many of a list must hold, said plainly: "2 out of 4 of these" as "2 of these"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import STOPS, Rewriting
from cmr_logic.cues.in_row import in_row
from cmr_logic.cues.references import LISTED
from cmr_logic.text import VERB, bases, places_of, word_set

# How many a list may have or ask for: "**two** of these"; not "twenty".
_COUNTS = word_set("one two three four five six seven eight 1 2 3 4 5 6 7 8")
# Words before such a number: "**at least** two", "any two"; not "about two".
_BOUNDS = (("at", "least"), ("at", "most"), ("no", "more", "than"), ("any",), ("only",), ("just",))
_BOUND_ENDS = frozenset(bound[-1] for bound in _BOUNDS)
_SUBJECT = ("subject", "to")  # before a bound of an amount: "**subject to** a maximum of two"
_MINIMUM, _MAXIMUM = ("a", "minimum", "of"), ("a", "maximum", "of")
_OUT_OF, _OF, _THE = ("out", "of"), "of", frozenset({"the", "these", "those"})
_OF_THESE = ("of", "these")
_OF_THE = frozenset({(_OF, "the"), _OF_THESE})
# Nouns for the items of a list: "two of the four **statements**"; not "two of the four boats".
_ITEMS = frozenset(LISTED) | word_set("questions boxes answers")
BELOW = frozenset({"below", "listed", "following", "here"})
"""Words that point at a list: "the points **below**"; not "the bank"."""
# Verbs by which items hold: "if at least two **apply**"; not "at least two pay".
_HOLD = word_set("apply applies")
# What items are where they hold: "at least two of them are **true**"; not "are late".
_SO = word_set("true met satisfied fulfilled correct right")
_SAY_YES, _ANSWER = ("say", "yes", "to"), "answer"
_AIM = "to"  # opens what is to be reached: "**to** join two of the points below must be met"
_LONGEST = 12  # words of such an aim
_BY_WORD = frozenset({"minimum", "maximum", "say"})  # told by a word, and not by a number alone
# Verbs before how many are asked for: "you must **meet** both conditions to row"; not "see both".
_MEETING = word_set("meet satisfy fulfil fulfill pass")
_EACH = frozenset({"both", "all"})
_ASKED_FOR = _EACH | _COUNTS
SIGNS = frozenset({"minimum", "maximum", "out", "least", "any", "say", *_COUNTS, *_EACH})
"""Words of which each of them has one: "a **minimum** of two"; not "twenty"."""
CLOSER = (
    _BY_WORD
    | in_row(_MEETING, _EACH | _COUNTS)
    | in_row(_BOUND_ENDS, _COUNTS)
    | in_row(_COUNTS, (_OF, _OUT_OF[0]))
)
"""Signs of which each has one, too: "at **least two** apply"; not "two boats"."""


def tallies_said(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(tallies_said("if a minimum of two points apply :".split()))
        [(1, 4, ('at', 'least')), (5, 6, ('of', 'these'))]
        >>> list(tallies_said("if you meet 2 out of the 4 points below :".split()))
        [(4, 5, ()), (7, 8, ())]
        >>> list(tallies_said("you must have at least one :".split()))
        [(6, 6, ('of', 'these'))]
        >>> list(tallies_said("you must meet both conditions to row :".split()))
        [(4, 5, ('of', 'these'))]
        >>> list(tallies_said("to join at least two of the points below must be true".split()))
        [(2, 2, (',',))]
        >>> list(tallies_said("two of the four boats leak at least once".split()))
        []
    """
    for at in range(len(words) - 2 if not _BY_WORD.isdisjoint(words) else 0):
        if words[at] == "a" and tuple(words[at : at + 3]) in (_MINIMUM, _MAXIMUM):
            counts = words[at + 3 : at + 4] and words[at + 3] in _COUNTS
            if counts and tuple(words[max(at - 2, 0) : at]) != _SUBJECT:
                yield at, at + 3, ("at", "least" if words[at + 1] == "minimum" else "most")
        elif words[at] == _SAY_YES[0] and tuple(words[at : at + 3]) == _SAY_YES:
            yield at, at + 1, (_ANSWER,)
    for at in places_of(words, _ASKED_FOR):
        yield from _met_for_aim(words, at)
    for at in places_of(words, _COUNTS):
        yield from _of_so_many(words, at)
        yield from _of_these(words, at)
        yield from _of_those_below(words, at)


def _met_for_aim(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Point at the list that an aim stands before: "you must meet both **conditions** to row:"."""
    noun = at + 1 + (tuple(words[at + 1 : at + 2]) == ("the",))
    listed = tuple(words[noun : noun + 1]) != () and words[noun] in _ITEMS
    if listed and at and words[at - 1] in _MEETING and tuple(words[noun + 1 : noun + 2]) == (_AIM,):
        yield at + 1, noun + 1, _OF_THESE


def _of_so_many(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Drop how many a list has: "two **out** of the **four** points below"."""
    out = tuple(words[at + 1 : at + 3]) == _OUT_OF
    of = at + 1 + out
    if of >= len(words) or words[of] != _OF:
        return
    total = of + 1 + (of + 1 < len(words) and words[of + 1] in _THE)
    if total + 1 >= len(words) or words[total] not in _COUNTS:
        return
    behind = words[total + 1]
    if total == of + 1:  # "2 out of 4 of the following", "2 of 4 points"
        if behind == _OF:
            yield at + 1, total + 1, ()
        elif behind in _ITEMS:
            yield at + 1, total + 1, ("of", "the")
    elif behind in _ITEMS or not BELOW.isdisjoint(words[total + 1 : total + 3]):
        if out:
            yield at + 1, at + 2, ()
        yield total, total + 1, ()


def _of_those_below(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Name those below that do something as a list: "**four of the six badges below** earn you"."""
    start = _bounded_from(words, at)
    first = at if start is None else start
    opens = first == 0 or words[first - 1] in STOPS
    if not opens or tuple(words[at + 1 : at + 3]) not in _OF_THE:
        return
    noun = at + 3 + (words[at + 3 : at + 4] != () and words[at + 3] in _COUNTS)
    behind = words[noun + 1 : noun + 3]
    named = words[noun : noun + 1] != () and syntax.is_plural_noun(words[noun])
    if named and len(behind) > 1 and behind[0] in BELOW and behind[1] in bases(behind[1], VERB):
        yield at + 1, noun + 2, _OF_THESE


def _of_these(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Say of what so many must hold: "if at least two **of these** apply", "at least one:"."""
    start = _bounded_from(words, at)
    if start is None or at + 1 >= len(words):
        return
    if words[at + 1] == _OF and words[start] != "a" and _behind_aim(words, start):
        yield start, start, (",",)
    end = at + 1
    if words[end] in _ITEMS:
        end += 1
        end += end < len(words) and words[end] in BELOW
    said = words[end : end + 2]
    held = not _HOLD.isdisjoint(said[:1])
    held = held or not (syntax.BE.isdisjoint(said[:1]) or _SO.isdisjoint(said[1:]))
    if held or words[at + 1] == ":":
        yield at + 1, end, _OF_THESE


def _behind_aim(words: Sequence[str], last: int) -> bool:
    """Tell whether an aim without a comma behind it opens the sentence: "**to join** | two of"."""
    near = range(last - 1, max(last - _LONGEST, -1), -1)
    first = next((i + 1 for i in near if words[i] in STOPS), 0)
    said = words[first:last]
    stated = "," in said or not syntax.NOMINATIVES.isdisjoint(said)  # "to row you must meet"
    return len(said) in range(2, _LONGEST) and said[0] == _AIM and not stated


def _bounded_from(words: Sequence[str], at: int) -> int | None:
    """Return where the bound before a number begins: "**at least** two", None where none stands."""
    if tuple(words[max(at - 3, 0) : at]) == _MINIMUM:
        return at - 3
    if not at or words[at - 1] not in _BOUND_ENDS:
        return None
    starts = (at - len(bound) for bound in _BOUNDS if at >= len(bound))
    return next((i for i in starts if tuple(words[i:at]) in _BOUNDS), None)
