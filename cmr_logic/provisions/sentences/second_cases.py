"""A second case in one sentence: "If A, you get B**, and if C, you get D**".

Or behind what it leads to: "It is kept if A**, but it is returned if B**".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

from cmr_logic.clauses.nodes import Statement
from cmr_logic.clauses.parse import parse_sentence
from cmr_logic.clauses.stretch import SEPARATORS
from cmr_logic.provisions.words.clause_words import OPENING_CASES
from cmr_logic.records import record
from cmr_logic.text import Tokens, keys, places_of

# Words between two cases: "…, **and** if you sail"; not "or".
_JOINING = frozenset({"and", "but"})
_BUT = "but"
_TWO = 2  # openings of cases, of which each side has one
# What is but supposed: "you **would** be ill if you left"; not "you will pay if you leave".
_SUPPOSED = frozenset({"would", "could", "might"})


@record(frozen=True, slots=True)
class SecondCase:
    """Where a sentence goes on with a case and conclusion of their own.

    Args:
        before: index after the last token of what stands before.
        start: index of the word that opens the case.
    """

    before: int
    start: int


def second_case_at(tokens: Tokens, first: int, last: int) -> SecondCase | None:
    """Return where a second case with its own conclusion starts in a sentence, None for none.

    Example:
        >>> from cmr_logic.text import tokenize
        >>> tokens = tokenize("If you row, you pay £3, and if you sail, you pay £5.")
        >>> second_case_at(tokens, 0, len(tokens))
        SecondCase(before=8, start=10)
        >>> tokens = tokenize("It is kept if you leave, but it is repaid if you are ill.")
        >>> second_case_at(tokens, 0, len(tokens))
        SecondCase(before=6, start=8)
        >>> tokens = tokenize("You can row if you are 12, and if you can swim.")
        >>> second_case_at(tokens, 0, len(tokens)) is None
        True
    """
    words = tokens.words
    for at in (joint - 1 for joint in places_of(words, _JOINING, first + 2, last - 2)):
        if words[at] not in SEPARATORS or words[at + 2] not in OPENING_CASES:
            continue
        parts = (parse_sentence(tokens, start, end) for start, end in ((first, at), (at + 2, last)))
        if all(part.statements for part in parts):
            return SecondCase(at, at + 2)
    return _said_of_other_case(tokens, first, last)


def _said_of_other_case(tokens: Tokens, first: int, last: int) -> SecondCase | None:
    """Return where something else is said, of a second case that stands behind it.

    Where what is said could belong to the first case, it has a subject of its own and a case: "You
    can stay if the room is booked but it is not paid for" has but one.
    """
    words = tokens.words
    said = words[first:last]
    parted = _BUT in said or not SEPARATORS.isdisjoint(said)
    several = parted and sum(map(OPENING_CASES.__contains__, said)) >= _TWO  # in few sentences
    joints = (at for at in range(first + 1, last - 1) if _joins(words, at))
    at = next(joints, None) if several else None
    if at is None:
        return None
    front, behind = words[first:at], words[at + 1 : last]
    cased = not (OPENING_CASES.isdisjoint(front[1:]) or OPENING_CASES.isdisjoint(behind[1:]))
    if not cased or behind[0] in OPENING_CASES or not _SUPPOSED.isdisjoint(behind):
        return None
    again = not keys(_before_case(front)).isdisjoint(keys(_before_case(behind)))
    if words[at] != _BUT and front[0] in OPENING_CASES and not again:
        return None  # "if you are ill, and you are sad if …": what is said again is none of that
    if len(parse_sentence(tokens, first, last).statements) > 1:
        return None  # as of "…, but you **can** row if": no case has taken it in
    parts = (parse_sentence(tokens, start, end) for start, end in ((first, at), (at + 1, last)))
    if not all(len(part.statements) == 1 and _has_case(part.statements[0]) for part in parts):
        return None
    return SecondCase(at - (words[at - 1] in SEPARATORS), at + 1)


def _joins(words: Sequence[str], at: int) -> bool:
    return words[at] == _BUT or (words[at] in _JOINING and words[at - 1] in SEPARATORS)


def _before_case(words: Sequence[str]) -> Iterator[str]:
    return takewhile(lambda word: word not in OPENING_CASES, words)


def _has_case(statement: Statement) -> bool:
    """Tell whether a statement has a subject, a verb and a case behind them."""
    said = statement.subject is not None and statement.predicate is not None
    return said and bool(statement.conditions)
