"""Limits behind one of the other kind: "unless it rains**, and only if** you row", "in no case".

And an exception said as leave: "with one exception**: if you row, you may**"; and tails of limits
that change nothing: "as long as you row, **but no longer**", "(**see 3**)".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import OF_CASES, STOPS, Rewriting, sentence_end, sentence_start

_AND, _COMMA, _UNLESS, _PROVIDED = "and", ",", "unless", ("provided", "that")
# What opens a limit that is met, behind "and": "and **only if** you row"; not "and if".
_MET = (("only", "if"), ("only", "when"), ("only", "where"), ("provided", "that"), ("provided",))
# What opens one that denies, behind "and": "and **in no case** if"; not "and not a boat".
_NEVER = (("in", "no", "case"), ("in", "no", "event"), ("under", "no", "circumstances"), ("never",))
_SAME_GOES = (".", "the", "same", "goes", "if")
_OPENERS = OF_CASES | {_UNLESS, "provided"}
# Ways to announce what an exception is; "**with one exception**: if", "**except that** if".
_EXCEPTING = (
    *(("with", *one, "exception", ":") for one in (("one",), ("this",), ("only", "one"), ("a",))),
    ("with", "the", "following", "exception", ":"),
    ("the", "only", "exception", ":"),
    ("the", "exception", ":"),
    ("the", "exception", "is", "that"),
    ("the", "only", "exception", "is", "that"),
    ("except", "that"),
    ("save", "that"),
    ("with", "the", "exception", "that"),
)
# Leave that repeats what was denied, at the end: "if you row, **you may**"; not "you may row".
_LEAVE = frozenset({"may", "can"})
_YOU, _IF = "you", "if"
_AGAIN = ((), ("do", "so"), ("after", "all"), ("do", "so", "after", "all"), ("do", "it"))
_LONGEST = 25  # words of a case
_NO_LONGER, _THEN = ("but", "no", "longer"), ("but", "then", "only")
# What points from a bracket at another place: "(**see** rule 3)"; not "(seeing that)".
_SEEING = frozenset({"see", "cf", "cf."})
_BEFORE_SEEING = frozenset({"but", "and", "please", "also"})
_LONGEST_BRACKET = 7
SIGNS = _SEEING | {"no", "never", "only", "provided", "exception", "that", "then"}
"""Words of which each of them has one: "and **only** if"; not "and if"."""


def limits_turned(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them, with what it comes to.

    Example:
        >>> list(limits_turned("you may row unless it rains , and only if you swim .".split()))
        [(6, 10, (',', 'provided', 'that'))]
        >>> list(limits_turned("you may row if it rains , and only if you swim .".split()))
        []
        >>> list(limits_turned("you may not row if it rains , and in no case if ill .".split()))
        [(7, 13, ('.', 'the', 'same', 'goes', 'if'))]
        >>> list(limits_turned("no rowing , with one exception : if you swim , you may .".split()))
        [(2, 8, (',', 'unless')), (10, 13, ())]
        >>> list(limits_turned("row if you swim ( but see rule 3 ) .".split()))
        [(4, 10, ())]
        >>> list(limits_turned("row if you ( or he ) swim , but then only if you pay .".split()))
        [(9, 11, ('but',))]
    """
    for at, word in enumerate(words):
        if word == "(":
            yield from _pointing_away(words, at)
        elif word == _AND:
            yield from _joined(words, at)
        elif word == "but" and _said(words, at, _THEN):
            yield at, at + 2, ("but",)
        elif word == "but" and _said(words, at, _NO_LONGER):
            yield from _no_longer(words, at)
        elif word in {"with", "the", "except", "save"}:
            yield from _excepting(words, at)


def _said(words: Sequence[str], at: int, phrase: tuple[str, ...]) -> bool:
    return tuple(words[at : at + len(phrase)]) == phrase


def _pointing_away(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Leave out a bracket that only says where more is told: "(but see rule 3)"."""
    end = next((i for i in range(at, min(len(words), at + _LONGEST_BRACKET)) if words[i] == ")"), 0)
    see = at + 1
    while see < end and words[see] in _BEFORE_SEEING:
        see += 1
    if see < end - 1 and words[see] in _SEEING and STOPS.isdisjoint(words[at:end]):
        yield at, end + 1, ()


def _no_longer(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Leave out what says that leave ends with its case: "while you row, **but no longer**"."""
    last = at + len(_NO_LONGER)
    ends = last >= len(words) or words[last] in STOPS
    if ends and at:
        yield at - (words[at - 1] == _COMMA), last, ()


def _joined(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find a limit behind "and" that the opener before it does not reach."""
    met = next((phrase for phrase in _MET if _said(words, at + 1, phrase)), None)
    never = next((phrase for phrase in _NEVER if _said(words, at + 1, phrase)), None)
    if at < 1 or (met is None and never is None):
        return
    start = at - (words[at - 1] == _COMMA)
    first = sentence_start(words, at)
    openers = [i for i in range(first, at) if words[i] in _OPENERS]
    if not openers:
        return
    opener = openers[-1]
    but_not = words[opener] in OF_CASES and words[max(opener - 1, 0)] == "not"
    said = words[first : openers[0] - (words[openers[0] - 1] == "not" and openers[0] > first)]
    denied = not syntax.NEGATIONS.isdisjoint(said)
    if met is not None and not denied and (but_not or words[opener] == _UNLESS):
        yield start, at + 1 + len(met), (_COMMA, *_PROVIDED)
    elif never is not None and denied and start < at:
        behind = at + 1 + len(never)
        if behind < len(words) and words[behind] in OF_CASES:
            yield start, behind + 1, _SAME_GOES


def _excepting(words: Sequence[str], at: int) -> Iterator[Rewriting]:
    """Find an exception that is said as leave: "except that **if you row, you may**"."""
    phrase = next((phrase for phrase in _EXCEPTING if _said(words, at, phrase)), None)
    if phrase is None or not at:
        return
    stop = words[at - 1] in STOPS
    comma = words[at - 1] in STOPS | {_COMMA}
    opener = at + len(phrase)
    unless = ("the", "exception", "is", _IF) if stop else (_COMMA, _UNLESS)
    start = at - (comma and not stop)
    end = min(sentence_end(words, opener), opener + _LONGEST)
    if _said(words, opener, (_IF,)):
        tail = next((i for i in range(opener, end - 2) if _repeats(words, i, end)), None)
        if tail is not None:
            yield start, opener + 1, unless
            yield tail, end, ()
    elif _said(words, opener, (_YOU,)) and words[opener + 1] in _LEAVE:
        case = next((i for i in range(opener, end) if words[i] == _IF), None)
        if case is not None and tuple(words[opener + 2 : case]) in _AGAIN:
            yield start, case + 1, unless


def _repeats(words: Sequence[str], at: int, end: int) -> bool:
    """Tell whether a sentence ends in leave that says nothing new: "**, you may do so**"."""
    leave = words[at] == _COMMA and words[at + 1] == _YOU and words[at + 2] in _LEAVE
    return leave and tuple(words[at + 3 : end]) in _AGAIN
