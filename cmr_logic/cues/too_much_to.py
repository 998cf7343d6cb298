"""What is denied by a measure: "it is **too late to** appeal if" is "you cannot appeal if".

So are "you are too old to row if" and "if you are 16, you earn too much to get the grant".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cmr_logic import syntax
from cmr_logic.cues.exceptions_said import (
    OF_CASES,
    STOPS,
    Rewriting,
    sentence_end,
    sentence_start,
)
from cmr_logic.text import ADJECTIVE, classes

_TOO, _TO, _YOU = "too", "to", "you"
# Subjects that are whoever reads: "**you** are too old to"; "it" is nothing that is spoken of.
_SUBJECTS = frozenset({_YOU, "it"})
_IS = syntax.BE | {"'s"}
# Words of how much, behind a verb: "you earn too **much** to"; not "you row too fast to".
_MUCH = frozenset({"much", "many", "little", "few"})
_FOR_YOU = ("for", "you")  # "too late **for you** to appeal"
_WORDS = 8  # tokens from the start of the statement to "too": "you will by then earn"
SIGNS = frozenset({_TOO})
"""Words of which each has one: "**too** late to"; not "late"."""


def too_much_to(words: Sequence[str]) -> Iterator[Rewriting]:
    """Find each of them that a statement opens with, before its case, with what it comes to.

    Example:
        >>> list(too_much_to("it is too late to appeal if 9 days have passed .".split()))
        [(0, 5, ('you', 'can', 'not'))]
        >>> list(too_much_to("it is not too late for you to appeal if you hurry .".split()))
        [(0, 8, ('you', 'can'))]
        >>> list(too_much_to("if you are 9 , you are too young to row .".split()))
        [(5, 10, ('you', 'can', 'not'))]
        >>> list(too_much_to("you can get it if you are too ill to work .".split()))
        []
        >>> list(too_much_to("it is too late to appeal .".split()))
        []
    """
    for at in range(2, len(words) - 3):
        if words[at] != _TOO:
            continue
        start, to = _statement_start(words, at), at + 2
        to += words[at + 1] in _MUCH and words[to] != _TO  # "too much money to"
        if tuple(words[to : to + len(_FOR_YOU)]) == _FOR_YOU:
            to += len(_FOR_YOU)
        measured = to < len(words) and words[to] == _TO and _is_measured(words, start, at)
        behind, fronted = words[to : sentence_end(words, to)], words[sentence_start(words, at)]
        if measured and not OF_CASES.isdisjoint((*behind, fronted)):
            denied = not syntax.NEGATIONS.isdisjoint(words[start:at])
            yield start, to + 1, (_YOU, "can") if denied else (_YOU, "can", "not")


def _statement_start(words: Sequence[str], at: int) -> int:
    """Return where the statement begins that an index stands in."""
    near = range(at - 1, max(at - _WORDS, -1), -1)
    return next((i + 1 for i in near if words[i] in STOPS or words[i] == ","), max(at - _WORDS, 0))


def _is_measured(words: Sequence[str], start: int, at: int) -> bool:
    """Tell whether whoever reads is "too late", or has "too much", as a statement begins."""
    if words[start] not in _SUBJECTS:
        return False
    if words[at - 1 - (words[at - 1] in syntax.NEGATIONS)] in _IS:
        return ADJECTIVE in classes(words[at + 1])
    return words[start] == _YOU and words[at + 1] in _MUCH
